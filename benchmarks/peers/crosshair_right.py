"""Programs of `findings/right`, translated to Python for CrossHair; a docstring names the program it belongs to."""

from __future__ import annotations


def clamp(value: int, low: int, high: int) -> int:
    """Clamp: keeps a number within a range.

    pre: low <= high
    post: low <= __return__ <= high
    post: __return__ == value or not low <= value <= high
    """
    if value < low:
        return low
    return high if value > high else value


def discounted(cents: int, percent: int) -> int:
    """Discount: the price after a discount.

    post: True
    raises: ValueError
    """
    if cents < 0 or cents > 1_000_000 or percent < 0 or percent > 100:
        raise ValueError(f"cents {cents}, percent {percent}")
    reduced = cents - cents * percent // 100
    assert 0 <= reduced <= cents, "price out of range"
    return reduced


def index_of_largest(numbers: list[int]) -> int:
    """Maximum: searches an unsorted list.

    pre: len(numbers) > 0
    post: 0 <= __return__ < len(numbers)
    post: all(number <= numbers[__return__] for number in numbers)
    """
    best = 0
    for i in range(1, len(numbers)):
        if numbers[i] > numbers[best]:
            best = i
    return best


def is_leap(year: int) -> bool:
    """MonthLength: leap years of the Gregorian calendar.

    post: __return__ == (year % 4 == 0 and (year % 100 != 0 or year % 400 == 0))
    """
    return (year % 4 == 0 and year % 100 != 0) or year % 400 == 0


def evens_first(numbers: list[int]) -> int:
    """Partition: moves even numbers before odd ones.

    post: True
    """
    evens = 0
    for i in range(len(numbers)):
        if numbers[i] % 2 == 0:
            moved = numbers[evens]
            numbers[evens] = numbers[i]
            numbers[i] = moved
            evens += 1
    for i in range(evens):
        assert numbers[i] % 2 == 0, "an odd number among the even ones"
    return evens


def batches(items: int) -> int:
    """BatchPlan: the size of batches for a number of items.

    post: True
    raises: ValueError
    """
    if items < 0 or items > 1_000_000:
        raise ValueError("items")
    count = max((items + 9) // 10, 1)
    assert count > 0, "no batches"
    return (items + count - 1) // count


def last_word(text: str) -> str:
    """LastWord: the last word of a text; empty if there is none.

    post: True
    """
    end = len(text)
    while end > 0 and text[end - 1] == " ":
        end -= 1
    start = text.rfind(" ", 0, max(end, 0)) + 1
    return "" if start > end else text[start:end]


def mean_of_positive(numbers: list[int]) -> int:
    """MeanOfPositive: the mean of the positive numbers, rounded down; 0 if there are none.

    post: True
    """
    total = 0
    count = 0
    for number in numbers:
        if number > 0:
            total += number
            count += 1
    return 0 if count == 0 else total // count


def peaks(series: list[int]) -> int:
    """Neighbours: how many elements are larger than both neighbours.

    post: True
    """
    found = 0
    for i in range(1, len(series) - 1):
        if series[i] > series[i - 1] and series[i] > series[i + 1]:
            found += 1
    return found


def counting_sorted(values: list[int]) -> list[int]:
    """CountingSort: a sorted copy of numbers from 0 to 1000.

    post: True
    raises: ValueError
    """
    largest = 0
    for value in values:
        if value < 0 or value > 1000:
            raise ValueError(f"value {value}")
        largest = max(largest, value)
    counts = [0] * (largest + 1)
    for value in values:
        counts[value] += 1
    result = []
    for value, count in enumerate(counts):
        result += [value] * count
    return result


def interpolation_search(ordered: list[int], wanted: int) -> int:
    """InterpolationSearch: an index of the wanted number; -1 if there is none.

    pre: all(one <= two for one, two in zip(ordered, ordered[1:]))
    post: True
    """
    low = 0
    high = len(ordered) - 1
    while low <= high and ordered[low] <= wanted <= ordered[high]:
        span = ordered[high] - ordered[low]
        guess = low if span == 0 else low + (high - low) * (wanted - ordered[low]) // span
        if ordered[guess] == wanted:
            return guess
        if ordered[guess] < wanted:
            low = guess + 1
        else:
            high = guess - 1
    return -1


def is_balanced(text: str) -> bool:
    """BracketBalance: whether each bracket is closed by its partner.

    post: True
    """
    expected: list[str] = []
    for character in text:
        if character == "(":
            expected.append(")")
        elif character == "[":
            expected.append("]")
        elif character in ")]" and (not expected or expected.pop() != character):
            return False
    return not expected


def is_palindrome(text: str) -> bool:
    """PalindromeText: whether the letters of a text are a palindrome; other characters do not count.

    post: True
    """
    left = 0
    right = len(text) - 1
    while left < right:
        while left < right and not text[left].isalpha():
            left += 1
        while left < right and not text[right].isalpha():
            right -= 1
        if left < right and text[left] != text[right]:
            return False
        left += 1
        right -= 1
    return True


def weekday_name(weekday: int) -> str:
    """WeekdayTable: the name of an ISO weekday, 1 to 7.

    post: True
    raises: ValueError
    """
    if weekday < 1 or weekday > 7:
        raise ValueError(f"no weekday: {weekday}")
    return ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")[weekday - 1]
