package oxpecker;

/** What JDK 17 says about characters; tests/java/character_tables.py writes this. */
public final class CharacterTables {
    /** Letters. */
    public static /*@ pure @*/ boolean letter(int c) {
        return (c < 5762 ? (c < 2908 ? (c < 2137 ? (c < 1371 ? (c < 752 ? (c < 192 ? (c < 170 ? (c < 91 ? (c < 65 ?
        false : true) : (c < 97 ? false : (c < 123 ? true : false))) : (c < 183 ? (c < 172 ? (c & 1) == 0 : (c < 181 ?
        false : (c & 1) == 1)) : (c < 186 ? false : (c < 188 ? (c & 1) == 0 : false)))) : (c < 706 ? (c < 217 ? (c < 215
        ? true : (c & 1) == 0) : (c < 247 ? true : (c < 249 ? (c & 1) == 0 : true))) : (c < 736 ? (c < 710 ? false : (c
        < 722 ? true : false)) : (c < 741 ? true : (c < 748 ? false : (c & 1) == 0))))) : (c < 911 ? (c < 891 ? (c < 885
        ? (c < 880 ? false : true) : (c < 887 ? (c & 1) == 0 : (c < 889 ? (c & 1) == 1 : (c & 1) == 0))) : (c < 902 ? (c
        < 894 ? true : (c < 897 ? (c & 1) == 1 : false)) : (c < 905 ? (c & 1) == 0 : (c < 907 ? true : (c & 1) == 0))))
        : (c < 1154 ? (c < 932 ? (c < 930 ? true : (c & 1) == 1) : (c < 1014 ? true : (c < 1016 ? (c & 1) == 1 : true)))
        : (c < 1330 ? (c < 1162 ? false : (c < 1328 ? true : (c & 1) == 1)) : (c < 1367 ? true : (c < 1369 ? false : (c
        & 1) == 1)))))) : (c < 1808 ? (c < 1650 ? (c < 1519 ? (c < 1417 ? (c < 1376 ? false : true) : (c < 1488 ? false
        : (c < 1515 ? true : false))) : (c < 1611 ? (c < 1523 ? true : (c < 1568 ? false : true)) : (c < 1646 ? false :
        (c < 1648 ? true : (c & 1) == 1)))) : (c < 1774 ? (c < 1751 ? (c < 1748 ? true : (c & 1) == 1) : (c < 1765 ?
        false : (c < 1767 ? true : false))) : (c < 1789 ? (c < 1776 ? true : (c < 1786 ? false : true)) : (c < 1791 ?
        false : (c < 1793 ? (c & 1) == 1 : false))))) : (c < 2042 ? (c < 1969 ? (c < 1840 ? (c < 1811 ? (c & 1) == 0 :
        true) : (c < 1869 ? false : (c < 1958 ? true : false))) : (c < 2027 ? (c < 1971 ? (c & 1) == 1 : (c < 1994 ?
        false : true)) : (c < 2036 ? false : (c < 2038 ? true : false)))) : (c < 2076 ? (c < 2048 ? (c < 2044 ? (c & 1)
        == 0 : false) : (c < 2070 ? true : (c < 2074 ? false : (c & 1) == 0))) : (c < 2088 ? (c < 2084 ? false : (c <
        2086 ? (c & 1) == 0 : false)) : (c < 2090 ? (c & 1) == 0 : (c < 2112 ? false : true))))))) : (c < 2579 ? (c <
        2473 ? (c < 2384 ? (c < 2231 ? (c < 2155 ? (c < 2144 ? false : true) : (c < 2208 ? false : (c < 2229 ? true : (c
        & 1) == 0))) : (c < 2362 ? (c < 2248 ? true : (c < 2308 ? false : true)) : (c < 2365 ? false : (c < 2367 ? (c &
        1) == 1 : false)))) : (c < 2433 ? (c < 2392 ? (c < 2386 ? (c & 1) == 0 : false) : (c < 2402 ? true : (c < 2417 ?
        false : true))) : (c < 2447 ? (c < 2437 ? false : (c < 2445 ? true : false)) : (c < 2449 ? true : (c < 2451 ?
        false : true))))) : (c < 2526 ? (c < 2490 ? (c < 2481 ? (c < 2475 ? (c & 1) == 0 : true) : (c < 2484 ? (c & 1)
        == 0 : (c < 2486 ? false : true))) : (c < 2510 ? (c < 2493 ? false : (c < 2495 ? (c & 1) == 1 : false)) : (c <
        2512 ? (c & 1) == 0 : (c < 2524 ? false : true)))) : (c < 2556 ? (c < 2530 ? (c < 2528 ? (c & 1) == 1 : true) :
        (c < 2544 ? false : (c < 2546 ? true : false))) : (c < 2571 ? (c < 2558 ? (c & 1) == 0 : (c < 2565 ? false :
        true)) : (c < 2575 ? false : (c < 2577 ? true : false)))))) : (c < 2742 ? (c < 2674 ? (c < 2614 ? (c < 2603 ? (c
        < 2601 ? true : (c & 1) == 0) : (c < 2609 ? true : (c < 2611 ? (c & 1) == 0 : (c & 1) == 1))) : (c < 2649 ? (c <
        2617 ? (c & 1) == 0 : (c < 2619 ? (c & 1) == 1 : false)) : (c < 2653 ? true : (c < 2656 ? (c & 1) == 0 :
        false)))) : (c < 2706 ? (c < 2693 ? (c < 2677 ? true : false) : (c < 2702 ? true : (c < 2704 ? (c & 1) == 1 :
        true))) : (c < 2731 ? (c < 2708 ? (c & 1) == 1 : (c < 2729 ? true : (c & 1) == 0)) : (c < 2737 ? true : (c <
        2739 ? (c & 1) == 0 : (c & 1) == 1))))) : (c < 2829 ? (c < 2770 ? (c < 2749 ? (c < 2746 ? true : false) : (c <
        2751 ? (c & 1) == 1 : (c < 2768 ? false : (c & 1) == 0))) : (c < 2809 ? (c < 2784 ? false : (c < 2786 ? true :
        false)) : (c < 2811 ? (c & 1) == 1 : (c < 2821 ? false : true)))) : (c < 2865 ? (c < 2835 ? (c < 2831 ? false :
        (c < 2833 ? true : false)) : (c < 2857 ? true : (c < 2859 ? (c & 1) == 0 : true))) : (c < 2874 ? (c < 2867 ? (c
        & 1) == 0 : (c < 2870 ? (c & 1) == 1 : true)) : (c < 2877 ? false : (c < 2879 ? (c & 1) == 1 : false)))))))) :
        (c < 3655 ? (c < 3217 ? (c < 3002 ? (c < 2963 ? (c < 2931 ? (c < 2912 ? (c < 2910 ? true : (c & 1) == 1) : (c <
        2914 ? true : (c < 2929 ? false : (c & 1) == 1))) : (c < 2955 ? (c < 2947 ? false : (c < 2950 ? (c & 1) == 1 :
        true)) : (c < 2958 ? false : (c < 2961 ? true : (c & 1) == 0)))) : (c < 2977 ? (c < 2969 ? (c < 2966 ? true :
        false) : (c < 2971 ? true : (c < 2975 ? (c & 1) == 0 : (c & 1) == 1))) : (c < 2984 ? (c < 2979 ? false : (c <
        2981 ? true : false)) : (c < 2987 ? true : (c < 2990 ? false : true))))) : (c < 3133 ? (c < 3087 ? (c < 3026 ?
        (c < 3024 ? false : (c & 1) == 0) : (c < 3077 ? false : (c < 3085 ? true : (c & 1) == 0))) : (c < 3113 ? (c <
        3089 ? true : (c < 3091 ? (c & 1) == 0 : true)) : (c < 3115 ? (c & 1) == 0 : (c < 3130 ? true : false)))) : (c <
        3170 ? (c < 3160 ? (c < 3135 ? (c & 1) == 1 : false) : (c < 3163 ? true : (c < 3168 ? false : true))) : (c <
        3205 ? (c < 3200 ? false : (c < 3202 ? (c & 1) == 0 : false)) : (c < 3213 ? true : (c < 3215 ? (c & 1) == 0 :
        true)))))) : (c < 3406 ? (c < 3299 ? (c < 3254 ? (c < 3241 ? (c < 3219 ? (c & 1) == 0 : true) : (c < 3243 ? (c &
        1) == 0 : (c < 3252 ? true : (c & 1) == 1))) : (c < 3263 ? (c < 3258 ? true : (c < 3261 ? false : (c & 1) == 1))
        : (c < 3294 ? false : (c < 3297 ? (c & 1) == 0 : (c & 1) == 1)))) : (c < 3343 ? (c < 3315 ? (c < 3313 ? false :
        true) : (c < 3332 ? false : (c < 3341 ? true : (c & 1) == 0))) : (c < 3387 ? (c < 3345 ? true : (c < 3347 ? (c &
        1) == 0 : true)) : (c < 3389 ? false : (c < 3391 ? (c & 1) == 1 : false))))) : (c < 3506 ? (c < 3426 ? (c < 3412
        ? (c < 3408 ? (c & 1) == 0 : false) : (c < 3415 ? true : (c < 3423 ? false : true))) : (c < 3461 ? (c < 3450 ?
        false : (c < 3456 ? true : false)) : (c < 3479 ? true : (c < 3482 ? false : true)))) : (c < 3527 ? (c < 3516 ?
        (c < 3508 ? (c & 1) == 1 : true) : (c < 3519 ? (c & 1) == 1 : (c < 3521 ? (c & 1) == 0 : true))) : (c < 3635 ?
        (c < 3585 ? false : (c < 3633 ? true : (c & 1) == 0)) : (c < 3637 ? (c & 1) == 1 : (c < 3648 ? false :
        true))))))) : (c < 4256 ? (c < 3914 ? (c < 3773 ? (c < 3725 ? (c < 3715 ? (c < 3713 ? false : true) : (c < 3719
        ? (c & 1) == 0 : (c < 3723 ? true : (c & 1) == 0))) : (c < 3761 ? (c < 3748 ? true : (c < 3752 ? (c & 1) == 1 :
        true)) : (c < 3763 ? (c & 1) == 0 : (c < 3765 ? (c & 1) == 1 : false)))) : (c < 3804 ? (c < 3777 ? (c < 3775 ?
        (c & 1) == 1 : (c & 1) == 0) : (c < 3781 ? true : (c < 3784 ? (c & 1) == 0 : false))) : (c < 3842 ? (c < 3808 ?
        true : (c < 3840 ? false : (c & 1) == 0)) : (c < 3904 ? false : (c < 3912 ? true : (c & 1) == 1))))) : (c < 4190
        ? (c < 4139 ? (c < 3976 ? (c < 3949 ? true : false) : (c < 3981 ? true : (c < 4096 ? false : true))) : (c < 4176
        ? (c < 4159 ? false : (c < 4161 ? (c & 1) == 1 : false)) : (c < 4182 ? true : (c < 4186 ? false : true)))) : (c
        < 4206 ? (c < 4195 ? (c < 4193 ? false : (c & 1) == 1) : (c < 4197 ? false : (c < 4199 ? true : false))) : (c <
        4226 ? (c < 4209 ? true : (c < 4213 ? false : true)) : (c < 4238 ? false : (c < 4240 ? (c & 1) == 0 :
        false)))))) : (c < 4790 ? (c < 4688 ? (c < 4305 ? (c < 4297 ? (c < 4294 ? true : (c & 1) == 1) : (c < 4301 ?
        false : (c < 4303 ? (c & 1) == 1 : (c & 1) == 0))) : (c < 4681 ? (c < 4347 ? true : (c < 4349 ? (c & 1) == 0 :
        true)) : (c < 4683 ? (c & 1) == 0 : (c < 4686 ? true : false)))) : (c < 4745 ? (c < 4699 ? (c < 4695 ? true : (c
        & 1) == 0) : (c < 4702 ? true : (c < 4704 ? false : true))) : (c < 4752 ? (c < 4747 ? (c & 1) == 0 : (c < 4750 ?
        true : false)) : (c < 4785 ? true : (c < 4787 ? (c & 1) == 0 : true))))) : (c < 4888 ? (c < 4808 ? (c < 4799 ?
        (c < 4792 ? false : true) : (c < 4803 ? (c & 1) == 0 : (c < 4806 ? true : false))) : (c < 4881 ? (c < 4823 ?
        true : (c < 4825 ? (c & 1) == 0 : true)) : (c < 4883 ? (c & 1) == 0 : (c < 4886 ? true : false)))) : (c < 5112 ?
        (c < 5008 ? (c < 4955 ? true : (c < 4992 ? false : true)) : (c < 5024 ? false : (c < 5110 ? true : false))) : (c
        < 5741 ? (c < 5118 ? true : (c < 5121 ? false : true)) : (c < 5743 ? false : (c < 5760 ? true : (c & 1) ==
        1))))))))) : (c < 11823 ? (c < 8014 ? (c < 6679 ? (c < 6108 ? (c < 5938 ? (c < 5881 ? (c < 5792 ? (c < 5787 ?
        true : false) : (c < 5867 ? true : (c < 5873 ? false : true))) : (c < 5903 ? (c < 5888 ? false : (c < 5901 ?
        true : (c & 1) == 0)) : (c < 5906 ? true : (c < 5920 ? false : true)))) : (c < 5999 ? (c < 5970 ? (c < 5952 ?
        false : true) : (c < 5984 ? false : (c < 5997 ? true : (c & 1) == 0))) : (c < 6068 ? (c < 6001 ? true : (c <
        6016 ? false : true)) : (c < 6103 ? false : (c < 6105 ? (c & 1) == 1 : false))))) : (c < 6400 ? (c < 6277 ? (c <
        6176 ? (c < 6110 ? (c & 1) == 0 : false) : (c < 6265 ? true : (c < 6272 ? false : true))) : (c < 6316 ? (c <
        6279 ? false : (c < 6313 ? true : (c & 1) == 0)) : (c < 6320 ? false : (c < 6390 ? true : false)))) : (c < 6517
        ? (c < 6480 ? (c < 6431 ? true : false) : (c < 6510 ? true : (c < 6512 ? false : true))) : (c < 6576 ? (c < 6528
        ? false : (c < 6572 ? true : false)) : (c < 6602 ? true : (c < 6656 ? false : true)))))) : (c < 7305 ? (c < 7086
        ? (c < 6917 ? (c < 6741 ? (c < 6688 ? false : true) : (c < 6823 ? false : (c < 6825 ? (c & 1) == 1 : false))) :
        (c < 6988 ? (c < 6964 ? true : (c < 6981 ? false : true)) : (c < 7043 ? false : (c < 7073 ? true : false)))) :
        (c < 7204 ? (c < 7098 ? (c < 7088 ? true : false) : (c < 7142 ? true : (c < 7168 ? false : true))) : (c < 7258 ?
        (c < 7245 ? false : (c < 7248 ? true : false)) : (c < 7294 ? true : (c < 7296 ? false : true))))) : (c < 7418 ?
        (c < 7401 ? (c < 7355 ? (c < 7312 ? false : true) : (c < 7357 ? false : (c < 7360 ? true : false))) : (c < 7412
        ? (c < 7405 ? true : (c < 7407 ? (c & 1) == 0 : true)) : (c < 7414 ? (c & 1) == 1 : (c < 7416 ? (c & 1) == 0 :
        false)))) : (c < 7958 ? (c < 7424 ? (c < 7420 ? (c & 1) == 0 : false) : (c < 7616 ? true : (c < 7680 ? false :
        true))) : (c < 7968 ? (c < 7960 ? false : (c < 7966 ? true : false)) : (c < 8006 ? true : (c < 8008 ? false :
        true))))))) : (c < 8508 ? (c < 8183 ? (c < 8133 ? (c < 8064 ? (c < 8024 ? (c < 8016 ? false : true) : (c < 8032
        ? (c & 1) == 1 : (c < 8062 ? true : false))) : (c < 8125 ? (c < 8117 ? true : (c < 8119 ? (c & 1) == 0 : true))
        : (c < 8128 ? (c & 1) == 0 : (c < 8130 ? false : true)))) : (c < 8150 ? (c < 8141 ? (c < 8135 ? (c & 1) == 0 :
        true) : (c < 8144 ? false : (c < 8148 ? true : false))) : (c < 8173 ? (c < 8156 ? true : (c < 8160 ? false :
        true)) : (c < 8178 ? false : (c < 8181 ? true : (c & 1) == 0))))) : (c < 8457 ? (c < 8321 ? (c < 8305 ? (c <
        8189 ? true : false) : (c < 8307 ? (c & 1) == 1 : (c < 8319 ? false : (c & 1) == 1))) : (c < 8450 ? (c < 8336 ?
        false : (c < 8349 ? true : false)) : (c < 8452 ? (c & 1) == 0 : (c < 8455 ? false : (c & 1) == 1)))) : (c < 8478
        ? (c < 8468 ? (c < 8459 ? (c & 1) == 0 : true) : (c < 8471 ? (c & 1) == 1 : (c < 8473 ? false : true))) : (c <
        8494 ? (c < 8484 ? false : (c < 8491 ? (c & 1) == 0 : true)) : (c < 8496 ? (c & 1) == 1 : (c < 8506 ? true :
        false)))))) : (c < 11567 ? (c < 11359 ? (c < 8528 ? (c < 8517 ? (c < 8512 ? true : false) : (c < 8522 ? true :
        (c < 8526 ? false : (c & 1) == 0))) : (c < 11264 ? (c < 8579 ? false : (c < 8581 ? true : false)) : (c < 11311 ?
        true : (c < 11313 ? (c & 1) == 0 : true)))) : (c < 11506 ? (c < 11493 ? (c < 11361 ? (c & 1) == 0 : true) : (c <
        11499 ? false : (c < 11503 ? true : false))) : (c < 11558 ? (c < 11508 ? true : (c < 11520 ? false : true)) : (c
        < 11561 ? (c & 1) == 1 : (c < 11565 ? false : (c & 1) == 1))))) : (c < 11697 ? (c < 11648 ? (c < 11624 ? (c <
        11569 ? (c & 1) == 0 : true) : (c < 11631 ? false : (c < 11633 ? (c & 1) == 1 : false))) : (c < 11687 ? (c <
        11671 ? true : (c < 11680 ? false : true)) : (c < 11689 ? (c & 1) == 0 : (c < 11695 ? true : (c & 1) == 0)))) :
        (c < 11721 ? (c < 11711 ? (c < 11703 ? true : (c < 11705 ? (c & 1) == 0 : true)) : (c < 11713 ? (c & 1) == 0 :
        (c < 11719 ? true : (c & 1) == 0))) : (c < 11735 ? (c < 11727 ? true : (c < 11729 ? (c & 1) == 0 : true)) : (c <
        11737 ? (c & 1) == 0 : (c < 11743 ? true : false)))))))) : (c < 43587 ? (c < 42775 ? (c < 12784 ? (c < 12448 ?
        (c < 12342 ? (c < 12293 ? (c < 11825 ? (c & 1) == 1 : false) : (c < 12295 ? true : (c < 12337 ? false : true)))
        : (c < 12353 ? (c < 12347 ? false : (c < 12349 ? true : false)) : (c < 12439 ? true : (c < 12445 ? false :
        true)))) : (c < 12549 ? (c < 12539 ? (c < 12450 ? (c & 1) == 1 : true) : (c < 12541 ? (c & 1) == 0 : (c < 12544
        ? true : false))) : (c < 12687 ? (c < 12592 ? true : (c < 12594 ? (c & 1) == 1 : true)) : (c < 12704 ? false :
        (c < 12736 ? true : false))))) : (c < 42509 ? (c < 40957 ? (c < 13312 ? (c < 12800 ? true : false) : (c < 19904
        ? true : (c < 19968 ? false : true))) : (c < 42192 ? (c < 40960 ? false : (c < 42125 ? true : false)) : (c <
        42238 ? true : (c < 42240 ? false : true)))) : (c < 42560 ? (c < 42528 ? (c < 42512 ? false : true) : (c < 42538
        ? false : (c < 42540 ? true : false))) : (c < 42654 ? (c < 42607 ? true : (c < 42623 ? false : true)) : (c <
        42656 ? false : (c < 42726 ? true : false)))))) : (c < 43259 ? (c < 43014 ? (c < 42944 ? (c < 42786 ? (c < 42784
        ? true : false) : (c < 42889 ? true : (c < 42891 ? false : true))) : (c < 42997 ? (c < 42946 ? false : (c <
        42955 ? true : false)) : (c < 43010 ? true : (c < 43012 ? (c & 1) == 1 : true)))) : (c < 43072 ? (c < 43019 ? (c
        < 43016 ? (c & 1) == 1 : true) : (c < 43021 ? (c & 1) == 0 : (c < 43043 ? true : false))) : (c < 43188 ? (c <
        43124 ? true : (c < 43138 ? false : true)) : (c < 43250 ? false : (c < 43256 ? true : false))))) : (c < 43471 ?
        (c < 43312 ? (c < 43264 ? (c < 43262 ? (c & 1) == 1 : (c & 1) == 0) : (c < 43274 ? false : (c < 43302 ? true :
        false))) : (c < 43389 ? (c < 43335 ? true : (c < 43360 ? false : true)) : (c < 43396 ? false : (c < 43443 ? true
        : false)))) : (c < 43504 ? (c < 43488 ? (c < 43473 ? (c & 1) == 1 : false) : (c < 43493 ? true : (c < 43495 ? (c
        & 1) == 0 : true))) : (c < 43521 ? (c < 43514 ? false : (c < 43519 ? true : (c & 1) == 0)) : (c < 43561 ? true :
        (c < 43584 ? false : true))))))) : (c < 63744 ? (c < 43777 ? (c < 43703 ? (c < 43642 ? (c < 43596 ? (c < 43589 ?
        (c & 1) == 0 : true) : (c < 43616 ? false : (c < 43639 ? true : false))) : (c < 43696 ? (c < 43644 ? (c & 1) ==
        0 : (c < 43646 ? false : true)) : (c < 43699 ? (c & 1) == 1 : (c < 43701 ? false : true)))) : (c < 43739 ? (c <
        43710 ? (c < 43705 ? false : true) : (c < 43712 ? false : (c < 43716 ? (c & 1) == 0 : false))) : (c < 43755 ? (c
        < 43742 ? true : (c < 43744 ? false : true)) : (c < 43762 ? false : (c < 43765 ? true : false))))) : (c < 43867
        ? (c < 43799 ? (c < 43785 ? (c < 43783 ? true : false) : (c < 43791 ? true : (c < 43793 ? false : true))) : (c <
        43817 ? (c < 43808 ? false : (c < 43815 ? true : (c & 1) == 0)) : (c < 43823 ? true : (c < 43825 ? (c & 1) == 0
        : true)))) : (c < 44032 ? (c < 43882 ? (c < 43869 ? (c & 1) == 0 : true) : (c < 43888 ? false : (c < 44003 ?
        true : false))) : (c < 55239 ? (c < 55204 ? true : (c < 55216 ? false : true)) : (c < 55243 ? false : (c < 55292
        ? true : false)))))) : (c < 64912 ? (c < 64299 ? (c < 64263 ? (c < 64112 ? (c < 64110 ? true : false) : (c <
        64218 ? true : (c < 64256 ? false : true))) : (c < 64285 ? (c < 64275 ? false : (c < 64280 ? true : false)) : (c
        < 64288 ? (c & 1) == 1 : (c < 64297 ? true : (c & 1) == 0)))) : (c < 64324 ? (c < 64313 ? (c < 64311 ? true : (c
        & 1) == 0) : (c < 64317 ? true : (c < 64321 ? (c & 1) == 0 : (c & 1) == 1))) : (c < 64467 ? (c < 64327 ? (c & 1)
        == 0 : (c < 64434 ? true : false)) : (c < 64830 ? true : (c < 64848 ? false : true))))) : (c < 65345 ? (c <
        65136 ? (c < 64968 ? (c < 64914 ? false : true) : (c < 65008 ? false : (c < 65020 ? true : false))) : (c < 65277
        ? (c < 65141 ? true : (c < 65143 ? (c & 1) == 0 : true)) : (c < 65313 ? false : (c < 65339 ? true : false)))) :
        (c < 65482 ? (c < 65471 ? (c < 65371 ? true : (c < 65382 ? false : true)) : (c < 65474 ? false : (c < 65480 ?
        true : false))) : (c < 65496 ? (c < 65488 ? true : (c < 65490 ? false : true)) : (c < 65498 ? false : (c < 65501
        ? true : false))))))))));
    }

    /** Letters. Beyond the basic plane. */
    public static /*@ pure @*/ boolean letterBeyond(int c) {
        return (c < 72165 ? (c < 69296 ? (c < 67644 ? (c < 66464 ? (c < 66176 ? (c < 65597 ? (c < 65575 ? (c < 65548 ?
        true : (c < 65550 ? (c & 1) == 1 : true)) : (c < 65577 ? (c & 1) == 0 : (c < 65595 ? true : (c & 1) == 0))) : (c
        < 65616 ? (c < 65600 ? (c & 1) == 1 : (c < 65614 ? true : false)) : (c < 65664 ? (c < 65630 ? true : false) : (c
        < 65787 ? true : false)))) : (c < 66369 ? (c < 66257 ? (c < 66205 ? true : (c < 66208 ? false : true)) : (c <
        66336 ? (c < 66304 ? false : true) : (c < 66349 ? false : true))) : (c < 66384 ? (c < 66371 ? (c & 1) == 0 : (c
        < 66378 ? true : false)) : (c < 66432 ? (c < 66422 ? true : false) : (c < 66462 ? true : false))))) : (c < 66916
        ? (c < 66736 ? (c < 66512 ? (c < 66500 ? true : (c < 66504 ? false : true)) : (c < 66560 ? false : (c < 66718 ?
        true : false))) : (c < 66812 ? (c < 66772 ? true : (c < 66776 ? false : true)) : (c < 66856 ? (c < 66816 ? false
        : true) : (c < 66864 ? false : true)))) : (c < 67584 ? (c < 67392 ? (c < 67072 ? false : (c < 67383 ? true :
        false)) : (c < 67424 ? (c < 67414 ? true : false) : (c < 67432 ? true : false))) : (c < 67595 ? (c < 67590 ?
        true : (c < 67592 ? false : (c & 1) == 0)) : (c < 67640 ? (c < 67638 ? true : (c & 1) == 1) : (c < 67642 ? (c &
        1) == 0 : false)))))) : (c < 68150 ? (c < 67862 ? (c < 67712 ? (c < 67670 ? (c < 67646 ? (c & 1) == 0 : (c <
        67648 ? (c & 1) == 1 : true)) : (c < 67680 ? false : (c < 67703 ? true : false))) : (c < 67827 ? (c < 67743 ?
        true : (c < 67808 ? false : true)) : (c < 67831 ? (c < 67829 ? (c & 1) == 0 : (c & 1) == 1) : (c < 67840 ? false
        : true)))) : (c < 68096 ? (c < 67968 ? (c < 67872 ? false : (c < 67898 ? true : false)) : (c < 68030 ? (c <
        68024 ? true : false) : (c < 68032 ? true : false))) : (c < 68116 ? (c < 68098 ? (c & 1) == 0 : (c < 68112 ?
        false : true)) : (c < 68120 ? (c < 68118 ? (c & 1) == 1 : true) : (c < 68122 ? (c & 1) == 1 : true))))) : (c <
        68448 ? (c < 68296 ? (c < 68224 ? (c < 68192 ? false : (c < 68221 ? true : false)) : (c < 68253 ? true : (c <
        68288 ? false : true))) : (c < 68352 ? (c < 68298 ? (c & 1) == 1 : (c < 68325 ? true : false)) : (c < 68416 ? (c
        < 68406 ? true : false) : (c < 68438 ? true : false)))) : (c < 68787 ? (c < 68498 ? (c < 68467 ? true : (c <
        68480 ? false : true)) : (c < 68681 ? (c < 68608 ? false : true) : (c < 68736 ? false : true))) : (c < 68864 ?
        (c < 68800 ? false : (c < 68851 ? true : false)) : (c < 69248 ? (c < 68900 ? true : false) : (c < 69290 ? true :
        false))))))) : (c < 70449 ? (c < 70019 ? (c < 69688 ? (c < 69424 ? (c < 69405 ? (c < 69298 ? true : (c < 69376 ?
        false : true)) : (c < 69415 ? false : (c < 69417 ? (c & 1) == 1 : false))) : (c < 69573 ? (c < 69446 ? true : (c
        < 69552 ? false : true)) : (c < 69623 ? (c < 69600 ? false : true) : (c < 69635 ? false : true)))) : (c < 69956
        ? (c < 69840 ? (c < 69763 ? false : (c < 69808 ? true : false)) : (c < 69891 ? (c < 69865 ? true : false) : (c <
        69927 ? true : false))) : (c < 69968 ? (c < 69958 ? (c & 1) == 0 : (c < 69961 ? (c & 1) == 1 : false)) : (c <
        70006 ? (c < 70003 ? true : false) : (c < 70008 ? (c & 1) == 0 : false))))) : (c < 70286 ? (c < 70144 ? (c <
        70085 ? (c < 70067 ? true : (c < 70081 ? false : true)) : (c < 70106 ? false : (c < 70110 ? (c & 1) == 0 :
        false))) : (c < 70188 ? (c < 70162 ? true : (c < 70164 ? (c & 1) == 1 : true)) : (c < 70279 ? (c < 70272 ? false
        : true) : (c < 70283 ? (c & 1) == 0 : true)))) : (c < 70405 ? (c < 70304 ? (c < 70288 ? (c & 1) == 1 : (c <
        70302 ? true : (c & 1) == 1)) : (c < 70320 ? (c < 70313 ? true : false) : (c < 70367 ? true : false))) : (c <
        70417 ? (c < 70413 ? true : (c < 70415 ? false : true)) : (c < 70441 ? (c < 70419 ? false : true) : (c < 70443 ?
        (c & 1) == 0 : true)))))) : (c < 71236 ? (c < 70731 ? (c < 70480 ? (c < 70458 ? (c < 70451 ? (c & 1) == 0 : (c <
        70454 ? (c & 1) == 1 : true)) : (c < 70461 ? false : (c < 70463 ? (c & 1) == 1 : false))) : (c < 70498 ? (c <
        70482 ? (c & 1) == 0 : (c < 70493 ? false : true)) : (c < 70709 ? (c < 70656 ? false : true) : (c < 70727 ?
        false : true)))) : (c < 70857 ? (c < 70784 ? (c < 70751 ? false : (c < 70754 ? true : false)) : (c < 70852 ? (c
        < 70832 ? true : false) : (c < 70854 ? true : (c & 1) == 1))) : (c < 71128 ? (c < 71040 ? false : (c < 71087 ?
        true : false)) : (c < 71168 ? (c < 71132 ? true : false) : (c < 71216 ? true : false))))) : (c < 71945 ? (c <
        71451 ? (c < 71339 ? (c < 71238 ? (c & 1) == 0 : (c < 71296 ? false : true)) : (c < 71354 ? (c < 71352 ? false :
        (c & 1) == 0) : (c < 71424 ? false : true))) : (c < 71840 ? (c < 71680 ? false : (c < 71724 ? true : false)) :
        (c < 71935 ? (c < 71904 ? true : false) : (c < 71943 ? true : false)))) : (c < 71999 ? (c < 71956 ? (c < 71947 ?
        (c & 1) == 1 : (c < 71949 ? (c & 1) == 0 : true)) : (c < 71961 ? (c < 71958 ? (c & 1) == 1 : (c & 1) == 0) : (c
        < 71984 ? true : false))) : (c < 72104 ? (c < 72003 ? (c & 1) == 1 : (c < 72096 ? false : true)) : (c < 72145 ?
        (c < 72106 ? false : true) : (c < 72161 ? false : (c & 1) == 1)))))))) : (c < 119998 ? (c < 92910 ? (c < 73009 ?
        (c < 72384 ? (c < 72252 ? (c < 72203 ? (c < 72192 ? false : (c < 72194 ? (c & 1) == 0 : false)) : (c < 72243 ?
        true : (c < 72250 ? false : (c & 1) == 0))) : (c < 72284 ? (c < 72272 ? false : (c < 72274 ? (c & 1) == 0 :
        false)) : (c < 72349 ? (c < 72330 ? true : false) : (c < 72351 ? (c & 1) == 1 : false)))) : (c < 72770 ? (c <
        72713 ? (c < 72441 ? true : (c < 72704 ? false : true)) : (c < 72751 ? (c < 72715 ? (c & 1) == 0 : true) : (c <
        72768 ? false : (c & 1) == 0))) : (c < 72960 ? (c < 72818 ? false : (c < 72848 ? true : false)) : (c < 72969 ?
        (c < 72967 ? true : (c & 1) == 0) : (c < 72972 ? (c & 1) == 1 : true))))) : (c < 73650 ? (c < 73067 ? (c < 73056
        ? (c < 73030 ? false : (c < 73032 ? (c & 1) == 0 : false)) : (c < 73062 ? true : (c < 73064 ? (c & 1) == 1 : (c
        & 1) == 0))) : (c < 73114 ? (c < 73098 ? true : (c < 73112 ? false : (c & 1) == 0)) : (c < 73459 ? (c < 73440 ?
        false : true) : (c < 73648 ? false : (c & 1) == 0)))) : (c < 82944 ? (c < 74880 ? (c < 73728 ? false : (c <
        74650 ? true : false)) : (c < 77824 ? (c < 75076 ? true : false) : (c < 78895 ? true : false))) : (c < 92729 ?
        (c < 83527 ? true : (c < 92160 ? false : true)) : (c < 92767 ? (c < 92736 ? false : true) : (c < 92880 ? false :
        true)))))) : (c < 110879 ? (c < 94032 ? (c < 93048 ? (c < 92992 ? (c < 92928 ? false : (c < 92976 ? true :
        false)) : (c < 92996 ? true : (c < 93027 ? false : true))) : (c < 93760 ? (c < 93053 ? false : (c < 93072 ? true
        : false)) : (c < 93952 ? (c < 93824 ? true : false) : (c < 94027 ? true : false)))) : (c < 94208 ? (c < 94112 ?
        (c < 94034 ? (c & 1) == 0 : (c < 94099 ? false : true)) : (c < 94178 ? (c < 94176 ? false : true) : (c < 94181 ?
        (c & 1) == 1 : false))) : (c < 101590 ? (c < 100344 ? true : (c < 100352 ? false : true)) : (c < 101641 ? (c <
        101632 ? false : true) : (c < 110592 ? false : true))))) : (c < 113818 ? (c < 113664 ? (c < 110948 ? (c < 110928
        ? false : (c < 110931 ? true : false)) : (c < 110960 ? (c < 110952 ? true : false) : (c < 111356 ? true :
        false))) : (c < 113789 ? (c < 113771 ? true : (c < 113776 ? false : true)) : (c < 113801 ? (c < 113792 ? false :
        true) : (c < 113808 ? false : true)))) : (c < 119972 ? (c < 119895 ? (c < 119808 ? false : (c < 119893 ? true :
        (c & 1) == 0)) : (c < 119967 ? (c < 119965 ? true : (c & 1) == 0) : (c < 119969 ? (c & 1) == 1 : (c & 1) == 0)))
        : (c < 119978 ? (c < 119974 ? (c & 1) == 1 : (c < 119976 ? (c & 1) == 0 : (c & 1) == 1)) : (c < 119983 ? (c <
        119981 ? true : (c & 1) == 0) : (c < 119994 ? true : (c & 1) == 1))))))) : (c < 125252 ? (c < 120573 ? (c <
        120127 ? (c < 120077 ? (c < 120070 ? (c < 120004 ? true : (c < 120006 ? (c & 1) == 1 : true)) : (c < 120072 ? (c
        & 1) == 1 : (c < 120075 ? true : false))) : (c < 120093 ? (c < 120085 ? true : (c < 120087 ? (c & 1) == 0 :
        true)) : (c < 120122 ? (c < 120095 ? (c & 1) == 0 : true) : (c < 120124 ? (c & 1) == 1 : true)))) : (c < 120486
        ? (c < 120136 ? (c < 120129 ? (c & 1) == 0 : (c < 120133 ? true : (c & 1) == 0)) : (c < 120145 ? (c < 120138 ?
        false : true) : (c < 120147 ? (c & 1) == 0 : true))) : (c < 120515 ? (c < 120488 ? false : (c < 120513 ? true :
        (c & 1) == 0)) : (c < 120541 ? (c < 120539 ? true : (c & 1) == 0) : (c < 120571 ? true : (c & 1) == 0))))) : (c
        < 120771 ? (c < 120657 ? (c < 120629 ? (c < 120597 ? true : (c < 120599 ? (c & 1) == 0 : true)) : (c < 120631 ?
        (c & 1) == 0 : (c < 120655 ? true : (c & 1) == 0))) : (c < 120713 ? (c < 120687 ? true : (c < 120689 ? (c & 1)
        == 0 : true)) : (c < 120745 ? (c < 120715 ? (c & 1) == 0 : true) : (c < 120747 ? (c & 1) == 0 : true)))) : (c <
        123214 ? (c < 123136 ? (c < 120773 ? (c & 1) == 0 : (c < 120780 ? true : false)) : (c < 123191 ? (c < 123181 ?
        true : false) : (c < 123198 ? true : false))) : (c < 123628 ? (c < 123216 ? (c & 1) == 0 : (c < 123584 ? false :
        true)) : (c < 125125 ? (c < 124928 ? false : true) : (c < 125184 ? false : true)))))) : (c < 126581 ? (c <
        126525 ? (c < 126496 ? (c < 126464 ? (c < 125259 ? false : (c < 125261 ? (c & 1) == 1 : false)) : (c < 126468 ?
        true : (c < 126470 ? (c & 1) == 1 : true))) : (c < 126506 ? (c < 126498 ? (c & 1) == 1 : (c < 126502 ? (c & 1)
        == 0 : (c & 1) == 1)) : (c < 126517 ? (c < 126515 ? true : (c & 1) == 0) : (c < 126520 ? true : (c & 1) == 1))))
        : (c < 126550 ? (c < 126535 ? (c < 126530 ? false : (c < 126532 ? (c & 1) == 0 : false)) : (c < 126544 ? (c <
        126542 ? (c & 1) == 1 : true) : (c < 126546 ? (c & 1) == 1 : (c & 1) == 0))) : (c < 126568 ? (c < 126562 ? (c &
        1) == 1 : (c < 126566 ? (c & 1) == 0 : (c & 1) == 1)) : (c < 126573 ? (c < 126571 ? true : (c & 1) == 0) : (c <
        126579 ? true : (c & 1) == 0))))) : (c < 131072 ? (c < 126620 ? (c < 126589 ? (c < 126584 ? true : (c < 126586 ?
        (c & 1) == 1 : true)) : (c < 126602 ? (c < 126593 ? (c & 1) == 0 : true) : (c < 126604 ? (c & 1) == 1 : true)))
        : (c < 126630 ? (c < 126625 ? false : (c < 126628 ? true : (c & 1) == 1)) : (c < 126636 ? (c < 126634 ? true :
        (c & 1) == 1) : (c < 126652 ? true : false)))) : (c < 183970 ? (c < 177973 ? (c < 173790 ? true : (c < 173824 ?
        false : true)) : (c < 178206 ? (c < 177984 ? false : true) : (c < 178208 ? false : true))) : (c < 194560 ? (c <
        183984 ? false : (c < 191457 ? true : false)) : (c < 196608 ? (c < 195102 ? true : false) : (c < 201547 ? true :
        false)))))))));
    }

    /** Decimal digits. */
    public static /*@ pure @*/ boolean digit(int c) {
        return (c < 4240 ? (c < 2928 ? (c < 2406 ? (c < 1642 ? (c < 58 ? (c < 48 ? false : true) : (c < 1632 ? false :
        true)) : (c < 1786 ? (c < 1776 ? false : true) : (c < 1984 ? false : (c < 1994 ? true : false)))) : (c < 2662 ?
        (c < 2534 ? (c < 2416 ? true : false) : (c < 2544 ? true : false)) : (c < 2790 ? (c < 2672 ? true : false) : (c
        < 2800 ? true : (c < 2918 ? false : true))))) : (c < 3558 ? (c < 3184 ? (c < 3056 ? (c < 3046 ? false : true) :
        (c < 3174 ? false : true)) : (c < 3312 ? (c < 3302 ? false : true) : (c < 3430 ? false : (c < 3440 ? true :
        false)))) : (c < 3802 ? (c < 3664 ? (c < 3568 ? true : false) : (c < 3674 ? true : (c < 3792 ? false : true))) :
        (c < 3882 ? (c < 3872 ? false : true) : (c < 4160 ? false : (c < 4170 ? true : false)))))) : (c < 7242 ? (c <
        6618 ? (c < 6160 ? (c < 6112 ? (c < 4250 ? true : false) : (c < 6122 ? true : false)) : (c < 6470 ? (c < 6170 ?
        true : false) : (c < 6480 ? true : (c < 6608 ? false : true)))) : (c < 6992 ? (c < 6794 ? (c < 6784 ? false :
        true) : (c < 6800 ? false : (c < 6810 ? true : false))) : (c < 7088 ? (c < 7002 ? true : false) : (c < 7098 ?
        true : (c < 7232 ? false : true))))) : (c < 43472 ? (c < 42538 ? (c < 7258 ? (c < 7248 ? false : true) : (c <
        42528 ? false : true)) : (c < 43226 ? (c < 43216 ? false : true) : (c < 43264 ? false : (c < 43274 ? true :
        false)))) : (c < 43610 ? (c < 43504 ? (c < 43482 ? true : false) : (c < 43514 ? true : (c < 43600 ? false :
        true))) : (c < 44026 ? (c < 44016 ? false : true) : (c < 65296 ? false : (c < 65306 ? true : false)))))));
    }

    /** Decimal digits. Beyond the basic plane. */
    public static /*@ pure @*/ boolean digitBeyond(int c) {
        return (c < 71482 ? (c < 70106 ? (c < 69744 ? (c < 68912 ? (c < 66720 ? false : (c < 66730 ? true : false)) : (c
        < 68922 ? true : (c < 69734 ? false : true))) : (c < 69942 ? (c < 69872 ? false : (c < 69882 ? true : false)) :
        (c < 69952 ? true : (c < 70096 ? false : true)))) : (c < 70874 ? (c < 70736 ? (c < 70384 ? false : (c < 70394 ?
        true : false)) : (c < 70746 ? true : (c < 70864 ? false : true))) : (c < 71360 ? (c < 71248 ? false : (c < 71258
        ? true : false)) : (c < 71370 ? true : (c < 71472 ? false : true))))) : (c < 92778 ? (c < 72794 ? (c < 72016 ?
        (c < 71904 ? false : (c < 71914 ? true : false)) : (c < 72026 ? true : (c < 72784 ? false : true))) : (c < 73120
        ? (c < 73040 ? false : (c < 73050 ? true : false)) : (c < 73130 ? true : (c < 92768 ? false : true)))) : (c <
        123210 ? (c < 120782 ? (c < 93008 ? false : (c < 93018 ? true : false)) : (c < 120832 ? true : (c < 123200 ?
        false : true))) : (c < 125264 ? (c < 123632 ? false : (c < 123642 ? true : false)) : (c < 130032 ? (c < 125274 ?
        true : false) : (c < 130042 ? true : false))))));
    }

    /** Capital letters. */
    public static /*@ pure @*/ boolean upper(int c) {
        return (c < 7838 ? (c < 583 ? (c < 416 ? (c < 385 ? (c < 223 ? (c < 192 ? (c < 65 ? false : (c < 91 ? true :
        false)) : (c < 215 ? true : (c < 217 ? (c & 1) == 0 : true))) : (c < 329 ? (c < 256 ? false : (c < 312 ? (c & 1)
        == 0 : (c & 1) == 1)) : (c < 377 ? (c & 1) == 0 : (c < 383 ? (c & 1) == 1 : false)))) : (c < 402 ? (c < 394 ? (c
        < 387 ? true : (c < 391 ? (c & 1) == 0 : (c & 1) == 1)) : (c < 396 ? true : (c < 398 ? false : true))) : (c <
        409 ? (c < 404 ? (c & 1) == 1 : (c < 407 ? (c & 1) == 0 : true)) : (c < 412 ? false : (c < 414 ? true : (c & 1)
        == 1))))) : (c < 457 ? (c < 440 ? (c < 431 ? (c < 423 ? (c & 1) == 0 : (c < 427 ? (c & 1) == 1 : (c & 1) == 0))
        : (c < 434 ? (c & 1) == 1 : (c < 436 ? true : (c & 1) == 1))) : (c < 446 ? (c < 442 ? (c & 1) == 0 : (c < 444 ?
        false : (c & 1) == 0)) : (c < 452 ? false : (c < 454 ? (c & 1) == 0 : (c & 1) == 1)))) : (c < 505 ? (c < 496 ?
        (c < 460 ? (c & 1) == 0 : (c < 477 ? (c & 1) == 1 : (c & 1) == 0)) : (c < 499 ? (c & 1) == 1 : (c < 503 ? (c &
        1) == 0 : true))) : (c < 572 ? (c < 564 ? (c & 1) == 0 : (c < 570 ? false : true)) : (c < 576 ? (c < 574 ? (c &
        1) == 1 : (c & 1) == 0) : (c < 580 ? (c & 1) == 1 : true)))))) : (c < 1018 ? (c < 914 ? (c < 895 ? (c < 884 ? (c
        < 592 ? (c & 1) == 0 : (c < 880 ? false : (c & 1) == 0)) : (c < 886 ? false : (c < 888 ? (c & 1) == 0 : false)))
        : (c < 905 ? (c < 897 ? (c & 1) == 1 : (c < 902 ? false : (c & 1) == 0)) : (c < 907 ? true : (c < 911 ? (c & 1)
        == 0 : (c & 1) == 1)))) : (c < 979 ? (c < 940 ? (c < 930 ? true : (c < 932 ? (c & 1) == 1 : true)) : (c < 975 ?
        false : (c < 977 ? (c & 1) == 1 : (c & 1) == 0))) : (c < 1008 ? (c < 981 ? true : (c < 984 ? false : (c & 1) ==
        0)) : (c < 1012 ? false : (c < 1014 ? (c & 1) == 0 : (c & 1) == 1))))) : (c < 4256 ? (c < 1162 ? (c < 1072 ? (c
        < 1020 ? (c & 1) == 0 : (c < 1022 ? (c & 1) == 1 : true)) : (c < 1120 ? false : (c < 1154 ? (c & 1) == 0 :
        false))) : (c < 1328 ? (c < 1217 ? (c & 1) == 0 : (c < 1231 ? (c & 1) == 1 : (c & 1) == 0)) : (c < 1330 ? (c &
        1) == 1 : (c < 1367 ? true : false)))) : (c < 5110 ? (c < 4301 ? (c < 4294 ? true : (c < 4297 ? (c & 1) == 1 :
        false)) : (c < 4303 ? (c & 1) == 1 : (c < 5024 ? false : true))) : (c < 7357 ? (c < 7312 ? false : (c < 7355 ?
        true : false)) : (c < 7680 ? (c < 7360 ? true : false) : (c < 7830 ? (c & 1) == 0 : false))))))) : (c < 8579 ?
        (c < 8184 ? (c < 8025 ? (c < 7976 ? (c < 7952 ? (c < 7936 ? (c & 1) == 0 : (c < 7944 ? false : true)) : (c <
        7960 ? false : (c < 7966 ? true : false))) : (c < 8000 ? (c < 7984 ? true : (c < 7992 ? false : true)) : (c <
        8008 ? false : (c < 8014 ? true : false)))) : (c < 8136 ? (c < 8048 ? (c < 8033 ? (c & 1) == 1 : (c < 8040 ?
        false : true)) : (c < 8120 ? false : (c < 8124 ? true : false))) : (c < 8156 ? (c < 8140 ? true : (c < 8152 ?
        false : true)) : (c < 8168 ? false : (c < 8173 ? true : false))))) : (c < 8473 ? (c < 8459 ? (c < 8452 ? (c <
        8188 ? true : (c < 8450 ? false : (c & 1) == 0)) : (c < 8455 ? false : (c < 8457 ? (c & 1) == 1 : false))) : (c
        < 8467 ? (c < 8462 ? true : (c < 8464 ? false : true)) : (c < 8469 ? false : (c < 8471 ? (c & 1) == 1 :
        false)))) : (c < 8500 ? (c < 8491 ? (c < 8478 ? true : (c < 8484 ? false : (c & 1) == 0)) : (c < 8494 ? true :
        (c < 8496 ? false : true))) : (c < 8517 ? (c < 8510 ? false : (c < 8512 ? true : false)) : (c < 8544 ? (c < 8519
        ? (c & 1) == 1 : false) : (c < 8560 ? true : false)))))) : (c < 42652 ? (c < 11380 ? (c < 11360 ? (c < 9424 ? (c
        < 8581 ? (c & 1) == 1 : (c < 9398 ? false : true)) : (c < 11264 ? false : (c < 11311 ? true : false))) : (c <
        11367 ? (c < 11363 ? (c & 1) == 0 : (c < 11365 ? true : false)) : (c < 11374 ? (c & 1) == 1 : (c < 11377 ? true
        : (c & 1) == 0)))) : (c < 11503 ? (c < 11393 ? (c < 11383 ? (c & 1) == 1 : (c < 11390 ? false : true)) : (c <
        11492 ? (c & 1) == 0 : (c < 11499 ? false : (c & 1) == 1))) : (c < 42560 ? (c < 11506 ? false : (c < 11508 ? (c
        & 1) == 0 : false)) : (c < 42606 ? (c & 1) == 0 : (c < 42624 ? false : (c & 1) == 0))))) : (c < 42923 ? (c <
        42878 ? (c < 42802 ? (c < 42786 ? false : (c < 42800 ? (c & 1) == 0 : false)) : (c < 42864 ? (c & 1) == 0 : (c <
        42873 ? false : (c & 1) == 1))) : (c < 42895 ? (c < 42888 ? (c & 1) == 0 : (c < 42891 ? false : (c & 1) == 1)) :
        (c < 42900 ? (c & 1) == 0 : (c < 42902 ? false : (c & 1) == 0)))) : (c < 42949 ? (c < 42933 ? (c < 42927 ? true
        : (c < 42929 ? (c & 1) == 0 : true)) : (c < 42944 ? (c & 1) == 0 : (c < 42946 ? false : (c & 1) == 0))) : (c <
        42997 ? (c < 42952 ? true : (c < 42955 ? (c & 1) == 1 : false)) : (c < 65313 ? (c < 42999 ? (c & 1) == 1 :
        false) : (c < 65339 ? true : false))))))));
    }

    /** Capital letters. Beyond the basic plane. */
    public static /*@ pure @*/ boolean upperBeyond(int c) {
        return (c < 120124 ? (c < 119969 ? (c < 93760 ? (c < 66772 ? (c < 66600 ? (c < 66560 ? false : true) : (c <
        66736 ? false : true)) : (c < 68787 ? (c < 68736 ? false : true) : (c < 71840 ? false : (c < 71872 ? true :
        false)))) : (c < 119886 ? (c < 119808 ? (c < 93792 ? true : false) : (c < 119834 ? true : (c < 119860 ? false :
        true))) : (c < 119938 ? (c < 119912 ? false : true) : (c < 119964 ? false : (c < 119967 ? (c & 1) == 0 : (c & 1)
        == 1))))) : (c < 120068 ? (c < 119981 ? (c < 119974 ? (c < 119972 ? (c & 1) == 0 : (c & 1) == 1) : (c < 119976 ?
        (c & 1) == 0 : (c < 119978 ? (c & 1) == 1 : true))) : (c < 119990 ? (c < 119983 ? (c & 1) == 0 : true) : (c <
        120016 ? false : (c < 120042 ? true : false)))) : (c < 120085 ? (c < 120072 ? (c < 120070 ? true : (c & 1) == 1)
        : (c < 120075 ? true : (c < 120077 ? false : true))) : (c < 120093 ? (c < 120087 ? (c & 1) == 0 : true) : (c <
        120120 ? false : (c < 120122 ? true : (c & 1) == 1)))))) : (c < 120488 ? (c < 120224 ? (c < 120136 ? (c < 120129
        ? (c < 120127 ? true : (c & 1) == 0) : (c < 120133 ? true : (c & 1) == 0)) : (c < 120145 ? (c < 120138 ? false :
        true) : (c < 120172 ? false : (c < 120198 ? true : false)))) : (c < 120354 ? (c < 120276 ? (c < 120250 ? true :
        false) : (c < 120302 ? true : (c < 120328 ? false : true))) : (c < 120406 ? (c < 120380 ? false : true) : (c <
        120432 ? false : (c < 120458 ? true : false))))) : (c < 120778 ? (c < 120629 ? (c < 120546 ? (c < 120513 ? true
        : false) : (c < 120571 ? true : (c < 120604 ? false : true))) : (c < 120687 ? (c < 120662 ? false : true) : (c <
        120720 ? false : (c < 120745 ? true : false)))) : (c < 127306 ? (c < 125184 ? (c < 120780 ? (c & 1) == 0 :
        false) : (c < 125218 ? true : (c < 127280 ? false : true))) : (c < 127338 ? (c < 127312 ? false : true) : (c <
        127344 ? false : (c < 127370 ? true : false)))))));
    }

    /** Small letters. */
    public static /*@ pure @*/ boolean lower(int c) {
        return (c < 8048 ? (c < 706 ? (c < 423 ? (c < 377 ? (c < 186 ? (c < 170 ? (c < 97 ? false : (c < 123 ? true :
        false)) : (c < 181 ? (c < 172 ? (c & 1) == 0 : false) : (c < 183 ? (c & 1) == 1 : false))) : (c < 249 ? (c < 223
        ? (c < 188 ? (c & 1) == 0 : false) : (c < 247 ? true : (c & 1) == 0)) : (c < 312 ? (c < 256 ? true : (c & 1) ==
        1) : (c < 329 ? (c & 1) == 0 : (c & 1) == 1)))) : (c < 398 ? (c < 387 ? (c < 383 ? (c & 1) == 0 : (c < 385 ?
        true : false)) : (c < 394 ? (c < 391 ? (c & 1) == 1 : (c & 1) == 0) : (c < 396 ? false : true))) : (c < 409 ? (c
        < 404 ? (c < 402 ? false : (c & 1) == 0) : (c < 407 ? (c & 1) == 1 : false)) : (c < 414 ? (c < 412 ? true :
        false) : (c < 416 ? (c & 1) == 0 : (c & 1) == 1))))) : (c < 498 ? (c < 444 ? (c < 434 ? (c < 427 ? (c & 1) == 0
        : (c < 431 ? (c & 1) == 1 : (c & 1) == 0)) : (c < 440 ? (c < 436 ? false : (c & 1) == 0) : (c < 442 ? (c & 1) ==
        1 : (c & 1) == 0))) : (c < 456 ? (c < 448 ? (c < 446 ? (c & 1) == 1 : true) : (c < 454 ? false : (c & 1) == 0))
        : (c < 477 ? (c < 459 ? (c & 1) == 1 : (c & 1) == 0) : (c < 496 ? (c & 1) == 1 : (c & 1) == 0)))) : (c < 576 ?
        (c < 564 ? (c < 503 ? (c & 1) == 1 : (c < 505 ? false : (c & 1) == 1)) : (c < 572 ? (c < 570 ? true : false) :
        (c < 574 ? (c & 1) == 0 : (c & 1) == 1))) : (c < 660 ? (c < 583 ? (c < 580 ? (c & 1) == 0 : false) : (c < 592 ?
        (c & 1) == 1 : true)) : (c < 697 ? (c < 662 ? (c & 1) == 1 : true) : (c < 704 ? false : true)))))) : (c < 1231 ?
        (c < 977 ? (c < 887 ? (c < 837 ? (c < 736 ? false : (c < 741 ? true : false)) : (c < 881 ? (c < 839 ? (c & 1) ==
        1 : false) : (c < 885 ? (c & 1) == 1 : false))) : (c < 912 ? (c < 891 ? (c < 889 ? (c & 1) == 1 : (c & 1) == 0)
        : (c < 894 ? true : false)) : (c < 940 ? (c < 914 ? (c & 1) == 0 : false) : (c < 975 ? true : (c & 1) == 0)))) :
        (c < 1018 ? (c < 984 ? (c < 979 ? (c & 1) == 1 : (c < 981 ? false : true)) : (c < 1012 ? (c < 1008 ? (c & 1) ==
        1 : true) : (c < 1015 ? (c & 1) == 1 : (c & 1) == 0))) : (c < 1120 ? (c < 1022 ? (c < 1020 ? (c & 1) == 1 : (c &
        1) == 0) : (c < 1072 ? false : true)) : (c < 1163 ? (c < 1155 ? (c & 1) == 1 : false) : (c < 1217 ? (c & 1) == 1
        : (c & 1) == 0))))) : (c < 7830 ? (c < 4352 ? (c < 1417 ? (c < 1329 ? (c & 1) == 1 : (c < 1376 ? false : true))
        : (c < 4347 ? (c < 4304 ? false : true) : (c < 4349 ? false : true))) : (c < 7305 ? (c < 5118 ? (c < 5112 ?
        false : true) : (c < 7296 ? false : true)) : (c < 7616 ? (c < 7424 ? false : true) : (c < 7681 ? false : (c & 1)
        == 1)))) : (c < 7984 ? (c < 7952 ? (c < 7936 ? (c < 7838 ? true : (c & 1) == 1) : (c < 7944 ? true : false)) :
        (c < 7968 ? (c < 7958 ? true : false) : (c < 7976 ? true : false))) : (c < 8016 ? (c < 8000 ? (c < 7992 ? true :
        false) : (c < 8006 ? true : false)) : (c < 8032 ? (c < 8024 ? true : false) : (c < 8040 ? true : false))))))) :
        (c < 11361 ? (c < 8319 ? (c < 8133 ? (c < 8104 ? (c < 8072 ? (c < 8062 ? true : (c < 8064 ? false : true)) : (c
        < 8088 ? (c < 8080 ? false : true) : (c < 8096 ? false : true))) : (c < 8121 ? (c < 8117 ? (c < 8112 ? false :
        true) : (c < 8119 ? (c & 1) == 0 : (c & 1) == 1)) : (c < 8128 ? (c < 8126 ? false : (c & 1) == 0) : (c < 8130 ?
        false : true)))) : (c < 8160 ? (c < 8144 ? (c < 8135 ? (c & 1) == 0 : (c < 8137 ? (c & 1) == 1 : false)) : (c <
        8150 ? (c < 8148 ? true : false) : (c < 8152 ? true : false))) : (c < 8183 ? (c < 8178 ? (c < 8168 ? true :
        false) : (c < 8181 ? true : (c & 1) == 0)) : (c < 8305 ? (c < 8185 ? (c & 1) == 1 : false) : (c < 8307 ? (c & 1)
        == 1 : false))))) : (c < 8507 ? (c < 8464 ? (c < 8349 ? (c < 8321 ? (c & 1) == 1 : (c < 8336 ? false : true)) :
        (c < 8460 ? (c < 8458 ? false : (c & 1) == 0) : (c < 8462 ? false : true))) : (c < 8497 ? (c < 8469 ? (c < 8467
        ? false : (c & 1) == 1) : (c < 8495 ? false : (c & 1) == 1)) : (c < 8502 ? (c < 8500 ? false : (c & 1) == 0) :
        (c < 8505 ? false : (c & 1) == 1)))) : (c < 8560 ? (c < 8518 ? (c < 8509 ? (c & 1) == 0 : (c < 8511 ? (c & 1) ==
        1 : false)) : (c < 8526 ? (c < 8522 ? true : false) : (c < 8528 ? (c & 1) == 0 : false))) : (c < 9424 ? (c <
        8580 ? (c < 8576 ? true : false) : (c < 8582 ? (c & 1) == 0 : false)) : (c < 11312 ? (c < 9450 ? true : false) :
        (c < 11359 ? true : false)))))) : (c < 42873 ? (c < 11509 ? (c < 11383 ? (c < 11367 ? (c < 11363 ? (c & 1) == 1
        : (c < 11365 ? false : true)) : (c < 11377 ? (c < 11374 ? (c & 1) == 0 : false) : (c < 11380 ? (c & 1) == 1 : (c
        & 1) == 0))) : (c < 11494 ? (c < 11393 ? (c < 11390 ? true : false) : (c < 11492 ? (c & 1) == 1 : (c & 1) == 0))
        : (c < 11504 ? (c < 11500 ? false : (c & 1) == 0) : (c < 11507 ? false : (c & 1) == 1)))) : (c < 42607 ? (c <
        11561 ? (c < 11520 ? false : (c < 11558 ? true : (c & 1) == 1)) : (c < 11567 ? (c < 11565 ? false : (c & 1) ==
        1) : (c < 42561 ? false : (c & 1) == 1))) : (c < 42787 ? (c < 42652 ? (c < 42625 ? false : (c & 1) == 1) : (c <
        42654 ? true : false)) : (c < 42802 ? (c < 42800 ? (c & 1) == 1 : true) : (c < 42864 ? (c & 1) == 1 : true)))))
        : (c < 42956 ? (c < 42923 ? (c < 42892 ? (c < 42878 ? (c & 1) == 0 : (c < 42889 ? (c & 1) == 1 : false)) : (c <
        42900 ? (c < 42896 ? (c & 1) == 0 : (c & 1) == 1) : (c < 42902 ? true : (c & 1) == 1))) : (c < 42945 ? (c <
        42929 ? (c < 42927 ? false : (c & 1) == 1) : (c < 42933 ? false : (c & 1) == 1)) : (c < 42949 ? (c < 42947 ?
        false : (c & 1) == 1) : (c < 42952 ? false : (c & 1) == 0)))) : (c < 43888 ? (c < 43824 ? (c < 43001 ? (c <
        42998 ? false : (c & 1) == 0) : (c < 43003 ? true : false)) : (c < 43869 ? (c < 43867 ? true : (c & 1) == 0) :
        (c < 43881 ? true : false))) : (c < 64275 ? (c < 64256 ? (c < 43968 ? true : false) : (c < 64263 ? true :
        false)) : (c < 65345 ? (c < 64280 ? true : false) : (c < 65371 ? true : false))))))));
    }

    /** Small letters. Beyond the basic plane. */
    public static /*@ pure @*/ boolean lowerBeyond(int c) {
        return (c < 120250 ? (c < 119912 ? (c < 71904 ? (c < 66812 ? (c < 66640 ? (c < 66600 ? false : true) : (c <
        66776 ? false : true)) : (c < 68851 ? (c < 68800 ? false : true) : (c < 71872 ? false : true))) : (c < 119860 ?
        (c < 93824 ? (c < 93792 ? false : true) : (c < 119834 ? false : true)) : (c < 119893 ? (c < 119886 ? false :
        true) : (c < 119895 ? (c & 1) == 0 : true)))) : (c < 120016 ? (c < 119994 ? (c < 119964 ? (c < 119938 ? false :
        true) : (c < 119990 ? false : true)) : (c < 120004 ? (c < 119998 ? (c & 1) == 1 : true) : (c < 120006 ? (c & 1)
        == 1 : true))) : (c < 120120 ? (c < 120068 ? (c < 120042 ? false : true) : (c < 120094 ? false : true)) : (c <
        120172 ? (c < 120146 ? false : true) : (c < 120198 ? false : (c < 120224 ? true : false)))))) : (c < 120599 ? (c
        < 120458 ? (c < 120354 ? (c < 120302 ? (c < 120276 ? true : false) : (c < 120328 ? true : false)) : (c < 120406
        ? (c < 120380 ? true : false) : (c < 120432 ? true : false))) : (c < 120541 ? (c < 120514 ? (c < 120486 ? true :
        false) : (c < 120539 ? true : (c & 1) == 0)) : (c < 120572 ? (c < 120546 ? true : false) : (c < 120597 ? true :
        (c & 1) == 0)))) : (c < 120715 ? (c < 120657 ? (c < 120630 ? (c < 120604 ? true : false) : (c < 120655 ? true :
        (c & 1) == 0)) : (c < 120688 ? (c < 120662 ? true : false) : (c < 120713 ? true : (c & 1) == 0))) : (c < 120773
        ? (c < 120746 ? (c < 120720 ? true : false) : (c < 120771 ? true : (c & 1) == 0)) : (c < 120781 ? (c < 120778 ?
        true : (c & 1) == 1) : (c < 125218 ? false : (c < 125252 ? true : false)))))));
    }

    /** Letters in title case. */
    public static /*@ pure @*/ boolean title(int c) {
        return (c < 8088 ? (c < 461 ? (c < 455 ? (c < 453 ? false : (c & 1) == 1) : (c < 458 ? (c & 1) == 0 : (c & 1) ==
        1)) : (c < 500 ? (c < 498 ? false : (c & 1) == 0) : (c < 8072 ? false : (c < 8080 ? true : false)))) : (c < 8126
        ? (c < 8104 ? (c < 8096 ? true : false) : (c < 8112 ? true : (c < 8124 ? false : (c & 1) == 0))) : (c < 8142 ?
        (c < 8140 ? false : (c & 1) == 0) : (c < 8188 ? false : (c < 8190 ? (c & 1) == 0 : false)))));
    }

    /** What Unicode defines. */
    public static /*@ pure @*/ boolean defined(int c) {
        return (c < 4825 ? (c < 2971 ? (c < 2609 ? (c < 2155 ? (c < 1519 ? (c < 1330 ? (c < 907 ? (c < 890 ? (c < 888 ?
        true : false) : (c < 896 ? true : (c < 900 ? false : true))) : (c < 930 ? (c < 911 ? (c & 1) == 0 : true) : (c <
        932 ? (c & 1) == 1 : (c < 1328 ? true : (c & 1) == 1)))) : (c < 1424 ? (c < 1369 ? (c < 1367 ? true : false) :
        (c < 1419 ? true : (c < 1421 ? false : true))) : (c < 1480 ? (c < 1426 ? (c & 1) == 1 : true) : (c < 1488 ?
        false : (c < 1515 ? true : false))))) : (c < 1984 ? (c < 1806 ? (c < 1536 ? (c < 1525 ? true : false) : (c <
        1565 ? true : (c < 1567 ? (c & 1) == 0 : true))) : (c < 1867 ? (c < 1808 ? (c & 1) == 1 : true) : (c < 1869 ?
        false : (c < 1970 ? true : false)))) : (c < 2111 ? (c < 2045 ? (c < 2043 ? true : false) : (c < 2094 ? true : (c
        < 2096 ? false : true))) : (c < 2140 ? (c < 2113 ? (c & 1) == 0 : true) : (c < 2142 ? false : (c < 2145 ? (c &
        1) == 0 : true)))))) : (c < 2503 ? (c < 2449 ? (c < 2259 ? (c < 2229 ? (c < 2208 ? false : true) : (c < 2231 ?
        (c & 1) == 0 : (c < 2248 ? true : false))) : (c < 2438 ? (c < 2436 ? true : (c & 1) == 1) : (c < 2445 ? true :
        (c < 2447 ? false : true)))) : (c < 2484 ? (c < 2473 ? (c < 2451 ? false : true) : (c < 2475 ? (c & 1) == 0 : (c
        < 2481 ? true : (c & 1) == 0))) : (c < 2490 ? (c < 2486 ? false : true) : (c < 2492 ? false : (c < 2501 ? true :
        false))))) : (c < 2534 ? (c < 2521 ? (c < 2507 ? (c < 2505 ? true : false) : (c < 2511 ? true : (c < 2519 ?
        false : (c & 1) == 1))) : (c < 2526 ? (c < 2524 ? false : true) : (c < 2528 ? (c & 1) == 1 : (c < 2532 ? true :
        false)))) : (c < 2571 ? (c < 2561 ? (c < 2559 ? true : false) : (c < 2564 ? true : (c < 2566 ? (c & 1) == 1 :
        true))) : (c < 2579 ? (c < 2575 ? false : (c < 2577 ? true : false)) : (c < 2601 ? true : (c < 2603 ? (c & 1) ==
        0 : true))))))) : (c < 2788 ? (c < 2694 ? (c < 2638 ? (c < 2623 ? (c < 2614 ? (c < 2611 ? (c & 1) == 0 : (c & 1)
        == 1) : (c < 2617 ? (c & 1) == 0 : (c < 2619 ? (c & 1) == 1 : (c & 1) == 0))) : (c < 2631 ? (c < 2627 ? true :
        false) : (c < 2633 ? true : (c < 2635 ? false : true)))) : (c < 2656 ? (c < 2643 ? (c < 2641 ? false : (c & 1)
        == 1) : (c < 2649 ? false : (c < 2653 ? true : (c & 1) == 0))) : (c < 2679 ? (c < 2662 ? false : true) : (c <
        2689 ? false : (c < 2692 ? true : (c & 1) == 1))))) : (c < 2746 ? (c < 2729 ? (c < 2704 ? (c < 2702 ? true : (c
        & 1) == 1) : (c < 2706 ? true : (c < 2708 ? (c & 1) == 1 : true))) : (c < 2737 ? (c < 2731 ? (c & 1) == 0 :
        true) : (c < 2739 ? (c & 1) == 0 : (c < 2742 ? (c & 1) == 1 : true)))) : (c < 2764 ? (c < 2758 ? (c < 2748 ?
        false : true) : (c < 2760 ? (c & 1) == 1 : (c < 2762 ? true : (c & 1) == 1))) : (c < 2768 ? (c < 2766 ? true :
        false) : (c < 2770 ? (c & 1) == 0 : (c < 2784 ? false : true)))))) : (c < 2887 ? (c < 2833 ? (c < 2818 ? (c <
        2802 ? (c < 2790 ? false : true) : (c < 2809 ? false : (c < 2816 ? true : (c & 1) == 1))) : (c < 2822 ? (c <
        2820 ? true : (c & 1) == 1) : (c < 2829 ? true : (c < 2831 ? false : true)))) : (c < 2867 ? (c < 2857 ? (c <
        2835 ? false : true) : (c < 2859 ? (c & 1) == 0 : (c < 2865 ? true : (c & 1) == 0))) : (c < 2874 ? (c < 2870 ?
        (c & 1) == 1 : true) : (c < 2876 ? false : (c < 2885 ? true : false))))) : (c < 2918 ? (c < 2904 ? (c < 2891 ?
        (c < 2889 ? true : false) : (c < 2894 ? true : (c < 2901 ? false : true))) : (c < 2910 ? (c < 2908 ? false :
        true) : (c < 2912 ? (c & 1) == 1 : (c < 2916 ? true : false)))) : (c < 2955 ? (c < 2946 ? (c < 2936 ? true :
        false) : (c < 2948 ? true : (c < 2950 ? (c & 1) == 1 : true))) : (c < 2963 ? (c < 2958 ? false : (c < 2961 ?
        true : (c & 1) == 0)) : (c < 2966 ? true : (c < 2969 ? false : true)))))))) : (c < 3456 ? (c < 3172 ? (c < 3067
        ? (c < 3011 ? (c < 2984 ? (c < 2977 ? (c < 2975 ? (c & 1) == 0 : (c & 1) == 1) : (c < 2979 ? false : (c < 2981 ?
        true : false))) : (c < 2990 ? (c < 2987 ? true : false) : (c < 3002 ? true : (c < 3006 ? false : true)))) : (c <
        3024 ? (c < 3017 ? (c < 3014 ? false : true) : (c < 3019 ? (c & 1) == 0 : (c < 3022 ? true : false))) : (c <
        3031 ? (c < 3026 ? (c & 1) == 0 : false) : (c < 3033 ? (c & 1) == 1 : (c < 3046 ? false : true))))) : (c < 3141
        ? (c < 3091 ? (c < 3085 ? (c < 3072 ? false : true) : (c < 3087 ? (c & 1) == 0 : (c < 3089 ? true : (c & 1) ==
        0))) : (c < 3115 ? (c < 3113 ? true : (c & 1) == 0) : (c < 3130 ? true : (c < 3133 ? false : true)))) : (c <
        3157 ? (c < 3145 ? (c < 3143 ? (c & 1) == 0 : true) : (c < 3147 ? (c & 1) == 0 : (c < 3150 ? true : false))) :
        (c < 3161 ? (c < 3159 ? true : (c & 1) == 0) : (c < 3163 ? true : (c < 3168 ? false : true)))))) : (c < 3287 ?
        (c < 3252 ? (c < 3215 ? (c < 3184 ? (c < 3174 ? false : true) : (c < 3191 ? false : (c < 3213 ? true : (c & 1)
        == 0))) : (c < 3219 ? (c < 3217 ? true : (c & 1) == 0) : (c < 3241 ? true : (c < 3243 ? (c & 1) == 0 : true))))
        : (c < 3271 ? (c < 3258 ? (c < 3254 ? (c & 1) == 1 : true) : (c < 3260 ? false : (c < 3269 ? true : (c & 1) ==
        0))) : (c < 3275 ? (c < 3273 ? true : (c & 1) == 0) : (c < 3278 ? true : (c < 3285 ? false : true))))) : (c <
        3343 ? (c < 3312 ? (c < 3297 ? (c < 3294 ? false : (c & 1) == 0) : (c < 3300 ? true : (c < 3302 ? false :
        true))) : (c < 3316 ? (c < 3314 ? (c & 1) == 1 : (c & 1) == 0) : (c < 3328 ? false : (c < 3341 ? true : (c & 1)
        == 0)))) : (c < 3401 ? (c < 3347 ? (c < 3345 ? true : (c & 1) == 0) : (c < 3397 ? true : (c < 3399 ? (c & 1) ==
        0 : true))) : (c < 3412 ? (c < 3403 ? (c & 1) == 0 : (c < 3408 ? true : false)) : (c < 3428 ? true : (c < 3430 ?
        false : true))))))) : (c < 3804 ? (c < 3570 ? (c < 3521 ? (c < 3482 ? (c < 3460 ? (c < 3458 ? (c & 1) == 1 :
        true) : (c < 3462 ? (c & 1) == 1 : (c < 3479 ? true : false))) : (c < 3508 ? (c < 3506 ? true : (c & 1) == 1) :
        (c < 3516 ? true : (c < 3519 ? (c & 1) == 1 : (c & 1) == 0)))) : (c < 3541 ? (c < 3530 ? (c < 3527 ? true :
        false) : (c < 3532 ? (c & 1) == 0 : (c < 3535 ? false : true))) : (c < 3552 ? (c < 3545 ? (c & 1) == 0 : true) :
        (c < 3558 ? false : (c < 3568 ? true : false))))) : (c < 3725 ? (c < 3676 ? (c < 3585 ? (c < 3573 ? true :
        false) : (c < 3643 ? true : (c < 3647 ? false : true))) : (c < 3715 ? (c < 3713 ? false : true) : (c < 3719 ? (c
        & 1) == 0 : (c < 3723 ? true : (c & 1) == 0)))) : (c < 3781 ? (c < 3752 ? (c < 3748 ? true : (c & 1) == 1) : (c
        < 3774 ? true : (c < 3776 ? false : true))) : (c < 3790 ? (c < 3785 ? (c & 1) == 0 : true) : (c < 3792 ? false :
        (c < 3802 ? true : false)))))) : (c < 4681 ? (c < 4031 ? (c < 3949 ? (c < 3840 ? (c < 3808 ? true : false) : (c
        < 3912 ? true : (c < 3914 ? (c & 1) == 1 : true))) : (c < 3992 ? (c < 3953 ? false : true) : (c < 3994 ? (c & 1)
        == 1 : (c < 4029 ? true : (c & 1) == 0)))) : (c < 4294 ? (c < 4047 ? (c < 4045 ? true : (c & 1) == 0) : (c <
        4059 ? true : (c < 4096 ? false : true))) : (c < 4301 ? (c < 4297 ? (c & 1) == 1 : false) : (c < 4303 ? (c & 1)
        == 1 : (c < 4305 ? (c & 1) == 0 : true))))) : (c < 4750 ? (c < 4699 ? (c < 4686 ? (c < 4683 ? (c & 1) == 0 :
        true) : (c < 4688 ? false : (c < 4695 ? true : (c & 1) == 0))) : (c < 4704 ? (c < 4702 ? true : false) : (c <
        4745 ? true : (c < 4747 ? (c & 1) == 0 : true)))) : (c < 4792 ? (c < 4785 ? (c < 4752 ? false : true) : (c <
        4787 ? (c & 1) == 0 : (c < 4790 ? true : false))) : (c < 4806 ? (c < 4799 ? true : (c < 4803 ? (c & 1) == 0 :
        true)) : (c < 4808 ? false : (c < 4823 ? true : (c & 1) == 0))))))))) : (c < 11633 ? (c < 6988 ? (c < 6161 ? (c
        < 5903 ? (c < 5024 ? (c < 4955 ? (c < 4883 ? (c < 4881 ? true : (c & 1) == 0) : (c < 4886 ? true : (c < 4888 ?
        false : true))) : (c < 4989 ? (c < 4957 ? false : true) : (c < 4992 ? false : (c < 5018 ? true : false)))) : (c
        < 5789 ? (c < 5112 ? (c < 5110 ? true : false) : (c < 5118 ? true : (c < 5120 ? false : true))) : (c < 5881 ? (c
        < 5792 ? false : true) : (c < 5888 ? false : (c < 5901 ? true : (c & 1) == 0))))) : (c < 6003 ? (c < 5972 ? (c <
        5920 ? (c < 5909 ? true : false) : (c < 5943 ? true : (c < 5952 ? false : true))) : (c < 5997 ? (c < 5984 ?
        false : true) : (c < 5999 ? (c & 1) == 0 : (c < 6001 ? true : (c & 1) == 0)))) : (c < 6122 ? (c < 6016 ? (c <
        6005 ? (c & 1) == 1 : false) : (c < 6110 ? true : (c < 6112 ? false : true))) : (c < 6138 ? (c < 6128 ? false :
        true) : (c < 6144 ? false : (c < 6159 ? true : (c & 1) == 0)))))) : (c < 6528 ? (c < 6433 ? (c < 6315 ? (c <
        6176 ? (c < 6170 ? true : false) : (c < 6265 ? true : (c < 6272 ? false : true))) : (c < 6390 ? (c < 6320 ?
        false : true) : (c < 6400 ? false : (c < 6431 ? true : (c & 1) == 0)))) : (c < 6466 ? (c < 6448 ? (c < 6444 ?
        true : false) : (c < 6460 ? true : (c < 6464 ? false : (c & 1) == 0))) : (c < 6510 ? (c < 6468 ? false : true) :
        (c < 6512 ? false : (c < 6517 ? true : false))))) : (c < 6753 ? (c < 6619 ? (c < 6576 ? (c < 6572 ? true :
        false) : (c < 6602 ? true : (c < 6608 ? false : true))) : (c < 6684 ? (c < 6622 ? false : true) : (c < 6686 ?
        false : (c < 6751 ? true : (c & 1) == 0)))) : (c < 6810 ? (c < 6783 ? (c < 6781 ? true : false) : (c < 6794 ?
        true : (c < 6800 ? false : true))) : (c < 6832 ? (c < 6816 ? false : (c < 6830 ? true : false)) : (c < 6849 ?
        true : (c < 6912 ? false : true))))))) : (c < 8176 ? (c < 7958 ? (c < 7305 ? (c < 7164 ? (c < 7037 ? (c < 6992 ?
        false : true) : (c < 7040 ? false : (c < 7156 ? true : false))) : (c < 7227 ? (c < 7224 ? true : false) : (c <
        7242 ? true : (c < 7245 ? false : true)))) : (c < 7376 ? (c < 7355 ? (c < 7312 ? false : true) : (c < 7357 ?
        false : (c < 7368 ? true : false))) : (c < 7424 ? (c < 7419 ? true : false) : (c < 7674 ? true : (c < 7676 ? (c
        & 1) == 1 : true))))) : (c < 8062 ? (c < 8008 ? (c < 7966 ? (c < 7960 ? false : true) : (c < 7968 ? false : (c <
        8006 ? true : false))) : (c < 8016 ? (c < 8014 ? true : false) : (c < 8024 ? true : (c < 8032 ? (c & 1) == 1 :
        true)))) : (c < 8135 ? (c < 8117 ? (c < 8064 ? false : true) : (c < 8119 ? (c & 1) == 0 : (c < 8133 ? true : (c
        & 1) == 0))) : (c < 8150 ? (c < 8148 ? true : false) : (c < 8156 ? true : (c < 8158 ? (c & 1) == 1 : true))))))
        : (c < 9255 ? (c < 8335 ? (c < 8193 ? (c < 8181 ? (c < 8178 ? false : true) : (c < 8183 ? (c & 1) == 0 : (c <
        8191 ? true : (c & 1) == 0))) : (c < 8295 ? (c < 8293 ? true : (c & 1) == 0) : (c < 8306 ? true : (c < 8308 ?
        false : true)))) : (c < 8400 ? (c < 8349 ? (c < 8337 ? (c & 1) == 0 : true) : (c < 8352 ? false : (c < 8384 ?
        true : false))) : (c < 8448 ? (c < 8433 ? true : false) : (c < 8588 ? true : (c < 8592 ? false : true))))) : (c
        < 11359 ? (c < 11126 ? (c < 9291 ? (c < 9280 ? false : true) : (c < 9312 ? false : (c < 11124 ? true : false)))
        : (c < 11160 ? (c < 11158 ? true : (c & 1) == 1) : (c < 11311 ? true : (c < 11313 ? (c & 1) == 0 : true)))) : (c
        < 11561 ? (c < 11508 ? (c < 11361 ? (c & 1) == 0 : true) : (c < 11513 ? false : (c < 11558 ? true : (c & 1) ==
        1))) : (c < 11569 ? (c < 11565 ? false : (c < 11567 ? (c & 1) == 1 : (c & 1) == 0)) : (c < 11624 ? true : (c <
        11631 ? false : true)))))))) : (c < 43600 ? (c < 12772 ? (c < 11859 ? (c < 11711 ? (c < 11689 ? (c < 11671 ? (c
        < 11647 ? false : true) : (c < 11680 ? false : (c < 11687 ? true : (c & 1) == 0))) : (c < 11697 ? (c < 11695 ?
        true : (c & 1) == 0) : (c < 11703 ? true : (c < 11705 ? (c & 1) == 0 : true)))) : (c < 11729 ? (c < 11719 ? (c <
        11713 ? (c & 1) == 0 : true) : (c < 11721 ? (c & 1) == 0 : (c < 11727 ? true : (c & 1) == 0))) : (c < 11737 ? (c
        < 11735 ? true : (c & 1) == 0) : (c < 11743 ? true : (c < 11745 ? (c & 1) == 0 : true))))) : (c < 12352 ? (c <
        12032 ? (c < 11930 ? (c < 11904 ? false : true) : (c < 11932 ? (c & 1) == 1 : (c < 12020 ? true : false))) : (c
        < 12272 ? (c < 12246 ? true : false) : (c < 12284 ? true : (c < 12288 ? false : true)))) : (c < 12549 ? (c <
        12439 ? (c < 12354 ? (c & 1) == 1 : true) : (c < 12441 ? false : (c < 12544 ? true : false))) : (c < 12594 ? (c
        < 12592 ? true : (c & 1) == 1) : (c < 12687 ? true : (c < 12689 ? (c & 1) == 0 : true)))))) : (c < 43066 ? (c <
        42540 ? (c < 40960 ? (c < 12831 ? (c < 12784 ? false : true) : (c < 12833 ? (c & 1) == 0 : (c < 40957 ? true :
        false))) : (c < 42128 ? (c < 42125 ? true : false) : (c < 42183 ? true : (c < 42192 ? false : true)))) : (c <
        42946 ? (c < 42744 ? (c < 42560 ? false : true) : (c < 42752 ? false : (c < 42944 ? true : false))) : (c < 42997
        ? (c < 42955 ? true : false) : (c < 43053 ? true : (c < 43056 ? false : true))))) : (c < 43389 ? (c < 43214 ? (c
        < 43128 ? (c < 43072 ? false : true) : (c < 43136 ? false : (c < 43206 ? true : false))) : (c < 43232 ? (c <
        43226 ? true : false) : (c < 43348 ? true : (c < 43359 ? false : true)))) : (c < 43486 ? (c < 43470 ? (c < 43392
        ? false : true) : (c < 43472 ? (c & 1) == 1 : (c < 43482 ? true : false))) : (c < 43575 ? (c < 43519 ? true : (c
        < 43521 ? (c & 1) == 0 : true)) : (c < 43584 ? false : (c < 43598 ? true : false))))))) : (c < 64321 ? (c <
        44016 ? (c < 43793 ? (c < 43767 ? (c < 43612 ? (c < 43610 ? true : false) : (c < 43715 ? true : (c < 43739 ?
        false : true))) : (c < 43783 ? (c < 43777 ? false : true) : (c < 43785 ? false : (c < 43791 ? true : false)))) :
        (c < 43823 ? (c < 43808 ? (c < 43799 ? true : false) : (c < 43815 ? true : (c < 43817 ? (c & 1) == 0 : true))) :
        (c < 43884 ? (c < 43825 ? (c & 1) == 0 : true) : (c < 43888 ? false : (c < 44014 ? true : false))))) : (c <
        64112 ? (c < 55239 ? (c < 44032 ? (c < 44026 ? true : false) : (c < 55204 ? true : (c < 55216 ? false : true)))
        : (c < 55292 ? (c < 55243 ? false : true) : (c < 55296 ? false : (c < 64110 ? true : false)))) : (c < 64280 ? (c
        < 64256 ? (c < 64218 ? true : false) : (c < 64263 ? true : (c < 64275 ? false : true))) : (c < 64311 ? (c <
        64285 ? false : true) : (c < 64313 ? (c & 1) == 0 : (c < 64317 ? true : (c & 1) == 0)))))) : (c < 65136 ? (c <
        65008 ? (c < 64832 ? (c < 64327 ? (c < 64324 ? (c & 1) == 1 : (c & 1) == 0) : (c < 64450 ? true : (c < 64467 ?
        false : true))) : (c < 64912 ? (c < 64848 ? false : true) : (c < 64914 ? false : (c < 64968 ? true : false)))) :
        (c < 65107 ? (c < 65024 ? (c < 65022 ? true : false) : (c < 65050 ? true : (c < 65056 ? false : true))) : (c <
        65127 ? (c < 65109 ? (c & 1) == 0 : true) : (c < 65129 ? (c & 1) == 0 : (c < 65132 ? true : false))))) : (c <
        65488 ? (c < 65282 ? (c < 65143 ? (c < 65141 ? true : (c & 1) == 0) : (c < 65277 ? true : (c < 65279 ? false :
        (c & 1) == 1))) : (c < 65474 ? (c < 65471 ? true : false) : (c < 65480 ? true : (c < 65482 ? false : true)))) :
        (c < 65504 ? (c < 65496 ? (c < 65490 ? false : true) : (c < 65498 ? false : (c < 65501 ? true : false))) : (c <
        65519 ? (c < 65511 ? true : (c < 65513 ? (c & 1) == 0 : true)) : (c < 65529 ? false : (c < 65534 ? true :
        false))))))))));
    }

    /** What Unicode defines. Beyond the basic plane. */
    public static /*@ pure @*/ boolean definedBeyond(int c) {
        return (c < 73120 ? (c < 69744 ? (c < 67760 ? (c < 66462 ? (c < 65937 ? (c < 65616 ? (c < 65577 ? (c < 65550 ?
        (c < 65548 ? true : (c & 1) == 1) : (c < 65575 ? true : (c & 1) == 0)) : (c < 65597 ? (c < 65595 ? true : (c &
        1) == 0) : (c < 65600 ? (c & 1) == 1 : (c < 65614 ? true : false)))) : (c < 65795 ? (c < 65664 ? (c < 65630 ?
        true : false) : (c < 65787 ? true : (c < 65792 ? false : true))) : (c < 65844 ? (c < 65799 ? false : true) : (c
        < 65847 ? false : (c < 65935 ? true : (c & 1) == 0))))) : (c < 66257 ? (c < 66000 ? (c < 65952 ? (c < 65949 ?
        true : false) : (c < 65954 ? (c & 1) == 0 : false)) : (c < 66176 ? (c < 66046 ? true : false) : (c < 66205 ?
        true : (c < 66208 ? false : true)))) : (c < 66349 ? (c < 66300 ? (c < 66272 ? false : true) : (c < 66304 ? false
        : (c < 66340 ? true : false))) : (c < 66384 ? (c < 66379 ? true : false) : (c < 66427 ? true : (c < 66432 ?
        false : true)))))) : (c < 67072 ? (c < 66736 ? (c < 66518 ? (c < 66500 ? (c < 66464 ? (c & 1) == 1 : true) : (c
        < 66504 ? false : true)) : (c < 66718 ? (c < 66560 ? false : true) : (c < 66720 ? false : (c < 66730 ? true :
        false)))) : (c < 66856 ? (c < 66776 ? (c < 66772 ? true : false) : (c < 66812 ? true : (c < 66816 ? false :
        true))) : (c < 66916 ? (c < 66864 ? false : true) : (c < 66927 ? false : (c < 66929 ? (c & 1) == 1 : false)))))
        : (c < 67638 ? (c < 67432 ? (c < 67392 ? (c < 67383 ? true : false) : (c < 67414 ? true : (c < 67424 ? false :
        true))) : (c < 67590 ? (c < 67584 ? false : true) : (c < 67592 ? false : (c < 67595 ? (c & 1) == 0 : true)))) :
        (c < 67648 ? (c < 67642 ? (c < 67640 ? (c & 1) == 1 : (c & 1) == 0) : (c < 67644 ? false : (c < 67646 ? (c & 1)
        == 0 : (c & 1) == 1))) : (c < 67672 ? (c < 67670 ? true : (c & 1) == 1) : (c < 67743 ? true : (c < 67751 ? false
        : true))))))) : (c < 68409 ? (c < 68108 ? (c < 67903 ? (c < 67831 ? (c < 67827 ? (c < 67808 ? false : true) : (c
        < 67829 ? (c & 1) == 0 : (c & 1) == 1)) : (c < 67868 ? (c < 67835 ? false : true) : (c < 67871 ? false : (c <
        67898 ? true : false)))) : (c < 68048 ? (c < 67968 ? (c < 67905 ? (c & 1) == 1 : false) : (c < 68024 ? true : (c
        < 68028 ? false : true))) : (c < 68100 ? (c < 68050 ? false : true) : (c < 68102 ? (c & 1) == 1 : (c < 68104 ?
        (c & 1) == 0 : false))))) : (c < 68176 ? (c < 68150 ? (c < 68118 ? (c < 68116 ? true : (c & 1) == 1) : (c <
        68120 ? true : (c < 68122 ? (c & 1) == 1 : true))) : (c < 68155 ? (c < 68152 ? false : true) : (c < 68159 ?
        false : (c < 68169 ? true : false)))) : (c < 68327 ? (c < 68192 ? (c < 68185 ? true : false) : (c < 68256 ? true
        : (c < 68288 ? false : true))) : (c < 68343 ? (c < 68331 ? false : true) : (c < 68352 ? false : (c < 68406 ?
        true : false)))))) : (c < 68922 ? (c < 68528 ? (c < 68472 ? (c < 68440 ? (c < 68438 ? true : false) : (c < 68467
        ? true : false)) : (c < 68505 ? (c < 68498 ? true : false) : (c < 68509 ? true : (c < 68521 ? false : true)))) :
        (c < 68800 ? (c < 68681 ? (c < 68608 ? false : true) : (c < 68736 ? false : (c < 68787 ? true : false))) : (c <
        68858 ? (c < 68851 ? true : false) : (c < 68904 ? true : (c < 68912 ? false : true))))) : (c < 69416 ? (c <
        69292 ? (c < 69247 ? (c < 69216 ? false : true) : (c < 69249 ? (c & 1) == 0 : (c < 69290 ? true : (c & 1) ==
        1))) : (c < 69296 ? (c < 69294 ? true : false) : (c < 69298 ? true : (c < 69376 ? false : true)))) : (c < 69600
        ? (c < 69466 ? (c < 69424 ? false : true) : (c < 69552 ? false : (c < 69580 ? true : false))) : (c < 69632 ? (c
        < 69623 ? true : false) : (c < 69710 ? true : (c < 69714 ? false : true)))))))) : (c < 71248 ? (c < 70415 ? (c <
        70144 ? (c < 69888 ? (c < 69839 ? (c < 69826 ? (c < 69759 ? false : true) : (c < 69837 ? false : (c & 1) == 1))
        : (c < 69865 ? (c < 69841 ? (c & 1) == 0 : true) : (c < 69872 ? false : (c < 69882 ? true : false)))) : (c <
        70007 ? (c < 69943 ? (c < 69941 ? true : (c & 1) == 0) : (c < 69960 ? true : (c < 69968 ? false : true))) : (c <
        70112 ? (c < 70016 ? false : true) : (c < 70114 ? (c & 1) == 1 : (c < 70133 ? true : false))))) : (c < 70304 ?
        (c < 70279 ? (c < 70164 ? (c < 70162 ? true : (c & 1) == 1) : (c < 70207 ? true : (c < 70272 ? false : true))) :
        (c < 70286 ? (c < 70283 ? (c & 1) == 0 : true) : (c < 70288 ? (c & 1) == 1 : (c < 70302 ? true : (c & 1) ==
        1)))) : (c < 70394 ? (c < 70320 ? (c < 70314 ? true : false) : (c < 70379 ? true : (c < 70384 ? false : true)))
        : (c < 70404 ? (c < 70400 ? false : true) : (c < 70406 ? (c & 1) == 1 : (c < 70413 ? true : false)))))) : (c <
        70493 ? (c < 70460 ? (c < 70443 ? (c < 70419 ? (c < 70417 ? true : false) : (c < 70441 ? true : (c & 1) == 0)) :
        (c < 70451 ? (c < 70449 ? true : (c & 1) == 0) : (c < 70454 ? (c & 1) == 1 : (c < 70458 ? true : (c & 1) ==
        1)))) : (c < 70478 ? (c < 70471 ? (c < 70469 ? true : false) : (c < 70473 ? true : (c < 70475 ? false : true)))
        : (c < 70482 ? (c < 70480 ? false : (c & 1) == 0) : (c < 70487 ? false : (c < 70489 ? (c & 1) == 1 : false)))))
        : (c < 70784 ? (c < 70517 ? (c < 70502 ? (c < 70500 ? true : false) : (c < 70509 ? true : (c < 70512 ? false :
        true))) : (c < 70748 ? (c < 70656 ? false : true) : (c < 70750 ? (c & 1) == 1 : (c < 70754 ? true : false)))) :
        (c < 71094 ? (c < 70864 ? (c < 70856 ? true : false) : (c < 70874 ? true : (c < 71040 ? false : true))) : (c <
        71134 ? (c < 71096 ? false : true) : (c < 71168 ? false : (c < 71237 ? true : false))))))) : (c < 72192 ? (c <
        71943 ? (c < 71451 ? (c < 71296 ? (c < 71264 ? (c < 71258 ? true : false) : (c < 71277 ? true : false)) : (c <
        71360 ? (c < 71353 ? true : false) : (c < 71370 ? true : (c < 71424 ? false : true)))) : (c < 71680 ? (c < 71468
        ? (c < 71453 ? false : true) : (c < 71472 ? false : (c < 71488 ? true : false))) : (c < 71840 ? (c < 71740 ?
        true : false) : (c < 71923 ? true : (c < 71935 ? false : true))))) : (c < 71996 ? (c < 71958 ? (c < 71947 ? (c <
        71945 ? false : (c & 1) == 1) : (c < 71949 ? (c & 1) == 0 : (c < 71956 ? true : (c & 1) == 1))) : (c < 71990 ?
        (c < 71961 ? (c & 1) == 0 : true) : (c < 71992 ? (c & 1) == 1 : (c < 71994 ? (c & 1) == 0 : (c & 1) == 1)))) :
        (c < 72104 ? (c < 72016 ? (c < 72007 ? true : false) : (c < 72026 ? true : (c < 72096 ? false : true))) : (c <
        72152 ? (c < 72106 ? false : true) : (c < 72154 ? false : (c < 72165 ? true : false)))))) : (c < 72887 ? (c <
        72759 ? (c < 72384 ? (c < 72272 ? (c < 72264 ? true : false) : (c < 72355 ? true : false)) : (c < 72704 ? (c <
        72441 ? true : false) : (c < 72713 ? true : (c < 72715 ? (c & 1) == 0 : true)))) : (c < 72816 ? (c < 72774 ? (c
        < 72761 ? (c & 1) == 0 : true) : (c < 72784 ? false : (c < 72813 ? true : false))) : (c < 72850 ? (c < 72848 ?
        true : false) : (c < 72872 ? true : (c < 72874 ? (c & 1) == 1 : true))))) : (c < 73040 ? (c < 73015 ? (c < 72967
        ? (c < 72960 ? false : true) : (c < 72969 ? (c & 1) == 0 : (c < 72972 ? (c & 1) == 1 : true))) : (c < 73021 ? (c
        < 73018 ? false : (c & 1) == 0) : (c < 73024 ? (c & 1) == 1 : (c < 73032 ? true : false)))) : (c < 73067 ? (c <
        73056 ? (c < 73050 ? true : false) : (c < 73062 ? true : (c < 73064 ? (c & 1) == 1 : (c & 1) == 0))) : (c <
        73105 ? (c < 73103 ? true : (c & 1) == 0) : (c < 73108 ? (c & 1) == 1 : (c < 73113 ? true : false))))))))) : (c
        < 123647 ? (c < 113818 ? (c < 93020 ? (c < 78905 ? (c < 74650 ? (c < 73648 ? (c < 73440 ? (c < 73130 ? true :
        false) : (c < 73465 ? true : false)) : (c < 73664 ? (c < 73650 ? (c & 1) == 0 : false) : (c < 73714 ? true : (c
        < 73727 ? false : true)))) : (c < 74880 ? (c < 74863 ? (c < 74752 ? false : true) : (c < 74865 ? (c & 1) == 0 :
        (c < 74869 ? true : false))) : (c < 77824 ? (c < 75076 ? true : false) : (c < 78895 ? true : (c < 78897 ? (c &
        1) == 0 : true))))) : (c < 92782 ? (c < 92729 ? (c < 83527 ? (c < 82944 ? false : true) : (c < 92160 ? false :
        true)) : (c < 92767 ? (c < 92736 ? false : true) : (c < 92769 ? (c & 1) == 0 : (c < 92778 ? true : false)))) :
        (c < 92918 ? (c < 92880 ? (c < 92784 ? true : false) : (c < 92910 ? true : (c < 92912 ? false : true))) : (c <
        92998 ? (c < 92928 ? false : true) : (c < 93008 ? false : (c < 93018 ? true : (c & 1) == 1)))))) : (c < 100344 ?
        (c < 94027 ? (c < 93053 ? (c < 93028 ? (c < 93026 ? true : (c & 1) == 1) : (c < 93048 ? true : false)) : (c <
        93760 ? (c < 93072 ? true : false) : (c < 93851 ? true : (c < 93952 ? false : true)))) : (c < 94176 ? (c < 94088
        ? (c < 94031 ? false : true) : (c < 94095 ? false : (c < 94112 ? true : false))) : (c < 94192 ? (c < 94181 ?
        true : false) : (c < 94194 ? true : (c < 94208 ? false : true))))) : (c < 110952 ? (c < 110592 ? (c < 101590 ?
        (c < 100352 ? false : true) : (c < 101632 ? false : (c < 101641 ? true : false))) : (c < 110928 ? (c < 110879 ?
        true : false) : (c < 110931 ? true : (c < 110948 ? false : true)))) : (c < 113776 ? (c < 111356 ? (c < 110960 ?
        false : true) : (c < 113664 ? false : (c < 113771 ? true : false))) : (c < 113792 ? (c < 113789 ? true : false)
        : (c < 113801 ? true : (c < 113808 ? false : true))))))) : (c < 120093 ? (c < 119895 ? (c < 119296 ? (c < 119030
        ? (c < 113828 ? (c < 113820 ? false : true) : (c < 118784 ? false : true)) : (c < 119079 ? (c < 119040 ? false :
        true) : (c < 119081 ? false : (c < 119273 ? true : false)))) : (c < 119639 ? (c < 119520 ? (c < 119366 ? true :
        false) : (c < 119540 ? true : (c < 119552 ? false : true))) : (c < 119673 ? (c < 119648 ? false : true) : (c <
        119808 ? false : (c < 119893 ? true : (c & 1) == 0))))) : (c < 119994 ? (c < 119974 ? (c < 119967 ? (c < 119965
        ? true : (c & 1) == 0) : (c < 119969 ? (c & 1) == 1 : (c < 119972 ? (c & 1) == 0 : (c & 1) == 1))) : (c < 119978
        ? (c < 119976 ? (c & 1) == 0 : (c & 1) == 1) : (c < 119981 ? true : (c < 119983 ? (c & 1) == 0 : true)))) : (c <
        120072 ? (c < 120004 ? (c < 119998 ? (c & 1) == 1 : true) : (c < 120006 ? (c & 1) == 1 : (c < 120070 ? true : (c
        & 1) == 1))) : (c < 120077 ? (c < 120075 ? true : false) : (c < 120085 ? true : (c < 120087 ? (c & 1) == 0 :
        true)))))) : (c < 121520 ? (c < 120145 ? (c < 120127 ? (c < 120122 ? (c < 120095 ? (c & 1) == 0 : true) : (c <
        120124 ? (c & 1) == 1 : true)) : (c < 120133 ? (c < 120129 ? (c & 1) == 0 : true) : (c < 120136 ? (c & 1) == 0 :
        (c < 120138 ? false : true)))) : (c < 120782 ? (c < 120486 ? (c < 120147 ? (c & 1) == 0 : true) : (c < 120488 ?
        false : (c < 120780 ? true : false))) : (c < 121499 ? (c < 121484 ? true : false) : (c < 121504 ? true : (c <
        121506 ? (c & 1) == 1 : true))))) : (c < 123136 ? (c < 122907 ? (c < 122887 ? (c < 122880 ? false : true) : (c <
        122889 ? (c & 1) == 0 : (c < 122905 ? true : false))) : (c < 122916 ? (c < 122914 ? true : (c & 1) == 1) : (c <
        122919 ? (c & 1) == 0 : (c < 122923 ? true : false)))) : (c < 123210 ? (c < 123184 ? (c < 123181 ? true : false)
        : (c < 123198 ? true : (c < 123200 ? false : true))) : (c < 123216 ? (c < 123214 ? false : true) : (c < 123584 ?
        false : (c < 123642 ? true : false)))))))) : (c < 127584 ? (c < 126579 ? (c < 126496 ? (c < 125274 ? (c < 125127
        ? (c < 124928 ? (c < 123649 ? (c & 1) == 1 : false) : (c < 125125 ? true : false)) : (c < 125184 ? (c < 125143 ?
        true : false) : (c < 125260 ? true : (c < 125264 ? false : true)))) : (c < 126209 ? (c < 125280 ? (c < 125278 ?
        false : true) : (c < 126065 ? false : (c < 126133 ? true : false))) : (c < 126464 ? (c < 126270 ? true : false)
        : (c < 126468 ? true : (c < 126470 ? (c & 1) == 1 : true))))) : (c < 126535 ? (c < 126517 ? (c < 126502 ? (c <
        126498 ? (c & 1) == 1 : (c & 1) == 0) : (c < 126506 ? (c & 1) == 1 : (c < 126515 ? true : (c & 1) == 0))) : (c <
        126525 ? (c < 126520 ? true : (c & 1) == 1) : (c < 126530 ? false : (c < 126532 ? (c & 1) == 0 : false)))) : (c
        < 126562 ? (c < 126544 ? (c < 126542 ? (c & 1) == 1 : true) : (c < 126546 ? (c & 1) == 1 : (c < 126550 ? (c & 1)
        == 0 : (c & 1) == 1))) : (c < 126568 ? (c < 126566 ? (c & 1) == 0 : (c & 1) == 1) : (c < 126571 ? true : (c <
        126573 ? (c & 1) == 0 : true)))))) : (c < 127024 ? (c < 126625 ? (c < 126589 ? (c < 126584 ? (c < 126581 ? (c &
        1) == 0 : true) : (c < 126586 ? (c & 1) == 1 : true)) : (c < 126602 ? (c < 126593 ? (c & 1) == 0 : true) : (c <
        126604 ? (c & 1) == 1 : (c < 126620 ? true : false)))) : (c < 126652 ? (c < 126630 ? (c < 126628 ? true : (c &
        1) == 1) : (c < 126634 ? true : (c < 126636 ? (c & 1) == 1 : true))) : (c < 126706 ? (c < 126704 ? false : true)
        : (c < 126976 ? false : (c < 127020 ? true : false))))) : (c < 127232 ? (c < 127168 ? (c < 127136 ? (c < 127124
        ? true : false) : (c < 127151 ? true : (c < 127153 ? false : true))) : (c < 127184 ? (c < 127170 ? (c & 1) == 1
        : true) : (c < 127186 ? (c & 1) == 1 : (c < 127222 ? true : false)))) : (c < 127548 ? (c < 127462 ? (c < 127406
        ? true : false) : (c < 127491 ? true : (c < 127504 ? false : true))) : (c < 127561 ? (c < 127552 ? false : true)
        : (c < 127568 ? false : (c < 127570 ? true : false))))))) : (c < 129671 ? (c < 129114 ? (c < 128884 ? (c <
        128736 ? (c < 127744 ? (c < 127590 ? true : false) : (c < 128728 ? true : false)) : (c < 128752 ? (c < 128749 ?
        true : false) : (c < 128765 ? true : (c < 128768 ? false : true)))) : (c < 129024 ? (c < 128985 ? (c < 128896 ?
        false : true) : (c < 128992 ? false : (c < 129004 ? true : false))) : (c < 129040 ? (c < 129036 ? true : false)
        : (c < 129096 ? true : (c < 129104 ? false : true))))) : (c < 129484 ? (c < 129200 ? (c < 129160 ? (c < 129120 ?
        false : true) : (c < 129168 ? false : (c < 129198 ? true : false))) : (c < 129280 ? (c < 129202 ? true : false)
        : (c < 129401 ? true : (c < 129403 ? (c & 1) == 0 : true)))) : (c < 129648 ? (c < 129620 ? (c < 129486 ? (c & 1)
        == 1 : true) : (c < 129632 ? false : (c < 129646 ? true : false))) : (c < 129656 ? (c < 129653 ? true : false) :
        (c < 129659 ? true : (c < 129664 ? false : true)))))) : (c < 177984 ? (c < 129792 ? (c < 129719 ? (c < 129705 ?
        (c < 129680 ? false : true) : (c < 129712 ? false : true)) : (c < 129731 ? (c < 129728 ? false : true) : (c <
        129744 ? false : (c < 129751 ? true : false)))) : (c < 130042 ? (c < 129941 ? (c < 129939 ? true : (c & 1) == 0)
        : (c < 129995 ? true : (c < 130032 ? false : true))) : (c < 173790 ? (c < 131072 ? false : true) : (c < 173824 ?
        false : (c < 177973 ? true : false))))) : (c < 917505 ? (c < 191457 ? (c < 178208 ? (c < 178206 ? true : false)
        : (c < 183970 ? true : (c < 183984 ? false : true))) : (c < 195102 ? (c < 194560 ? false : true) : (c < 196608 ?
        false : (c < 201547 ? true : false)))) : (c < 918000 ? (c < 917536 ? (c < 917507 ? (c & 1) == 1 : false) : (c <
        917632 ? true : (c < 917760 ? false : true))) : (c < 1048574 ? (c < 983040 ? false : true) : (c < 1048576 ?
        false : (c < 1114110 ? true : false))))))))));
    }

    /** What is mirrored from right to left. */
    public static /*@ pure @*/ boolean mirrored(int c) {
        return (c < 10651 ? (c < 8799 ? (c < 8333 ? (c < 187 ? (c < 91 ? (c < 42 ? (c < 40 ? false : true) : (c < 60 ?
        false : (c < 64 ? (c & 1) == 0 : false))) : (c < 127 ? (c < 95 ? (c & 1) == 1 : (c < 123 ? false : (c & 1) ==
        1)) : (c < 171 ? false : (c < 173 ? (c & 1) == 1 : false)))) : (c < 8249 ? (c < 3902 ? (c < 189 ? (c & 1) == 1 :
        (c < 3898 ? false : true)) : (c < 5787 ? false : (c < 5789 ? true : false))) : (c < 8263 ? (c < 8251 ? true : (c
        < 8261 ? false : true)) : (c < 8317 ? false : (c < 8319 ? true : false))))) : (c < 8730 ? (c < 8712 ? (c < 8514
        ? (c < 8335 ? true : (c < 8512 ? false : (c & 1) == 0)) : (c < 8705 ? false : (c < 8709 ? true : false))) : (c <
        8723 ? (c < 8718 ? true : (c < 8721 ? false : (c & 1) == 1)) : (c < 8725 ? false : (c < 8727 ? true : false))))
        : (c < 8756 ? (c < 8739 ? (c < 8734 ? true : (c < 8736 ? (c & 1) == 1 : true)) : (c < 8744 ? (c & 1) == 0 : (c <
        8747 ? false : true))) : (c < 8781 ? (c < 8761 ? false : (c < 8764 ? (c & 1) == 1 : true)) : (c < 8786 ? false :
        (c < 8790 ? true : false)))))) : (c < 8960 ? (c < 8868 ? (c < 8845 ? (c < 8805 ? (c < 8801 ? true : (c & 1) ==
        0) : (c < 8812 ? true : (c < 8814 ? false : true))) : (c < 8856 ? (c < 8847 ? false : (c < 8851 ? true : false))
        : (c < 8858 ? (c & 1) == 0 : (c < 8866 ? false : true)))) : (c < 8910 ? (c < 8894 ? (c < 8870 ? false : (c <
        8889 ? true : false)) : (c < 8896 ? true : (c < 8905 ? false : true))) : (c < 8918 ? (c < 8912 ? false : (c <
        8914 ? true : false)) : (c < 8942 ? true : (c < 8944 ? false : true))))) : (c < 10183 ? (c < 9003 ? (c < 8992 ?
        (c < 8968 ? false : (c < 8972 ? true : false)) : (c < 8994 ? true : (c < 9001 ? false : true))) : (c < 10176 ?
        (c < 10088 ? false : (c < 10102 ? true : false)) : (c < 10178 ? (c & 1) == 0 : (c < 10180 ? (c & 1) == 1 :
        true)))) : (c < 10204 ? (c < 10190 ? (c < 10185 ? (c & 1) == 0 : (c < 10188 ? (c & 1) == 1 : true)) : (c < 10195
        ? false : (c < 10199 ? true : false))) : (c < 10224 ? (c < 10207 ? true : (c < 10210 ? false : true)) : (c <
        10627 ? false : (c < 10649 ? true : false))))))) : (c < 10873 ? (c < 10748 ? (c < 10707 ? (c < 10682 ? (c <
        10659 ? (c < 10657 ? true : (c & 1) == 0) : (c < 10672 ? true : (c < 10680 ? false : (c & 1) == 0))) : (c <
        10697 ? (c < 10688 ? false : (c < 10694 ? true : false)) : (c < 10699 ? (c & 1) == 1 : (c < 10702 ? false :
        true)))) : (c < 10724 ? (c < 10713 ? (c < 10709 ? (c & 1) == 0 : (c < 10711 ? (c & 1) == 1 : (c & 1) == 0)) : (c
        < 10717 ? true : (c < 10721 ? false : (c & 1) == 1))) : (c < 10730 ? (c < 10726 ? true : (c < 10728 ? false :
        true)) : (c < 10740 ? false : (c < 10746 ? true : false))))) : (c < 10812 ? (c < 10788 ? (c < 10781 ? (c < 10750
        ? true : (c < 10762 ? false : true)) : (c < 10783 ? (c & 1) == 0 : (c < 10786 ? true : false))) : (c < 10799 ?
        (c < 10792 ? (c & 1) == 0 : (c < 10796 ? (c & 1) == 1 : true)) : (c < 10804 ? false : (c < 10806 ? true :
        false)))) : (c < 10858 ? (c < 10841 ? (c < 10815 ? true : (c < 10839 ? false : true)) : (c < 10852 ? false : (c
        < 10854 ? true : false))) : (c < 10866 ? (c < 10862 ? true : (c < 10864 ? (c & 1) == 1 : (c & 1) == 0)) : (c <
        10868 ? (c & 1) == 1 : (c < 10870 ? (c & 1) == 0 : false)))))) : (c < 11789 ? (c < 10991 ? (c < 10967 ? (c <
        10918 ? (c < 10916 ? true : false) : (c < 10926 ? true : (c < 10928 ? (c & 1) == 1 : true))) : (c < 10978 ? (c <
        10972 ? false : (c < 10976 ? (c & 1) == 0 : false)) : (c < 10983 ? true : (c < 10988 ? false : true)))) : (c <
        11262 ? (c < 10999 ? (c < 10995 ? false : (c < 10997 ? (c & 1) == 1 : false)) : (c < 11004 ? true : (c < 11007 ?
        (c & 1) == 1 : false))) : (c < 11782 ? (c < 11264 ? (c & 1) == 0 : (c < 11778 ? false : true)) : (c < 11785 ?
        false : (c < 11787 ? true : (c & 1) == 0))))) : (c < 65124 ? (c < 12296 ? (c < 11806 ? (c < 11791 ? (c & 1) == 1
        : (c < 11804 ? false : true)) : (c < 11808 ? false : (c < 11818 ? true : false))) : (c < 12316 ? (c < 12306 ?
        true : (c < 12308 ? false : true)) : (c < 65113 ? false : (c < 65119 ? true : false)))) : (c < 65339 ? (c <
        65290 ? (c < 65126 ? true : (c < 65288 ? false : true)) : (c < 65308 ? false : (c < 65312 ? (c & 1) == 0 :
        false))) : (c < 65376 ? (c < 65343 ? (c & 1) == 1 : (c < 65371 ? false : (c & 1) == 1)) : (c < 65379 ? (c & 1)
        == 0 : (c < 65381 ? (c & 1) == 1 : false))))))));
    }

    /** What is mirrored from right to left. Beyond the basic plane. */
    public static /*@ pure @*/ boolean mirroredBeyond(int c) {
        return (c < 120655 ? (c < 120541 ? (c < 120539 ? false : (c & 1) == 1) : (c < 120597 ? false : (c < 120599 ? (c
        & 1) == 1 : false))) : (c < 120715 ? (c < 120657 ? (c & 1) == 1 : (c < 120713 ? false : (c & 1) == 1)) : (c <
        120771 ? false : (c < 120773 ? (c & 1) == 1 : false))));
    }

    /** What is ignored in names. */
    public static /*@ pure @*/ boolean ignorable(int c) {
        return (c < 2274 ? (c < 1536 ? (c < 127 ? (c < 14 ? (c < 9 ? true : false) : (c < 28 ? true : false)) : (c < 173
        ? (c < 160 ? true : false) : (c < 175 ? (c & 1) == 1 : false))) : (c < 1757 ? (c < 1564 ? (c < 1542 ? true :
        false) : (c < 1566 ? (c & 1) == 0 : false)) : (c < 1807 ? (c < 1759 ? (c & 1) == 1 : false) : (c < 1809 ? (c &
        1) == 1 : false)))) : (c < 8288 ? (c < 8203 ? (c < 6158 ? (c < 2276 ? (c & 1) == 0 : false) : (c < 6160 ? (c &
        1) == 0 : false)) : (c < 8234 ? (c < 8208 ? true : false) : (c < 8239 ? true : false))) : (c < 65279 ? (c < 8295
        ? (c < 8293 ? true : (c & 1) == 0) : (c < 8304 ? true : false)) : (c < 65529 ? (c < 65281 ? (c & 1) == 1 :
        false) : (c < 65532 ? true : false)))));
    }

    /** What is ignored in names. Beyond the basic plane. */
    public static /*@ pure @*/ boolean ignorableBeyond(int c) {
        return (c < 113824 ? (c < 69837 ? (c < 69821 ? false : (c < 69823 ? (c & 1) == 1 : false)) : (c < 78896 ? (c <
        69839 ? (c & 1) == 1 : false) : (c < 78905 ? true : false))) : (c < 917505 ? (c < 119155 ? (c < 113828 ? true :
        false) : (c < 119163 ? true : false)) : (c < 917536 ? (c < 917507 ? (c & 1) == 1 : false) : (c < 917632 ? true :
        false))));
    }

    /** Alphabetic and no letter, or reverse. */
    public static /*@ pure @*/ boolean otherAlphabetic(int c) {
        return (c < 3545 ? (c < 2674 ? (c < 2260 ? (c < 1765 ? (c < 1563 ? (c < 1470 ? (c < 839 ? (c < 837 ? false : (c
        & 1) == 1) : (c < 1456 ? false : true)) : (c < 1477 ? (c < 1474 ? (c & 1) == 1 : (c & 1) == 0) : (c < 1481 ? (c
        & 1) == 1 : (c < 1552 ? false : true)))) : (c < 1648 ? (c < 1624 ? (c < 1611 ? false : true) : (c < 1626 ? (c &
        1) == 1 : (c < 1632 ? true : false))) : (c < 1750 ? (c < 1650 ? (c & 1) == 0 : false) : (c < 1757 ? true : (c <
        1761 ? false : true))))) : (c < 1958 ? (c < 1775 ? (c < 1769 ? (c < 1767 ? false : true) : (c < 1773 ? false :
        (c & 1) == 1)) : (c < 1811 ? (c < 1809 ? false : (c & 1) == 1) : (c < 1840 ? false : (c < 1856 ? true :
        false)))) : (c < 2084 ? (c < 2070 ? (c < 1969 ? true : false) : (c < 2072 ? true : (c < 2075 ? false : true))) :
        (c < 2088 ? (c < 2086 ? (c & 1) == 1 : true) : (c < 2090 ? (c & 1) == 1 : (c < 2093 ? true : false)))))) : (c <
        2501 ? (c < 2381 ? (c < 2288 ? (c < 2275 ? (c < 2272 ? true : false) : (c < 2282 ? true : false)) : (c < 2362 ?
        (c < 2308 ? true : false) : (c < 2364 ? true : (c < 2366 ? false : true)))) : (c < 2402 ? (c < 2385 ? (c < 2383
        ? (c & 1) == 0 : (c & 1) == 1) : (c < 2389 ? false : (c < 2392 ? true : false))) : (c < 2433 ? (c < 2404 ? true
        : false) : (c < 2436 ? true : (c < 2494 ? false : true))))) : (c < 2564 ? (c < 2519 ? (c < 2505 ? (c < 2503 ?
        false : true) : (c < 2507 ? false : (c < 2509 ? true : false))) : (c < 2530 ? (c < 2521 ? (c & 1) == 1 : false)
        : (c < 2532 ? true : (c < 2561 ? false : true)))) : (c < 2635 ? (c < 2627 ? (c < 2622 ? false : true) : (c <
        2631 ? false : (c < 2633 ? true : false))) : (c < 2641 ? (c < 2637 ? true : false) : (c < 2643 ? (c & 1) == 1 :
        (c < 2672 ? false : true))))))) : (c < 3076 ? (c < 2887 ? (c < 2764 ? (c < 2692 ? (c < 2679 ? (c < 2677 ? false
        : (c & 1) == 1) : (c < 2689 ? false : true)) : (c < 2758 ? (c < 2750 ? false : true) : (c < 2760 ? (c & 1) == 1
        : (c < 2762 ? true : (c & 1) == 1)))) : (c < 2813 ? (c < 2786 ? (c < 2766 ? (c & 1) == 0 : false) : (c < 2788 ?
        true : (c < 2810 ? false : true))) : (c < 2820 ? (c < 2817 ? false : true) : (c < 2878 ? false : (c < 2885 ?
        true : false))))) : (c < 2948 ? (c < 2902 ? (c < 2891 ? (c < 2889 ? true : false) : (c < 2893 ? true : false)) :
        (c < 2914 ? (c < 2904 ? true : false) : (c < 2916 ? true : (c < 2946 ? false : (c & 1) == 0)))) : (c < 3019 ? (c
        < 3011 ? (c < 3006 ? false : true) : (c < 3014 ? false : (c < 3017 ? true : (c & 1) == 0))) : (c < 3031 ? (c <
        3021 ? true : false) : (c < 3033 ? (c & 1) == 1 : (c < 3072 ? false : true)))))) : (c < 3285 ? (c < 3170 ? (c <
        3145 ? (c < 3141 ? (c < 3134 ? false : true) : (c < 3143 ? (c & 1) == 0 : true)) : (c < 3149 ? (c < 3147 ? (c &
        1) == 0 : true) : (c < 3157 ? false : (c < 3159 ? true : false)))) : (c < 3269 ? (c < 3201 ? (c < 3172 ? true :
        false) : (c < 3204 ? true : (c < 3262 ? false : true))) : (c < 3273 ? (c < 3271 ? (c & 1) == 0 : true) : (c <
        3275 ? (c & 1) == 0 : (c < 3277 ? true : false))))) : (c < 3403 ? (c < 3332 ? (c < 3298 ? (c < 3287 ? true :
        false) : (c < 3300 ? true : (c < 3328 ? false : true))) : (c < 3397 ? (c < 3390 ? false : true) : (c < 3399 ? (c
        & 1) == 0 : (c < 3401 ? true : (c & 1) == 0)))) : (c < 3428 ? (c < 3415 ? (c < 3405 ? true : false) : (c < 3417
        ? (c & 1) == 1 : (c < 3426 ? false : true))) : (c < 3460 ? (c < 3457 ? false : true) : (c < 3535 ? false : (c <
        3541 ? true : (c & 1) == 0)))))))) : (c < 7043 ? (c < 4213 ? (c < 3970 ? (c < 3663 ? (c < 3633 ? (c < 3570 ? (c
        < 3552 ? true : false) : (c < 3572 ? true : false)) : (c < 3637 ? (c < 3635 ? (c & 1) == 1 : (c & 1) == 0) : (c
        < 3643 ? true : (c < 3661 ? false : (c & 1) == 1)))) : (c < 3772 ? (c < 3763 ? (c < 3761 ? false : (c & 1) == 1)
        : (c < 3765 ? (c & 1) == 0 : (c < 3770 ? true : (c & 1) == 1))) : (c < 3789 ? (c < 3774 ? (c & 1) == 0 : false)
        : (c < 3791 ? (c & 1) == 1 : (c < 3953 ? false : true))))) : (c < 4159 ? (c < 4029 ? (c < 3992 ? (c < 3981 ?
        false : true) : (c < 3994 ? (c & 1) == 1 : true)) : (c < 4151 ? (c < 4139 ? false : true) : (c < 4154 ? (c & 1)
        == 0 : (c < 4156 ? (c & 1) == 1 : true)))) : (c < 4195 ? (c < 4186 ? (c < 4182 ? false : true) : (c < 4190 ?
        false : (c < 4193 ? true : (c & 1) == 0))) : (c < 4199 ? (c < 4197 ? true : false) : (c < 4206 ? true : (c <
        4209 ? false : true)))))) : (c < 6279 ? (c < 5908 ? (c < 4250 ? (c < 4238 ? (c < 4226 ? false : true) : (c <
        4241 ? (c & 1) == 1 : false)) : (c < 5870 ? (c < 4254 ? true : false) : (c < 5873 ? true : (c < 5906 ? false :
        true)))) : (c < 6002 ? (c < 5940 ? (c < 5938 ? false : true) : (c < 5970 ? false : (c < 5972 ? true : false))) :
        (c < 6070 ? (c < 6004 ? true : false) : (c < 6089 ? true : (c < 6277 ? false : true))))) : (c < 6751 ? (c < 6448
        ? (c < 6315 ? (c < 6313 ? false : (c & 1) == 1) : (c < 6432 ? false : (c < 6444 ? true : false))) : (c < 6679 ?
        (c < 6457 ? true : false) : (c < 6684 ? true : (c < 6741 ? false : true)))) : (c < 6912 ? (c < 6773 ? (c < 6753
        ? false : true) : (c < 6847 ? false : (c < 6849 ? true : false))) : (c < 6965 ? (c < 6917 ? true : false) : (c <
        6980 ? true : (c < 7040 ? false : true))))))) : (c < 43138 ? (c < 12295 ? (c < 7655 ? (c < 7086 ? (c < 7082 ? (c
        < 7073 ? false : true) : (c < 7084 ? false : true)) : (c < 7154 ? (c < 7143 ? false : true) : (c < 7204 ? false
        : (c < 7223 ? true : false)))) : (c < 8585 ? (c < 8544 ? (c < 7669 ? true : false) : (c < 8579 ? true : (c <
        8581 ? false : true))) : (c < 9450 ? (c < 9398 ? false : true) : (c < 11744 ? false : (c < 11776 ? true :
        false))))) : (c < 42656 ? (c < 12344 ? (c < 12321 ? (c < 12297 ? (c & 1) == 1 : false) : (c < 12330 ? true :
        false)) : (c < 42612 ? (c < 12347 ? true : false) : (c < 42620 ? true : (c < 42654 ? false : true)))) : (c <
        43019 ? (c < 42736 ? (c < 42726 ? false : true) : (c < 43010 ? false : (c < 43012 ? (c & 1) == 0 : false))) : (c
        < 43043 ? (c < 43021 ? (c & 1) == 1 : false) : (c < 43048 ? true : (c < 43136 ? false : true)))))) : (c < 43589
        ? (c < 43347 ? (c < 43263 ? (c < 43204 ? (c < 43188 ? false : true) : (c < 43207 ? (c & 1) == 1 : false)) : (c <
        43302 ? (c < 43265 ? (c & 1) == 1 : false) : (c < 43307 ? true : (c < 43335 ? false : true)))) : (c < 43493 ? (c
        < 43396 ? (c < 43392 ? false : true) : (c < 43444 ? false : (c < 43456 ? true : false))) : (c < 43561 ? (c <
        43495 ? (c & 1) == 1 : false) : (c < 43575 ? true : (c < 43587 ? false : (c & 1) == 1))))) : (c < 43710 ? (c <
        43696 ? (c < 43598 ? (c < 43596 ? false : true) : (c < 43643 ? false : (c < 43646 ? true : false))) : (c < 43701
        ? (c < 43699 ? (c & 1) == 0 : true) : (c < 43703 ? false : (c < 43705 ? true : false)))) : (c < 43767 ? (c <
        43755 ? (c < 43712 ? (c & 1) == 0 : false) : (c < 43760 ? true : (c < 43765 ? false : (c & 1) == 1))) : (c <
        44011 ? (c < 44003 ? false : true) : (c < 64286 ? false : (c < 64288 ? (c & 1) == 0 : false)))))))));
    }

    /** Alphabetic and no letter, or reverse. Beyond the basic plane. */
    public static /*@ pure @*/ boolean otherAlphabeticBeyond(int c) {
        return (c < 71467 ? (c < 70094 ? (c < 69291 ? (c < 66513 ? (c < 66371 ? (c < 65909 ? (c < 65856 ? false : true)
        : (c < 66369 ? false : (c & 1) == 1)) : (c < 66380 ? (c < 66378 ? false : (c & 1) == 0) : (c < 66422 ? false :
        (c < 66427 ? true : false)))) : (c < 68104 ? (c < 68097 ? (c < 66518 ? true : false) : (c < 68100 ? true : (c <
        68102 ? (c & 1) == 1 : (c & 1) == 0))) : (c < 68112 ? (c < 68108 ? false : true) : (c < 68900 ? false : (c <
        68904 ? true : false))))) : (c < 69888 ? (c < 69702 ? (c < 69632 ? (c < 69293 ? true : false) : (c < 69635 ?
        true : (c < 69688 ? false : true))) : (c < 69764 ? (c < 69762 ? false : (c & 1) == 0) : (c < 69808 ? false : (c
        < 69817 ? true : false)))) : (c < 69959 ? (c < 69927 ? (c < 69891 ? true : false) : (c < 69939 ? true : (c <
        69957 ? false : true))) : (c < 70019 ? (c < 70016 ? false : true) : (c < 70067 ? false : (c < 70080 ? true :
        false)))))) : (c < 70498 ? (c < 70400 ? (c < 70201 ? (c < 70188 ? (c < 70096 ? true : false) : (c < 70197 ? true
        : (c < 70199 ? false : (c & 1) == 1))) : (c < 70208 ? (c < 70206 ? false : (c & 1) == 0) : (c < 70367 ? false :
        (c < 70377 ? true : false)))) : (c < 70473 ? (c < 70462 ? (c < 70404 ? true : false) : (c < 70469 ? true : (c <
        70471 ? false : true))) : (c < 70477 ? (c < 70475 ? false : true) : (c < 70487 ? false : (c < 70489 ? (c & 1) ==
        1 : false))))) : (c < 71096 ? (c < 70726 ? (c < 70709 ? (c < 70500 ? true : false) : (c < 70722 ? true : (c <
        70724 ? (c & 1) == 1 : true))) : (c < 70850 ? (c < 70832 ? false : true) : (c < 71087 ? false : (c < 71094 ?
        true : false)))) : (c < 71231 ? (c < 71132 ? (c < 71103 ? true : false) : (c < 71134 ? true : (c < 71216 ? false
        : true))) : (c < 71339 ? (c < 71234 ? (c & 1) == 0 : false) : (c < 71350 ? true : (c < 71453 ? false :
        true))))))) : (c < 73024 ? (c < 72245 ? (c < 72000 ? (c < 71990 ? (c < 71737 ? (c < 71724 ? false : true) : (c <
        71984 ? false : true)) : (c < 71994 ? (c < 71992 ? (c & 1) == 1 : (c & 1) == 0) : (c < 71996 ? (c & 1) == 1 : (c
        < 71998 ? (c & 1) == 0 : false)))) : (c < 72160 ? (c < 72145 ? (c < 72004 ? (c & 1) == 0 : false) : (c < 72152 ?
        true : (c < 72154 ? false : true))) : (c < 72166 ? (c < 72164 ? false : (c & 1) == 0) : (c < 72193 ? false : (c
        < 72203 ? true : false))))) : (c < 72761 ? (c < 72284 ? (c < 72252 ? (c < 72250 ? true : (c & 1) == 1) : (c <
        72255 ? true : (c < 72273 ? false : true))) : (c < 72344 ? (c < 72330 ? false : true) : (c < 72751 ? false : (c
        < 72759 ? true : (c & 1) == 0)))) : (c < 72887 ? (c < 72850 ? (c < 72767 ? true : false) : (c < 72872 ? true :
        (c < 72874 ? (c & 1) == 1 : true))) : (c < 73015 ? (c < 73009 ? false : true) : (c < 73018 ? false : (c < 73021
        ? (c & 1) == 0 : (c & 1) == 1)))))) : (c < 94194 ? (c < 73459 ? (c < 73098 ? (c < 73029 ? (c < 73026 ? true : (c
        & 1) == 1) : (c < 73031 ? false : (c < 73033 ? (c & 1) == 1 : false))) : (c < 73105 ? (c < 73103 ? true : (c &
        1) == 0) : (c < 73108 ? (c & 1) == 1 : (c < 73111 ? true : false)))) : (c < 94034 ? (c < 74752 ? (c < 73463 ?
        true : false) : (c < 74863 ? true : (c < 94031 ? false : (c & 1) == 1))) : (c < 94095 ? (c < 94088 ? true :
        false) : (c < 94099 ? true : (c < 94192 ? false : true))))) : (c < 122919 ? (c < 122889 ? (c < 113824 ? (c <
        113822 ? false : (c & 1) == 0) : (c < 122880 ? false : (c < 122887 ? true : (c & 1) == 0))) : (c < 122907 ? (c <
        122905 ? true : false) : (c < 122914 ? true : (c < 122916 ? (c & 1) == 1 : (c & 1) == 0)))) : (c < 127306 ? (c <
        125255 ? (c < 122923 ? true : false) : (c < 125257 ? (c & 1) == 1 : (c < 127280 ? false : true))) : (c < 127338
        ? (c < 127312 ? false : true) : (c < 127344 ? false : (c < 127370 ? true : false))))))));
    }

    /** What begins names in Java and is no letter, or reverse. */
    public static /*@ pure @*/ boolean otherJavaStart(int c) {
        return (c < 8352 ? (c < 2555 ? (c < 1423 ? (c < 95 ? (c < 36 ? false : (c < 38 ? (c & 1) == 0 : false)) : (c <
        162 ? (c < 97 ? (c & 1) == 1 : false) : (c < 166 ? true : false))) : (c < 2046 ? (c < 1547 ? (c < 1425 ? (c & 1)
        == 1 : false) : (c < 1549 ? (c & 1) == 1 : false)) : (c < 2546 ? (c < 2048 ? true : false) : (c < 2548 ? true :
        false)))) : (c < 5870 ? (c < 3065 ? (c < 2801 ? (c < 2557 ? (c & 1) == 1 : false) : (c < 2803 ? (c & 1) == 1 :
        false)) : (c < 3647 ? (c < 3067 ? (c & 1) == 1 : false) : (c < 3649 ? (c & 1) == 1 : false))) : (c < 8255 ? (c <
        6107 ? (c < 5873 ? true : false) : (c < 6109 ? (c & 1) == 1 : false)) : (c < 8276 ? (c < 8257 ? true : false) :
        (c < 8278 ? (c & 1) == 0 : false))))) : (c < 65020 ? (c < 12321 ? (c < 8581 ? (c < 8544 ? (c < 8384 ? true :
        false) : (c < 8579 ? true : false)) : (c < 12295 ? (c < 8585 ? true : false) : (c < 12297 ? (c & 1) == 1 :
        false))) : (c < 42726 ? (c < 12344 ? (c < 12330 ? true : false) : (c < 12347 ? true : false)) : (c < 43064 ? (c
        < 42736 ? true : false) : (c < 43066 ? (c & 1) == 0 : false)))) : (c < 65284 ? (c < 65101 ? (c < 65075 ? (c <
        65022 ? (c & 1) == 0 : false) : (c < 65077 ? true : false)) : (c < 65129 ? (c < 65104 ? true : false) : (c <
        65131 ? (c & 1) == 1 : false))) : (c < 65504 ? (c < 65343 ? (c < 65286 ? (c & 1) == 0 : false) : (c < 65345 ? (c
        & 1) == 1 : false)) : (c < 65509 ? (c < 65506 ? true : false) : (c < 65511 ? true : false))))));
    }

    /** What begins names in Java and is no letter, or reverse. Beyond the basic plane. */
    public static /*@ pure @*/ boolean otherJavaStartBeyond(int c) {
        return (c < 66518 ? (c < 66371 ? (c < 65909 ? (c < 65856 ? false : true) : (c < 66369 ? false : (c & 1) == 1)) :
        (c < 66380 ? (c < 66378 ? false : (c & 1) == 0) : (c < 66513 ? false : true))) : (c < 74863 ? (c < 73697 ? (c <
        73693 ? false : true) : (c < 74752 ? false : true)) : (c < 123649 ? (c < 123647 ? false : (c & 1) == 1) : (c <
        126128 ? false : (c < 126130 ? (c & 1) == 0 : false)))));
    }

    /** What names in Java have only further on. */
    public static /*@ pure @*/ boolean otherJavaPart(int c) {
        return (c < 3882 ? (c < 2764 ? (c < 2088 ? (c < 1650 ? (c < 1160 ? (c < 127 ? (c < 28 ? (c < 9 ? true : (c < 14
        ? false : true)) : (c < 48 ? false : (c < 58 ? true : false))) : (c < 175 ? (c < 160 ? true : (c < 173 ? false :
        (c & 1) == 1)) : (c < 880 ? (c < 768 ? false : true) : (c < 1155 ? false : true)))) : (c < 1542 ? (c < 1474 ? (c
        < 1425 ? false : (c < 1470 ? true : (c & 1) == 1)) : (c < 1481 ? (c < 1477 ? (c & 1) == 0 : (c & 1) == 1) : (c <
        1536 ? false : true))) : (c < 1566 ? (c < 1552 ? false : (c < 1563 ? true : (c & 1) == 0)) : (c < 1642 ? (c <
        1611 ? false : true) : (c < 1648 ? false : (c & 1) == 0))))) : (c < 1867 ? (c < 1771 ? (c < 1760 ? (c < 1750 ?
        false : (c < 1758 ? true : (c & 1) == 1)) : (c < 1767 ? (c < 1765 ? true : false) : (c < 1769 ? true : (c & 1)
        == 0))) : (c < 1786 ? (c < 1774 ? true : (c < 1776 ? false : true)) : (c < 1811 ? (c < 1807 ? false : (c & 1) ==
        1) : (c < 1840 ? false : true)))) : (c < 2045 ? (c < 1984 ? (c < 1958 ? false : (c < 1969 ? true : false)) : (c
        < 2027 ? (c < 1994 ? true : false) : (c < 2036 ? true : false))) : (c < 2074 ? (c < 2047 ? (c & 1) == 1 : (c <
        2070 ? false : true)) : (c < 2084 ? (c < 2076 ? (c & 1) == 1 : true) : (c < 2086 ? (c & 1) == 1 : true)))))) :
        (c < 2530 ? (c < 2404 ? (c < 2362 ? (c < 2137 ? (c < 2090 ? (c & 1) == 1 : (c < 2094 ? true : false)) : (c <
        2259 ? (c < 2140 ? true : false) : (c < 2308 ? true : false))) : (c < 2384 ? (c < 2365 ? true : (c < 2367 ? (c &
        1) == 0 : true)) : (c < 2392 ? (c < 2386 ? (c & 1) == 1 : true) : (c < 2402 ? false : true)))) : (c < 2501 ? (c
        < 2433 ? (c < 2406 ? false : (c < 2416 ? true : false)) : (c < 2492 ? (c < 2436 ? true : false) : (c < 2495 ? (c
        & 1) == 0 : true))) : (c < 2507 ? (c < 2503 ? false : (c < 2505 ? true : false)) : (c < 2519 ? (c < 2510 ? true
        : false) : (c < 2521 ? (c & 1) == 1 : false))))) : (c < 2638 ? (c < 2564 ? (c < 2544 ? (c < 2532 ? true : (c <
        2534 ? false : true)) : (c < 2560 ? (c < 2558 ? false : (c & 1) == 0) : (c < 2562 ? (c & 1) == 1 : true))) : (c
        < 2627 ? (c < 2620 ? false : (c < 2623 ? (c & 1) == 0 : true)) : (c < 2633 ? (c < 2631 ? false : true) : (c <
        2635 ? false : true)))) : (c < 2689 ? (c < 2662 ? (c < 2641 ? false : (c < 2643 ? (c & 1) == 1 : false)) : (c <
        2677 ? (c < 2674 ? true : false) : (c < 2679 ? (c & 1) == 1 : false))) : (c < 2751 ? (c < 2692 ? true : (c <
        2748 ? false : (c & 1) == 0)) : (c < 2760 ? (c < 2758 ? true : (c & 1) == 1) : (c < 2762 ? true : (c & 1) ==
        1))))))) : (c < 3273 ? (c < 3014 ? (c < 2887 ? (c < 2810 ? (c < 2788 ? (c < 2766 ? true : (c < 2786 ? false :
        true)) : (c < 2790 ? false : (c < 2800 ? true : false))) : (c < 2820 ? (c < 2816 ? true : (c < 2818 ? (c & 1) ==
        1 : true)) : (c < 2879 ? (c < 2876 ? false : (c & 1) == 0) : (c < 2885 ? true : false)))) : (c < 2916 ? (c <
        2894 ? (c < 2889 ? true : (c < 2891 ? false : true)) : (c < 2904 ? (c < 2901 ? false : true) : (c < 2914 ? false
        : true))) : (c < 2946 ? (c < 2918 ? false : (c < 2928 ? true : false)) : (c < 3006 ? (c < 2948 ? (c & 1) == 0 :
        false) : (c < 3011 ? true : false))))) : (c < 3147 ? (c < 3056 ? (c < 3022 ? (c < 3017 ? true : (c < 3019 ? (c &
        1) == 0 : true)) : (c < 3033 ? (c < 3031 ? false : (c & 1) == 1) : (c < 3046 ? false : true))) : (c < 3134 ? (c
        < 3072 ? false : (c < 3077 ? true : false)) : (c < 3143 ? (c < 3141 ? true : (c & 1) == 0) : (c < 3145 ? true :
        (c & 1) == 0)))) : (c < 3184 ? (c < 3159 ? (c < 3150 ? true : (c < 3157 ? false : true)) : (c < 3172 ? (c < 3170
        ? false : true) : (c < 3174 ? false : true))) : (c < 3260 ? (c < 3201 ? false : (c < 3204 ? true : false)) : (c
        < 3269 ? (c < 3263 ? (c & 1) == 0 : true) : (c < 3271 ? (c & 1) == 0 : true)))))) : (c < 3532 ? (c < 3397 ? (c <
        3302 ? (c < 3285 ? (c < 3275 ? (c & 1) == 0 : (c < 3278 ? true : false)) : (c < 3298 ? (c < 3287 ? true : false)
        : (c < 3300 ? true : false))) : (c < 3332 ? (c < 3312 ? true : (c < 3328 ? false : true)) : (c < 3389 ? (c <
        3387 ? false : true) : (c < 3391 ? (c & 1) == 0 : true)))) : (c < 3426 ? (c < 3403 ? (c < 3399 ? (c & 1) == 0 :
        (c < 3401 ? true : (c & 1) == 0)) : (c < 3415 ? (c < 3406 ? true : false) : (c < 3417 ? (c & 1) == 1 : false)))
        : (c < 3440 ? (c < 3428 ? true : (c < 3430 ? false : true)) : (c < 3460 ? (c < 3457 ? false : true) : (c < 3530
        ? false : (c & 1) == 0))))) : (c < 3663 ? (c < 3570 ? (c < 3545 ? (c < 3535 ? false : (c < 3541 ? true : (c & 1)
        == 0)) : (c < 3558 ? (c < 3552 ? true : false) : (c < 3568 ? true : false))) : (c < 3635 ? (c < 3572 ? true : (c
        < 3633 ? false : (c & 1) == 1)) : (c < 3643 ? (c < 3637 ? (c & 1) == 0 : true) : (c < 3655 ? false : true)))) :
        (c < 3784 ? (c < 3761 ? (c < 3665 ? (c & 1) == 0 : (c < 3674 ? true : false)) : (c < 3765 ? (c < 3763 ? (c & 1)
        == 1 : (c & 1) == 0) : (c < 3773 ? true : false))) : (c < 3802 ? (c < 3790 ? true : (c < 3792 ? false : true)) :
        (c < 3866 ? (c < 3864 ? false : true) : (c < 3872 ? false : true)))))))) : (c < 7616 ? (c < 6313 ? (c < 4209 ?
        (c < 4038 ? (c < 3973 ? (c < 3902 ? (c < 3893 ? false : (c < 3899 ? (c & 1) == 1 : false)) : (c < 3904 ? true :
        (c < 3953 ? false : true))) : (c < 3981 ? (c < 3975 ? (c & 1) == 0 : (c < 3977 ? (c & 1) == 1 : false)) : (c <
        3994 ? (c < 3992 ? true : (c & 1) == 1) : (c < 4029 ? true : false)))) : (c < 4186 ? (c < 4159 ? (c < 4040 ? (c
        & 1) == 0 : (c < 4139 ? false : true)) : (c < 4170 ? (c < 4161 ? (c & 1) == 0 : true) : (c < 4182 ? false :
        true))) : (c < 4195 ? (c < 4190 ? false : (c < 4193 ? true : (c & 1) == 0)) : (c < 4199 ? (c < 4197 ? true :
        false) : (c < 4206 ? true : false))))) : (c < 6002 ? (c < 4960 ? (c < 4238 ? (c < 4213 ? true : (c < 4226 ?
        false : true)) : (c < 4254 ? (c < 4240 ? (c & 1) == 1 : true) : (c < 4957 ? false : true))) : (c < 5938 ? (c <
        5906 ? false : (c < 5909 ? true : false)) : (c < 5970 ? (c < 5941 ? true : false) : (c < 5972 ? true : false))))
        : (c < 6122 ? (c < 6100 ? (c < 6004 ? true : (c < 6068 ? false : true)) : (c < 6111 ? (c < 6109 ? false : (c &
        1) == 1) : (c < 6113 ? (c & 1) == 0 : true))) : (c < 6161 ? (c < 6155 ? false : (c < 6159 ? true : (c & 1) ==
        0)) : (c < 6277 ? (c < 6170 ? true : false) : (c < 6279 ? true : false)))))) : (c < 6992 ? (c < 6753 ? (c < 6480
        ? (c < 6444 ? (c < 6315 ? (c & 1) == 1 : (c < 6432 ? false : true)) : (c < 6460 ? (c < 6448 ? false : true) : (c
        < 6470 ? false : true))) : (c < 6679 ? (c < 6608 ? false : (c < 6618 ? true : false)) : (c < 6741 ? (c < 6684 ?
        true : false) : (c < 6751 ? true : (c & 1) == 0)))) : (c < 6846 ? (c < 6794 ? (c < 6781 ? true : (c < 6783 ?
        false : true)) : (c < 6810 ? (c < 6800 ? false : true) : (c < 6832 ? false : true))) : (c < 6912 ? (c < 6848 ?
        (c & 1) == 1 : (c < 6850 ? (c & 1) == 0 : false)) : (c < 6964 ? (c < 6917 ? true : false) : (c < 6981 ? true :
        false))))) : (c < 7232 ? (c < 7086 ? (c < 7028 ? (c < 7002 ? true : (c < 7019 ? false : true)) : (c < 7043 ? (c
        < 7040 ? false : true) : (c < 7073 ? false : true))) : (c < 7142 ? (c < 7088 ? false : (c < 7098 ? true :
        false)) : (c < 7204 ? (c < 7156 ? true : false) : (c < 7224 ? true : false)))) : (c < 7401 ? (c < 7258 ? (c <
        7242 ? true : (c < 7248 ? false : true)) : (c < 7379 ? (c < 7376 ? false : true) : (c < 7381 ? (c & 1) == 0 :
        true))) : (c < 7412 ? (c < 7405 ? false : (c < 7407 ? (c & 1) == 1 : false)) : (c < 7416 ? (c < 7414 ? (c & 1)
        == 0 : (c & 1) == 1) : (c < 7418 ? true : false))))))) : (c < 43263 ? (c < 42528 ? (c < 8417 ? (c < 8239 ? (c <
        7680 ? (c < 7674 ? true : (c < 7676 ? (c & 1) == 1 : true)) : (c < 8208 ? (c < 8203 ? false : true) : (c < 8234
        ? false : true))) : (c < 8295 ? (c < 8288 ? false : (c < 8293 ? true : (c & 1) == 0)) : (c < 8400 ? (c < 8304 ?
        true : false) : (c < 8413 ? true : false)))) : (c < 11649 ? (c < 8433 ? (c < 8419 ? (c & 1) == 1 : (c < 8421 ?
        false : true)) : (c < 11506 ? (c < 11503 ? false : true) : (c < 11647 ? false : (c & 1) == 1))) : (c < 12330 ?
        (c < 11744 ? false : (c < 11776 ? true : false)) : (c < 12441 ? (c < 12336 ? true : false) : (c < 12443 ? true :
        false))))) : (c < 43019 ? (c < 42656 ? (c < 42609 ? (c < 42538 ? true : (c < 42607 ? false : (c & 1) == 1)) : (c
        < 42622 ? (c < 42612 ? false : true) : (c < 42654 ? false : true))) : (c < 43010 ? (c < 42736 ? false : (c <
        42738 ? true : false)) : (c < 43014 ? (c < 43012 ? (c & 1) == 0 : false) : (c < 43016 ? (c & 1) == 0 : false))))
        : (c < 43138 ? (c < 43048 ? (c < 43021 ? (c & 1) == 1 : (c < 43043 ? false : true)) : (c < 43054 ? (c < 43052 ?
        false : (c & 1) == 0) : (c < 43136 ? false : true))) : (c < 43216 ? (c < 43188 ? false : (c < 43206 ? true :
        false)) : (c < 43232 ? (c < 43226 ? true : false) : (c < 43250 ? true : false)))))) : (c < 43701 ? (c < 43504 ?
        (c < 43396 ? (c < 43310 ? (c < 43274 ? true : (c < 43302 ? false : true)) : (c < 43348 ? (c < 43335 ? false :
        true) : (c < 43392 ? false : true))) : (c < 43472 ? (c < 43443 ? false : (c < 43457 ? true : false)) : (c <
        43493 ? (c < 43482 ? true : false) : (c < 43495 ? (c & 1) == 1 : false)))) : (c < 43598 ? (c < 43575 ? (c <
        43514 ? true : (c < 43561 ? false : true)) : (c < 43589 ? (c < 43587 ? false : (c & 1) == 1) : (c < 43596 ?
        false : true))) : (c < 43643 ? (c < 43600 ? false : (c < 43610 ? true : false)) : (c < 43696 ? (c < 43646 ? true
        : false) : (c < 43699 ? (c & 1) == 0 : true))))) : (c < 44017 ? (c < 43760 ? (c < 43710 ? (c < 43703 ? false :
        (c < 43705 ? true : false)) : (c < 43715 ? (c < 43712 ? true : (c & 1) == 1) : (c < 43755 ? false : true))) : (c
        < 44003 ? (c < 43765 ? false : (c < 43767 ? true : false)) : (c < 44013 ? (c < 44011 ? true : (c & 1) == 0) : (c
        < 44015 ? (c & 1) == 1 : (c & 1) == 0)))) : (c < 65072 ? (c < 64288 ? (c < 44026 ? true : (c < 64286 ? false :
        (c & 1) == 0)) : (c < 65040 ? (c < 65024 ? false : true) : (c < 65056 ? false : true))) : (c < 65296 ? (c <
        65279 ? false : (c < 65281 ? (c & 1) == 1 : false)) : (c < 65529 ? (c < 65306 ? true : false) : (c < 65532 ?
        true : false)))))))));
    }

    /** What names in Java have only further on. Beyond the basic plane. */
    public static /*@ pure @*/ boolean otherJavaPartBeyond(int c) {
        return (c < 71999 ? (c < 70188 ? (c < 69688 ? (c < 68152 ? (c < 66720 ? (c < 66272 ? (c < 66045 ? false : (c <
        66047 ? (c & 1) == 1 : false)) : (c < 66422 ? (c < 66274 ? (c & 1) == 0 : false) : (c < 66427 ? true : false)))
        : (c < 68102 ? (c < 68097 ? (c < 66730 ? true : false) : (c < 68100 ? true : (c & 1) == 1)) : (c < 68108 ? (c <
        68104 ? (c & 1) == 0 : false) : (c < 68112 ? true : false)))) : (c < 68912 ? (c < 68325 ? (c < 68159 ? (c <
        68155 ? true : false) : (c < 68161 ? (c & 1) == 1 : false)) : (c < 68900 ? (c < 68327 ? true : false) : (c <
        68904 ? true : false))) : (c < 69446 ? (c < 69291 ? (c < 68922 ? true : false) : (c < 69293 ? true : false)) :
        (c < 69632 ? (c < 69457 ? true : false) : (c < 69635 ? true : false))))) : (c < 69927 ? (c < 69821 ? (c < 69759
        ? (c < 69734 ? (c < 69703 ? true : false) : (c < 69744 ? true : false)) : (c < 69808 ? (c < 69763 ? true :
        false) : (c < 69819 ? true : false))) : (c < 69872 ? (c < 69837 ? (c < 69823 ? (c & 1) == 1 : false) : (c <
        69839 ? (c & 1) == 1 : false)) : (c < 69888 ? (c < 69882 ? true : false) : (c < 69891 ? true : false)))) : (c <
        70016 ? (c < 69957 ? (c < 69943 ? (c < 69941 ? true : (c & 1) == 0) : (c < 69952 ? true : false)) : (c < 70003 ?
        (c < 69959 ? true : false) : (c < 70005 ? (c & 1) == 1 : false))) : (c < 70089 ? (c < 70067 ? (c < 70019 ? true
        : false) : (c < 70081 ? true : false)) : (c < 70095 ? (c < 70093 ? true : (c & 1) == 0) : (c < 70106 ? true :
        false)))))) : (c < 70752 ? (c < 70473 ? (c < 70394 ? (c < 70208 ? (c < 70200 ? true : (c < 70206 ? false : (c &
        1) == 0)) : (c < 70379 ? (c < 70367 ? false : true) : (c < 70384 ? false : true))) : (c < 70461 ? (c < 70404 ?
        (c < 70400 ? false : true) : (c < 70459 ? false : true)) : (c < 70469 ? (c < 70463 ? (c & 1) == 0 : true) : (c <
        70471 ? false : true)))) : (c < 70509 ? (c < 70489 ? (c < 70478 ? (c < 70475 ? false : true) : (c < 70487 ?
        false : (c & 1) == 1)) : (c < 70500 ? (c < 70498 ? false : true) : (c < 70502 ? false : true))) : (c < 70727 ?
        (c < 70517 ? (c < 70512 ? false : true) : (c < 70709 ? false : true)) : (c < 70746 ? (c < 70736 ? false : true)
        : (c < 70750 ? false : (c & 1) == 0))))) : (c < 71352 ? (c < 71105 ? (c < 70874 ? (c < 70852 ? (c < 70832 ?
        false : true) : (c < 70864 ? false : true)) : (c < 71094 ? (c < 71087 ? false : true) : (c < 71096 ? false :
        true))) : (c < 71233 ? (c < 71134 ? (c < 71132 ? false : true) : (c < 71216 ? false : true)) : (c < 71258 ? (c <
        71248 ? false : true) : (c < 71339 ? false : true)))) : (c < 71739 ? (c < 71468 ? (c < 71370 ? (c < 71360 ?
        false : true) : (c < 71453 ? false : true)) : (c < 71482 ? (c < 71472 ? false : true) : (c < 71724 ? false :
        true))) : (c < 71990 ? (c < 71914 ? (c < 71904 ? false : true) : (c < 71984 ? false : true)) : (c < 71994 ? (c <
        71992 ? (c & 1) == 1 : (c & 1) == 0) : (c < 71996 ? (c & 1) == 1 : true))))))) : (c < 94088 ? (c < 72874 ? (c <
        72252 ? (c < 72154 ? (c < 72016 ? (c < 72003 ? (c & 1) == 0 : (c < 72005 ? (c & 1) == 1 : false)) : (c < 72145 ?
        (c < 72026 ? true : false) : (c < 72152 ? true : false))) : (c < 72193 ? (c < 72164 ? (c < 72161 ? true : false)
        : (c < 72166 ? (c & 1) == 0 : false)) : (c < 72243 ? (c < 72203 ? true : false) : (c < 72250 ? true : (c & 1) ==
        1)))) : (c < 72751 ? (c < 72273 ? (c < 72263 ? (c < 72255 ? true : false) : (c < 72265 ? (c & 1) == 1 : false))
        : (c < 72330 ? (c < 72284 ? true : false) : (c < 72346 ? true : false))) : (c < 72784 ? (c < 72761 ? (c < 72759
        ? true : (c & 1) == 0) : (c < 72768 ? true : false)) : (c < 72850 ? (c < 72794 ? true : false) : (c < 72872 ?
        true : (c & 1) == 1))))) : (c < 73120 ? (c < 73033 ? (c < 73018 ? (c < 73009 ? (c < 72887 ? true : false) : (c <
        73015 ? true : false)) : (c < 73024 ? (c < 73021 ? (c & 1) == 0 : (c & 1) == 1) : (c < 73030 ? true : (c & 1) ==
        1))) : (c < 73103 ? (c < 73050 ? (c < 73040 ? false : true) : (c < 73098 ? false : true)) : (c < 73108 ? (c <
        73105 ? (c & 1) == 0 : (c & 1) == 1) : (c < 73112 ? true : false)))) : (c < 92912 ? (c < 78896 ? (c < 73459 ? (c
        < 73130 ? true : false) : (c < 73463 ? true : false)) : (c < 92768 ? (c < 78905 ? true : false) : (c < 92778 ?
        true : false))) : (c < 93008 ? (c < 92976 ? (c < 92917 ? true : false) : (c < 92983 ? true : false)) : (c <
        94031 ? (c < 93018 ? true : false) : (c < 94034 ? (c & 1) == 1 : true)))))) : (c < 121504 ? (c < 119180 ? (c <
        113823 ? (c < 94182 ? (c < 94099 ? (c < 94095 ? false : true) : (c < 94180 ? false : (c & 1) == 0)) : (c < 94194
        ? (c < 94192 ? false : true) : (c < 113821 ? false : true))) : (c < 119146 ? (c < 113828 ? (c < 113825 ? (c & 1)
        == 0 : true) : (c < 119141 ? false : true)) : (c < 119171 ? (c < 119149 ? false : true) : (c < 119173 ? false :
        true)))) : (c < 121399 ? (c < 119365 ? (c < 119214 ? (c < 119210 ? false : true) : (c < 119362 ? false : true))
        : (c < 120832 ? (c < 120782 ? false : true) : (c < 121344 ? false : true))) : (c < 121463 ? (c < 121453 ? (c <
        121403 ? false : true) : (c < 121461 ? false : (c & 1) == 1)) : (c < 121478 ? (c < 121476 ? false : (c & 1) ==
        0) : (c < 121499 ? false : true))))) : (c < 123628 ? (c < 122914 ? (c < 122887 ? (c < 121520 ? (c < 121506 ? (c
        & 1) == 1 : true) : (c < 122880 ? false : true)) : (c < 122905 ? (c < 122889 ? (c & 1) == 0 : true) : (c <
        122907 ? false : true))) : (c < 123184 ? (c < 122919 ? (c < 122916 ? (c & 1) == 1 : (c & 1) == 0) : (c < 122923
        ? true : false)) : (c < 123200 ? (c < 123191 ? true : false) : (c < 123210 ? true : false)))) : (c < 130032 ? (c
        < 125252 ? (c < 125136 ? (c < 123642 ? true : false) : (c < 125143 ? true : false)) : (c < 125264 ? (c < 125259
        ? true : false) : (c < 125274 ? true : false))) : (c < 917536 ? (c < 917505 ? (c < 130042 ? true : false) : (c <
        917507 ? (c & 1) == 1 : false)) : (c < 917760 ? (c < 917632 ? true : false) : (c < 918000 ? true :
        false))))))));
    }

    /** What begins names of Unicode and is no letter, or reverse. */
    public static /*@ pure @*/ boolean otherUnicodeStart(int c) {
        return (c < 8581 ? (c < 8472 ? (c < 5873 ? (c < 5870 ? false : true) : (c < 6277 ? false : (c < 6279 ? true :
        false))) : (c < 8496 ? (c < 8474 ? (c & 1) == 0 : (c < 8494 ? false : (c & 1) == 0)) : (c < 8544 ? false : (c <
        8579 ? true : false)))) : (c < 12344 ? (c < 12297 ? (c < 8585 ? true : (c < 12295 ? false : (c & 1) == 1)) : (c
        < 12321 ? false : (c < 12330 ? true : false))) : (c < 12445 ? (c < 12347 ? true : (c < 12443 ? false : true)) :
        (c < 42726 ? false : (c < 42736 ? true : false)))));
    }

    /** What begins names of Unicode and is no letter, or reverse. Beyond the basic plane. */
    public static /*@ pure @*/ boolean otherUnicodeStartBeyond(int c) {
        return (c < 66378 ? (c < 65909 ? (c < 65856 ? false : true) : (c < 66369 ? false : (c < 66371 ? (c & 1) == 1 :
        false))) : (c < 66518 ? (c < 66380 ? (c & 1) == 0 : (c < 66513 ? false : true)) : (c < 74752 ? false : (c <
        74863 ? true : false))));
    }

    /** What names of Unicode have only further on. */
    public static /*@ pure @*/ boolean otherUnicodePart(int c) {
        return (c < 3899 ? (c < 2760 ? (c < 2074 ? (c < 1563 ? (c < 768 ? (c < 97 ? (c < 28 ? (c < 9 ? true : (c < 14 ?
        false : true)) : (c < 58 ? (c < 48 ? false : true) : (c < 95 ? false : (c & 1) == 1))) : (c < 173 ? (c < 127 ?
        false : (c < 160 ? true : false)) : (c < 183 ? (c < 175 ? (c & 1) == 1 : false) : (c < 185 ? (c & 1) == 1 :
        false)))) : (c < 1470 ? (c < 905 ? (c < 880 ? true : (c < 903 ? false : (c & 1) == 1)) : (c < 1160 ? (c < 1155 ?
        false : true) : (c < 1425 ? false : true))) : (c < 1481 ? (c < 1474 ? (c & 1) == 1 : (c < 1477 ? (c & 1) == 0 :
        (c & 1) == 1)) : (c < 1542 ? (c < 1536 ? false : true) : (c < 1552 ? false : true))))) : (c < 1776 ? (c < 1758 ?
        (c < 1642 ? (c < 1566 ? (c & 1) == 0 : (c < 1611 ? false : true)) : (c < 1650 ? (c < 1648 ? false : (c & 1) ==
        0) : (c < 1750 ? false : true))) : (c < 1767 ? (c < 1760 ? (c & 1) == 1 : (c < 1765 ? true : false)) : (c < 1771
        ? (c < 1769 ? true : (c & 1) == 0) : (c < 1774 ? true : false)))) : (c < 1969 ? (c < 1811 ? (c < 1786 ? true :
        (c < 1807 ? false : (c & 1) == 1)) : (c < 1867 ? (c < 1840 ? false : true) : (c < 1958 ? false : true))) : (c <
        2036 ? (c < 1994 ? (c < 1984 ? false : true) : (c < 2027 ? false : true)) : (c < 2047 ? (c < 2045 ? false : (c &
        1) == 1) : (c < 2070 ? false : true)))))) : (c < 2510 ? (c < 2384 ? (c < 2137 ? (c < 2086 ? (c < 2076 ? (c & 1)
        == 1 : (c < 2084 ? true : (c & 1) == 1)) : (c < 2090 ? (c < 2088 ? true : (c & 1) == 1) : (c < 2094 ? true :
        false))) : (c < 2308 ? (c < 2140 ? true : (c < 2259 ? false : true)) : (c < 2365 ? (c < 2362 ? false : true) :
        (c < 2367 ? (c & 1) == 0 : true)))) : (c < 2433 ? (c < 2402 ? (c < 2386 ? (c & 1) == 1 : (c < 2392 ? true :
        false)) : (c < 2406 ? (c < 2404 ? true : false) : (c < 2416 ? true : false))) : (c < 2501 ? (c < 2492 ? (c <
        2436 ? true : false) : (c < 2495 ? (c & 1) == 0 : true)) : (c < 2505 ? (c < 2503 ? false : true) : (c < 2507 ?
        false : true))))) : (c < 2631 ? (c < 2558 ? (c < 2530 ? (c < 2519 ? false : (c < 2521 ? (c & 1) == 1 : false)) :
        (c < 2534 ? (c < 2532 ? true : false) : (c < 2544 ? true : false))) : (c < 2564 ? (c < 2560 ? (c & 1) == 0 : (c
        < 2562 ? (c & 1) == 1 : true)) : (c < 2623 ? (c < 2620 ? false : (c & 1) == 0) : (c < 2627 ? true : false)))) :
        (c < 2674 ? (c < 2638 ? (c < 2633 ? true : (c < 2635 ? false : true)) : (c < 2643 ? (c < 2641 ? false : (c & 1)
        == 1) : (c < 2662 ? false : true))) : (c < 2692 ? (c < 2679 ? (c < 2677 ? false : (c & 1) == 1) : (c < 2689 ?
        false : true)) : (c < 2751 ? (c < 2748 ? false : (c & 1) == 0) : (c < 2758 ? true : (c & 1) == 1))))))) : (c <
        3273 ? (c < 3011 ? (c < 2885 ? (c < 2800 ? (c < 2766 ? (c < 2762 ? true : (c < 2764 ? (c & 1) == 1 : true)) : (c
        < 2788 ? (c < 2786 ? false : true) : (c < 2790 ? false : true))) : (c < 2818 ? (c < 2810 ? false : (c < 2816 ?
        true : (c & 1) == 1)) : (c < 2876 ? (c < 2820 ? true : false) : (c < 2879 ? (c & 1) == 0 : true)))) : (c < 2914
        ? (c < 2891 ? (c < 2887 ? false : (c < 2889 ? true : false)) : (c < 2901 ? (c < 2894 ? true : false) : (c < 2904
        ? true : false))) : (c < 2928 ? (c < 2916 ? true : (c < 2918 ? false : true)) : (c < 2948 ? (c < 2946 ? false :
        (c & 1) == 0) : (c < 3006 ? false : true))))) : (c < 3145 ? (c < 3046 ? (c < 3019 ? (c < 3014 ? false : (c <
        3017 ? true : (c & 1) == 0)) : (c < 3031 ? (c < 3022 ? true : false) : (c < 3033 ? (c & 1) == 1 : false))) : (c
        < 3077 ? (c < 3056 ? true : (c < 3072 ? false : true)) : (c < 3141 ? (c < 3134 ? false : true) : (c < 3143 ? (c
        & 1) == 0 : true)))) : (c < 3174 ? (c < 3157 ? (c < 3147 ? (c & 1) == 0 : (c < 3150 ? true : false)) : (c < 3170
        ? (c < 3159 ? true : false) : (c < 3172 ? true : false))) : (c < 3260 ? (c < 3201 ? (c < 3184 ? true : false) :
        (c < 3204 ? true : false)) : (c < 3269 ? (c < 3263 ? (c & 1) == 0 : true) : (c < 3271 ? (c & 1) == 0 :
        true)))))) : (c < 3535 ? (c < 3397 ? (c < 3302 ? (c < 3285 ? (c < 3275 ? (c & 1) == 0 : (c < 3278 ? true :
        false)) : (c < 3298 ? (c < 3287 ? true : false) : (c < 3300 ? true : false))) : (c < 3332 ? (c < 3312 ? true :
        (c < 3328 ? false : true)) : (c < 3389 ? (c < 3387 ? false : true) : (c < 3391 ? (c & 1) == 0 : true)))) : (c <
        3426 ? (c < 3403 ? (c < 3399 ? (c & 1) == 0 : (c < 3401 ? true : (c & 1) == 0)) : (c < 3415 ? (c < 3406 ? true :
        false) : (c < 3417 ? (c & 1) == 1 : false))) : (c < 3457 ? (c < 3430 ? (c < 3428 ? true : false) : (c < 3440 ?
        true : false)) : (c < 3530 ? (c < 3460 ? true : false) : (c < 3532 ? (c & 1) == 0 : false))))) : (c < 3665 ? (c
        < 3572 ? (c < 3552 ? (c < 3541 ? true : (c < 3545 ? (c & 1) == 0 : true)) : (c < 3568 ? (c < 3558 ? false :
        true) : (c < 3570 ? false : true))) : (c < 3637 ? (c < 3633 ? false : (c < 3635 ? (c & 1) == 1 : (c & 1) == 0))
        : (c < 3655 ? (c < 3643 ? true : false) : (c < 3663 ? true : (c & 1) == 0)))) : (c < 3790 ? (c < 3763 ? (c <
        3674 ? true : (c < 3761 ? false : (c & 1) == 1)) : (c < 3773 ? (c < 3765 ? (c & 1) == 0 : true) : (c < 3784 ?
        false : true))) : (c < 3866 ? (c < 3802 ? (c < 3792 ? false : true) : (c < 3864 ? false : true)) : (c < 3882 ?
        (c < 3872 ? false : true) : (c < 3893 ? false : (c & 1) == 1)))))))) : (c < 8234 ? (c < 6448 ? (c < 4238 ? (c <
        4159 ? (c < 3981 ? (c < 3953 ? (c < 3902 ? false : (c < 3904 ? true : false)) : (c < 3975 ? (c < 3973 ? true :
        (c & 1) == 0) : (c < 3977 ? (c & 1) == 1 : false))) : (c < 4029 ? (c < 3992 ? true : (c < 3994 ? (c & 1) == 1 :
        true)) : (c < 4040 ? (c < 4038 ? false : (c & 1) == 0) : (c < 4139 ? false : true)))) : (c < 4195 ? (c < 4182 ?
        (c < 4161 ? (c & 1) == 0 : (c < 4170 ? true : false)) : (c < 4190 ? (c < 4186 ? true : false) : (c < 4193 ? true
        : (c & 1) == 0))) : (c < 4206 ? (c < 4197 ? true : (c < 4199 ? false : true)) : (c < 4213 ? (c < 4209 ? false :
        true) : (c < 4226 ? false : true))))) : (c < 6004 ? (c < 5906 ? (c < 4957 ? (c < 4240 ? (c & 1) == 1 : (c < 4254
        ? true : false)) : (c < 4969 ? (c < 4960 ? true : false) : (c < 4978 ? true : false))) : (c < 5941 ? (c < 5909 ?
        true : (c < 5938 ? false : true)) : (c < 5972 ? (c < 5970 ? false : true) : (c < 6002 ? false : true)))) : (c <
        6155 ? (c < 6109 ? (c < 6068 ? false : (c < 6100 ? true : false)) : (c < 6113 ? (c < 6111 ? (c & 1) == 1 : (c &
        1) == 0) : (c < 6122 ? true : false))) : (c < 6313 ? (c < 6161 ? (c < 6159 ? true : (c & 1) == 0) : (c < 6170 ?
        true : false)) : (c < 6432 ? (c < 6315 ? (c & 1) == 1 : false) : (c < 6444 ? true : false)))))) : (c < 7043 ? (c
        < 6800 ? (c < 6684 ? (c < 6480 ? (c < 6460 ? true : (c < 6470 ? false : true)) : (c < 6619 ? (c < 6608 ? false :
        true) : (c < 6679 ? false : true))) : (c < 6753 ? (c < 6741 ? false : (c < 6751 ? true : (c & 1) == 0)) : (c <
        6783 ? (c < 6781 ? true : false) : (c < 6794 ? true : false)))) : (c < 6917 ? (c < 6846 ? (c < 6810 ? true : (c
        < 6832 ? false : true)) : (c < 6850 ? (c < 6848 ? (c & 1) == 1 : (c & 1) == 0) : (c < 6912 ? false : true))) :
        (c < 7002 ? (c < 6981 ? (c < 6964 ? false : true) : (c < 6992 ? false : true)) : (c < 7028 ? (c < 7019 ? false :
        true) : (c < 7040 ? false : true))))) : (c < 7379 ? (c < 7204 ? (c < 7088 ? (c < 7073 ? false : (c < 7086 ? true
        : false)) : (c < 7142 ? (c < 7098 ? true : false) : (c < 7156 ? true : false))) : (c < 7242 ? (c < 7224 ? true :
        (c < 7232 ? false : true)) : (c < 7258 ? (c < 7248 ? false : true) : (c < 7376 ? false : true)))) : (c < 7416 ?
        (c < 7405 ? (c < 7381 ? (c & 1) == 0 : (c < 7401 ? true : false)) : (c < 7412 ? (c < 7407 ? (c & 1) == 1 :
        false) : (c < 7414 ? (c & 1) == 0 : (c & 1) == 1))) : (c < 7676 ? (c < 7616 ? (c < 7418 ? true : false) : (c <
        7674 ? true : (c & 1) == 1)) : (c < 8203 ? (c < 7680 ? true : false) : (c < 8208 ? true : false))))))) : (c <
        43335 ? (c < 42609 ? (c < 8421 ? (c < 8293 ? (c < 8257 ? (c < 8239 ? true : (c < 8255 ? false : true)) : (c <
        8278 ? (c < 8276 ? false : (c & 1) == 0) : (c < 8288 ? false : true))) : (c < 8400 ? (c < 8295 ? (c & 1) == 0 :
        (c < 8304 ? true : false)) : (c < 8417 ? (c < 8413 ? true : false) : (c < 8419 ? (c & 1) == 1 : false)))) : (c <
        11776 ? (c < 11506 ? (c < 8433 ? true : (c < 11503 ? false : true)) : (c < 11649 ? (c < 11647 ? false : (c & 1)
        == 1) : (c < 11744 ? false : true))) : (c < 12443 ? (c < 12336 ? (c < 12330 ? false : true) : (c < 12441 ? false
        : true)) : (c < 42538 ? (c < 42528 ? false : true) : (c < 42607 ? false : (c & 1) == 1))))) : (c < 43048 ? (c <
        43010 ? (c < 42654 ? (c < 42612 ? false : (c < 42622 ? true : false)) : (c < 42736 ? (c < 42656 ? true : false)
        : (c < 42738 ? true : false))) : (c < 43016 ? (c < 43012 ? (c & 1) == 0 : (c < 43014 ? false : (c & 1) == 0)) :
        (c < 43021 ? (c < 43019 ? false : (c & 1) == 1) : (c < 43043 ? false : true)))) : (c < 43216 ? (c < 43136 ? (c <
        43052 ? false : (c < 43054 ? (c & 1) == 0 : false)) : (c < 43188 ? (c < 43138 ? true : false) : (c < 43206 ?
        true : false))) : (c < 43263 ? (c < 43232 ? (c < 43226 ? true : false) : (c < 43250 ? true : false)) : (c <
        43302 ? (c < 43274 ? true : false) : (c < 43310 ? true : false)))))) : (c < 43715 ? (c < 43587 ? (c < 43482 ? (c
        < 43396 ? (c < 43348 ? true : (c < 43392 ? false : true)) : (c < 43457 ? (c < 43443 ? false : true) : (c < 43472
        ? false : true))) : (c < 43504 ? (c < 43493 ? false : (c < 43495 ? (c & 1) == 1 : false)) : (c < 43561 ? (c <
        43514 ? true : false) : (c < 43575 ? true : false)))) : (c < 43646 ? (c < 43598 ? (c < 43589 ? (c & 1) == 1 : (c
        < 43596 ? false : true)) : (c < 43610 ? (c < 43600 ? false : true) : (c < 43643 ? false : true))) : (c < 43703 ?
        (c < 43699 ? (c < 43696 ? false : (c & 1) == 0) : (c < 43701 ? true : false)) : (c < 43710 ? (c < 43705 ? true :
        false) : (c < 43712 ? true : (c & 1) == 1))))) : (c < 65040 ? (c < 44013 ? (c < 43765 ? (c < 43755 ? false : (c
        < 43760 ? true : false)) : (c < 44003 ? (c < 43767 ? true : false) : (c < 44011 ? true : (c & 1) == 0))) : (c <
        44026 ? (c < 44015 ? (c & 1) == 1 : (c < 44017 ? (c & 1) == 0 : true)) : (c < 64288 ? (c < 64286 ? false : (c &
        1) == 0) : (c < 65024 ? false : true)))) : (c < 65279 ? (c < 65075 ? (c < 65056 ? false : (c < 65072 ? true :
        false)) : (c < 65101 ? (c < 65077 ? true : false) : (c < 65104 ? true : false))) : (c < 65343 ? (c < 65296 ? (c
        < 65281 ? (c & 1) == 1 : false) : (c < 65306 ? true : false)) : (c < 65529 ? (c < 65345 ? (c & 1) == 1 : false)
        : (c < 65532 ? true : false)))))))));
    }

    /** What names of Unicode have only further on. Beyond the basic plane. */
    public static /*@ pure @*/ boolean otherUnicodePartBeyond(int c) {
        return (c < 71999 ? (c < 70188 ? (c < 69688 ? (c < 68152 ? (c < 66720 ? (c < 66272 ? (c < 66045 ? false : (c <
        66047 ? (c & 1) == 1 : false)) : (c < 66422 ? (c < 66274 ? (c & 1) == 0 : false) : (c < 66427 ? true : false)))
        : (c < 68102 ? (c < 68097 ? (c < 66730 ? true : false) : (c < 68100 ? true : (c & 1) == 1)) : (c < 68108 ? (c <
        68104 ? (c & 1) == 0 : false) : (c < 68112 ? true : false)))) : (c < 68912 ? (c < 68325 ? (c < 68159 ? (c <
        68155 ? true : false) : (c < 68161 ? (c & 1) == 1 : false)) : (c < 68900 ? (c < 68327 ? true : false) : (c <
        68904 ? true : false))) : (c < 69446 ? (c < 69291 ? (c < 68922 ? true : false) : (c < 69293 ? true : false)) :
        (c < 69632 ? (c < 69457 ? true : false) : (c < 69635 ? true : false))))) : (c < 69927 ? (c < 69821 ? (c < 69759
        ? (c < 69734 ? (c < 69703 ? true : false) : (c < 69744 ? true : false)) : (c < 69808 ? (c < 69763 ? true :
        false) : (c < 69819 ? true : false))) : (c < 69872 ? (c < 69837 ? (c < 69823 ? (c & 1) == 1 : false) : (c <
        69839 ? (c & 1) == 1 : false)) : (c < 69888 ? (c < 69882 ? true : false) : (c < 69891 ? true : false)))) : (c <
        70016 ? (c < 69957 ? (c < 69943 ? (c < 69941 ? true : (c & 1) == 0) : (c < 69952 ? true : false)) : (c < 70003 ?
        (c < 69959 ? true : false) : (c < 70005 ? (c & 1) == 1 : false))) : (c < 70089 ? (c < 70067 ? (c < 70019 ? true
        : false) : (c < 70081 ? true : false)) : (c < 70095 ? (c < 70093 ? true : (c & 1) == 0) : (c < 70106 ? true :
        false)))))) : (c < 70752 ? (c < 70473 ? (c < 70394 ? (c < 70208 ? (c < 70200 ? true : (c < 70206 ? false : (c &
        1) == 0)) : (c < 70379 ? (c < 70367 ? false : true) : (c < 70384 ? false : true))) : (c < 70461 ? (c < 70404 ?
        (c < 70400 ? false : true) : (c < 70459 ? false : true)) : (c < 70469 ? (c < 70463 ? (c & 1) == 0 : true) : (c <
        70471 ? false : true)))) : (c < 70509 ? (c < 70489 ? (c < 70478 ? (c < 70475 ? false : true) : (c < 70487 ?
        false : (c & 1) == 1)) : (c < 70500 ? (c < 70498 ? false : true) : (c < 70502 ? false : true))) : (c < 70727 ?
        (c < 70517 ? (c < 70512 ? false : true) : (c < 70709 ? false : true)) : (c < 70746 ? (c < 70736 ? false : true)
        : (c < 70750 ? false : (c & 1) == 0))))) : (c < 71352 ? (c < 71105 ? (c < 70874 ? (c < 70852 ? (c < 70832 ?
        false : true) : (c < 70864 ? false : true)) : (c < 71094 ? (c < 71087 ? false : true) : (c < 71096 ? false :
        true))) : (c < 71233 ? (c < 71134 ? (c < 71132 ? false : true) : (c < 71216 ? false : true)) : (c < 71258 ? (c <
        71248 ? false : true) : (c < 71339 ? false : true)))) : (c < 71739 ? (c < 71468 ? (c < 71370 ? (c < 71360 ?
        false : true) : (c < 71453 ? false : true)) : (c < 71482 ? (c < 71472 ? false : true) : (c < 71724 ? false :
        true))) : (c < 71990 ? (c < 71914 ? (c < 71904 ? false : true) : (c < 71984 ? false : true)) : (c < 71994 ? (c <
        71992 ? (c & 1) == 1 : (c & 1) == 0) : (c < 71996 ? (c & 1) == 1 : true))))))) : (c < 94088 ? (c < 72874 ? (c <
        72252 ? (c < 72154 ? (c < 72016 ? (c < 72003 ? (c & 1) == 0 : (c < 72005 ? (c & 1) == 1 : false)) : (c < 72145 ?
        (c < 72026 ? true : false) : (c < 72152 ? true : false))) : (c < 72193 ? (c < 72164 ? (c < 72161 ? true : false)
        : (c < 72166 ? (c & 1) == 0 : false)) : (c < 72243 ? (c < 72203 ? true : false) : (c < 72250 ? true : (c & 1) ==
        1)))) : (c < 72751 ? (c < 72273 ? (c < 72263 ? (c < 72255 ? true : false) : (c < 72265 ? (c & 1) == 1 : false))
        : (c < 72330 ? (c < 72284 ? true : false) : (c < 72346 ? true : false))) : (c < 72784 ? (c < 72761 ? (c < 72759
        ? true : (c & 1) == 0) : (c < 72768 ? true : false)) : (c < 72850 ? (c < 72794 ? true : false) : (c < 72872 ?
        true : (c & 1) == 1))))) : (c < 73120 ? (c < 73033 ? (c < 73018 ? (c < 73009 ? (c < 72887 ? true : false) : (c <
        73015 ? true : false)) : (c < 73024 ? (c < 73021 ? (c & 1) == 0 : (c & 1) == 1) : (c < 73030 ? true : (c & 1) ==
        1))) : (c < 73103 ? (c < 73050 ? (c < 73040 ? false : true) : (c < 73098 ? false : true)) : (c < 73108 ? (c <
        73105 ? (c & 1) == 0 : (c & 1) == 1) : (c < 73112 ? true : false)))) : (c < 92912 ? (c < 78896 ? (c < 73459 ? (c
        < 73130 ? true : false) : (c < 73463 ? true : false)) : (c < 92768 ? (c < 78905 ? true : false) : (c < 92778 ?
        true : false))) : (c < 93008 ? (c < 92976 ? (c < 92917 ? true : false) : (c < 92983 ? true : false)) : (c <
        94031 ? (c < 93018 ? true : false) : (c < 94034 ? (c & 1) == 1 : true)))))) : (c < 121504 ? (c < 119180 ? (c <
        113823 ? (c < 94182 ? (c < 94099 ? (c < 94095 ? false : true) : (c < 94180 ? false : (c & 1) == 0)) : (c < 94194
        ? (c < 94192 ? false : true) : (c < 113821 ? false : true))) : (c < 119146 ? (c < 113828 ? (c < 113825 ? (c & 1)
        == 0 : true) : (c < 119141 ? false : true)) : (c < 119171 ? (c < 119149 ? false : true) : (c < 119173 ? false :
        true)))) : (c < 121399 ? (c < 119365 ? (c < 119214 ? (c < 119210 ? false : true) : (c < 119362 ? false : true))
        : (c < 120832 ? (c < 120782 ? false : true) : (c < 121344 ? false : true))) : (c < 121463 ? (c < 121453 ? (c <
        121403 ? false : true) : (c < 121461 ? false : (c & 1) == 1)) : (c < 121478 ? (c < 121476 ? false : (c & 1) ==
        0) : (c < 121499 ? false : true))))) : (c < 123628 ? (c < 122914 ? (c < 122887 ? (c < 121520 ? (c < 121506 ? (c
        & 1) == 1 : true) : (c < 122880 ? false : true)) : (c < 122905 ? (c < 122889 ? (c & 1) == 0 : true) : (c <
        122907 ? false : true))) : (c < 123184 ? (c < 122919 ? (c < 122916 ? (c & 1) == 1 : (c & 1) == 0) : (c < 122923
        ? true : false)) : (c < 123200 ? (c < 123191 ? true : false) : (c < 123210 ? true : false)))) : (c < 130032 ? (c
        < 125252 ? (c < 125136 ? (c < 123642 ? true : false) : (c < 125143 ? true : false)) : (c < 125264 ? (c < 125259
        ? true : false) : (c < 125274 ? true : false))) : (c < 917536 ? (c < 917505 ? (c < 130042 ? true : false) : (c <
        917507 ? (c & 1) == 1 : false)) : (c < 917760 ? (c < 917632 ? true : false) : (c < 918000 ? true :
        false))))))));
    }

    /** The way to the capital letter. */
    public static /*@ pure @*/ int toUpper(int c) {
        return (c < 1329 ? (c < 596 ? (c < 429 ? (c < 383 ? (c < 249 ? (c < 181 ? (c < 97 ? 0 : (c < 123 ? -32 : 0)) :
        (c < 224 ? (c < 183 ? ((c & 1) == 0 ? 0 : 743) : 0) : (c < 247 ? -32 : ((c & 1) == 0 ? -32 : 0)))) : (c < 307 ?
        (c < 257 ? (c < 255 ? -32 : ((c & 1) == 0 ? 0 : 121)) : (c < 305 ? ((c & 1) == 0 ? 0 : -1) : ((c & 1) == 0 ? 0 :
        -232))) : (c < 330 ? (c < 313 ? ((c & 1) == 0 ? 0 : -1) : ((c & 1) == 0 ? -1 : 0)) : (c < 377 ? ((c & 1) == 0 ?
        0 : -1) : ((c & 1) == 0 ? -1 : 0))))) : (c < 404 ? (c < 394 ? (c < 387 ? (c < 385 ? ((c & 1) == 0 ? 195 : -300)
        : 0) : (c < 391 ? ((c & 1) == 0 ? 0 : -1) : ((c & 1) == 0 ? -1 : 0))) : (c < 398 ? (c < 396 ? 0 : ((c & 1) == 0
        ? -1 : 0)) : (c < 402 ? 0 : ((c & 1) == 0 ? -1 : 0)))) : (c < 414 ? (c < 409 ? (c < 407 ? ((c & 1) == 0 ? 0 :
        97) : 0) : (c < 411 ? ((c & 1) == 0 ? 163 : -1) : 0)) : (c < 423 ? (c < 416 ? ((c & 1) == 0 ? 130 : 0) : ((c &
        1) == 0 ? 0 : -1)) : (c < 426 ? ((c & 1) == 0 ? -1 : 0) : 0))))) : (c < 497 ? (c < 449 ? (c < 440 ? (c < 434 ?
        (c < 431 ? ((c & 1) == 0 ? 0 : -1) : ((c & 1) == 0 ? -1 : 0)) : (c < 436 ? 0 : ((c & 1) == 0 ? -1 : 0))) : (c <
        445 ? (c < 443 ? ((c & 1) == 0 ? 0 : -1) : 0) : (c < 447 ? ((c & 1) == 0 ? 0 : -1) : ((c & 1) == 0 ? 0 : 56))))
        : (c < 459 ? (c < 455 ? (c < 453 ? 0 : ((c & 1) == 0 ? -2 : -1)) : (c < 457 ? ((c & 1) == 0 ? -1 : 0) : ((c & 1)
        == 0 ? 0 : -2))) : (c < 477 ? (c < 461 ? ((c & 1) == 0 ? -2 : -1) : ((c & 1) == 0 ? -1 : 0)) : (c < 479 ? ((c &
        1) == 0 ? 0 : -79) : ((c & 1) == 0 ? 0 : -1))))) : (c < 572 ? (c < 505 ? (c < 501 ? (c < 499 ? ((c & 1) == 0 ?
        -1 : 0) : ((c & 1) == 0 ? 0 : -2)) : (c < 503 ? ((c & 1) == 0 ? 0 : -1) : 0)) : (c < 547 ? (c < 545 ? ((c & 1)
        == 0 ? 0 : -1) : 0) : (c < 565 ? ((c & 1) == 0 ? 0 : -1) : 0))) : (c < 580 ? (c < 576 ? (c < 574 ? ((c & 1) == 0
        ? -1 : 0) : ((c & 1) == 0 ? 0 : 10815)) : (c < 578 ? ((c & 1) == 0 ? 10815 : 0) : ((c & 1) == 0 ? -1 : 0))) : (c
        < 592 ? (c < 583 ? 0 : ((c & 1) == 0 ? 0 : -1)) : (c < 594 ? ((c & 1) == 0 ? 10783 : 10780) : ((c & 1) == 0 ?
        10782 : -210))))))) : (c < 885 ? (c < 631 ? (c < 615 ? (c < 605 ? (c < 600 ? (c < 598 ? ((c & 1) == 0 ? -206 :
        0) : -205) : (c < 603 ? ((c & 1) == 0 ? 0 : -202) : ((c & 1) == 0 ? 42319 : -203))) : (c < 610 ? (c < 608 ? 0 :
        ((c & 1) == 0 ? -205 : 42315)) : (c < 613 ? ((c & 1) == 0 ? 0 : -207) : ((c & 1) == 0 ? 42308 : 42280)))) : (c <
        623 ? (c < 619 ? (c < 617 ? ((c & 1) == 0 ? -209 : 0) : ((c & 1) == 0 ? 42308 : -211)) : (c < 621 ? ((c & 1) ==
        0 ? 42305 : 10743) : 0)) : (c < 627 ? (c < 625 ? ((c & 1) == 0 ? 0 : -211) : ((c & 1) == 0 ? -213 : 10749)) : (c
        < 629 ? 0 : ((c & 1) == 0 ? 0 : -214))))) : (c < 653 ? (c < 644 ? (c < 639 ? (c < 637 ? 0 : ((c & 1) == 0 ? 0 :
        10727)) : (c < 642 ? ((c & 1) == 0 ? -218 : 0) : ((c & 1) == 0 ? 42307 : -218))) : (c < 649 ? (c < 647 ? 0 : ((c
        & 1) == 0 ? -218 : 42282)) : (c < 651 ? ((c & 1) == 0 ? -217 : -69) : ((c & 1) == 0 ? -71 : -217)))) : (c < 671
        ? (c < 660 ? (c < 658 ? 0 : ((c & 1) == 0 ? -219 : 0)) : (c < 669 ? 0 : ((c & 1) == 0 ? 42258 : 42261))) : (c <
        839 ? (c < 837 ? 0 : ((c & 1) == 0 ? 0 : 84)) : (c < 881 ? 0 : ((c & 1) == 0 ? 0 : -1)))))) : (c < 983 ? (c <
        946 ? (c < 894 ? (c < 889 ? (c < 887 ? 0 : ((c & 1) == 0 ? 0 : -1)) : (c < 891 ? 0 : 130)) : (c < 942 ? (c < 940
        ? 0 : ((c & 1) == 0 ? -38 : -37)) : (c < 944 ? -37 : ((c & 1) == 0 ? 0 : -32)))) : (c < 974 ? (c < 964 ? (c <
        962 ? -32 : ((c & 1) == 0 ? -31 : -32)) : (c < 972 ? -32 : ((c & 1) == 0 ? -64 : -63))) : (c < 978 ? (c < 976 ?
        ((c & 1) == 0 ? -63 : 0) : ((c & 1) == 0 ? -62 : -57)) : (c < 981 ? 0 : ((c & 1) == 0 ? -54 : -47))))) : (c <
        1072 ? (c < 1012 ? (c < 1008 ? (c < 985 ? ((c & 1) == 0 ? 0 : -8) : ((c & 1) == 0 ? 0 : -1)) : (c < 1010 ? ((c &
        1) == 0 ? -86 : -80) : ((c & 1) == 0 ? 7 : -116))) : (c < 1018 ? (c < 1015 ? ((c & 1) == 0 ? 0 : -96) : ((c & 1)
        == 0 ? -1 : 0)) : (c < 1021 ? ((c & 1) == 0 ? 0 : -1) : 0))) : (c < 1163 ? (c < 1120 ? (c < 1104 ? -32 : -80) :
        (c < 1155 ? ((c & 1) == 0 ? 0 : -1) : 0)) : (c < 1231 ? (c < 1217 ? ((c & 1) == 0 ? 0 : -1) : ((c & 1) == 0 ? -1
        : 0)) : (c < 1233 ? ((c & 1) == 0 ? 0 : -15) : ((c & 1) == 0 ? 0 : -1)))))))) : (c < 8165 ? (c < 7984 ? (c <
        7547 ? (c < 5118 ? (c < 4347 ? (c < 1415 ? (c < 1377 ? 0 : -48) : (c < 4304 ? 0 : 3008)) : (c < 4352 ? (c < 4349
        ? 0 : 3008) : (c < 5112 ? 0 : -8))) : (c < 7302 ? (c < 7298 ? (c < 7296 ? 0 : ((c & 1) == 0 ? -6254 : -6253)) :
        (c < 7300 ? ((c & 1) == 0 ? -6244 : -6242) : ((c & 1) == 0 ? -6242 : -6243))) : (c < 7306 ? (c < 7304 ? ((c & 1)
        == 0 ? -6236 : -6181) : ((c & 1) == 0 ? 35266 : 0)) : (c < 7545 ? 0 : ((c & 1) == 0 ? 0 : 35332))))) : (c < 7837
        ? (c < 7568 ? (c < 7551 ? (c < 7549 ? 0 : ((c & 1) == 0 ? 0 : 3814)) : (c < 7566 ? 0 : ((c & 1) == 0 ? 35384 :
        0))) : (c < 7831 ? (c < 7681 ? 0 : ((c & 1) == 0 ? 0 : -1)) : (c < 7835 ? 0 : ((c & 1) == 0 ? 0 : -59)))) : (c <
        7952 ? (c < 7936 ? (c < 7841 ? 0 : ((c & 1) == 0 ? 0 : -1)) : (c < 7944 ? 8 : 0)) : (c < 7968 ? (c < 7958 ? 8 :
        0) : (c < 7976 ? 8 : 0))))) : (c < 8072 ? (c < 8048 ? (c < 8017 ? (c < 8000 ? (c < 7992 ? 8 : 0) : (c < 8006 ? 8
        : 0)) : (c < 8032 ? (c < 8025 ? ((c & 1) == 0 ? 0 : 8) : 0) : (c < 8040 ? 8 : 0))) : (c < 8058 ? (c < 8054 ? (c
        < 8050 ? 74 : 86) : (c < 8056 ? 100 : 128)) : (c < 8062 ? (c < 8060 ? 112 : 126) : (c < 8064 ? 0 : 8)))) : (c <
        8126 ? (c < 8104 ? (c < 8088 ? (c < 8080 ? 0 : 8) : (c < 8096 ? 0 : 8)) : (c < 8114 ? (c < 8112 ? 0 : 8) : (c <
        8117 ? ((c & 1) == 0 ? 0 : 9) : 0))) : (c < 8144 ? (c < 8131 ? (c < 8128 ? ((c & 1) == 0 ? -7205 : 0) : 0) : (c
        < 8133 ? ((c & 1) == 0 ? 0 : 9) : 0)) : (c < 8160 ? (c < 8146 ? 8 : 0) : (c < 8162 ? 8 : 0)))))) : (c < 11567 ?
        (c < 11365 ? (c < 8580 ? (c < 8526 ? (c < 8179 ? (c < 8167 ? ((c & 1) == 0 ? 0 : 7) : 0) : (c < 8181 ? ((c & 1)
        == 0 ? 0 : 9) : 0)) : (c < 8560 ? (c < 8528 ? ((c & 1) == 0 ? -28 : 0) : 0) : (c < 8576 ? -16 : 0))) : (c <
        11312 ? (c < 9424 ? (c < 8582 ? ((c & 1) == 0 ? -1 : 0) : 0) : (c < 9450 ? -26 : 0)) : (c < 11361 ? (c < 11359 ?
        -48 : 0) : (c < 11363 ? ((c & 1) == 0 ? 0 : -1) : 0)))) : (c < 11500 ? (c < 11381 ? (c < 11374 ? (c < 11367 ?
        ((c & 1) == 0 ? -10792 : -10795) : ((c & 1) == 0 ? -1 : 0)) : (c < 11379 ? 0 : ((c & 1) == 0 ? 0 : -1))) : (c <
        11393 ? (c < 11384 ? ((c & 1) == 0 ? -1 : 0) : 0) : (c < 11493 ? ((c & 1) == 0 ? 0 : -1) : 0))) : (c < 11520 ?
        (c < 11507 ? (c < 11504 ? ((c & 1) == 0 ? -1 : 0) : 0) : (c < 11509 ? ((c & 1) == 0 ? 0 : -1) : 0)) : (c < 11561
        ? (c < 11558 ? -7264 : ((c & 1) == 0 ? 0 : -7264)) : (c < 11565 ? 0 : ((c & 1) == 0 ? 0 : -7264)))))) : (c <
        42902 ? (c < 42865 ? (c < 42653 ? (c < 42607 ? (c < 42561 ? 0 : ((c & 1) == 0 ? 0 : -1)) : (c < 42625 ? 0 : ((c
        & 1) == 0 ? 0 : -1))) : (c < 42801 ? (c < 42787 ? 0 : ((c & 1) == 0 ? 0 : -1)) : (c < 42803 ? 0 : ((c & 1) == 0
        ? 0 : -1)))) : (c < 42892 ? (c < 42878 ? (c < 42874 ? 0 : ((c & 1) == 0 ? -1 : 0)) : (c < 42889 ? ((c & 1) == 0
        ? 0 : -1) : 0)) : (c < 42897 ? (c < 42894 ? ((c & 1) == 0 ? -1 : 0) : 0) : (c < 42900 ? ((c & 1) == 0 ? 0 : -1)
        : ((c & 1) == 0 ? 48 : 0))))) : (c < 42998 ? (c < 42947 ? (c < 42933 ? (c < 42923 ? ((c & 1) == 0 ? 0 : -1) : 0)
        : (c < 42945 ? ((c & 1) == 0 ? 0 : -1) : 0)) : (c < 42952 ? (c < 42949 ? ((c & 1) == 0 ? 0 : -1) : 0) : (c <
        42956 ? ((c & 1) == 0 ? -1 : 0) : 0))) : (c < 43888 ? (c < 43859 ? (c < 43000 ? ((c & 1) == 0 ? -1 : 0) : 0) :
        (c < 43861 ? ((c & 1) == 0 ? 0 : -928) : 0)) : (c < 65345 ? (c < 43968 ? -38864 : 0) : (c < 65371 ? -32 :
        0))))))));
    }

    /** The way to the capital letter. Beyond the basic plane. */
    public static /*@ pure @*/ int toUpperBeyond(int c) {
        return (c < 68851 ? (c < 66776 ? (c < 66600 ? 0 : (c < 66640 ? -40 : 0)) : (c < 66812 ? -40 : (c < 68800 ? 0 :
        -64))) : (c < 93792 ? (c < 71872 ? 0 : (c < 71904 ? -32 : 0)) : (c < 125218 ? (c < 93824 ? -32 : 0) : (c <
        125252 ? -34 : 0))));
    }

    /** The way to the small letter. */
    public static /*@ pure @*/ int toLower(int c) {
        return (c < 7355 ? (c < 564 ? (c < 410 ? (c < 378 ? (c < 223 ? (c < 192 ? (c < 65 ? 0 : (c < 91 ? 32 : 0)) : (c
        < 215 ? 32 : (c < 217 ? ((c & 1) == 0 ? 32 : 0) : 32))) : (c < 306 ? (c < 256 ? 0 : (c < 304 ? ((c & 1) == 0 ? 1
        : 0) : ((c & 1) == 0 ? -199 : 0))) : (c < 329 ? (c < 312 ? ((c & 1) == 0 ? 1 : 0) : ((c & 1) == 0 ? 0 : 1)) : (c
        < 376 ? ((c & 1) == 0 ? 1 : 0) : ((c & 1) == 0 ? -121 : 1))))) : (c < 396 ? (c < 387 ? (c < 383 ? ((c & 1) == 0
        ? 0 : 1) : (c < 385 ? 0 : ((c & 1) == 0 ? 1 : 210))) : (c < 392 ? (c < 390 ? ((c & 1) == 0 ? 1 : 0) : ((c & 1)
        == 0 ? 206 : 1)) : (c < 394 ? ((c & 1) == 0 ? 0 : 205) : ((c & 1) == 0 ? 205 : 1)))) : (c < 402 ? (c < 398 ? 0 :
        (c < 400 ? ((c & 1) == 0 ? 79 : 202) : ((c & 1) == 0 ? 203 : 1))) : (c < 406 ? (c < 404 ? ((c & 1) == 0 ? 0 :
        205) : ((c & 1) == 0 ? 207 : 0)) : (c < 408 ? ((c & 1) == 0 ? 211 : 209) : ((c & 1) == 0 ? 1 : 0)))))) : (c <
        444 ? (c < 427 ? (c < 416 ? (c < 412 ? 0 : (c < 414 ? ((c & 1) == 0 ? 211 : 213) : ((c & 1) == 0 ? 0 : 214))) :
        (c < 422 ? ((c & 1) == 0 ? 1 : 0) : (c < 424 ? ((c & 1) == 0 ? 218 : 1) : ((c & 1) == 0 ? 0 : 218)))) : (c < 434
        ? (c < 430 ? ((c & 1) == 0 ? 1 : 0) : (c < 432 ? ((c & 1) == 0 ? 218 : 1) : ((c & 1) == 0 ? 0 : 217))) : (c <
        439 ? (c < 436 ? ((c & 1) == 0 ? 217 : 1) : ((c & 1) == 0 ? 0 : 1)) : (c < 441 ? ((c & 1) == 0 ? 1 : 219) :
        0)))) : (c < 477 ? (c < 454 ? (c < 446 ? ((c & 1) == 0 ? 1 : 0) : (c < 452 ? 0 : ((c & 1) == 0 ? 2 : 1))) : (c <
        458 ? (c < 456 ? ((c & 1) == 0 ? 0 : 2) : ((c & 1) == 0 ? 1 : 0)) : (c < 460 ? ((c & 1) == 0 ? 2 : 1) : ((c & 1)
        == 0 ? 0 : 1)))) : (c < 502 ? (c < 496 ? ((c & 1) == 0 ? 1 : 0) : (c < 498 ? ((c & 1) == 0 ? 0 : 2) : ((c & 1)
        == 0 ? 1 : 0))) : (c < 544 ? (c < 504 ? ((c & 1) == 0 ? -97 : -56) : ((c & 1) == 0 ? 1 : 0)) : (c < 546 ? ((c &
        1) == 0 ? -130 : 0) : ((c & 1) == 0 ? 1 : 0))))))) : (c < 1008 ? (c < 895 ? (c < 581 ? (c < 574 ? (c < 570 ? 0 :
        (c < 572 ? ((c & 1) == 0 ? 10795 : 1) : ((c & 1) == 0 ? 0 : -163))) : (c < 576 ? ((c & 1) == 0 ? 10792 : 0) : (c
        < 579 ? ((c & 1) == 0 ? 0 : 1) : ((c & 1) == 0 ? 69 : -195)))) : (c < 880 ? (c < 583 ? ((c & 1) == 0 ? 1 : 71) :
        (c < 592 ? ((c & 1) == 0 ? 1 : 0) : 0)) : (c < 886 ? (c < 884 ? ((c & 1) == 0 ? 1 : 0) : 0) : (c < 888 ? ((c &
        1) == 0 ? 1 : 0) : 0)))) : (c < 914 ? (c < 904 ? (c < 897 ? ((c & 1) == 0 ? 0 : 116) : (c < 902 ? 0 : ((c & 1)
        == 0 ? 38 : 0))) : (c < 910 ? (c < 907 ? 37 : ((c & 1) == 0 ? 64 : 0)) : (c < 912 ? 63 : ((c & 1) == 0 ? 0 :
        32)))) : (c < 940 ? (c < 930 ? 32 : (c < 932 ? ((c & 1) == 0 ? 0 : 32) : 32)) : (c < 977 ? (c < 975 ? 0 : ((c &
        1) == 0 ? 0 : 8)) : (c < 984 ? 0 : ((c & 1) == 0 ? 1 : 0)))))) : (c < 1218 ? (c < 1024 ? (c < 1017 ? (c < 1012 ?
        0 : (c < 1014 ? ((c & 1) == 0 ? -60 : 0) : ((c & 1) == 0 ? 0 : 1))) : (c < 1019 ? ((c & 1) == 0 ? 1 : -7) : (c <
        1021 ? 0 : -130))) : (c < 1120 ? (c < 1040 ? 80 : (c < 1072 ? 32 : 0)) : (c < 1162 ? (c < 1154 ? ((c & 1) == 0 ?
        1 : 0) : 0) : (c < 1216 ? ((c & 1) == 0 ? 1 : 0) : ((c & 1) == 0 ? 15 : 1))))) : (c < 4297 ? (c < 1330 ? (c <
        1231 ? ((c & 1) == 0 ? 0 : 1) : (c < 1328 ? ((c & 1) == 0 ? 1 : 0) : ((c & 1) == 0 ? 0 : 48))) : (c < 4256 ? (c
        < 1367 ? 48 : 0) : (c < 4294 ? 7264 : ((c & 1) == 0 ? 0 : 7264)))) : (c < 5024 ? (c < 4301 ? 0 : (c < 4303 ? ((c
        & 1) == 0 ? 0 : 7264) : 0)) : (c < 5110 ? (c < 5104 ? 38864 : 8) : (c < 7312 ? 0 : -3008))))))) : (c < 8579 ? (c
        < 8112 ? (c < 7984 ? (c < 7840 ? (c < 7680 ? (c < 7357 ? 0 : (c < 7360 ? -3008 : 0)) : (c < 7830 ? ((c & 1) == 0
        ? 1 : 0) : (c < 7838 ? 0 : ((c & 1) == 0 ? -7615 : 0)))) : (c < 7952 ? (c < 7936 ? ((c & 1) == 0 ? 1 : 0) : (c <
        7944 ? 0 : -8)) : (c < 7966 ? (c < 7960 ? 0 : -8) : (c < 7976 ? 0 : -8)))) : (c < 8040 ? (c < 8008 ? (c < 7992 ?
        0 : (c < 8000 ? -8 : 0)) : (c < 8025 ? (c < 8014 ? -8 : 0) : (c < 8033 ? ((c & 1) == 0 ? 0 : -8) : 0))) : (c <
        8080 ? (c < 8048 ? -8 : (c < 8072 ? 0 : -8)) : (c < 8096 ? (c < 8088 ? 0 : -8) : (c < 8104 ? 0 : -8))))) : (c <
        8172 ? (c < 8140 ? (c < 8124 ? (c < 8120 ? 0 : (c < 8122 ? -8 : -74)) : (c < 8126 ? ((c & 1) == 0 ? -9 : 0) : (c
        < 8136 ? 0 : -86))) : (c < 8154 ? (c < 8142 ? ((c & 1) == 0 ? -9 : 0) : (c < 8152 ? 0 : -8)) : (c < 8168 ? (c <
        8156 ? -100 : 0) : (c < 8170 ? -8 : -112)))) : (c < 8488 ? (c < 8186 ? (c < 8174 ? ((c & 1) == 0 ? -7 : 0) : (c
        < 8184 ? 0 : -128)) : (c < 8190 ? (c < 8188 ? -126 : ((c & 1) == 0 ? -9 : 0)) : (c < 8486 ? 0 : ((c & 1) == 0 ?
        -7517 : 0)))) : (c < 8498 ? (c < 8490 ? 0 : (c < 8492 ? ((c & 1) == 0 ? -8383 : -8262) : 0)) : (c < 8544 ? (c <
        8500 ? ((c & 1) == 0 ? 28 : 0) : 0) : (c < 8560 ? 16 : 0)))))) : (c < 42800 ? (c < 11380 ? (c < 11360 ? (c <
        9424 ? (c < 8581 ? ((c & 1) == 0 ? 0 : 1) : (c < 9398 ? 0 : 26)) : (c < 11264 ? 0 : (c < 11311 ? 48 : 0))) : (c
        < 11366 ? (c < 11362 ? ((c & 1) == 0 ? 1 : 0) : (c < 11364 ? ((c & 1) == 0 ? -10743 : -3814) : ((c & 1) == 0 ?
        -10727 : 0))) : (c < 11375 ? (c < 11373 ? ((c & 1) == 0 ? 0 : 1) : ((c & 1) == 0 ? -10749 : -10780)) : (c <
        11377 ? ((c & 1) == 0 ? -10782 : -10783) : ((c & 1) == 0 ? 1 : 0))))) : (c < 11506 ? (c < 11392 ? (c < 11383 ?
        ((c & 1) == 0 ? 0 : 1) : (c < 11390 ? 0 : -10815)) : (c < 11499 ? (c < 11492 ? ((c & 1) == 0 ? 1 : 0) : 0) : (c
        < 11503 ? ((c & 1) == 0 ? 0 : 1) : 0))) : (c < 42606 ? (c < 11508 ? ((c & 1) == 0 ? 1 : 0) : (c < 42560 ? 0 :
        ((c & 1) == 0 ? 1 : 0))) : (c < 42652 ? (c < 42624 ? 0 : ((c & 1) == 0 ? 1 : 0)) : (c < 42786 ? 0 : ((c & 1) ==
        0 ? 1 : 0)))))) : (c < 42926 ? (c < 42891 ? (c < 42873 ? (c < 42802 ? 0 : (c < 42864 ? ((c & 1) == 0 ? 1 : 0) :
        0)) : (c < 42879 ? (c < 42877 ? ((c & 1) == 0 ? 0 : 1) : ((c & 1) == 0 ? 1 : -35332)) : (c < 42888 ? ((c & 1) ==
        0 ? 1 : 0) : 0))) : (c < 42900 ? (c < 42893 ? ((c & 1) == 0 ? 0 : 1) : (c < 42895 ? ((c & 1) == 0 ? 0 : -42280)
        : ((c & 1) == 0 ? 1 : 0))) : (c < 42922 ? (c < 42902 ? 0 : ((c & 1) == 0 ? 1 : 0)) : (c < 42924 ? ((c & 1) == 0
        ? -42308 : -42319) : ((c & 1) == 0 ? -42315 : -42305))))) : (c < 42950 ? (c < 42932 ? (c < 42928 ? ((c & 1) == 0
        ? -42308 : 0) : (c < 42930 ? ((c & 1) == 0 ? -42258 : -42282) : ((c & 1) == 0 ? -42261 : 928))) : (c < 42946 ?
        (c < 42944 ? ((c & 1) == 0 ? 1 : 0) : 0) : (c < 42948 ? ((c & 1) == 0 ? 1 : 0) : ((c & 1) == 0 ? -48 :
        -42307)))) : (c < 42997 ? (c < 42952 ? ((c & 1) == 0 ? -35384 : 1) : (c < 42955 ? ((c & 1) == 0 ? 0 : 1) : 0)) :
        (c < 65313 ? (c < 42999 ? ((c & 1) == 0 ? 0 : 1) : 0) : (c < 65339 ? 32 : 0))))))));
    }

    /** The way to the small letter. Beyond the basic plane. */
    public static /*@ pure @*/ int toLowerBeyond(int c) {
        return (c < 68787 ? (c < 66736 ? (c < 66560 ? 0 : (c < 66600 ? 40 : 0)) : (c < 66772 ? 40 : (c < 68736 ? 0 :
        64))) : (c < 93760 ? (c < 71840 ? 0 : (c < 71872 ? 32 : 0)) : (c < 125184 ? (c < 93792 ? 32 : 0) : (c < 125218 ?
        34 : 0))));
    }

    /** The way from the capital letter to title case. */
    public static /*@ pure @*/ int toTitle(int c) {
        return (c < 500 ? (c < 461 ? (c < 452 ? 0 : 1) : (c < 497 ? 0 : 1)) : (c < 4347 ? (c < 4304 ? 0 : -3008) : (c <
        4349 ? 0 : (c < 4352 ? -3008 : 0))));
    }

    /** The way from the capital letter to title case. Beyond the basic plane. */
    public static /*@ pure @*/ int toTitleBeyond(int c) {
        return 0;
    }

    /** The way to the small letter of the capital letter. */
    public static /*@ pure @*/ int fold(int c) {
        return (c < 7298 ? (c < 572 ? (c < 410 ? (c < 376 ? (c < 217 ? (c < 181 ? (c < 65 ? 0 : (c < 91 ? 32 : 0)) : (c
        < 192 ? (c < 183 ? ((c & 1) == 0 ? 0 : 775) : 0) : (c < 215 ? 32 : ((c & 1) == 0 ? 32 : 0)))) : (c < 304 ? (c <
        223 ? 32 : (c < 256 ? 0 : ((c & 1) == 0 ? 1 : 0))) : (c < 312 ? (c < 306 ? ((c & 1) == 0 ? -199 : -200) : ((c &
        1) == 0 ? 1 : 0)) : (c < 329 ? ((c & 1) == 0 ? 0 : 1) : ((c & 1) == 0 ? 1 : 0))))) : (c < 394 ? (c < 385 ? (c <
        378 ? ((c & 1) == 0 ? -121 : 1) : (c < 383 ? ((c & 1) == 0 ? 0 : 1) : ((c & 1) == 0 ? 0 : -268))) : (c < 390 ?
        (c < 387 ? ((c & 1) == 0 ? 1 : 210) : ((c & 1) == 0 ? 1 : 0)) : (c < 392 ? ((c & 1) == 0 ? 206 : 1) : ((c & 1)
        == 0 ? 0 : 205)))) : (c < 402 ? (c < 398 ? (c < 396 ? ((c & 1) == 0 ? 205 : 1) : 0) : (c < 400 ? ((c & 1) == 0 ?
        79 : 202) : ((c & 1) == 0 ? 203 : 1))) : (c < 406 ? (c < 404 ? ((c & 1) == 0 ? 0 : 205) : ((c & 1) == 0 ? 207 :
        0)) : (c < 408 ? ((c & 1) == 0 ? 211 : 209) : ((c & 1) == 0 ? 1 : 0)))))) : (c < 446 ? (c < 430 ? (c < 416 ? (c
        < 412 ? 0 : (c < 414 ? ((c & 1) == 0 ? 211 : 213) : ((c & 1) == 0 ? 0 : 214))) : (c < 424 ? (c < 422 ? ((c & 1)
        == 0 ? 1 : 0) : ((c & 1) == 0 ? 218 : 1)) : (c < 427 ? ((c & 1) == 0 ? 0 : 218) : ((c & 1) == 0 ? 1 : 0)))) : (c
        < 436 ? (c < 432 ? ((c & 1) == 0 ? 218 : 1) : (c < 434 ? ((c & 1) == 0 ? 0 : 217) : ((c & 1) == 0 ? 217 : 1))) :
        (c < 441 ? (c < 439 ? ((c & 1) == 0 ? 0 : 1) : ((c & 1) == 0 ? 1 : 219)) : (c < 444 ? 0 : ((c & 1) == 0 ? 1 :
        0))))) : (c < 496 ? (c < 456 ? (c < 452 ? 0 : (c < 454 ? ((c & 1) == 0 ? 2 : 1) : ((c & 1) == 0 ? 0 : 2))) : (c
        < 460 ? (c < 458 ? ((c & 1) == 0 ? 1 : 0) : ((c & 1) == 0 ? 2 : 1)) : (c < 477 ? ((c & 1) == 0 ? 0 : 1) : ((c &
        1) == 0 ? 1 : 0)))) : (c < 544 ? (c < 502 ? (c < 498 ? ((c & 1) == 0 ? 0 : 2) : ((c & 1) == 0 ? 1 : 0)) : (c <
        504 ? ((c & 1) == 0 ? -97 : -56) : ((c & 1) == 0 ? 1 : 0))) : (c < 564 ? (c < 546 ? ((c & 1) == 0 ? -130 : 0) :
        ((c & 1) == 0 ? 1 : 0)) : (c < 570 ? 0 : ((c & 1) == 0 ? 10795 : 1))))))) : (c < 981 ? (c < 897 ? (c < 837 ? (c
        < 579 ? (c < 574 ? ((c & 1) == 0 ? 0 : -163) : (c < 576 ? ((c & 1) == 0 ? 10792 : 0) : ((c & 1) == 0 ? 0 : 1)))
        : (c < 583 ? (c < 581 ? ((c & 1) == 0 ? 69 : -195) : ((c & 1) == 0 ? 1 : 71)) : (c < 592 ? ((c & 1) == 0 ? 1 :
        0) : 0))) : (c < 884 ? (c < 839 ? ((c & 1) == 0 ? 0 : 116) : (c < 880 ? 0 : ((c & 1) == 0 ? 1 : 0))) : (c < 888
        ? (c < 886 ? 0 : ((c & 1) == 0 ? 1 : 0)) : (c < 895 ? 0 : ((c & 1) == 0 ? 0 : 116))))) : (c < 930 ? (c < 907 ?
        (c < 902 ? 0 : (c < 904 ? ((c & 1) == 0 ? 38 : 0) : 37)) : (c < 912 ? (c < 910 ? ((c & 1) == 0 ? 64 : 0) : 63) :
        (c < 914 ? ((c & 1) == 0 ? 0 : 32) : 32))) : (c < 964 ? (c < 940 ? (c < 932 ? ((c & 1) == 0 ? 0 : 32) : 32) : (c
        < 962 ? 0 : ((c & 1) == 0 ? 1 : 0))) : (c < 977 ? (c < 975 ? 0 : ((c & 1) == 0 ? -30 : 8)) : (c < 979 ? ((c & 1)
        == 0 ? 0 : -25) : 0))))) : (c < 1216 ? (c < 1019 ? (c < 1010 ? (c < 983 ? ((c & 1) == 0 ? -22 : -15) : (c < 1008
        ? ((c & 1) == 0 ? 1 : 0) : ((c & 1) == 0 ? -54 : -48))) : (c < 1014 ? (c < 1012 ? 0 : ((c & 1) == 0 ? -60 :
        -64)) : (c < 1017 ? ((c & 1) == 0 ? 0 : 1) : ((c & 1) == 0 ? 1 : -7)))) : (c < 1072 ? (c < 1024 ? (c < 1021 ? 0
        : -130) : (c < 1040 ? 80 : 32)) : (c < 1154 ? (c < 1120 ? 0 : ((c & 1) == 0 ? 1 : 0)) : (c < 1162 ? 0 : ((c & 1)
        == 0 ? 1 : 0))))) : (c < 4294 ? (c < 1328 ? (c < 1218 ? ((c & 1) == 0 ? 15 : 1) : (c < 1231 ? ((c & 1) == 0 ? 0
        : 1) : ((c & 1) == 0 ? 1 : 0))) : (c < 1367 ? (c < 1330 ? ((c & 1) == 0 ? 0 : 48) : 48) : (c < 4256 ? 0 :
        7264))) : (c < 5024 ? (c < 4301 ? (c < 4297 ? ((c & 1) == 0 ? 0 : 7264) : 0) : (c < 4303 ? ((c & 1) == 0 ? 0 :
        7264) : 0)) : (c < 5110 ? (c < 5104 ? 38864 : 8) : (c < 7296 ? 0 : ((c & 1) == 0 ? -6222 : -6221)))))))) : (c <
        8498 ? (c < 8072 ? (c < 7936 ? (c < 7357 ? (c < 7304 ? (c < 7300 ? ((c & 1) == 0 ? -6212 : -6210) : (c < 7302 ?
        ((c & 1) == 0 ? -6210 : -6211) : ((c & 1) == 0 ? -6204 : -6180))) : (c < 7312 ? (c < 7306 ? ((c & 1) == 0 ?
        35267 : 0) : 0) : (c < 7355 ? -3008 : 0))) : (c < 7830 ? (c < 7360 ? -3008 : (c < 7680 ? 0 : ((c & 1) == 0 ? 1 :
        0))) : (c < 7837 ? (c < 7835 ? 0 : ((c & 1) == 0 ? 0 : -58)) : (c < 7840 ? ((c & 1) == 0 ? -7615 : 0) : ((c & 1)
        == 0 ? 1 : 0))))) : (c < 7992 ? (c < 7960 ? (c < 7944 ? 0 : (c < 7952 ? -8 : 0)) : (c < 7976 ? (c < 7966 ? -8 :
        0) : (c < 7984 ? -8 : 0))) : (c < 8025 ? (c < 8008 ? (c < 8000 ? -8 : 0) : (c < 8014 ? -8 : 0)) : (c < 8040 ? (c
        < 8033 ? ((c & 1) == 0 ? 0 : -8) : 0) : (c < 8048 ? -8 : 0))))) : (c < 8152 ? (c < 8122 ? (c < 8096 ? (c < 8080
        ? -8 : (c < 8088 ? 0 : -8)) : (c < 8112 ? (c < 8104 ? 0 : -8) : (c < 8120 ? 0 : -8))) : (c < 8128 ? (c < 8124 ?
        -74 : (c < 8126 ? ((c & 1) == 0 ? -9 : 0) : ((c & 1) == 0 ? -7173 : 0))) : (c < 8140 ? (c < 8136 ? 0 : -86) : (c
        < 8142 ? ((c & 1) == 0 ? -9 : 0) : 0)))) : (c < 8184 ? (c < 8168 ? (c < 8154 ? -8 : (c < 8156 ? -100 : 0)) : (c
        < 8172 ? (c < 8170 ? -8 : -112) : (c < 8174 ? ((c & 1) == 0 ? -7 : 0) : 0))) : (c < 8486 ? (c < 8188 ? (c < 8186
        ? -128 : -126) : (c < 8190 ? ((c & 1) == 0 ? -9 : 0) : 0)) : (c < 8490 ? (c < 8488 ? ((c & 1) == 0 ? -7517 : 0)
        : 0) : (c < 8492 ? ((c & 1) == 0 ? -8383 : -8262) : 0)))))) : (c < 42652 ? (c < 11373 ? (c < 9424 ? (c < 8560 ?
        (c < 8500 ? ((c & 1) == 0 ? 28 : 0) : (c < 8544 ? 0 : 16)) : (c < 8581 ? (c < 8579 ? 0 : ((c & 1) == 0 ? 0 : 1))
        : (c < 9398 ? 0 : 26))) : (c < 11360 ? (c < 11264 ? 0 : (c < 11311 ? 48 : 0)) : (c < 11364 ? (c < 11362 ? ((c &
        1) == 0 ? 1 : 0) : ((c & 1) == 0 ? -10743 : -3814)) : (c < 11366 ? ((c & 1) == 0 ? -10727 : 0) : ((c & 1) == 0 ?
        0 : 1))))) : (c < 11492 ? (c < 11380 ? (c < 11375 ? ((c & 1) == 0 ? -10749 : -10780) : (c < 11377 ? ((c & 1) ==
        0 ? -10782 : -10783) : ((c & 1) == 0 ? 1 : 0))) : (c < 11390 ? (c < 11383 ? ((c & 1) == 0 ? 0 : 1) : 0) : (c <
        11392 ? -10815 : ((c & 1) == 0 ? 1 : 0)))) : (c < 11508 ? (c < 11503 ? (c < 11499 ? 0 : ((c & 1) == 0 ? 0 : 1))
        : (c < 11506 ? 0 : ((c & 1) == 0 ? 1 : 0))) : (c < 42606 ? (c < 42560 ? 0 : ((c & 1) == 0 ? 1 : 0)) : (c < 42624
        ? 0 : ((c & 1) == 0 ? 1 : 0)))))) : (c < 42924 ? (c < 42879 ? (c < 42802 ? (c < 42786 ? 0 : (c < 42800 ? ((c &
        1) == 0 ? 1 : 0) : 0)) : (c < 42873 ? (c < 42864 ? ((c & 1) == 0 ? 1 : 0) : 0) : (c < 42877 ? ((c & 1) == 0 ? 0
        : 1) : ((c & 1) == 0 ? 1 : -35332)))) : (c < 42895 ? (c < 42891 ? (c < 42888 ? ((c & 1) == 0 ? 1 : 0) : 0) : (c
        < 42893 ? ((c & 1) == 0 ? 0 : 1) : ((c & 1) == 0 ? 0 : -42280))) : (c < 42902 ? (c < 42900 ? ((c & 1) == 0 ? 1 :
        0) : 0) : (c < 42922 ? ((c & 1) == 0 ? 1 : 0) : ((c & 1) == 0 ? -42308 : -42319))))) : (c < 42948 ? (c < 42930 ?
        (c < 42926 ? ((c & 1) == 0 ? -42315 : -42305) : (c < 42928 ? ((c & 1) == 0 ? -42308 : 0) : ((c & 1) == 0 ?
        -42258 : -42282))) : (c < 42944 ? (c < 42932 ? ((c & 1) == 0 ? -42261 : 928) : ((c & 1) == 0 ? 1 : 0)) : (c <
        42946 ? 0 : ((c & 1) == 0 ? 1 : 0)))) : (c < 42997 ? (c < 42952 ? (c < 42950 ? ((c & 1) == 0 ? -48 : -42307) :
        ((c & 1) == 0 ? -35384 : 1)) : (c < 42955 ? ((c & 1) == 0 ? 0 : 1) : 0)) : (c < 65313 ? (c < 42999 ? ((c & 1) ==
        0 ? 0 : 1) : 0) : (c < 65339 ? 32 : 0))))))));
    }

    /** The way to the small letter of the capital letter. Beyond the basic plane. */
    public static /*@ pure @*/ int foldBeyond(int c) {
        return (c < 68787 ? (c < 66736 ? (c < 66560 ? 0 : (c < 66600 ? 40 : 0)) : (c < 66772 ? 40 : (c < 68736 ? 0 :
        64))) : (c < 93760 ? (c < 71840 ? 0 : (c < 71872 ? 32 : 0)) : (c < 125184 ? (c < 93792 ? 32 : 0) : (c < 125218 ?
        34 : 0))));
    }

    /** The digit 0 that a digit or letter counts from; -1 for others. */
    public static /*@ pure @*/ int digitOrigin(int c) {
        return (c < 4240 ? (c < 2800 ? (c < 1786 ? (c < 97 ? (c < 58 ? (c < 48 ? -1 : 48) : (c < 65 ? -1 : (c < 91 ? 55
        : -1))) : (c < 1632 ? (c < 123 ? 87 : -1) : (c < 1642 ? 1632 : (c < 1776 ? -1 : 1776)))) : (c < 2534 ? (c < 1994
        ? (c < 1984 ? -1 : 1984) : (c < 2406 ? -1 : (c < 2416 ? 2406 : -1))) : (c < 2662 ? (c < 2544 ? 2534 : -1) : (c <
        2672 ? 2662 : (c < 2790 ? -1 : 2790))))) : (c < 3440 ? (c < 3174 ? (c < 2928 ? (c < 2918 ? -1 : 2918) : (c <
        3046 ? -1 : (c < 3056 ? 3046 : -1))) : (c < 3302 ? (c < 3184 ? 3174 : -1) : (c < 3312 ? 3302 : (c < 3430 ? -1 :
        3430)))) : (c < 3792 ? (c < 3568 ? (c < 3558 ? -1 : 3558) : (c < 3664 ? -1 : (c < 3674 ? 3664 : -1))) : (c <
        3882 ? (c < 3802 ? 3792 : (c < 3872 ? -1 : 3872)) : (c < 4160 ? -1 : (c < 4170 ? 4160 : -1)))))) : (c < 7258 ?
        (c < 6784 ? (c < 6170 ? (c < 6112 ? (c < 4250 ? 4240 : -1) : (c < 6122 ? 6112 : (c < 6160 ? -1 : 6160))) : (c <
        6480 ? (c < 6470 ? -1 : 6470) : (c < 6608 ? -1 : (c < 6618 ? 6608 : -1)))) : (c < 7002 ? (c < 6800 ? (c < 6794 ?
        6784 : -1) : (c < 6810 ? 6800 : (c < 6992 ? -1 : 6992))) : (c < 7232 ? (c < 7088 ? -1 : (c < 7098 ? 7088 : -1))
        : (c < 7242 ? 7232 : (c < 7248 ? -1 : 7248))))) : (c < 43514 ? (c < 43264 ? (c < 42538 ? (c < 42528 ? -1 :
        42528) : (c < 43216 ? -1 : (c < 43226 ? 43216 : -1))) : (c < 43472 ? (c < 43274 ? 43264 : -1) : (c < 43482 ?
        43472 : (c < 43504 ? -1 : 43504)))) : (c < 65296 ? (c < 43610 ? (c < 43600 ? -1 : 43600) : (c < 44016 ? -1 : (c
        < 44026 ? 44016 : -1))) : (c < 65339 ? (c < 65306 ? 65296 : (c < 65313 ? -1 : 65303)) : (c < 65345 ? -1 : (c <
        65371 ? 65335 : -1)))))));
    }

    /** The digit 0 that a digit or letter counts from; -1 for others. Beyond the basic plane. */
    public static /*@ pure @*/ int digitOriginBeyond(int c) {
        return (c < 71914 ? (c < 70384 ? (c < 69744 ? (c < 68912 ? (c < 66720 ? -1 : (c < 66730 ? 66720 : -1)) : (c <
        68922 ? 68912 : (c < 69734 ? -1 : 69734))) : (c < 69942 ? (c < 69872 ? -1 : (c < 69882 ? 69872 : -1)) : (c <
        70096 ? (c < 69952 ? 69942 : -1) : (c < 70106 ? 70096 : -1)))) : (c < 71248 ? (c < 70746 ? (c < 70394 ? 70384 :
        (c < 70736 ? -1 : 70736)) : (c < 70864 ? -1 : (c < 70874 ? 70864 : -1))) : (c < 71370 ? (c < 71258 ? 71248 : (c
        < 71360 ? -1 : 71360)) : (c < 71482 ? (c < 71472 ? -1 : 71472) : (c < 71904 ? -1 : 71904))))) : (c < 120782 ? (c
        < 73050 ? (c < 72784 ? (c < 72016 ? -1 : (c < 72026 ? 72016 : -1)) : (c < 72794 ? 72784 : (c < 73040 ? -1 :
        73040))) : (c < 92768 ? (c < 73120 ? -1 : (c < 73130 ? 73120 : -1)) : (c < 93008 ? (c < 92778 ? 92768 : -1) : (c
        < 93018 ? 93008 : -1)))) : (c < 123210 ? (c < 120812 ? (c < 120792 ? 120782 : (c < 120802 ? 120792 : 120802)) :
        (c < 120832 ? (c < 120822 ? 120812 : 120822) : (c < 123200 ? -1 : 123200))) : (c < 125264 ? (c < 123632 ? -1 :
        (c < 123642 ? 123632 : -1)) : (c < 130032 ? (c < 125274 ? 125264 : -1) : (c < 130042 ? 130032 : -1))))));
    }

    /** 2 more than where a number counts from; 0 for no number, 1 for a fraction. */
    public static /*@ pure @*/ int numericOrigin(int c) {
        return (c < 8304 ? (c < 3441 ? (c < 2548 ? (c < 189 ? (c < 97 ? (c < 58 ? (c < 48 ? 0 : 50) : (c < 65 ? 0 : (c <
        91 ? 57 : 0))) : (c < 180 ? (c < 123 ? 89 : (c < 178 ? 0 : 178)) : (c < 185 ? 0 : (c < 187 ? ((c & 1) == 0 ? 0 :
        186) : ((c & 1) == 0 ? 1 : 0))))) : (c < 1984 ? (c < 1642 ? (c < 191 ? 1 : (c < 1632 ? 0 : 1634)) : (c < 1776 ?
        0 : (c < 1786 ? 1778 : 0))) : (c < 2416 ? (c < 1994 ? 1986 : (c < 2406 ? 0 : 2408)) : (c < 2534 ? 0 : (c < 2544
        ? 2536 : 0))))) : (c < 3057 ? (c < 2800 ? (c < 2662 ? (c < 2553 ? 1 : (c < 2555 ? ((c & 1) == 0 ? 0 : 2539) :
        0)) : (c < 2672 ? 2664 : (c < 2790 ? 0 : 2792))) : (c < 2930 ? (c < 2918 ? 0 : (c < 2928 ? 2920 : 0)) : (c <
        2936 ? 1 : (c < 3046 ? 0 : 3048)))) : (c < 3199 ? (c < 3184 ? (c < 3059 ? ((c & 1) == 0 ? 2060 : 2959) : (c <
        3174 ? 0 : 3176)) : (c < 3192 ? 0 : (c < 3196 ? 3194 : 3197))) : (c < 3416 ? (c < 3302 ? 0 : (c < 3312 ? 3304 :
        0)) : (c < 3423 ? 1 : (c < 3430 ? 0 : 3432)))))) : (c < 5873 ? (c < 4160 ? (c < 3674 ? (c < 3558 ? (c < 3443 ?
        ((c & 1) == 0 ? 2444 : 3343) : (c < 3449 ? 1 : 0)) : (c < 3568 ? 3560 : (c < 3664 ? 0 : 3666))) : (c < 3872 ? (c
        < 3792 ? 0 : (c < 3802 ? 3794 : 0)) : (c < 3882 ? 3874 : (c < 3892 ? 1 : 0)))) : (c < 4981 ? (c < 4250 ? (c <
        4170 ? 4162 : (c < 4240 ? 0 : 4242)) : (c < 4969 ? 0 : (c < 4979 ? 4970 : ((c & 1) == 0 ? 4952 : 4961)))) : (c <
        4987 ? (c < 4983 ? ((c & 1) == 0 ? 4934 : 4943) : (c < 4985 ? ((c & 1) == 0 ? 4916 : 4925) : ((c & 1) == 0 ?
        4898 : 4907))) : (c < 4989 ? ((c & 1) == 0 ? -5010 : 4889) : (c < 5870 ? 0 : 5855))))) : (c < 6784 ? (c < 6170 ?
        (c < 6128 ? (c < 6112 ? 0 : (c < 6122 ? 6114 : 0)) : (c < 6138 ? 6130 : (c < 6160 ? 0 : 6162))) : (c < 6608 ? (c
        < 6470 ? 0 : (c < 6480 ? 6472 : 0)) : (c < 6618 ? 6610 : (c < 6620 ? ((c & 1) == 0 ? 6619 : 0) : 0)))) : (c <
        7088 ? (c < 6810 ? (c < 6794 ? 6786 : (c < 6800 ? 0 : 6802)) : (c < 6992 ? 0 : (c < 7002 ? 6994 : 0))) : (c <
        7242 ? (c < 7098 ? 7090 : (c < 7232 ? 0 : 7234)) : (c < 7248 ? 0 : (c < 7258 ? 7250 : 0))))))) : (c < 12874 ? (c
        < 9372 ? (c < 8560 ? (c < 8330 ? (c < 8308 ? (c < 8306 ? ((c & 1) == 0 ? 8306 : 0) : 0) : (c < 8314 ? 8306 : (c
        < 8320 ? 0 : 8322))) : (c < 8545 ? (c < 8528 ? 0 : (c < 8543 ? 1 : ((c & 1) == 0 ? 8545 : 8544))) : (c < 8556 ?
        8545 : (c < 8558 ? ((c & 1) == 0 ? 8508 : 8459) : ((c & 1) == 0 ? 8060 : 7561))))) : (c < 8582 ? (c < 8576 ? (c
        < 8572 ? 8561 : (c < 8574 ? ((c & 1) == 0 ? 8524 : 8475) : ((c & 1) == 0 ? 8076 : 7577))) : (c < 8578 ? ((c & 1)
        == 0 ? 7578 : 3579) : (c < 8580 ? ((c & 1) == 0 ? -1420 : 0) : ((c & 1) == 0 ? 0 : 8577)))) : (c < 9312 ? (c <
        8584 ? ((c & 1) == 0 ? 8534 : -41415) : (c < 8586 ? ((c & 1) == 0 ? -91414 : 8587) : 0)) : (c < 9332 ? 9313 : (c
        < 9352 ? 9333 : 9353))))) : (c < 12295 ? (c < 10102 ? (c < 9461 ? (c < 9450 ? 0 : (c < 9452 ? ((c & 1) == 0 ?
        9452 : 9442) : 9442)) : (c < 9471 ? 9462 : (c < 9473 ? ((c & 1) == 0 ? 0 : 9473) : 0))) : (c < 10132 ? (c <
        10112 ? 10103 : (c < 10122 ? 10113 : 10123)) : (c < 11517 ? 0 : (c < 11519 ? ((c & 1) == 0 ? 0 : 1) : 0)))) : (c
        < 12348 ? (c < 12330 ? (c < 12297 ? ((c & 1) == 0 ? 0 : 12297) : (c < 12321 ? 0 : 12322)) : (c < 12344 ? 0 : (c
        < 12346 ? ((c & 1) == 0 ? 12336 : 12327) : ((c & 1) == 0 ? 12318 : 0)))) : (c < 12832 ? (c < 12690 ? 0 : (c <
        12694 ? 12691 : 0)) : (c < 12842 ? 12833 : (c < 12872 ? 0 : ((c & 1) == 0 ? 12864 : 12855))))))) : (c < 43514 ?
        (c < 42726 ? (c < 12928 ? (c < 12880 ? (c < 12876 ? ((c & 1) == 0 ? 12846 : 12837) : (c < 12878 ? ((c & 1) == 0
        ? 12828 : 12819) : ((c & 1) == 0 ? 12810 : 12801))) : (c < 12882 ? ((c & 1) == 0 ? 0 : 12862) : (c < 12896 ?
        12862 : 0))) : (c < 12992 ? (c < 12938 ? 12929 : (c < 12977 ? 0 : 12943)) : (c < 42528 ? 0 : (c < 42538 ? 42530
        : 0)))) : (c < 43226 ? (c < 43056 ? (c < 42735 ? 42727 : (c < 42737 ? ((c & 1) == 0 ? 0 : 42737) : 0)) : (c <
        43062 ? 1 : (c < 43216 ? 0 : 43218))) : (c < 43472 ? (c < 43264 ? 0 : (c < 43274 ? 43266 : 0)) : (c < 43482 ?
        43474 : (c < 43504 ? 0 : 43506))))) : (c < 63924 ? (c < 63853 ? (c < 44016 ? (c < 43600 ? 0 : (c < 43610 ? 43602
        : 0)) : (c < 44026 ? 44018 : (c < 63851 ? 0 : ((c & 1) == 0 ? 0 : 63850)))) : (c < 63864 ? (c < 63859 ? 0 : (c <
        63861 ? ((c & 1) == 0 ? 0 : 63851) : 0)) : (c < 63866 ? ((c & 1) == 0 ? 63864 : 0) : (c < 63922 ? 0 : ((c & 1)
        == 0 ? 63924 : 0))))) : (c < 65296 ? (c < 63957 ? (c < 63953 ? 0 : (c < 63955 ? ((c & 1) == 0 ? 0 : 63949) : ((c
        & 1) == 0 ? 0 : 63951))) : (c < 63997 ? 0 : (c < 63999 ? ((c & 1) == 0 ? 0 : 63989) : 0))) : (c < 65339 ? (c <
        65306 ? 65298 : (c < 65313 ? 0 : 65305)) : (c < 65345 ? 0 : (c < 65371 ? 65337 : 0))))))));
    }

    /** 2 more than where a number counts from; 0 for no number, 1 for a fraction. Beyond the basic plane. */
    public static /*@ pure @*/ int numericOriginBeyond(int c) {
        return (c < 69714 ? (c < 67837 ? (c < 65904 ? (c < 65858 ? (c < 65827 ? (c < 65815 ? (c < 65809 ? (c < 65799 ? 0
        : 65800) : (c < 65811 ? ((c & 1) == 0 ? 65782 : 65791) : (c < 65813 ? ((c & 1) == 0 ? 65764 : 65773) : ((c & 1)
        == 0 ? 65746 : 65755)))) : (c < 65821 ? (c < 65817 ? ((c & 1) == 0 ? 65728 : 65737) : (c < 65819 ? ((c & 1) == 0
        ? 65620 : 65719) : ((c & 1) == 0 ? 65422 : 65521))) : (c < 65823 ? ((c & 1) == 0 ? 65224 : 65323) : (c < 65825 ?
        ((c & 1) == 0 ? 65026 : 65125) : ((c & 1) == 0 ? 64828 : 64927))))) : (c < 65837 ? (c < 65831 ? (c < 65829 ? ((c
        & 1) == 0 ? 62830 : 63829) : ((c & 1) == 0 ? 60832 : 61831)) : (c < 65833 ? ((c & 1) == 0 ? 58834 : 59833) : (c
        < 65835 ? ((c & 1) == 0 ? 56836 : 57835) : ((c & 1) == 0 ? 45838 : 55837)))) : (c < 65843 ? (c < 65839 ? ((c &
        1) == 0 ? 25840 : 35839) : (c < 65841 ? ((c & 1) == 0 ? 5842 : 15841) : ((c & 1) == 0 ? -14156 : -4157))) : (c <
        65845 ? ((c & 1) == 0 ? 0 : -24155) : (c < 65856 ? 0 : 1))))) : (c < 65880 ? (c < 65868 ? (c < 65862 ? (c <
        65860 ? ((c & 1) == 0 ? 65859 : 65856) : ((c & 1) == 0 ? 65812 : 65363)) : (c < 65864 ? ((c & 1) == 0 ? 60864 :
        15865) : (c < 65866 ? ((c & 1) == 0 ? 65861 : 65857) : ((c & 1) == 0 ? 65818 : 65769)))) : (c < 65874 ? (c <
        65870 ? ((c & 1) == 0 ? 65370 : 64871) : (c < 65872 ? ((c & 1) == 0 ? 60872 : 65868) : ((c & 1) == 0 ? 65864 :
        65825))) : (c < 65876 ? ((c & 1) == 0 ? 65776 : 65377) : (c < 65878 ? ((c & 1) == 0 ? 64878 : 55879) : ((c & 1)
        == 0 ? 15880 : 65871))))) : (c < 65892 ? (c < 65886 ? (c < 65882 ? ((c & 1) == 0 ? 65881 : 65882) : (c < 65884 ?
        65883 : ((c & 1) == 0 ? 65884 : 65885))) : (c < 65888 ? ((c & 1) == 0 ? 65886 : 65884) : (c < 65890 ? ((c & 1)
        == 0 ? 65880 : 65881) : ((c & 1) == 0 ? 65882 : 65883)))) : (c < 65898 ? (c < 65894 ? ((c & 1) == 0 ? 65884 :
        65865) : (c < 65896 ? ((c & 1) == 0 ? 65846 : 65847) : ((c & 1) == 0 ? 65848 : 65849))) : (c < 65900 ? ((c & 1)
        == 0 ? 65800 : 65601) : (c < 65902 ? ((c & 1) == 0 ? 65402 : 65403) : ((c & 1) == 0 ? 65404 : 65405))))))) : (c
        < 66371 ? (c < 66289 ? (c < 65930 ? (c < 65908 ? (c < 65906 ? ((c & 1) == 0 ? 65406 : 64907) : ((c & 1) == 0 ?
        60908 : 65904)) : (c < 65910 ? ((c & 1) == 0 ? 65860 : 1) : (c < 65913 ? 1 : 0))) : (c < 66283 ? (c < 65932 ?
        ((c & 1) == 0 ? 65932 : 1) : (c < 66273 ? 0 : 66274)) : (c < 66285 ? ((c & 1) == 0 ? 66256 : 66265) : (c < 66287
        ? ((c & 1) == 0 ? 66238 : 66247) : ((c & 1) == 0 ? 66220 : 66229))))) : (c < 66299 ? (c < 66293 ? (c < 66291 ?
        ((c & 1) == 0 ? 66202 : 66211) : ((c & 1) == 0 ? 66094 : 66193)) : (c < 66295 ? ((c & 1) == 0 ? 65896 : 65995) :
        (c < 66297 ? ((c & 1) == 0 ? 65698 : 65797) : ((c & 1) == 0 ? 65500 : 65599)))) : (c < 66338 ? (c < 66301 ? ((c
        & 1) == 0 ? 0 : 65401) : (c < 66336 ? 0 : ((c & 1) == 0 ? 66337 : 66334))) : (c < 66340 ? ((c & 1) == 0 ? 66330
        : 66291) : (c < 66369 ? 0 : ((c & 1) == 0 ? 0 : 66281)))))) : (c < 67677 ? (c < 66517 ? (c < 66380 ? (c < 66378
        ? 0 : ((c & 1) == 0 ? 65480 : 0)) : (c < 66513 ? 0 : (c < 66515 ? 66514 : ((c & 1) == 0 ? 66498 : 66507)))) : (c
        < 66730 ? (c < 66519 ? ((c & 1) == 0 ? 0 : 66419) : (c < 66720 ? 0 : 66722)) : (c < 67672 ? 0 : (c < 67675 ?
        67673 : ((c & 1) == 0 ? 67658 : 67667))))) : (c < 67751 ? (c < 67705 ? (c < 67679 ? ((c & 1) == 0 ? 66680 :
        67579) : (c < 67681 ? ((c & 1) == 0 ? 0 : 57681) : 0)) : (c < 67710 ? 67706 : (c < 67712 ? ((c & 1) == 0 ? 67702
        : 67693) : 0))) : (c < 67759 ? (c < 67755 ? 67752 : (c < 67757 ? 67753 : ((c & 1) == 0 ? 67740 : 67749))) : (c <
        67761 ? ((c & 1) == 0 ? 0 : 67661) : (c < 67835 ? 0 : ((c & 1) == 0 ? 67833 : 67836)))))))) : (c < 68333 ? (c <
        68066 ? (c < 68044 ? (c < 67866 ? (c < 67841 ? (c < 67839 ? ((c & 1) == 0 ? 67820 : 67829) : ((c & 1) == 0 ? 0 :
        67741)) : (c < 67862 ? 0 : (c < 67864 ? ((c & 1) == 0 ? 67863 : 67855) : ((c & 1) == 0 ? 67846 : 67767)))) : (c
        < 68030 ? (c < 67868 ? 67866 : (c < 68028 ? 0 : 1)) : (c < 68032 ? 0 : (c < 68042 ? 68033 : ((c & 1) == 0 ?
        68024 : 68015))))) : (c < 68054 ? (c < 68048 ? (c < 68046 ? ((c & 1) == 0 ? 68006 : 67997) : ((c & 1) == 0 ?
        67988 : 67979)) : (c < 68050 ? 0 : (c < 68052 ? ((c & 1) == 0 ? 67952 : 67853) : ((c & 1) == 0 ? 67754 :
        67655)))) : (c < 68060 ? (c < 68056 ? ((c & 1) == 0 ? 67556 : 67457) : (c < 68058 ? ((c & 1) == 0 ? 67358 :
        67259) : ((c & 1) == 0 ? 67160 : 67061))) : (c < 68062 ? ((c & 1) == 0 ? 66062 : 65063) : (c < 68064 ? ((c & 1)
        == 0 ? 64064 : 63065) : ((c & 1) == 0 ? 62066 : 61067)))))) : (c < 68096 ? (c < 68076 ? (c < 68070 ? (c < 68068
        ? ((c & 1) == 0 ? 60068 : 59069) : ((c & 1) == 0 ? 58070 : 48071)) : (c < 68072 ? ((c & 1) == 0 ? 38072 : 28073)
        : (c < 68074 ? ((c & 1) == 0 ? 18074 : 8075) : ((c & 1) == 0 ? -1924 : -11923)))) : (c < 68082 ? (c < 68078 ?
        ((c & 1) == 0 ? -21922 : -31921) : (c < 68080 ? ((c & 1) == 0 ? -131920 : -231919) : ((c & 1) == 0 ? -331918 :
        -431917))) : (c < 68084 ? ((c & 1) == 0 ? -531916 : -631915) : (c < 68086 ? ((c & 1) == 0 ? -731914 : -831913) :
        1)))) : (c < 68221 ? (c < 68166 ? (c < 68160 ? 0 : (c < 68164 ? 68161 : ((c & 1) == 0 ? 68156 : 68147))) : (c <
        68168 ? ((c & 1) == 0 ? 68068 : 67169) : (c < 68170 ? ((c & 1) == 0 ? 1 : 0) : 0))) : (c < 68255 ? (c < 68223 ?
        ((c & 1) == 0 ? 68174 : 68222) : (c < 68253 ? 0 : ((c & 1) == 0 ? 68246 : 68254))) : (c < 68257 ? ((c & 1) == 0
        ? 0 : 68237) : (c < 68331 ? 0 : ((c & 1) == 0 ? 68329 : 68332))))))) : (c < 69226 ? (c < 68521 ? (c < 68446 ? (c
        < 68337 ? (c < 68335 ? ((c & 1) == 0 ? 68316 : 68325) : ((c & 1) == 0 ? 0 : 68237)) : (c < 68440 ? 0 : (c <
        68444 ? 68441 : ((c & 1) == 0 ? 68436 : 68427)))) : (c < 68476 ? (c < 68448 ? ((c & 1) == 0 ? 68348 : 67449) :
        (c < 68472 ? 0 : 68473)) : (c < 68478 ? ((c & 1) == 0 ? 68468 : 68459) : (c < 68480 ? ((c & 1) == 0 ? 68380 :
        67481) : 0)))) : (c < 68860 ? (c < 68527 ? (c < 68525 ? 68522 : ((c & 1) == 0 ? 68508 : 68517)) : (c < 68529 ?
        ((c & 1) == 0 ? 0 : 68429) : (c < 68858 ? 0 : ((c & 1) == 0 ? 68859 : 68856)))) : (c < 68912 ? (c < 68862 ? ((c
        & 1) == 0 ? 68852 : 68813) : (c < 68864 ? ((c & 1) == 0 ? 68764 : 67865) : 0)) : (c < 68922 ? 68914 : (c < 69216
        ? 0 : 69217))))) : (c < 69405 ? (c < 69236 ? (c < 69230 ? (c < 69228 ? ((c & 1) == 0 ? 69208 : 69199) : ((c & 1)
        == 0 ? 69190 : 69181)) : (c < 69232 ? ((c & 1) == 0 ? 69172 : 69163) : (c < 69234 ? ((c & 1) == 0 ? 69154 :
        69145) : ((c & 1) == 0 ? 69136 : 69037)))) : (c < 69242 ? (c < 69238 ? ((c & 1) == 0 ? 68938 : 68839) : (c <
        69240 ? ((c & 1) == 0 ? 68740 : 68641) : ((c & 1) == 0 ? 68542 : 68443))) : (c < 69244 ? ((c & 1) == 0 ? 68344 :
        1) : (c < 69247 ? 1 : 0)))) : (c < 69459 ? (c < 69414 ? (c < 69410 ? 69406 : (c < 69412 ? ((c & 1) == 0 ? 69402
        : 69393) : ((c & 1) == 0 ? 69384 : 69315))) : (c < 69416 ? ((c & 1) == 0 ? 1 : 0) : (c < 69457 ? 0 : ((c & 1) ==
        0 ? 69450 : 69458)))) : (c < 69577 ? (c < 69461 ? ((c & 1) == 0 ? 69362 : 69441) : (c < 69573 ? 0 : 69574)) : (c
        < 69579 ? ((c & 1) == 0 ? 69560 : 69569) : (c < 69581 ? ((c & 1) == 0 ? 0 : 69481) : 0)))))))) : (c < 93020 ? (c
        < 72806 ? (c < 70394 ? (c < 69952 ? (c < 69732 ? (c < 69726 ? (c < 69724 ? 69715 : ((c & 1) == 0 ? 69706 :
        69697)) : (c < 69728 ? ((c & 1) == 0 ? 69688 : 69679) : (c < 69730 ? ((c & 1) == 0 ? 69670 : 69661) : ((c & 1)
        == 0 ? 69652 : 69643)))) : (c < 69872 ? (c < 69734 ? ((c & 1) == 0 ? 69634 : 68735) : (c < 69744 ? 69736 : 0)) :
        (c < 69882 ? 69874 : (c < 69942 ? 0 : 69944)))) : (c < 70125 ? (c < 70106 ? (c < 70096 ? 0 : 70098) : (c < 70113
        ? 0 : (c < 70123 ? 70114 : ((c & 1) == 0 ? 70096 : 70105)))) : (c < 70131 ? (c < 70127 ? ((c & 1) == 0 ? 70078 :
        70087) : (c < 70129 ? ((c & 1) == 0 ? 70060 : 70069) : ((c & 1) == 0 ? 70042 : 70051))) : (c < 70133 ? ((c & 1)
        == 0 ? 69134 : 70033) : (c < 70384 ? 0 : 70386))))) : (c < 71485 ? (c < 71248 ? (c < 70746 ? (c < 70736 ? 0 :
        70738) : (c < 70864 ? 0 : (c < 70874 ? 70866 : 0))) : (c < 71370 ? (c < 71258 ? 71250 : (c < 71360 ? 0 : 71362))
        : (c < 71472 ? 0 : (c < 71483 ? 71474 : ((c & 1) == 0 ? 0 : 71465))))) : (c < 71923 ? (c < 71917 ? (c < 71904 ?
        0 : (c < 71915 ? 71906 : ((c & 1) == 0 ? 71888 : 71897))) : (c < 71919 ? ((c & 1) == 0 ? 71870 : 71879) : (c <
        71921 ? ((c & 1) == 0 ? 71852 : 71861) : ((c & 1) == 0 ? 71834 : 71843)))) : (c < 72784 ? (c < 72016 ? 0 : (c <
        72026 ? 72018 : 0)) : (c < 72794 ? 72786 : (c < 72804 ? 72795 : ((c & 1) == 0 ? 72786 : 72777))))))) : (c <
        74807 ? (c < 74752 ? (c < 73040 ? (c < 72810 ? (c < 72808 ? ((c & 1) == 0 ? 72768 : 72759) : ((c & 1) == 0 ?
        72750 : 72741)) : (c < 72812 ? ((c & 1) == 0 ? 72732 : 72723) : (c < 72814 ? ((c & 1) == 0 ? 72714 : 0) : 0))) :
        (c < 73130 ? (c < 73050 ? 73042 : (c < 73120 ? 0 : 73122)) : (c < 73664 ? 0 : (c < 73685 ? 1 : 0)))) : (c <
        74787 ? (c < 74767 ? (c < 74760 ? 74752 : 74759) : (c < 74773 ? 74765 : (c < 74782 ? 74774 : 74783))) : (c <
        74799 ? (c < 74789 ? 74787 : (c < 74796 ? 74788 : 74797)) : (c < 74802 ? 74798 : (c < 74804 ? ((c & 1) == 0 ?
        -141196 : -357195) : 74805))))) : (c < 74835 ? (c < 74819 ? (c < 74812 ? (c < 74810 ? 74806 : ((c & 1) == 0 ?
        74809 : 74810)) : (c < 74814 ? ((c & 1) == 0 ? 74810 : 74811) : (c < 74817 ? ((c & 1) == 0 ? 74812 : 74813) :
        ((c & 1) == 0 ? 74813 : 74812)))) : (c < 74825 ? (c < 74821 ? 74814 : (c < 74823 ? 74815 : ((c & 1) == 0 ? 74817
        : 74816))) : (c < 74827 ? ((c & 1) == 0 ? 74826 : 74818) : (c < 74831 ? 74826 : 74832)))) : (c < 74857 ? (c <
        74841 ? (c < 74837 ? 74833 : (c < 74839 ? ((c & 1) == 0 ? 74838 : 74834) : ((c & 1) == 0 ? 74841 : 74838))) : (c
        < 74843 ? ((c & 1) == 0 ? 1 : 74841) : (c < 74855 ? 1 : ((c & 1) == 0 ? 74808 : 74817)))) : (c < 92778 ? (c <
        74863 ? 74855 : (c < 92768 ? 0 : 92770)) : (c < 93008 ? 0 : (c < 93018 ? 93010 : ((c & 1) == 0 ? 0 :
        93011)))))))) : (c < 126101 ? (c < 120832 ? (c < 119660 ? (c < 93844 ? (c < 93024 ? (c < 93022 ? ((c & 1) == 0 ?
        92922 : 83023) : ((c & 1) == 0 ? -906976 : -99906975)) : (c < 93026 ? 1 : (c < 93824 ? 0 : 93826))) : (c <
        119540 ? (c < 93847 ? 93845 : (c < 119520 ? 0 : 119522)) : (c < 119648 ? 0 : (c < 119658 ? 119649 : ((c & 1) ==
        0 ? 119640 : 119631))))) : (c < 119673 ? (c < 119664 ? (c < 119662 ? ((c & 1) == 0 ? 119622 : 119613) : ((c & 1)
        == 0 ? 119604 : 119595)) : (c < 119666 ? ((c & 1) == 0 ? 119586 : 119577) : (c < 119671 ? 119667 : ((c & 1) == 0
        ? 119669 : 119672)))) : (c < 120802 ? (c < 120782 ? 0 : (c < 120792 ? 120784 : 120794)) : (c < 120812 ? 120804 :
        (c < 120822 ? 120814 : 120824))))) : (c < 126077 ? (c < 125127 ? (c < 123210 ? (c < 123200 ? 0 : 123202) : (c <
        123632 ? 0 : (c < 123642 ? 123634 : 0))) : (c < 125274 ? (c < 125136 ? 125128 : (c < 125264 ? 0 : 125266)) : (c
        < 126065 ? 0 : (c < 126075 ? 126066 : ((c & 1) == 0 ? 126048 : 126057))))) : (c < 126089 ? (c < 126083 ? (c <
        126079 ? ((c & 1) == 0 ? 126030 : 126039) : (c < 126081 ? ((c & 1) == 0 ? 126012 : 126021) : ((c & 1) == 0 ?
        125994 : 126003))) : (c < 126085 ? ((c & 1) == 0 ? 125886 : 125985) : (c < 126087 ? ((c & 1) == 0 ? 125688 :
        125787) : ((c & 1) == 0 ? 125490 : 125589)))) : (c < 126095 ? (c < 126091 ? ((c & 1) == 0 ? 125292 : 125391) :
        (c < 126093 ? ((c & 1) == 0 ? 125094 : 125193) : ((c & 1) == 0 ? 123096 : 124095))) : (c < 126097 ? ((c & 1) ==
        0 ? 121098 : 122097) : (c < 126099 ? ((c & 1) == 0 ? 119100 : 120099) : ((c & 1) == 0 ? 117102 : 118101))))))) :
        (c < 126235 ? (c < 126130 ? (c < 126111 ? (c < 126105 ? (c < 126103 ? ((c & 1) == 0 ? 106104 : 116103) : ((c &
        1) == 0 ? 86106 : 96105)) : (c < 126107 ? ((c & 1) == 0 ? 66108 : 76107) : (c < 126109 ? ((c & 1) == 0 ? 46110 :
        56109) : ((c & 1) == 0 ? 26112 : 36111)))) : (c < 126124 ? (c < 126113 ? ((c & 1) == 0 ? 26114 : -73887) : (c <
        126115 ? ((c & 1) == 0 ? -19873884 : -9873885) : 126116)) : (c < 126126 ? ((c & 1) == 0 ? 0 : 1) : (c < 126128 ?
        1 : ((c & 1) == 0 ? 0 : 126130))))) : (c < 126223 ? (c < 126209 ? (c < 126132 ? ((c & 1) == 0 ? 126130 : 116133)
        : (c < 126134 ? ((c & 1) == 0 ? 26134 : 0) : 0)) : (c < 126219 ? 126210 : (c < 126221 ? ((c & 1) == 0 ? 126192 :
        126201) : ((c & 1) == 0 ? 126174 : 126183)))) : (c < 126229 ? (c < 126225 ? ((c & 1) == 0 ? 126156 : 126165) :
        (c < 126227 ? ((c & 1) == 0 ? 126138 : 126147) : ((c & 1) == 0 ? 126030 : 126129))) : (c < 126231 ? ((c & 1) ==
        0 ? 125832 : 125931) : (c < 126233 ? ((c & 1) == 0 ? 125634 : 125733) : ((c & 1) == 0 ? 125436 : 125535)))))) :
        (c < 126264 ? (c < 126245 ? (c < 126239 ? (c < 126237 ? ((c & 1) == 0 ? 125238 : 125337) : ((c & 1) == 0 ?
        123240 : 124239)) : (c < 126241 ? ((c & 1) == 0 ? 121242 : 122241) : (c < 126243 ? ((c & 1) == 0 ? 119244 :
        120243) : ((c & 1) == 0 ? 117246 : 118245)))) : (c < 126251 ? (c < 126247 ? ((c & 1) == 0 ? 106248 : 116247) :
        (c < 126249 ? ((c & 1) == 0 ? 86250 : 96249) : ((c & 1) == 0 ? 66252 : 76251))) : (c < 126253 ? ((c & 1) == 0 ?
        46254 : 56253) : (c < 126255 ? ((c & 1) == 0 ? 0 : 36255) : 126255)))) : (c < 127243 ? (c < 126270 ? (c < 126266
        ? ((c & 1) == 0 ? 125866 : 125667) : (c < 126268 ? ((c & 1) == 0 ? 124268 : 116269) : 1)) : (c < 127232 ? 0 : (c
        < 127234 ? ((c & 1) == 0 ? 127234 : 127235) : 127235))) : (c < 130042 ? (c < 127245 ? ((c & 1) == 0 ? 127246 :
        127245) : (c < 130032 ? 0 : 130034)) : (c < 194704 ? 0 : (c < 194706 ? ((c & 1) == 0 ? 194697 : 0) : 0)))))))));
    }

    /** How many units the upper case has, if it has several; else 0. */
    public static /*@ pure @*/ int capitals(int c) {
        return (c < 8130 ? (c < 7830 ? (c < 498 ? (c < 329 ? (c < 223 ? 0 : (c < 225 ? ((c & 1) == 0 ? 0 : 2) : 0)) : (c
        < 331 ? ((c & 1) == 0 ? 0 : 2) : (c < 496 ? 0 : ((c & 1) == 0 ? 2 : 0)))) : (c < 944 ? (c < 912 ? 0 : (c < 914 ?
        ((c & 1) == 0 ? 3 : 0) : 0)) : (c < 1415 ? (c < 946 ? ((c & 1) == 0 ? 3 : 0) : 0) : (c < 1417 ? ((c & 1) == 0 ?
        0 : 2) : 0)))) : (c < 8112 ? (c < 8018 ? (c < 7835 ? 2 : (c < 8016 ? 0 : ((c & 1) == 0 ? 2 : 0))) : (c < 8024 ?
        ((c & 1) == 0 ? 3 : 0) : (c < 8064 ? 0 : 2))) : (c < 8119 ? (c < 8114 ? 0 : (c < 8117 ? 2 : ((c & 1) == 0 ? 2 :
        0))) : (c < 8124 ? (c < 8121 ? ((c & 1) == 0 ? 0 : 3) : 0) : (c < 8126 ? ((c & 1) == 0 ? 2 : 0) : 0))))) : (c <
        8169 ? (c < 8146 ? (c < 8137 ? (c < 8133 ? 2 : (c < 8135 ? ((c & 1) == 0 ? 2 : 0) : ((c & 1) == 0 ? 0 : 3))) :
        (c < 8140 ? 0 : (c < 8142 ? ((c & 1) == 0 ? 2 : 0) : 0))) : (c < 8152 ? (c < 8148 ? 3 : (c < 8150 ? 0 : ((c & 1)
        == 0 ? 2 : 3))) : (c < 8164 ? (c < 8162 ? 0 : 3) : (c < 8167 ? ((c & 1) == 0 ? 2 : 0) : ((c & 1) == 0 ? 0 :
        3))))) : (c < 8190 ? (c < 8183 ? (c < 8178 ? 0 : (c < 8181 ? 2 : ((c & 1) == 0 ? 2 : 0))) : (c < 8185 ? ((c & 1)
        == 0 ? 0 : 3) : (c < 8188 ? 0 : ((c & 1) == 0 ? 2 : 0)))) : (c < 64261 ? (c < 64256 ? 0 : (c < 64259 ? 2 : 3)) :
        (c < 64275 ? (c < 64263 ? 2 : 0) : (c < 64280 ? 2 : 0))))));
    }

    /** Unit 1 of such an upper case. */
    public static /*@ pure @*/ int capital1(int c) {
        return (c < 8102 ? (c < 8064 ? (c < 944 ? (c < 331 ? (c < 225 ? (c < 223 ? 0 : ((c & 1) == 0 ? 0 : 83)) : (c <
        329 ? 0 : ((c & 1) == 0 ? 0 : 700))) : (c < 498 ? (c < 496 ? 0 : ((c & 1) == 0 ? 74 : 0)) : (c < 912 ? 0 : (c <
        914 ? ((c & 1) == 0 ? 921 : 0) : 0)))) : (c < 7832 ? (c < 1415 ? (c < 946 ? ((c & 1) == 0 ? 933 : 0) : 0) : (c <
        1417 ? ((c & 1) == 0 ? 0 : 1333) : (c < 7830 ? 0 : ((c & 1) == 0 ? 72 : 84)))) : (c < 7836 ? (c < 7834 ? ((c &
        1) == 0 ? 87 : 89) : ((c & 1) == 0 ? 65 : 0)) : (c < 8016 ? 0 : (c < 8024 ? ((c & 1) == 0 ? 933 : 0) : 0))))) :
        (c < 8082 ? (c < 8072 ? (c < 8068 ? (c < 8066 ? ((c & 1) == 0 ? 7944 : 7945) : ((c & 1) == 0 ? 7946 : 7947)) :
        (c < 8070 ? ((c & 1) == 0 ? 7948 : 7949) : ((c & 1) == 0 ? 7950 : 7951))) : (c < 8076 ? (c < 8074 ? ((c & 1) ==
        0 ? 7944 : 7945) : ((c & 1) == 0 ? 7946 : 7947)) : (c < 8078 ? ((c & 1) == 0 ? 7948 : 7949) : (c < 8080 ? ((c &
        1) == 0 ? 7950 : 7951) : ((c & 1) == 0 ? 7976 : 7977))))) : (c < 8092 ? (c < 8086 ? (c < 8084 ? ((c & 1) == 0 ?
        7978 : 7979) : ((c & 1) == 0 ? 7980 : 7981)) : (c < 8088 ? ((c & 1) == 0 ? 7982 : 7983) : (c < 8090 ? ((c & 1)
        == 0 ? 7976 : 7977) : ((c & 1) == 0 ? 7978 : 7979)))) : (c < 8096 ? (c < 8094 ? ((c & 1) == 0 ? 7980 : 7981) :
        ((c & 1) == 0 ? 7982 : 7983)) : (c < 8098 ? ((c & 1) == 0 ? 8040 : 8041) : (c < 8100 ? ((c & 1) == 0 ? 8042 :
        8043) : ((c & 1) == 0 ? 8044 : 8045))))))) : (c < 8148 ? (c < 8120 ? (c < 8110 ? (c < 8106 ? (c < 8104 ? ((c &
        1) == 0 ? 8046 : 8047) : ((c & 1) == 0 ? 8040 : 8041)) : (c < 8108 ? ((c & 1) == 0 ? 8042 : 8043) : ((c & 1) ==
        0 ? 8044 : 8045))) : (c < 8114 ? (c < 8112 ? ((c & 1) == 0 ? 8046 : 8047) : 0) : (c < 8116 ? ((c & 1) == 0 ?
        8122 : 913) : (c < 8118 ? ((c & 1) == 0 ? 902 : 0) : 913)))) : (c < 8134 ? (c < 8126 ? (c < 8124 ? 0 : ((c & 1)
        == 0 ? 913 : 0)) : (c < 8130 ? 0 : (c < 8132 ? ((c & 1) == 0 ? 8138 : 919) : ((c & 1) == 0 ? 905 : 0)))) : (c <
        8140 ? (c < 8136 ? 919 : 0) : (c < 8142 ? ((c & 1) == 0 ? 919 : 0) : (c < 8146 ? 0 : 921))))) : (c < 8182 ? (c <
        8164 ? (c < 8152 ? (c < 8150 ? 0 : 921) : (c < 8162 ? 0 : 933)) : (c < 8168 ? (c < 8166 ? ((c & 1) == 0 ? 929 :
        0) : 933) : (c < 8178 ? 0 : (c < 8180 ? ((c & 1) == 0 ? 8186 : 937) : ((c & 1) == 0 ? 911 : 0))))) : (c < 64261
        ? (c < 8188 ? (c < 8184 ? 937 : 0) : (c < 8190 ? ((c & 1) == 0 ? 937 : 0) : (c < 64256 ? 0 : 70))) : (c < 64275
        ? (c < 64263 ? 83 : 0) : (c < 64278 ? 1348 : (c < 64280 ? ((c & 1) == 0 ? 1358 : 1348) : 0)))))));
    }

    /** Unit 2 of such an upper case. */
    public static /*@ pure @*/ int capital2(int c) {
        return (c < 8133 ? (c < 7832 ? (c < 912 ? (c < 329 ? (c < 223 ? 0 : (c < 225 ? ((c & 1) == 0 ? 0 : 83) : 0)) :
        (c < 496 ? (c < 331 ? ((c & 1) == 0 ? 0 : 78) : 0) : (c < 498 ? ((c & 1) == 0 ? 780 : 0) : 0))) : (c < 946 ? (c
        < 914 ? ((c & 1) == 0 ? 776 : 0) : (c < 944 ? 0 : ((c & 1) == 0 ? 776 : 0))) : (c < 1417 ? (c < 1415 ? 0 : ((c &
        1) == 0 ? 0 : 1362)) : (c < 7830 ? 0 : ((c & 1) == 0 ? 817 : 776))))) : (c < 8114 ? (c < 8016 ? (c < 7834 ? 778
        : (c < 7836 ? ((c & 1) == 0 ? 702 : 0) : 0)) : (c < 8064 ? (c < 8024 ? ((c & 1) == 0 ? 787 : 0) : 0) : (c < 8112
        ? 921 : 0))) : (c < 8121 ? (c < 8117 ? 921 : (c < 8119 ? ((c & 1) == 0 ? 834 : 0) : ((c & 1) == 0 ? 0 : 834))) :
        (c < 8126 ? (c < 8124 ? 0 : ((c & 1) == 0 ? 921 : 0)) : (c < 8130 ? 0 : 921))))) : (c < 8181 ? (c < 8150 ? (c <
        8140 ? (c < 8135 ? ((c & 1) == 0 ? 834 : 0) : (c < 8137 ? ((c & 1) == 0 ? 0 : 834) : 0)) : (c < 8146 ? (c < 8142
        ? ((c & 1) == 0 ? 921 : 0) : 0) : (c < 8148 ? 776 : 0))) : (c < 8164 ? (c < 8152 ? ((c & 1) == 0 ? 834 : 776) :
        (c < 8162 ? 0 : 776)) : (c < 8168 ? (c < 8166 ? ((c & 1) == 0 ? 787 : 0) : ((c & 1) == 0 ? 834 : 776)) : (c <
        8178 ? 0 : 921)))) : (c < 64260 ? (c < 8188 ? (c < 8183 ? ((c & 1) == 0 ? 834 : 0) : (c < 8185 ? ((c & 1) == 0 ?
        0 : 834) : 0)) : (c < 64256 ? (c < 8190 ? ((c & 1) == 0 ? 921 : 0) : 0) : (c < 64258 ? ((c & 1) == 0 ? 70 : 73)
        : ((c & 1) == 0 ? 76 : 70)))) : (c < 64275 ? (c < 64262 ? ((c & 1) == 0 ? 70 : 84) : (c < 64264 ? ((c & 1) == 0
        ? 84 : 0) : 0)) : (c < 64279 ? (c < 64277 ? ((c & 1) == 0 ? 1333 : 1350) : ((c & 1) == 0 ? 1350 : 1339)) : (c <
        64281 ? ((c & 1) == 0 ? 0 : 1341) : 0))))));
    }

    /** Unit 3 of such an upper case. */
    public static /*@ pure @*/ int capital3(int c) {
        return (c < 8137 ? (c < 8020 ? (c < 944 ? (c < 912 ? 0 : (c < 914 ? ((c & 1) == 0 ? 769 : 0) : 0)) : (c < 946 ?
        ((c & 1) == 0 ? 769 : 0) : (c < 8018 ? 0 : ((c & 1) == 0 ? 768 : 0)))) : (c < 8119 ? (c < 8022 ? ((c & 1) == 0 ?
        769 : 0) : (c < 8024 ? ((c & 1) == 0 ? 834 : 0) : 0)) : (c < 8121 ? ((c & 1) == 0 ? 0 : 921) : (c < 8135 ? 0 :
        ((c & 1) == 0 ? 0 : 921))))) : (c < 8164 ? (c < 8151 ? (c < 8146 ? 0 : (c < 8148 ? ((c & 1) == 0 ? 768 : 769) :
        0)) : (c < 8153 ? ((c & 1) == 0 ? 0 : 834) : (c < 8162 ? 0 : ((c & 1) == 0 ? 768 : 769)))) : (c < 8183 ? (c <
        8167 ? 0 : (c < 8169 ? ((c & 1) == 0 ? 0 : 834) : 0)) : (c < 64259 ? (c < 8185 ? ((c & 1) == 0 ? 0 : 921) : 0) :
        (c < 64261 ? ((c & 1) == 0 ? 76 : 73) : 0)))));
    }
}
