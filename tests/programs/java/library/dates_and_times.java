// Dates, times and amounts of time of the calendar of ISO 8601.
// prints: +10825-12-11 3234567 THURSDAY 345 +10826-03-11 +10822-12-11 +10825-02-28 P-8855Y-11M-10D -106271 22176523 31 365 false
// prints: 10825 DECEMBER 12 11 +10825-11-10 +10824-11-11 +10825-11-06 +10818-12-11 +10826-02-12 +10825-12-12 2001-12-11 +10825-02-11 +10825-12-28 +10845-12-11 +10824-10-08 +10825-12-14 +10825-12-04 50 129911 +10825-12-10 +10825-05-11 1 - 31
// prints: 04:42:46.075678103 16966 16966075678103 03:42:46.075678103 00:17:02.204443536 04:42 954856185 4 42 46 75678103 01:42:46.075678103 03:03:46.075678103 04:41:06.075678103 04:49:46.075678103 04:43:45.075678103 04:42:46.075678104 01:42:46.075678103 04:02:46.075678103 04:42:03.075678103 04:42:46.000000004 4 16966075678 16:42:46.075678103 437 16:42:46.075678103 03:42:46.075678103 04:42:46.080678103 04:42:46.075673103
// prints: +10825-12-11T04:42:46.075678103 +10825-12-11T09:08:29.946912670 +10821-12-31T21:42:46.075678103 -278519920966 0 279466594966 +10825-12-11T04:42:46.075678103Z 968593906
// prints: 2475-03-29T13:07:14.567Z 15943871234567 2475-03-29T17:32:58.438234567Z 2475-03-29T13:00:00Z 2475-03-29T07:37:14.567-05:30 2475-03-29T13:07:14.567Z[UTC] 1911198273
// prints: PT4H25M43.871234567S PT-4H-25M-43.871234567S 15943871 PT4428857H32M58.438234567S PT37M57.695890652S PT-13H-17M-11.613703701S true PT4H25M43.871234567S PT4H25M 0 4 25 43 871 871234567 1483305900
// prints: true true true true
// prints: 1669-03-03 -109876 SUNDAY 62 1667-04-03 1666-03-03 1669-02-28 P300Y9M29D 3609 3418307 31 365 false
// prints: 1669 MARCH 3 3 1669-01-31 1668-02-03 1669-01-27 1662-03-03 1669-05-05 1669-03-04 2001-03-03 1669-02-03 1669-03-28 1689-03-03 1667-12-31 1669-03-06 1669-02-24 9 20030 1669-02-27 1669-05-03 1 - 31
// prints: 14:14:39.001135116 51279 51279001135116 02:14:39.001135116 17:40:44.433244992 14:14 1386579631 14 14 39 1135116 11:14:39.001135116 12:35:39.001135116 14:12:59.001135116 14:21:39.001135116 14:15:38.001135116 14:14:39.001135117 01:14:39.001135116 14:02:39.001135116 14:14:03.001135116 14:14:39.000000004 2 51279001135 14:14:39.001135116 -134 02:14:39.001135116 13:14:39.001135116 14:14:39.006135116 14:14:39.001130116
// prints: 1669-03-03T14:14:39.001135116 1669-03-02T10:48:33.569025240 1670-04-19T02:14:39.001135116 10439919920 0 -9493245921 1669-03-03T14:14:39.001135116Z 1385279084
// prints: -1160-03-31T13:44:50.124Z -98765432109876 -1160-03-30T10:18:44.691890124Z -1160-03-31T13:00:00Z -1160-03-31T08:14:50.124-05:30 -1160-03-31T13:44:50.124Z[UTC] 2010217019
// prints: PT-27H-26M-5.432109876S PT27H26M5.432109876S -98765432 PT-27434869H-41M-15.308109876S PT-3H-55M-9.347444268S PT82H18M16.296329628S true PT27H26M5.432109876S PT-27H-26M -1 -3 -26 -6 567 567890124 -1102275983
// prints: true true true true
// prints: 2024 FEBRUARY 2 29 60 THURSDAY 23 58 57 123000000 2023-02-28T23:58:57.123 2024-01-29T23:58:57.123 2024-02-03T23:58:57.123 2024-12-31T23:58:57.123 2024-02-29T01:58:57.123 2024-02-29T23:02:57.123 2024-02-29T23:58:03.123 2024-02-29T23:58:57.000000004 2024-02-29T00:00 2024-02-29 23:58:57.123
// prints: 2025-02-28T23:58:57.123 2024-03-29T23:58:57.123 2024-03-07T23:58:57.123 2024-03-01T23:58:57.123 2024-03-01T00:58:57.123 2024-03-01T00:00:57.123 2024-02-29T23:59:00.123 2023-02-28T23:58:57.123 2024-01-29T23:58:57.123 2024-02-22T23:58:57.123 2024-02-28T23:58:57.123 2024-02-29T23:56:57.123 2024-02-29T23:58:54.123 2024-02-29T23:58:57.122999999 2025-02-28T23:58:57.123 2024-02-28T23:58:57.123 2324-02-29T23:58:57.123 -2023-02-28T23:58:57.123 2024-02-29T12:00 0001-02-28T23:58:57.123 123 19782 1 - 29 false false
// prints: true false true -3 2024-02-29T23:58:57.123 1970-01-01T18:00:05.000000006 1970-01-01T00:00 2024-02-29T23:58:57.123 2024-02-29T23:58:57.123 2024-02-29T23:58:57.123Z 2024-02-29T23:58:57.123Z
// prints: 2024-02-29T23:58:57.123-08:00 2024 FEBRUARY 2 29 60 THURSDAY 23 58 57 123000000 -08:00 2023-02-28T23:58:57.123-08:00 2024-01-29T23:58:57.123-08:00 2024-02-03T23:58:57.123-08:00 2024-12-31T23:58:57.123-08:00 2024-02-29T01:58:57.123-08:00 2024-02-29T23:02:57.123-08:00 2024-02-29T23:58:03.123-08:00 2024-02-29T23:58:57.000000004-08:00 2024-02-29T23:00-08:00 307011416 23:58:57.123-08:00 2024-02-29T23:58:57.123-08:00 2024-03-01T07:58:57.123Z[GMT] 2024-03-01T07:58:57.123Z 1709279937 2024-02-29 23:58:57.123 2024-02-29T23:58:57.123
// prints: 2025-02-28T23:58:57.123-08:00 2024-03-29T23:58:57.123-08:00 2024-03-07T23:58:57.123-08:00 2024-03-01T23:58:57.123-08:00 2024-03-01T00:58:57.123-08:00 2024-03-01T00:00:57.123-08:00 2024-02-29T23:59:00.123-08:00 2024-02-29T23:58:57.123000005-08:00 2023-02-28T23:58:57.123-08:00 2024-01-29T23:58:57.123-08:00 2024-02-22T23:58:57.123-08:00 2024-02-28T23:58:57.123-08:00 2024-02-29T20:58:57.123-08:00 2024-02-29T23:56:57.123-08:00 2024-02-29T23:58:54.123-08:00 2024-02-29T23:58:57.122999999-08:00 2025-02-28T23:58:57.123-08:00 2024-02-28T23:58:57.123-08:00 2024-03-01T23:58:57.123-08:00 2024-02-28T23:58:57.123-08:00 2024-02-29T12:00-08:00 2024-02-29T23:58:57.123+00:01 -28800 1709279937 1 - 29 true 96 2024-03-01T07:58:57.123Z 2024-02-29T23:58:57.123Z
// prints: true false true -3 2024-02-29T23:58:57.123-08:00 1970-01-01T00:00Z 1969-12-31T06:00-18:00 2024-02-29-08:00 true 0 2020-01-02T03:04:05+01:00 2024-02-29T23:58:57.123-08:00 0001-02-03T04:05:06.000000007Z
// prints: 2024-02-29T23:58:57.123+01:00[UTC+01:00] 2024 FEBRUARY 2 29 60 THURSDAY 23 58 57 123000000 +01:00 UTC+01:00 2023-02-28T23:58:57.123+01:00[UTC+01:00] 2024-01-29T23:58:57.123+01:00[UTC+01:00] 2024-02-03T23:58:57.123+01:00[UTC+01:00] 2024-12-31T23:58:57.123+01:00[UTC+01:00] 2024-02-29T01:58:57.123+01:00[UTC+01:00] 2024-02-29T23:02:57.123+01:00[UTC+01:00] 2024-02-29T23:58:03.123+01:00[UTC+01:00] 2024-02-29T23:58:57.000000004+01:00[UTC+01:00] 2024-02-29T23:00+01:00[UTC+01:00] 1249584219 2024-02-29T23:58:57.123+01:00 2024-02-29T22:58:57.123Z 1709247537 2024-02-29 23:58:57.123 2024-02-29T23:58:57.123
// prints: 2025-02-28T23:58:57.123+01:00[UTC+01:00] 2024-03-29T23:58:57.123+01:00[UTC+01:00] 2024-03-07T23:58:57.123+01:00[UTC+01:00] 2024-03-01T23:58:57.123+01:00[UTC+01:00] 2024-03-01T00:58:57.123+01:00[UTC+01:00] 2024-03-01T00:00:57.123+01:00[UTC+01:00] 2024-02-29T23:59:00.123+01:00[UTC+01:00] 2024-02-29T23:58:57.123000005+01:00[UTC+01:00] 2023-02-28T23:58:57.123+01:00[UTC+01:00] 2024-01-29T23:58:57.123+01:00[UTC+01:00] 2024-02-22T23:58:57.123+01:00[UTC+01:00] 2024-02-28T23:58:57.123+01:00[UTC+01:00] 2024-02-29T20:58:57.123+01:00[UTC+01:00] 2024-02-29T23:56:57.123+01:00[UTC+01:00] 2024-02-29T23:58:54.123+01:00[UTC+01:00] 2024-02-29T23:58:57.122999999+01:00[UTC+01:00] 2025-02-28T23:58:57.123+01:00[UTC+01:00] 2024-02-28T23:58:57.123+01:00[UTC+01:00] 2024-03-01T23:58:57.123+01:00[UTC+01:00] 2024-02-28T23:58:57.123+01:00[UTC+01:00] 2024-02-29T12:00+01:00[UTC+01:00] 0060-02-29T23:58:57.123+01:00[UTC+01:00] 3600 1709247537 1 - 29 true 4 2024-02-29T22:58:57.123Z 2024-02-29T23:58:57.123Z
// prints: true false true -1 2024-02-29T23:58:57.123+01:00[UTC+01:00] 1970-01-01T00:00Z 1969-12-31T06:00-18:00 2024-02-29T23:58:57.123+01:00[UTC+01:00] true 2020-01-02T03:04:05+01:00[UTC+01:00] 0001-02-03T04:05:06.000000007Z
// prints: 12:00+02:00 12 0 0 0 +02:00 12 1218952042 true false false true 0 10:00Z 12:00Z 13:00+02:00 11:00+02:00 12:00+02:00 12:00+02:00 00:00+02:00 03:00+02:00 0 1970-01-01T12:00+02:00 12:00 12:00+02:00 06:00-18:00 10:11+02:00 12:00:00+02:00 true 12:00+02:00 01:02:03.000000004Z
// prints: 1000000000 5 0 1000000000 2001-09-10T01:46:40.000000005Z 2001-09-08T13:46:40.000000005Z 2001-09-11T01:46:40.000000005Z 2001-09-07T01:46:40.000000005Z 2001-09-09T01:46:41.000000005Z 2001-09-09T01:46:40.001000005Z 2001-09-09T01:46:39.000000005Z 2001-09-09T01:46:39.999000005Z 2001-09-09T01:46:40.000000004Z 2001-09-09T01:46:40.007Z 1970-01-01T00:00:00Z true true 1 true true -11574 2001-09-09T01:46:40.000000005Z 2001-09-09T01:46:40.000000005Z
// prints: 90061 7 7 [Seconds, Nanos] false false 1 25 1501 90061 90061000000007 PT50H2M2.000000014S PT0S PT49H1M1.000000007S PT26H1M1.000000007S PT25H2M1.000000007S PT25H1M2.000000007S PT25H1M1.000000008S PT1H1M1.000000007S PT24H1M1.000000007S PT25H1.000000007S PT25H1M0.000000007S PT25H1M0.999000007S PT25H1M1.000000006S PT1.000000007S PT25H1M1.000000002S 1 5 01:01:01.000000007 22:58:58.999999993 PT25H1M1.000001007S PT1H1M1.000000007S PT36H PT24H PT-1H PT1M PT25H1M1.000000007S PT11H59M59.999999999S PT17531640008783H59M59.999999999S PT25H1M1.000000007S
// prints: P1Y15M-3D 1 15 -3 -3 [Years, Months, Days] true false P2Y30M-6D P0D P2Y15M-3D P1Y16M-3D P1Y15M-2D P15M-3D P1Y14M-3D P1Y15M-4D P5Y15M-3D P1Y5M-3D P1Y15M5D P2Y30M-6D P-1Y-15M3D P2Y3M-3D 27 1972-03-29 1967-10-04 true -127232 P1Y1M1D P1Y P2M P21D P4D P1Y15M-3D
// prints: WEDNESDAY 3 FRIDAY MONDAY 3 true 1969-12-31 THURSDAY
// prints: FEBRUARY 2 MARCH JANUARY 29 28 29 32 JANUARY 2 false 1970-02-01 JANUARY
// prints: 2024 2024 true false 366 2025 2023 2034 1 true 1 - 999999999 -2023 -24 2024-02-29 2024-02 2024-05 2023 false false true 2024 1970 2024-01-01 2024
// prints: 2024-02 2024 FEBRUARY 2 true false 29 366 2025-02 2025-01 2023-02 2023-12 2024-03 0001-02 2024-01 0007-02 24289 false 1 - 999999999 -289 2024-02-01 2024-02-29 0 false false true 268437480 1970-01 2020-05 02/2024 2024-02-01 2024-02
// prints: +01:02:03 +01:02:03 3723 3723 3723 false -3723 true 3723 +01:02:03 00:00+01:02:03 +05:00 -05:30 +01:02:03 +00:01 +01:02:03 +01:02:03
// prints: UTC+03:00 UTC+03:00 +03:00 true 1962536976 Z GMT+01:02:03 +01:02:03 UTC+03:00
// prints: true +01:02:03 +01:02:03 +01:02:03 false PT0S true ZoneRules[currentStandardOffset=+01:02:03]
// prints: FixedClock[1970-01-01T00:00:00Z,+01:02:03] +01:02:03 1970-01-01T00:00:00Z 0 FixedClock[1970-01-01T00:00:00Z,Z] true 3723 1970-01-02T00:00:00Z 1970-01-01 01:02:03 1970-01-01T01:02:03 1970-01-01T00:00:00Z 1970-01-01T01:02:03+01:02:03 01:02:03+01:02:03 1970-01-01T01:02:03+01:02:03 1970 1970-01 1970-01-01 01:02:03
// prints: Zone offset hours not in valid range: value 19 is not in the range -18 to 18
// prints: Invalid ID for ZoneOffset, non numeric characters found: +1:00
// prints: Invalid ID for ZoneOffset, invalid format: *
// prints: Invalid ID for ZoneOffset, invalid format: 5
// prints: Invalid ID for offset-based ZoneId: UTC+99
// prints: DayOfMonth Days Months 1 - 28/31 true false true 1 - 31 1 1970-01-04 3 3 DayOfMonth
// prints: Weeks PT168H true true false 1970-01-15 52177397210 Weeks
// prints: 1/2 - 28/31 1 2 28 31 false true false true 3 3 true 1900573 1/2 - 28/31
// prints: 2024-02-01 2024-02-29 2024-03-01 2024-01-01 2024-12-31 2025-01-01 2024-03-07 2024-03-04 2024-02-23 2024-02-29
// prints: Days null null null 2024-02-29 null 2024-02-29 Nanos Nanos Nanos +18:00 Nanos Years Months Z
// prints: 2024 2024 2024-03-01 2024-02-28 2024-03-01 2024-02-28 +999999999-12-31 0003-02-28 0 false 2024-03-01 2024-02-28 1 [Years, Months, Days] +999999999-12-31 2024 2024 -999999999 - 999999999 true
// prints: 19782 true 29 366 false false true 0 2024-02-29 01:02:03 2024-02-29T01:02:03Z 1709168523 2024-02-29T01:02:03Z false false true 0 2024-02-29 01:02 2024-02-29T01:02 Z Z 1709168520 2024-02-29T01:02:00Z false false true 0
// prints: 2024-02-29 2024-02-29 2023-03-01 20240229 1709208000 2024-02-29T12:00 12:00Z 12:00 00:00:05 01:02:03.000000004 true false 12:00:00 12:00 1 2024-02-29T01:02:03.000000004
// prints: Text '2020-02-30' could not be parsed: Invalid date 'FEBRUARY 30' 0 2020-02-30
// prints: Text '2020-13-01' could not be parsed: Invalid value for MonthOfYear (valid values 1 - 12): 13 0 2020-13-01
// prints: Text '2020-1-01' could not be parsed at index 5 5 2020-1-01
// prints: Text '2020-02-01x' could not be parsed, unparsed text found at index 10 10 2020-02-01x
// prints: Text '+2020-01-01' could not be parsed at index 0 0 +2020-01-01
// prints: +12020-01-01
// prints: -0001-02-03
// prints: Text '2021-02-29' could not be parsed: Invalid date 'February 29' as '2021' is not a leap year 0 2021-02-29
// prints: Text '' could not be parsed at index 0 0
// prints: 10:20
// prints: 10:20:30.500
// prints: Text '24:00' could not be parsed: Invalid value for HourOfDay (valid values 0 - 23): 24 0
// prints: Text '1:20' could not be parsed at index 0 0
// prints: 10:20:30
// prints: Text '10:20:61' could not be parsed: Invalid value for SecondOfMinute (valid values 0 - 59): 61 0
// prints: PT8H6M12.345S
// prints: PT51H
// prints: Text cannot be parsed to a Duration
// prints: PT5H57M
// prints: PT-0.5S
// prints: PT1H
// prints: Text cannot be parsed to a Duration
// prints: Text cannot be parsed to a Duration
// prints: Text cannot be parsed to a Duration
// prints: P1Y2M25D
// prints: Text cannot be parsed to a Period
// prints: Text cannot be parsed to a Period
// prints: P-1Y
// prints: P-1Y2M
// prints: Text cannot be parsed to a Period
// prints: Invalid date 'FEBRUARY 30'
// prints: Invalid date 'February 29' as '2021' is not a leap year
// prints: Invalid value for MonthOfYear (valid values 1 - 12): 13
// prints: Invalid value for DayOfMonth (valid values 1 - 28/31): 32
// prints: Invalid value for Year (valid values -999999999 - 999999999): 1000000000
// prints: 2021/03/04 05:06:07.089 at -08:00 63 2021-03-04T05:06:07.089-08:00
// prints: 2021-03-04T05:06:07 00010203040506 2021-02-28T05:06:07
// prints: 2021-12-03 4.3.21
// prints: 2021-03-04T05:06:07.089-08:00 2021-03-04T13:06:07.089Z 2021-03-04-08:00 18263
// prints: 2021-03-04at 05:6.089!-08 5 en_US null SMART en_GB 2021-03-04at 13:6.089!none STRICT 5 6
// prints: 2021-03-04T13:06:07.089Z 2021-08:00[
// prints: Unsupported field: HourOfDay a b 3
import java.time.*;
import java.time.chrono.*;
import java.time.format.*;
import java.time.temporal.*;
import java.time.zone.ZoneRules;
import java.util.Locale;

class Main {
    static void p(Object... values) {
        StringBuilder line = new StringBuilder();
        for (Object value : values) {
            line.append(value).append(' ');
        }
        System.out.println(line.toString().trim());
    }

    static void dates(long seed) {
        LocalDate d = LocalDate.ofEpochDay(seed % 4000000);
        p(d, d.toEpochDay(), d.getDayOfWeek(), d.getDayOfYear(), d.plusMonths(seed % 37), d.plusYears(-3), d.withDayOfYear(59), d.until(LocalDate.EPOCH), d.until(LocalDate.EPOCH, ChronoUnit.MONTHS), d.hashCode(), d.lengthOfMonth(), d.lengthOfYear(), d.isLeapYear());
        p(d.getYear(), d.getMonth(), d.getMonthValue(), d.getDayOfMonth(), d.minusDays(31), d.minusMonths(13), d.minusWeeks(5), d.minusYears(7), d.plusWeeks(9), d.plusDays(1), d.withYear(2001), d.withMonth(2), d.withDayOfMonth(28), d.plus(2, ChronoUnit.DECADES), d.minus(Period.of(1, 2, 3)), d.plus(Period.ofDays(3)), d.minus(1, ChronoUnit.WEEKS), d.get(ChronoField.ALIGNED_WEEK_OF_YEAR), d.getLong(ChronoField.PROLEPTIC_MONTH), d.with(ChronoField.DAY_OF_WEEK, 3), d.with(Month.MAY), d.range(ChronoField.DAY_OF_MONTH));
        LocalTime t = LocalTime.ofNanoOfDay(Math.floorMod(seed * 1009, 86400000000000L));
        p(t, t.toSecondOfDay(), t.toNanoOfDay(), t.plusHours(seed), t.minusNanos(seed), t.truncatedTo(ChronoUnit.MINUTES), t.hashCode(), t.getHour(), t.getMinute(), t.getSecond(), t.getNano(), t.minusHours(3), t.minusMinutes(99), t.minusSeconds(100), t.plusMinutes(7), t.plusSeconds(59), t.plusNanos(1), t.withHour(1), t.withMinute(2), t.withSecond(3), t.withNano(4), t.get(ChronoField.CLOCK_HOUR_OF_AMPM), t.getLong(ChronoField.MICRO_OF_DAY), t.with(ChronoField.AMPM_OF_DAY, 1), t.until(LocalTime.NOON, ChronoUnit.MINUTES), t.plus(1, ChronoUnit.HALF_DAYS), t.minus(Duration.ofHours(1)), t.plus(Duration.ofMillis(5)), t.minus(5, ChronoUnit.MICROS));
        LocalDateTime dt = d.atTime(t);
        p(dt, dt.plusNanos(seed), dt.minusHours(seed % 100000), dt.until(LocalDateTime.of(2000, 1, 1, 0, 0), ChronoUnit.SECONDS), dt.until(d.atStartOfDay(), ChronoUnit.WEEKS), dt.toEpochSecond(ZoneOffset.ofHours(3)), dt.toInstant(ZoneOffset.UTC), dt.hashCode());
        Instant s = Instant.ofEpochMilli(seed);
        p(s, s.toEpochMilli(), s.plusNanos(seed), s.truncatedTo(ChronoUnit.HOURS), s.atOffset(ZoneOffset.ofHoursMinutes(-5, -30)), s.atZone(ZoneId.of("UTC")), s.hashCode());
        Duration u = Duration.ofNanos(seed);
        p(u, u.negated(), u.toMillis(), u.plusMillis(seed), u.dividedBy(7), u.multipliedBy(-3), Duration.parse(u.toString()).equals(u), u.abs(), u.truncatedTo(ChronoUnit.MINUTES), u.toDaysPart(), u.toHoursPart(), u.toMinutesPart(), u.toSecondsPart(), u.toMillisPart(), u.toNanosPart(), u.hashCode());
        p(LocalDate.parse(d.toString()).equals(d), LocalTime.parse(t.toString()).equals(t), LocalDateTime.parse(dt.toString()).equals(dt), Instant.parse(s.toString()).equals(s));
    }

    static void moments() {
        LocalDateTime l = LocalDateTime.of(2024, Month.FEBRUARY, 29, 23, 58, 57, 123000000);
        p(l.getYear(), l.getMonth(), l.getMonthValue(), l.getDayOfMonth(), l.getDayOfYear(), l.getDayOfWeek(), l.getHour(), l.getMinute(), l.getSecond(), l.getNano(), l.withYear(2023), l.withMonth(1), l.withDayOfMonth(3), l.withDayOfYear(366), l.withHour(1), l.withMinute(2), l.withSecond(3), l.withNano(4), l.truncatedTo(ChronoUnit.DAYS), l.toLocalDate(), l.toLocalTime());
        p(l.plusYears(1), l.plusMonths(1), l.plusWeeks(1), l.plusDays(1), l.plusHours(1), l.plusMinutes(2), l.plusSeconds(3), l.minusYears(1), l.minusMonths(1), l.minusWeeks(1), l.minusDays(1), l.minusMinutes(2), l.minusSeconds(3), l.minusNanos(1), l.plus(Period.ofMonths(12)), l.minus(Duration.ofDays(1)), l.plus(3, ChronoUnit.CENTURIES), l.minus(1, ChronoUnit.ERAS), l.with(LocalTime.NOON), l.with(ChronoField.YEAR, 1), l.get(ChronoField.MILLI_OF_SECOND), l.getLong(ChronoField.EPOCH_DAY), l.range(ChronoField.DAY_OF_MONTH), l.isSupported(ChronoField.OFFSET_SECONDS), l.isSupported(ChronoUnit.FOREVER));
        p(l.isAfter(l.minusNanos(1)), l.isBefore(l), l.isEqual(l), l.compareTo(l.plusYears(3)), LocalDateTime.from(l), LocalDateTime.ofEpochSecond(5, 6, ZoneOffset.MAX), LocalDateTime.ofInstant(Instant.EPOCH, ZoneOffset.UTC), l.format(DateTimeFormatter.ISO_DATE_TIME), l.adjustInto(LocalDateTime.MIN), l.atOffset(ZoneOffset.UTC), l.atZone(ZoneOffset.UTC));
        OffsetDateTime o = l.atOffset(ZoneOffset.ofHours(-8));
        p(o, o.getYear(), o.getMonth(), o.getMonthValue(), o.getDayOfMonth(), o.getDayOfYear(), o.getDayOfWeek(), o.getHour(), o.getMinute(), o.getSecond(), o.getNano(), o.getOffset(), o.withYear(2023), o.withMonth(1), o.withDayOfMonth(3), o.withDayOfYear(366), o.withHour(1), o.withMinute(2), o.withSecond(3), o.withNano(4), o.truncatedTo(ChronoUnit.HOURS), o.hashCode(), o.toOffsetTime(), o.toZonedDateTime(), o.atZoneSameInstant(ZoneId.of("GMT")), o.toInstant(), o.toEpochSecond(), o.toLocalDate(), o.toLocalTime(), o.toLocalDateTime());
        p(o.plusYears(1), o.plusMonths(1), o.plusWeeks(1), o.plusDays(1), o.plusHours(1), o.plusMinutes(2), o.plusSeconds(3), o.plusNanos(5), o.minusYears(1), o.minusMonths(1), o.minusWeeks(1), o.minusDays(1), o.minusHours(3), o.minusMinutes(2), o.minusSeconds(3), o.minusNanos(1), o.plus(Period.ofMonths(12)), o.minus(Duration.ofDays(1)), o.plus(1, ChronoUnit.DAYS), o.minus(1, ChronoUnit.DAYS), o.with(LocalTime.NOON), o.with(ChronoField.OFFSET_SECONDS, 60), o.get(ChronoField.OFFSET_SECONDS), o.getLong(ChronoField.INSTANT_SECONDS), o.range(ChronoField.DAY_OF_MONTH), o.isSupported(ChronoField.OFFSET_SECONDS), o.until(o.plusDays(4), ChronoUnit.HOURS), o.withOffsetSameInstant(ZoneOffset.UTC), o.withOffsetSameLocal(ZoneOffset.UTC));
        p(o.isAfter(o.minusNanos(1)), o.isBefore(o), o.isEqual(o), o.compareTo(o.plusYears(3)), OffsetDateTime.from(o), OffsetDateTime.of(LocalDate.EPOCH, LocalTime.MIN, ZoneOffset.UTC), OffsetDateTime.ofInstant(Instant.EPOCH, ZoneOffset.MIN), o.format(DateTimeFormatter.ISO_OFFSET_DATE), o.equals(o), OffsetDateTime.timeLineOrder().compare(o, o), OffsetDateTime.parse("2020-01-02T03:04:05+01:00"), o.adjustInto(OffsetDateTime.MIN), OffsetDateTime.of(1, 2, 3, 4, 5, 6, 7, ZoneOffset.UTC));
        ZonedDateTime z = l.atZone(ZoneId.of("UTC+01:00"));
        p(z, z.getYear(), z.getMonth(), z.getMonthValue(), z.getDayOfMonth(), z.getDayOfYear(), z.getDayOfWeek(), z.getHour(), z.getMinute(), z.getSecond(), z.getNano(), z.getOffset(), z.getZone(), z.withYear(2023), z.withMonth(1), z.withDayOfMonth(3), z.withDayOfYear(366), z.withHour(1), z.withMinute(2), z.withSecond(3), z.withNano(4), z.truncatedTo(ChronoUnit.HOURS), z.hashCode(), z.toOffsetDateTime(), z.toInstant(), z.toEpochSecond(), z.toLocalDate(), z.toLocalTime(), z.toLocalDateTime());
        p(z.plusYears(1), z.plusMonths(1), z.plusWeeks(1), z.plusDays(1), z.plusHours(1), z.plusMinutes(2), z.plusSeconds(3), z.plusNanos(5), z.minusYears(1), z.minusMonths(1), z.minusWeeks(1), z.minusDays(1), z.minusHours(3), z.minusMinutes(2), z.minusSeconds(3), z.minusNanos(1), z.plus(Period.ofMonths(12)), z.minus(Duration.ofDays(1)), z.plus(1, ChronoUnit.DAYS), z.minus(1, ChronoUnit.DAYS), z.with(LocalTime.NOON), z.with(ChronoField.YEAR, 60), z.get(ChronoField.OFFSET_SECONDS), z.getLong(ChronoField.INSTANT_SECONDS), z.range(ChronoField.DAY_OF_MONTH), z.isSupported(ChronoField.OFFSET_SECONDS), z.until(z.plusDays(4), ChronoUnit.DAYS), z.withZoneSameInstant(ZoneOffset.UTC), z.withZoneSameLocal(ZoneOffset.UTC));
        p(z.isAfter(z.minusNanos(1)), z.isBefore(z), z.isEqual(z), z.compareTo(z.plusYears(3)), ZonedDateTime.from(z), ZonedDateTime.of(LocalDate.EPOCH, LocalTime.MIN, ZoneOffset.UTC), ZonedDateTime.ofInstant(Instant.EPOCH, ZoneOffset.MIN), z.format(DateTimeFormatter.ISO_ZONED_DATE_TIME), z.equals(z), ZonedDateTime.parse("2020-01-02T03:04:05+01:00[UTC+01:00]"), ZonedDateTime.of(1, 2, 3, 4, 5, 6, 7, ZoneOffset.UTC));
        OffsetTime t = OffsetTime.of(LocalTime.NOON, ZoneOffset.ofHours(2));
        p(t, t.getHour(), t.getMinute(), t.getSecond(), t.getNano(), t.getOffset(), t.getLong(ChronoField.HOUR_OF_DAY), t.hashCode(), t.equals(t), t.isAfter(t), t.isBefore(t), t.isEqual(t), t.compareTo(t), t.withOffsetSameInstant(ZoneOffset.UTC), t.withOffsetSameLocal(ZoneOffset.UTC), t.plus(1, ChronoUnit.HOURS), t.minus(1, ChronoUnit.HOURS), t.plus(Duration.ZERO), t.minus(Duration.ZERO), t.with(LocalTime.MIN), t.with(ChronoField.HOUR_OF_DAY, 3), t.until(t, ChronoUnit.HOURS), t.atDate(LocalDate.EPOCH), t.toLocalTime(), OffsetTime.from(t), OffsetTime.ofInstant(Instant.EPOCH, ZoneOffset.MIN), OffsetTime.parse("10:11+02:00"), t.format(DateTimeFormatter.ISO_TIME), t.isSupported(ChronoUnit.HOURS), t.adjustInto(OffsetTime.MIN), OffsetTime.of(1, 2, 3, 4, ZoneOffset.UTC));
    }

    static void amounts() {
        Instant i = Instant.ofEpochSecond(1000000000, 5);
        p(i.getEpochSecond(), i.getNano(), i.get(ChronoField.MICRO_OF_SECOND), i.getLong(ChronoField.INSTANT_SECONDS), i.plus(1, ChronoUnit.DAYS), i.minus(1, ChronoUnit.HALF_DAYS), i.plus(Duration.ofDays(2)), i.minus(Duration.ofDays(2)), i.plusSeconds(1), i.plusMillis(1), i.minusSeconds(1), i.minusMillis(1), i.minusNanos(1), i.with(ChronoField.MILLI_OF_SECOND, 7), i.with(Instant.EPOCH), i.isAfter(Instant.MIN), i.isBefore(Instant.MAX), i.compareTo(Instant.EPOCH), i.equals(i), i.isSupported(ChronoUnit.DAYS), i.until(Instant.EPOCH, ChronoUnit.DAYS), Instant.from(i), i.adjustInto(Instant.EPOCH));
        Duration d = Duration.ofSeconds(90061, 7);
        p(d.getSeconds(), d.getNano(), d.get(ChronoUnit.NANOS), d.getUnits(), d.isNegative(), d.isZero(), d.toDays(), d.toHours(), d.toMinutes(), d.toSeconds(), d.toNanos(), d.plus(d), d.minus(d), d.plusDays(1), d.plusHours(1), d.plusMinutes(1), d.plusSeconds(1), d.plusNanos(1), d.minusDays(1), d.minusHours(1), d.minusMinutes(1), d.minusSeconds(1), d.minusMillis(1), d.minusNanos(1), d.withSeconds(1), d.withNanos(2), d.compareTo(Duration.ZERO), d.dividedBy(Duration.ofHours(5)), d.addTo(LocalTime.MIN), d.subtractFrom(LocalTime.MIN), d.plus(1, ChronoUnit.MICROS), d.minus(1, ChronoUnit.DAYS), Duration.of(3, ChronoUnit.HALF_DAYS), Duration.ofDays(1), Duration.ofHours(-1), Duration.ofMinutes(1), Duration.from(d), Duration.between(LocalTime.NOON, LocalTime.MAX), Duration.between(Instant.MIN, Instant.MAX), d.toString());
        Period q = Period.of(1, 15, -3);
        p(q, q.getYears(), q.getMonths(), q.getDays(), q.get(ChronoUnit.DAYS), q.getUnits(), q.isNegative(), q.isZero(), q.plus(q), q.minus(q), q.plusYears(1), q.plusMonths(1), q.plusDays(1), q.minusYears(1), q.minusMonths(1), q.minusDays(1), q.withYears(5), q.withMonths(5), q.withDays(5), q.multipliedBy(2), q.negated(), q.normalized(), q.toTotalMonths(), q.addTo(LocalDate.EPOCH), q.subtractFrom(LocalDate.EPOCH), q.equals(q), q.hashCode(), Period.between(LocalDate.of(2020, 1, 31), LocalDate.of(2021, 3, 1)), Period.ofYears(1), Period.ofMonths(2), Period.ofWeeks(3), Period.ofDays(4), q.toString());
        DayOfWeek w = DayOfWeek.of(3);
        p(w, w.getValue(), w.plus(9), w.minus(9), w.getLong(ChronoField.DAY_OF_WEEK), w.isSupported(ChronoField.DAY_OF_WEEK), w.adjustInto(LocalDate.EPOCH), DayOfWeek.from(LocalDate.EPOCH));
        Month m = Month.of(2);
        p(m, m.getValue(), m.plus(13), m.minus(13), m.length(true), m.minLength(), m.maxLength(), m.firstDayOfYear(true), m.firstMonthOfQuarter(), m.getLong(ChronoField.MONTH_OF_YEAR), m.isSupported(ChronoField.YEAR), m.adjustInto(LocalDate.EPOCH), Month.from(LocalDate.EPOCH));
        Year y = Year.of(2024);
        p(y, y.getValue(), y.isLeap(), Year.isLeap(1900), y.length(), y.plusYears(1), y.minusYears(1), y.plus(1, ChronoUnit.DECADES), y.getLong(ChronoField.ERA), y.isSupported(ChronoField.ERA), y.range(ChronoField.YEAR_OF_ERA), y.with(ChronoField.ERA, 0), y.until(Year.of(2000), ChronoUnit.YEARS), y.atDay(60), y.atMonth(2), y.atMonth(Month.MAY), y.compareTo(Year.of(1)), y.isAfter(y), y.isBefore(y), y.equals(y), y.hashCode(), Year.from(LocalDate.EPOCH), y.adjustInto(LocalDate.EPOCH), y.toString());
        YearMonth n = YearMonth.of(2024, Month.FEBRUARY);
        p(n, n.getYear(), n.getMonth(), n.getMonthValue(), n.isLeapYear(), n.isValidDay(30), n.lengthOfMonth(), n.lengthOfYear(), n.plusYears(1), n.plusMonths(11), n.minusYears(1), n.minusMonths(2), n.plus(1, ChronoUnit.MONTHS), n.withYear(1), n.withMonth(1), n.with(ChronoField.YEAR, 7), n.getLong(ChronoField.PROLEPTIC_MONTH), n.isSupported(ChronoField.DAY_OF_MONTH), n.range(ChronoField.YEAR_OF_ERA), n.until(YearMonth.of(2000, 1), ChronoUnit.MONTHS), n.atDay(1), n.atEndOfMonth(), n.compareTo(n), n.isAfter(n), n.isBefore(n), n.equals(n), n.hashCode(), YearMonth.from(LocalDate.EPOCH), YearMonth.parse("2020-05"), n.format(DateTimeFormatter.ofPattern("MM/uuuu")), n.adjustInto(LocalDate.EPOCH), n.toString());
    }

    static void zones() {
        ZoneOffset o = ZoneOffset.ofHoursMinutesSeconds(1, 2, 3);
        p(o, o.getId(), o.getTotalSeconds(), o.get(ChronoField.OFFSET_SECONDS), o.getLong(ChronoField.OFFSET_SECONDS), o.isSupported(ChronoField.YEAR), o.compareTo(ZoneOffset.UTC), o.equals(o), o.hashCode(), o.normalized(), o.adjustInto(OffsetTime.MIN), ZoneOffset.of("+5"), ZoneOffset.of("-0530"), ZoneOffset.of("+01:02:03"), ZoneOffset.ofTotalSeconds(60), ZoneOffset.from(o), o.toString());
        ZoneId i = ZoneId.of("UTC+3");
        p(i, i.getId(), i.normalized(), i.equals(i), i.hashCode(), ZoneId.of("Z"), ZoneId.ofOffset("GMT", o), ZoneId.from(o), i.toString());
        ZoneRules r = o.getRules();
        p(r.isFixedOffset(), r.getOffset(Instant.EPOCH), r.getOffset(LocalDateTime.MIN), r.getStandardOffset(Instant.EPOCH), r.isDaylightSavings(Instant.EPOCH), r.getDaylightSavings(Instant.EPOCH), r.equals(ZoneRules.of(o)), r.toString());
        Clock c = Clock.fixed(Instant.EPOCH, o);
        p(c, c.getZone(), c.instant(), c.millis(), c.withZone(ZoneOffset.UTC), c.equals(c), c.hashCode(), Clock.offset(c, Duration.ofDays(1)).instant(), LocalDate.now(c), LocalTime.now(c), LocalDateTime.now(c), Instant.now(c), OffsetDateTime.now(c), OffsetTime.now(c), ZonedDateTime.now(c), Year.now(c), YearMonth.now(c), LocalDate.ofInstant(Instant.EPOCH, o), LocalTime.ofInstant(Instant.EPOCH, o));
        for (String text : new String[] {"+19", "+1:00", "*", "5", "UTC+99"}) {
            try {
                p(ZoneId.of(text));
            } catch (DateTimeException e) {
                p(e.getMessage());
            }
        }
    }

    static void fields() {
        ChronoField f = ChronoField.DAY_OF_MONTH;
        TemporalField any = f;
        p(any, any.getBaseUnit(), any.getRangeUnit(), any.range(), any.isDateBased(), any.isTimeBased(), any.isSupportedBy(LocalDate.EPOCH), any.rangeRefinedBy(LocalDate.EPOCH), any.getFrom(LocalDate.EPOCH), any.adjustInto(LocalDate.EPOCH, 4), f.checkValidValue(3), f.checkValidIntValue(3), any.toString());
        TemporalUnit u = ChronoUnit.WEEKS;
        p(u, u.getDuration(), u.isDurationEstimated(), u.isDateBased(), u.isTimeBased(), u.addTo(LocalDate.EPOCH, 2), u.between(LocalDate.EPOCH, LocalDate.MAX), u.toString());
        ValueRange v = ValueRange.of(1, 2, 28, 31);
        p(v, v.getMinimum(), v.getLargestMinimum(), v.getSmallestMaximum(), v.getMaximum(), v.isFixed(), v.isIntValue(), v.isValidValue(40), v.isValidIntValue(4), v.checkValidValue(3, f), v.checkValidIntValue(3, f), v.equals(v), v.hashCode(), v.toString());
        LocalDate d = LocalDate.of(2024, 2, 29);
        p(d.with(TemporalAdjusters.firstDayOfMonth()), d.with(TemporalAdjusters.lastDayOfMonth()), d.with(TemporalAdjusters.firstDayOfNextMonth()), d.with(TemporalAdjusters.firstDayOfYear()), d.with(TemporalAdjusters.lastDayOfYear()), d.with(TemporalAdjusters.firstDayOfNextYear()), d.with(TemporalAdjusters.next(DayOfWeek.THURSDAY)), d.with(TemporalAdjusters.nextOrSame(DayOfWeek.MONDAY)), d.with(TemporalAdjusters.previous(DayOfWeek.FRIDAY)), d.with(TemporalAdjusters.previousOrSame(DayOfWeek.THURSDAY)));
        p(d.query(TemporalQueries.precision()), d.query(TemporalQueries.zoneId()), d.query(TemporalQueries.zone()), d.query(TemporalQueries.offset()), d.query(TemporalQueries.localDate()), d.query(TemporalQueries.localTime()), TemporalQueries.localDate().queryFrom(d), LocalTime.MIN.query(TemporalQueries.precision()), LocalDateTime.MIN.query(TemporalQueries.precision()), Instant.MIN.query(TemporalQueries.precision()), OffsetDateTime.MIN.query(TemporalQueries.zone()), OffsetTime.MIN.query(TemporalQueries.precision()), Year.of(1).query(TemporalQueries.precision()), YearMonth.of(1, 1).query(TemporalQueries.precision()), d.atStartOfDay(ZoneOffset.UTC).query(TemporalQueries.zoneId()));
        TemporalQuery<Integer> years = found -> found.get(ChronoField.YEAR);
        Temporal t = d;
        TemporalAmount a = Period.ofDays(1);
        TemporalAdjuster j = LocalDate.MAX;
        TemporalAccessor x = d;
        p(d.query(years), years.queryFrom(d), t.plus(a), t.minus(a), t.plus(1, ChronoUnit.DAYS), t.minus(1, ChronoUnit.DAYS), t.with(j), t.with(ChronoField.YEAR, 3), t.until(t, ChronoUnit.DAYS), t.isSupported(ChronoUnit.HOURS), a.addTo(t), a.subtractFrom(t), a.get(ChronoUnit.DAYS), a.getUnits(), j.adjustInto(t), x.get(ChronoField.YEAR), x.getLong(ChronoField.YEAR), x.range(ChronoField.YEAR), x.isSupported(ChronoField.YEAR));
        ChronoLocalDate cd = d;
        ChronoLocalDateTime<LocalDate> ct = d.atTime(1, 2, 3);
        ChronoZonedDateTime<LocalDate> cz = d.atTime(1, 2).atZone(ZoneOffset.UTC);
        p(cd.toEpochDay(), cd.isLeapYear(), cd.lengthOfMonth(), cd.lengthOfYear(), cd.isAfter(d), cd.isBefore(d), cd.isEqual(d), cd.compareTo(d), ct.toLocalDate(), ct.toLocalTime(), ct.atZone(ZoneOffset.UTC), ct.toEpochSecond(ZoneOffset.UTC), ct.toInstant(ZoneOffset.UTC), ct.isAfter(ct), ct.isBefore(ct), ct.isEqual(ct), ct.compareTo(ct), cz.toLocalDate(), cz.toLocalTime(), cz.toLocalDateTime(), cz.getOffset(), cz.getZone(), cz.toEpochSecond(), cz.toInstant(), cz.isAfter(cz), cz.isBefore(cz), cz.isEqual(cz), cz.compareTo(cz));
        p(d.adjustInto(LocalDate.MIN), d.from(d), d.ofYearDay(2023, 60), d.format(DateTimeFormatter.BASIC_ISO_DATE), d.toEpochSecond(LocalTime.NOON, ZoneOffset.UTC), LocalTime.NOON.atDate(d), LocalTime.NOON.atOffset(ZoneOffset.UTC), LocalTime.from(LocalTime.NOON), LocalTime.ofSecondOfDay(5), LocalTime.of(1, 2, 3, 4), LocalTime.NOON.isAfter(LocalTime.MIN), LocalTime.NOON.isBefore(LocalTime.MIN), LocalTime.NOON.format(DateTimeFormatter.ISO_LOCAL_TIME), LocalTime.NOON.adjustInto(LocalTime.MIN), LocalTime.NOON.compareTo(LocalTime.MIN), d.atTime(1, 2, 3, 4));
    }

    static void texts() {
        for (String text : new String[] {"2020-02-30", "2020-13-01", "2020-1-01", "2020-02-01x", "+2020-01-01", "+12020-01-01", "-0001-02-03", "2021-02-29", ""}) {
            try {
                p(LocalDate.parse(text));
            } catch (DateTimeParseException e) {
                p(e.getMessage(), e.getErrorIndex(), e.getParsedString());
            }
        }
        for (String text : new String[] {"10:20", "10:20:30.5", "24:00", "1:20", "10:20:30.", "10:20:61"}) {
            try {
                p(LocalTime.parse(text));
            } catch (DateTimeParseException e) {
                p(e.getMessage(), e.getErrorIndex());
            }
        }
        for (String text : new String[] {"PT8H6M12.345S", "P2DT3H", "PT", "-PT-6H+3M", "PT-0.5S", "pt1h", "PT1M2H", "PT1.5H", "PT+S"}) {
            try {
                p(Duration.parse(text));
            } catch (DateTimeParseException e) {
                p(e.getMessage());
            }
        }
        for (String text : new String[] {"P1Y2M3W4D", "P", "P1D2Y", "-P1Y", "P-1Y+2M", "P1"}) {
            try {
                p(Period.parse(text));
            } catch (DateTimeParseException e) {
                p(e.getMessage());
            }
        }
        for (int[] part : new int[][] {{2020, 2, 30}, {2021, 2, 29}, {2020, 13, 1}, {2020, 1, 32}, {1000000000, 1, 1}}) {
            try {
                p(LocalDate.of(part[0], part[1], part[2]));
            } catch (DateTimeException e) {
                p(e.getMessage());
            }
        }
        DateTimeFormatter f = DateTimeFormatter.ofPattern("yyyy/MM/dd HH:mm:ss.SSS 'at' XXX[ D]");
        OffsetDateTime o = OffsetDateTime.of(2021, 3, 4, 5, 6, 7, 89000000, ZoneOffset.ofHours(-8));
        p(o.format(f), OffsetDateTime.parse(o.format(f), f));
        DateTimeFormatter g = DateTimeFormatter.ofPattern("yyyyMMddHHmmss", Locale.ROOT);
        p(LocalDateTime.parse("20210304050607", g), LocalDateTime.of(1, 2, 3, 4, 5, 6).format(g), LocalDateTime.parse("20210231050607", g));
        DateTimeFormatter h = DateTimeFormatter.ofPattern("d.M.yy");
        p(LocalDate.parse("3.12.21", h), LocalDate.of(2021, 3, 4).format(h));
        p(DateTimeFormatter.ISO_OFFSET_DATE_TIME.format(o), DateTimeFormatter.ISO_INSTANT.format(o), DateTimeFormatter.ISO_DATE.format(o), DateTimeFormatter.ISO_LOCAL_DATE.parse("2020-01-02").getLong(ChronoField.EPOCH_DAY));
        DateTimeFormatter b = new DateTimeFormatterBuilder().parseCaseInsensitive().append(DateTimeFormatter.ISO_LOCAL_DATE).appendLiteral("at").parseCaseSensitive().appendLiteral(' ').appendValue(ChronoField.HOUR_OF_DAY, 2).optionalStart().appendLiteral(':').appendValue(ChronoField.MINUTE_OF_HOUR).appendFraction(ChronoField.NANO_OF_SECOND, 0, 3, true).optionalEnd().appendOptional(DateTimeFormatter.ofPattern("'!'")).appendOffset("+HHmm", "none").toFormatter(Locale.US);
        p(b.format(o), b.parse("2020-01-02AT 05none").get(ChronoField.HOUR_OF_DAY), b.getLocale(), b.getZone(), b.getResolverStyle(), b.withLocale(Locale.UK).getLocale(), b.withZone(ZoneOffset.UTC).format(o), b.withResolverStyle(ResolverStyle.STRICT).getResolverStyle(), SignStyle.values().length, TextStyle.values().length);
        StringBuilder out = new StringBuilder();
        new DateTimeFormatterBuilder().appendInstant().appendPattern("' 'uuuu").appendOffsetId().appendLiteral('[').optionalStart().appendZoneRegionId().optionalEnd().toFormatter().formatTo(o.toZonedDateTime(), out);
        p(out);
        try {
            DateTimeFormatter.ISO_LOCAL_TIME.format(LocalDate.EPOCH);
        } catch (UnsupportedTemporalTypeException e) {
            p(e.getMessage(), new UnsupportedTemporalTypeException("a").getMessage(), new DateTimeException("b").getMessage(), new DateTimeParseException("c", "d", 3).getErrorIndex());
        }
    }

    public static void main(String[] args) {
        dates(15943871234567L);
        dates(-98765432109876L);
        moments();
        amounts();
        zones();
        fields();
        texts();
    }

    static void monthEnds(LocalDate date) {      // check Main.monthEnds: valid
        if (date != null && date.getYear() < 9999) {
            int month = date.getMonthValue();
            assert month >= 1 && month <= 12 && date.getDayOfMonth() <= date.lengthOfMonth();
        }
    }

    static void longer(Duration duration) {
        if (duration != null && duration.getSeconds() >= 0) {
            assert duration.toMillis() >= 1;      // check Main.longer: invalid, exception
        }
    }

    static void today() {
        LocalDate date = LocalDate.now();
        LocalTime time = LocalTime.now();
        Instant instant = Instant.now();
        assert Clock.systemUTC().millis() <= Clock.systemDefaultZone().millis();
        assert ZoneId.systemDefault().equals(Clock.system(ZoneId.systemDefault()).getZone());
    }

    static class Stopped extends Clock {
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        public Clock withZone(ZoneId zone) {
            return this;
        }

        public Instant instant() {
            return Instant.EPOCH;
        }
    }

    static void stopped() {      // check Main.stopped: valid
        assert new Stopped().millis() == 0;
    }
}
