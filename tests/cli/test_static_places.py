"""What `--static` says of places that are not there."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from oxpecker.cli.main import cli

PROGRAM = """
import java.util.*;

class Shop {
    static final int[] sizes = {1, 2, 3};
    static final List<String> names = new ArrayList<>(List.of("a"));
    static final Map<String, Integer> prices = new HashMap<>(Map.of("a", 1));
    static int count;
    static Item first = new Item();
    static Item none;

    static int total() { return count + sizes.length + names.size(); }
}

class Item { int price; Item next; }
"""

SAID = {
    "Shop.sizes[99]=1": "Shop.sizes has length 3, so it has no element [99]",
    "Shop.sizes.x=1": "Shop.sizes is an array, so it has no field x",
    "Shop.none.price=1": "Shop.none is null, so it has no price",
    "Shop.first.next.price=1": "Shop.first.next is null, so it has no price",
    "Shop.first.cost=1": "an object of class Item, which has no field cost; its fields are price, next",
    "Shop.first[0]=1": "an object of class Item, which has no element [0]; its fields are price, next",
    "Shop.what=1": "class Shop has no static field what",
    "Shoop.count=1": "there is no class Shoop",
    "Shop.names[5]='a'": "Shop.names has size 1, so it has no element [5]",
    'Shop.names[0]="b"': "set the contents of Shop.names as a whole: 'Shop.names[:]=..'",
    'Shop.prices.keys[0]="b"': "set the contents of Shop.prices as a whole: 'Shop.prices[:]=..'",
    'Shop.prices.keys[3]="b"': "Shop.prices has one entry, whose parts are named Shop.prices.keys[0]",
    "Shop.first[:]=[1]": "Shop.first is not a collection or other library object",
    "Shop.count.x=1": "Shop.count is 0, which has no parts",
    "count=1": "'count' is not the name of a static field",
    "Shop.count": "'Shop.count' has no value",
    'Shop.count="a"': "a value of type int expected here",
    "Shop.first=Shop.names": "a value of type Item expected here",
}


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A program with static fields."""
    made = tmp_path_factory.mktemp("statics") / "Shop.java"
    made.write_text(PROGRAM)
    return made


@pytest.mark.parametrize("given", SAID)
def test_a_place_that_is_not_there_is_explained(file: Path, given: str) -> None:
    run = CliRunner().invoke(cli, ["run", str(file), "--method", "Shop.total()", "--static", given])
    assert run.exit_code == 2
    assert SAID[given] in run.output


def test_a_place_that_is_there_is_set(file: Path) -> None:
    given = ["--static", "Shop.sizes[0]=7", "--static", 'Shop.names[:]=["x", "y"]', "--static", "Shop.count=1"]
    run = CliRunner().invoke(cli, ["run", str(file), "--method", "Shop.total()", *given])
    assert "Shop.total() returned 6" in run.output
