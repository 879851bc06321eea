"""Our interpreter and a JVM give the same for Java programs: the same output, and the same exception if one is left."""

from __future__ import annotations

from functools import cache

import pytest

from tests.exhaustive import sampled, tries
from tests.jvm import machines
from tests.jvm.machines import Topic, folder_of_jdk, on_a_jvm, recording, topics
from tests.jvm.made_up import made_up
from tests.tools import need_jdk

TOPICS = topics()
here = cache(machines.here)
DEFECTS = [(topic, name, why) for topic in TOPICS for name, why in topic.defects.items()]


def test_there_are_many_programs_of_different_names() -> None:
    names = [name for topic in TOPICS for name in topic.programs]
    assert len(names) == len(set(names)) >= 300


@pytest.mark.parametrize("topic", sampled(TOPICS, 3), ids=lambda topic: topic.name)
def test_programs_give_what_a_jvm_gave(topic: Topic) -> None:
    recorded = recording(topic)
    assert list(recorded) == topic.programs, "record anew: python benchmarks/jvm.py --record"
    given = here(topic)
    right = {name: text for name, text in recorded.items() if name not in topic.defects}
    assert {name: given[name] for name in right} == right
    mended = [name for name in topic.defects if given[name] == recorded[name]]
    assert not mended, "these are marked as known defects, but they are right"


@pytest.mark.parametrize(("topic", "name", "why"), DEFECTS, ids=[name for _, name, _ in DEFECTS])
def test_known_defect(topic: Topic, name: str, why: str) -> None:
    if here(topic)[name] != recording(topic)[name]:
        pytest.xfail(why)


@pytest.mark.exhaustive
def test_a_jvm_gives_what_is_recorded() -> None:
    need_jdk()
    installed = [topic for topic in TOPICS if folder_of_jdk(topic.release) is not None]
    given = on_a_jvm(installed)
    assert given == {name: text for topic in installed for name, text in recording(topic).items()}


@pytest.mark.sampled
def test_a_jvm_gives_the_same_for_made_up_programs() -> None:
    need_jdk()
    made = made_up(programs=tries(16), seed=5)
    there = on_a_jvm(made)
    for topic in made:
        given = here(topic)
        assert given == {name: there[name] for name in topic.programs}
