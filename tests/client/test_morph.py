"""The table of Morph: a choice is shown before it is made, and an assault moment by moment."""

import itertools
import random
import re
from copy import deepcopy
from typing import Any

import pytest
from playwright.sync_api import expect

from morpho_server.games.morph.cards import CREATURES
from morpho_server.games.morph.events import (
    AssaultEnded,
    CardDiscarded,
    CreatureDestroyed,
    CreatureDissipated,
)
from morpho_server.games.morph.options import SEAT_OPTION_FIELDS
from morpho_server.games.seats import letter
from tests.support.client.fitting import unfit
from tests.support.client.morph import FULL, MIDDLE, morph, position, seen
from tests.support.client.moves import made
from tests.support.client.table import (
    open_client,
    resize,
    store,
)
from tests.support.nightly import nightly, walked

pytestmark = pytest.mark.browser

STAKE: dict[str, Any] = {
    "deck": {"A": ["G01", "V06", "G04", "V07"], "B": ["R01", "Y12", "Y02", "R08"]}
}
READY = {
    **MIDDLE,
    "lines": {
        "A": {"1": ["G05", "V04", "G06"], "2": ["G04", "V06"]},
        "B": {"1": ["Y06", "R03"], "2": ["R06", "Y09", "R05 turned"]},
    },
}
"""As in the middle of a game, but all of Ada's creatures are upright."""
SOLO = {
    **{key: value for key, value in READY.items() if key != "hands"},
    "mode": "solo",
    "hands": {"A": ["V02", "G08", "V07", "G10"]},
    "relief": 4,
}

FITTING: dict[str, Any] = {
    "cut": ".acts *, .prompt h1, .hint, .plate .figures",
    "small": {":is(.dock, .board) button:not(.strip, .pile)": 44, ".strip": 40},
    "apart": [(".dock, .feed, .top, .plate", ".arena")],
    "within": ".hand .creature",
}


def headline(page):
    return page.locator("[data-headline]")


def test_a_stake_is_chosen_and_confirmed(page, at_table):
    table = at_table(**morph(**STAKE))
    for card in STAKE["deck"]["A"]:
        power = page.locator(f".hand [data-card={card}] .power")
        expect(power).to_be_visible()
        expect(power).to_have_text(str(CREATURES[card].power))
    page.click(".hand [data-card=V06]")
    expect(page.locator("[data-staked=A] .creature")).to_have_attribute(
        "aria-label", "Fogbank Ferryman, cost 3, attack 2, defence 5, Erode 1"
    )
    expect(page.locator("[data-staked=B] .face")).to_have_count(0)
    expect(page.locator("[data-action=confirm]")).to_have_text("Stake 22")
    assert table.commands == []
    page.click(".hand [data-card=G04]")
    page.click("[data-action=confirm]")

    assert table.heard()["move"] == "stake G04"


def test_a_player_who_has_staked_sees_only_their_own_card(page, at_table):
    at_table(**morph("A stake V06", **STAKE))

    expect(headline(page)).to_have_text("Staked")
    expect(page.locator(".hint")).to_contain_text("Bo is choosing")
    expect(page.locator(".stakes .face")).to_have_count(1)


def test_a_hint_says_that_mana_cannot_be_looked_at_later(page, at_table):
    table = at_table(**morph(**{**MIDDLE, "phase": "mana"}))
    page.click(".hand [data-card=G10]")
    expect(page.locator(".hint")).to_contain_text("Nobody can look at it later, not even you.")
    page.click("[data-action=cancel]")
    assert table.commands == []
    page.click(".hand [data-card=G08]")
    page.click("[data-action=confirm]")

    assert table.heard()["move"] == "mana G08"


def test_a_chosen_card_shows_its_price_and_where_it_would_stand(page, at_table):
    table = at_table(**morph())
    page.click(".hand [data-card=G08]")
    expect(page.locator("[data-plate=A] .mana em")).to_have_text("\u22123")
    expect(page.locator("[data-plate=A] .pay")).to_have_count(3)
    ghosts = page.locator(".board [data-landing]")
    expect(ghosts).to_have_count(2)
    expect(page.locator("[data-line=A1] .slot").nth(3).locator("[data-landing]")).to_be_visible()
    labels = page.locator("[aria-label]").evaluate_all("all => all.map((one) => one.ariaLabel)")
    assert any(label.startswith("Summon ") for label in labels)
    assert [label for label in labels if re.search(r"\b[VGYR]\d\d\b", label)] == []
    page.click("[data-action=line-2]")
    sent = table.heard()
    assert sent["move"] == "summon G08 2"

    table.update(13, done=sent["id"], legal=table.snapshot["legal"])
    page.click(".hand [data-card=V02]")
    page.click("[data-landing='1']")
    assert table.heard(2)["move"] == "summon V02 1"


def assaults(chance, number):
    """Return views before random assaults of A, and what each takes away."""
    for _ in range(number):
        left = {"A": [card for card in CREATURES if card[0] in "VG"]}
        left["B"] = [card for card in CREATURES if card[0] in "YR"]
        for cards in left.values():
            chance.shuffle(cards)
        header = {
            "phase": "summon",
            "hands": {name: [cards.pop() for _ in range(4)] for name, cards in left.items()},
            "lines": {
                name: {"1": row(chance, left[name]), "2": row(chance, left[name])} for name in left
            },
            "discard": {"B": left["B"][: chance.choice([0, 0, 8])]},
        }
        after = position("A end", **header)
        yield position(**header).public(), fallen(after.turns[-1].events)


def row(chance, cards):
    """Return up to four creatures for a line, some of them turned."""
    some = [cards.pop() for _ in range(chance.randrange(5))]
    return [f"{card} turned" if chance.random() < 0.2 else card for card in some]


def fallen(events):
    """Return who leaves the field in an assault, cards lost by B, and whether A wins."""
    fates, lost = {}, 0
    for event in events:
        match event:
            case CreatureDestroyed(seat=seat, card=card):
                fates[f"{letter(seat)}{card}"] = "destroyed"
            case CreatureDissipated(seat=seat, card=card):
                fates[f"{letter(seat)}{card}"] = "dissipated"
            case CardDiscarded():
                lost += 1
            case AssaultEnded():
                return fates, lost, False
    return fates, lost, True


def test_the_assault_that_is_foreseen_is_the_one_that_comes(run):
    positions = [*assaults(random.Random(3), 150)]

    found = run(
        "/games/morph/assault.js",
        """(m, views) => views.map((view) => {
          const { fates, lost, isWon } = m.foresee(view, "A");
          return [Object.fromEntries(fates), lost, isWon];
        })""",
        [view for view, _ in positions],
    )

    assert [tuple(each) for each in found] == [comes for _, comes in positions]
    assert {won for _, (_, _, won) in positions} == {True, False}


def test_what_the_assault_would_take_is_marked_before_the_turn_ends(page, at_table):
    at_table(**morph(**READY))

    expect(page.locator("[data-creature=BY06]")).to_have_class(re.compile("destroyed"))
    expect(page.locator("[data-creature=BY06]")).to_have_attribute(
        "aria-label", re.compile("falls in the assault")
    )


def test_feats_and_ending_are_confirmed(page, at_table):
    """A card that costs too much can only be looked up."""
    table = at_table(**morph())
    page.click(".hand [data-card=G10]")
    expect(page.locator("[data-lookup=G10]")).to_contain_text("It arrives at the Front.")
    page.keyboard.press("Escape")
    assert table.commands == []

    page.click(".table [data-feat=A]")
    expect(page.locator(".hint")).to_contain_text("Costs 2.")
    page.click("[data-action=confirm]")
    sent = table.heard()
    assert sent["move"] == "feat"

    table.update(13, done=sent["id"], legal=table.snapshot["legal"])
    page.click("[data-action=end]")
    expect(page.locator(".hint")).to_contain_text("The assault destroys nothing.")
    page.click("[data-action=confirm]")
    assert table.heard(2)["move"] == "end"


@pytest.mark.nightly
def test_vanguard_would_stand_at_the_front_and_surge_upright(page, at_table):
    mana = {"A": ["V01", "V03", "V05", "V08", "V09"]}
    at_table(**morph(**{**MIDDLE, "mana": mana}))
    page.click(".hand [data-card=G10]")

    expect(page.locator("[data-line=A1] .slot").first.locator("[data-landing]")).to_be_visible()
    expect(page.locator(".hint")).to_contain_text("It goes to the front, turned.")


def test_a_feat_lights_the_creatures_that_it_may_be_used_on(page, at_table):
    factions = {"A": ["Grey", "Red"], "B": ["Violet", "Yellow"]}
    lines = {"A": {"1": ["G05", "R04", "G06 turned"]}, "B": {"1": ["Y06"]}}
    mana = {"A": ["R01", "R03", "R05"]}
    table = at_table(**morph(phase="summon", factions=factions, lines=lines, mana=mana))
    page.click(".table [data-feat=A]")
    lit = page.locator(".board [data-target][data-at]")
    assert {one.get_attribute("data-at") for one in lit.all()} == {"A1.1", "A1.2"}
    page.click(".board [data-creature=AR04]")

    assert table.heard()["move"] == "feat 1.2"


def test_with_full_lines_one_can_only_end(page, at_table):
    header = {**FULL, "prodigy_turned": ["A"]}
    table = at_table(**morph(**header))
    expect(page.locator(".hint")).to_contain_text("Both your lines are full.")
    page.click("[data-action=end]")

    assert table.heard()["move"] == "end"


def test_it_is_played_by_keys_alone(page, at_table):
    table = at_table(**morph())
    page.keyboard.press("t")
    expect(page.locator(".table [data-feat=A]")).to_be_focused()
    page.locator(".hand [data-card=G08]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-landing='1']")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-landing='2']")).to_be_focused()
    page.keyboard.press("Enter")

    assert table.heard()["move"] == "summon G08 2"


def test_lines_creatures_and_piles_have_accessible_names(page, at_table):
    at_table(**morph())

    line = page.get_by_role("group", name="Bo, line 2: 3 creatures")
    expect(line.get_by_role("button")).to_have_count(3)
    expect(line.get_by_role("button").nth(2)).to_have_attribute(
        "aria-label", "Ember Slinger, cost 2, attack 2, defence 2, turned, Scorch 1, place 3"
    )
    expect(page.get_by_role("img", name="Mana: 3 of 5 upright")).to_be_visible()
    expect(page.get_by_role("button", name="Deck: 7 lives. Discard pile: 3")).to_have_count(2)

    page.click(".pile[data-about='pile:A']")
    cards = page.locator("[data-lookup='pile:A'] li")
    expect(cards).to_have_count(3)
    expect(cards.first.locator("[role=img]")).to_have_attribute(
        "aria-label", "Cistern Golem, cost 2, attack 1, defence 3, Wellspring"
    )


def test_spectators_see_no_hand(page, at_table):
    at_table(**morph(seat=None, **MIDDLE))

    expect(page.locator(".hand")).to_have_count(0)
    expect(page.locator(".acts")).to_contain_text("You are watching.")


@pytest.mark.parametrize("language", ["fr", nightly("en"), nightly("zh-Hant")])
def test_every_language_has_words_for_events(page, at_table, language):
    store(page, language=language)
    reached = position(**SOLO)
    table = at_table(**seen(reached))
    table.update(13, **made(reached, "A end"))
    page.click("[data-action=feed]")

    lines = page.locator(".log li")
    expect(lines).not_to_have_count(0)
    assert "undefined" not in page.locator(".log").inner_text()


def test_the_log_tells_that_lull_turned_a_creature(page, at_table):
    reached = position(
        **{**MIDDLE, "hands": {"A": ["V01", "G08", "V07", "G10"]}, "mana": {"A": ["V03"]}}
    )
    table = at_table(**seen(reached))
    table.update(13, **made(reached, "A summon V01 1"))
    page.click("[data-action=feed]")

    expect(page.locator(".log")).to_contain_text("Meadow Drummer is turned")


def test_the_opponent_s_last_turn_stands_below_the_question_on_a_low_phone(page, at_table):
    reached = position("A end", **MIDDLE)
    table = at_table(**seen(reached))
    table.update(13, **made(reached, "B mana R01", "B summon Y01 1", "B end"))

    hint = page.locator(".hint")
    expect(hint).to_contain_text("Bo summons Pollen Courier on line 1 · ")
    page.click(".hand [data-card=G08]")
    expect(hint).to_contain_text("Face down until the end of the game")


@pytest.fixture
def assault(page, at_table):
    """Let Ada end her turn before a page on which things move."""

    def end(header=READY, size=(360, 640)):
        page.emulate_media(reduced_motion="no-preference")
        reached = position(**header)
        table = at_table(size=size, **seen(reached))
        expect(page.locator(".motion")).to_be_attached()
        table.update(13, **made(reached, "A end"))
        return table

    return end


@pytest.mark.nightly
@pytest.mark.parametrize("size", [(360, 640), (1440, 900)])
def test_an_assault_is_shown_attack_by_attack_to_its_end(page, assault, size):
    assault(size=size)
    expect(headline(page)).to_have_text("Assault")
    expect(page.locator(".board [data-creature=AG06] .nth")).to_have_text("1")
    expect(page.locator(".board .now[data-creature=AG06]")).to_be_visible()
    expect(page.locator(".board .aim[data-creature=BY06]")).to_be_visible()
    expect(page.locator(".hint")).to_contain_text("Velvet Sleepwalker attacks Meadow Drummer")
    expect(page.locator(".board [data-creature=BY06]")).to_have_count(0)

    expect(headline(page)).to_have_text("Bo\u2019s turn", timeout=20_000)
    expect(page.locator(".board .nth")).to_have_count(0)


def test_a_long_press_tells_what_signs_and_figures_mean(page, at_table):
    at_table(**morph())
    page.hover("[data-creature=AG06]")
    page.mouse.down()

    explained = page.locator("[data-lookup] dt")
    expect(explained).to_have_text(["Carapace 1", "attack 3", "defence 5", "cost 3", "Power 28"])
    page.mouse.up()
    page.hover("[data-plate=B] .mana")
    page.mouse.down()
    expect(explained).to_have_text(
        ["Mana: 2 of 5 upright", "4 cards in hand", "Deck: 7 lives. Discard pile: 3"]
    )


@pytest.mark.parametrize("how", ["key", nightly("button")])
def test_an_assault_is_skipped_by_a_button_or_any_key(page, assault, how):
    assault()
    expect(headline(page)).to_have_text("Assault")
    expect(page.locator(".board .now")).to_be_visible()
    expect(page.locator(".hint")).to_contain_text("attacks")
    if how == "button":
        page.click("[data-action=skip]")
    else:
        page.keyboard.press("s")

    expect(headline(page)).to_have_text("Bo\u2019s turn")
    expect(page.locator(".board [data-creature=BY06]")).to_have_count(0)


@pytest.mark.nightly
def test_the_shadow_s_turn_is_explained(page, assault):
    assault(SOLO)

    expect(headline(page)).to_have_text("The Shadow\u2019s turn", timeout=20_000)
    expect(page.locator(".hint")).to_contain_text(
        "Budget 11: your 5 mana, its 5, your 5 creatures, less 4."
    )
    expect(page.locator(".hint")).to_contain_text("The Shadow reveals Pollen Courier on line 1")


def test_without_motion_the_result_is_there_at_once(page, at_table):
    """The log tells of the assault, but for what is obvious."""
    reached = position(**READY)
    table = at_table(**seen(reached))
    table.update(13, **made(reached, "A end"))

    expect(headline(page)).to_have_text("Bo\u2019s turn")
    expect(page.locator("[data-action=skip]")).to_have_count(0)
    page.click("[data-action=feed]")
    expect(page.locator(".log")).to_contain_text("Velvet Sleepwalker attacks Meadow Drummer")
    expect(page.locator(".log")).not_to_contain_text("is turned")


def test_motion_ends_at_the_server_s_state(run):
    """The page goes through the events of whole games, and comes to every view on the way."""
    for header, seed in itertools.product((READY, SOLO), (0, 1)):
        reached = position(**header)
        for _ in range(6):
            if not reached.owed():
                break
            before = deepcopy(dict(reached.public()))
            seat, legal = next(iter(reached.owed().items()))
            move = "AB"[seat] + " " + sorted(legal)[(seed * 7) % len(legal)]
            parts = made(reached, move)
            after = dict(reached.public())
            found = run(
                "/games/morph/motion/fold.js",
                "(m, [before, events]) => events.reduce(m.after, before)",
                [before, parts["events"]],
            )
            if not after.get("match_over"):
                shown = ("lines", "deck", "hand", "mana", "mana_upright")
                assert {key: found[key] for key in shown} == {key: after[key] for key in shown}


def test_the_end_shows_the_reason_for_the_win(page, at_table):
    rest = [*(f"Y{n:02}" for n in range(1, 13)), *(f"R{n:02}" for n in range(1, 9))]
    header = {
        "phase": "summon",
        "lines": {"A": {"1": ["V12"]}},
        "deck": {"B": []},
        "discard": {"B": rest},
        "hands": {"B": ["R09", "R10", "R11", "R12"]},
    }
    at_table(**morph("A end", **header))

    expect(page.locator("[data-stamp]")).to_have_text("Deck empty")
    expect(page.locator(".won-sum")).to_contain_text("Bo had to take a card")


def test_a_win_over_the_shadow_says_how_well(page, at_table):
    cards = [card for card in CREATURES if card[0] in "YR"]
    header = {
        "mode": "solo",
        "phase": "summon",
        "lines": {"A": {"1": ["V12"]}},
        "deck": {"B": []},
        "discard": {"B": cards},
    }
    at_table(**morph("A end", **header))

    expect(page.locator("[data-stamp]")).to_have_text("A total win")


def test_the_shadow_has_a_purse_and_no_hand_and_can_win(page, at_table):
    table = at_table(**morph(**SOLO))
    expect(page.locator("[data-plate=B]")).to_contain_text("The Shadow")
    expect(page.get_by_role("img", name="Budget: 11")).to_be_visible()
    expect(page.locator("[data-plate=B] [data-feat]")).to_have_count(0)
    page.click("[data-action=menu]")
    expect(page.locator(".open-moves")).to_contain_text("You lose at once.")

    table.say({**table.snapshot, "n": 13, **morph("A resign", **SOLO)})
    expect(page.locator("h1")).to_have_text("The Shadow wins")


def test_the_page_offers_every_pair_of_factions(run):
    chosen = run("/games/morph/rule_tables.js", "(m) => Object.keys(m.PRODIGIES)")

    (field,) = SEAT_OPTION_FIELDS
    assert {"drawn", *chosen} == {*field.values}  # type: ignore[union-attr]


SIZES = walked(
    [(360, 640), (390, 844), (768, 1024), (1440, 900), (1920, 1080)], (360, 640), (1440, 900)
)


@pytest.mark.parametrize("language", ["fr", nightly("en"), nightly("zh-Hant")])
@pytest.mark.parametrize("header", [FULL, nightly(MIDDLE)], ids=["full", "middle"])
def test_nothing_is_cut_covered_or_too_small_in_any_language(page, at_table, language, header):
    store(page, language=language)
    at_table(**morph(**header))
    for size in SIZES:
        resize(page, size)
        assert (size, unfit(page, **FITTING)) == (size, [])


@pytest.mark.parametrize("language", ["fr", nightly("en"), nightly("zh-Hant")])
def test_nothing_is_cut_covered_or_small_with_a_chosen_card(page, at_table, language):
    store(page, language=language)
    at_table(**morph())
    page.click(".hand [data-card=G08]")
    for size in SIZES:
        resize(page, size)
        assert (size, unfit(page, **FITTING)) == (size, [])


@pytest.mark.nightly
@pytest.mark.parametrize("size", [(360, 640), (1440, 900)])
def test_no_name_on_the_last_field_is_cut(page, at_table, size):
    at_table(size=size, **morph("A resign", **FULL))

    names = page.locator(".final-board .strip .name")
    expect(names).to_have_count(16)
    cut = "all => all.filter((name) => name.scrollWidth > name.clientWidth + 1)"
    assert names.evaluate_all(f"{cut}.map((name) => name.textContent)") == []


@pytest.mark.nightly
@pytest.mark.parametrize("language", ["fr", "en", "zh-Hant"])
def test_the_stake_fits_on_the_smallest_phone(page, at_table, language):
    store(page, language=language)
    at_table(**morph(**STAKE))
    page.click(".hand [data-card=V06]")

    assert unfit(page, **FITTING) == []


@pytest.mark.nightly
@pytest.mark.parametrize("language", ["fr", "en", "zh-Hant"])
def test_every_card_shows_all_that_is_on_it_at_every_width(page, language):
    store(page, language=language)
    open_client(page, "/rules/morph#cards")
    expect(page.locator(".gallery-cards > .creature")).to_have_count(48)

    cut = page.evaluate(
        """(widths) => {
            const cards = [...document.querySelectorAll(".gallery-cards > .creature")];
            const over = (part) => part.scrollWidth > part.clientWidth + 2
                || part.scrollHeight > 1.01 * part.clientHeight + 2;
            return widths.flatMap((width) => {
                for (const card of cards) card.style.cssText = `--w: ${width}px`;
                return cards.filter((card) => over(card.querySelector(".face")))
                    .map((card) => [width, card.dataset.card]);
            });
        }""",
        [44, 58, 70, 88, 110, 124, 160, 200, 300],
    )

    assert cut == []


def test_an_opened_card_of_the_gallery_lists_its_abilities(page):
    open_client(page, "/rules/morph#cards")
    page.click(".gallery [data-card=V08]")

    opened = page.locator("[data-open=V08]")
    expect(opened.locator("dt")).to_have_text(["Erode 1", "Lull"])
    expect(page.locator("[data-faction]")).to_have_count(4)
