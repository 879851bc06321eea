"""fdlibm's results, bit for bit: a table of what StrictMath returns in a Java virtual machine.

`benchmarks/strict_math.py` compares many more.
"""

from __future__ import annotations

import math

import pytest

from oxpecker.numerics import Function, result_of

NAN, INF = math.nan, math.inf

# fmt: off
STRICT: list[tuple[str, tuple[float, ...], str]] = [
    ("sin", (0.5,), "0x1.eaee8744b05f0p-2"),
    ("sin", (3.0,), "0x1.210386db6d55bp-3"),
    ("sin", (1e+22,), "-0x1.b453ab76bf397p-1"),
    ("sin", (-710.25,), "-0x1.facd8d81e2365p-3"),
    ("cos", (0.5,), "0x1.c1528065b7d50p-1"),
    ("cos", (2.0,), "-0x1.aa22657537205p-2"),
    ("cos", (1e+300,), "-0x1.2699022adc4c1p-1"),
    ("cos", (100.0,), "0x1.b981dbf665fdfp-1"),
    ("tan", (0.7,), "0x1.af406c2fc78aep-1"),
    ("tan", (1.5707963267948966,), "0x1.d02967c31cdb5p+53"),
    ("tan", (100000.0,), "-0x1.250a9d503313dp-5"),
    ("tan", (-2.25,), "0x1.3d16b30f9adcfp+0"),
    ("asin", (0.3,), "0x1.380159e14f6ffp-2"),
    ("asin", (0.6,), "0x1.4978fa3269ee1p-1"),
    ("asin", (0.99,), "0x1.6de3c6f33d51dp+0"),
    ("asin", (-0.51,), "-0x1.1203bda719c39p-1"),
    ("acos", (0.3,), "0x1.441f5ecbeef59p+0"),
    ("acos", (0.6,), "0x1.dac670561bb50p-1"),
    ("acos", (-0.99,), "0x1.8001be1bc011bp+1"),
    ("acos", (0.999,), "0x1.6e634e566a29ep-5"),
    ("atan", (0.3,), "0x1.2a73a661eaf06p-2"),
    ("atan", (0.6,), "0x1.14b1dd5f90ce1p-1"),
    ("atan", (1.0,), "0x1.921fb54442d18p-1"),
    ("atan", (2.0,), "0x1.1b6e192ebbe44p+0"),
    ("atan", (10000000000.0,), "0x1.921fb543d4de0p+0"),
    ("exp", (1.0,), "0x1.5bf0a8b14576ap+1"),
    ("exp", (-1.5,), "0x1.c8f87724b5c1dp-3"),
    ("exp", (709.5,), "0x1.81e9b4b52d0c9p+1023"),
    ("exp", (-740.0,), "0x0.0000000000055p-1022"),
    ("expm1", (1e-05,), "0x1.4f8bc681cdfb6p-17"),
    ("expm1", (0.7,), "0x1.03854c24d130dp+0"),
    ("expm1", (-0.3,), "-0x1.0966f2c7907f6p-2"),
    ("expm1", (30.0,), "0x1.370470aec26edp+43"),
    ("expm1", (100.0,), "0x1.3494a9b171bf5p+144"),
    ("log", (2.0,), "0x1.62e42fefa39efp-1"),
    ("log", (0.1,), "-0x1.26bb1bbb55515p+1"),
    ("log", (1.000001,), "0x1.0c6f713f33a1dp-20"),
    ("log", (5e-324,), "-0x1.74385446d71c3p+9"),
    ("log10", (2.0,), "0x1.34413509f79ffp-2"),
    ("log10", (1000.0,), "0x1.8000000000000p+1"),
    ("log10", (5e-310,), "-0x1.354d104d427dfp+8"),
    ("log1p", (1e-05,), "0x1.4f8aea9ae7317p-17"),
    ("log1p", (0.3,), "0x1.0ca937be1b9dcp-2"),
    ("log1p", (-0.6,), "-0x1.d5240f0e0e077p-1"),
    ("log1p", (10000000000.0,), "0x1.7069e2aa3184ep+4"),
    ("cbrt", (2.0,), "0x1.428a2f98d728bp+0"),
    ("cbrt", (-10.0,), "-0x1.13c484138704fp+1"),
    ("cbrt", (1e-310,), "0x1.a9d1b0b5d7427p-344"),
    ("sinh", (0.5,), "0x1.0acd00fe63b97p-1"),
    ("sinh", (3.0,), "0x1.40926e70949aep+3"),
    ("sinh", (25.0,), "0x1.0c3d3920962c9p+35"),
    ("sinh", (710.3,), "0x1.ad6eb7ccb4486p+1023"),
    ("cosh", (0.1,), "0x1.0147f40224b38p+0"),
    ("cosh", (3.0,), "0x1.422a497d6185ep+3"),
    ("cosh", (25.0,), "0x1.0c3d3920962c9p+35"),
    ("cosh", (710.3,), "0x1.ad6eb7ccb4486p+1023"),
    ("tanh", (0.1,), "0x1.983d7795f413ap-4"),
    ("tanh", (1.5,), "0x1.cf6f9786df577p-1"),
    ("tanh", (30.0,), "0x1.0000000000000p+0"),
    ("atan2", (1.0, 2.0), "0x1.dac670561bb4fp-2"),
    ("atan2", (-3.0, -4.0), "-0x1.3fc176b7a8560p+1"),
    ("atan2", (1e-300, 1e+300), "0x0.0p+0"),
    ("pow", (2.5, 3.7), "0x1.dac93f32d18ddp+4"),
    ("pow", (10.0, -3.0), "0x1.0624dd2f1a9fcp-10"),
    ("pow", (1.0000001, 1000000000.0), "0x1.349445c228792p+144"),
    ("pow", (0.3, 700.0), "0x0.0p+0"),
    ("pow", (-1.5, 7.0), "-0x1.1160000000000p+4"),
    ("hypot", (1.0, 2.0), "0x1.1e3779b97f4a8p+1"),
    ("hypot", (1e+300, 2e+300), "0x1.ab629052228b2p+997"),
    ("hypot", (5e-310, 3e-308), "0x1.59347bff4eb23p-1022"),
]
# fmt: on


@pytest.mark.parametrize(("name", "arguments", "result"), STRICT)
def test_results_are_those_of_strict_math(name: str, arguments: tuple[float, ...], result: str) -> None:
    assert result_of(Function(name), list(arguments)).hex() == result


@pytest.mark.parametrize(
    ("name", "arguments", "result"),
    [
        ("sin", (INF,), NAN),
        ("sin", (-0.0,), -0.0),
        ("asin", (1.5,), NAN),
        ("acos", (1.0,), 0.0),
        ("exp", (-INF,), 0.0),
        ("exp", (710.0,), INF),
        ("expm1", (-INF,), -1.0),
        ("log", (-1.0,), NAN),
        ("log", (0.0,), -INF),
        ("log1p", (-1.0,), -INF),
        ("pow", (NAN, 0.0), 1.0),
        ("pow", (1.0, INF), NAN),
        ("pow", (-2.0, 0.5), NAN),
        ("pow", (-0.0, -3.0), -INF),
        ("pow", (-INF, 3.0), -INF),
        ("hypot", (INF, NAN), INF),
        ("atan2", (0.0, -0.0), math.pi),
        ("atan2", (-0.0, 1.0), -0.0),
        ("atan2", (INF, -INF), 2.356194490192345),
        ("tanh", (-INF,), -1.0),
        ("cosh", (-INF,), INF),
        ("sqrt", (-0.0,), -0.0),
        ("ceil", (-0.5,), -0.0),
        ("rint", (2.5,), 2.0),
        ("fma", (1e300, 1e300, -INF), -INF),
        ("abs", (-0.0,), 0.0),
    ],
)
def test_special_cases(name: str, arguments: tuple[float, ...], result: float) -> None:
    found = result_of(Function(name), list(arguments))
    assert (found != found) == (result != result)
    assert result != result or (found == result and math.copysign(1, found) == math.copysign(1, result))
