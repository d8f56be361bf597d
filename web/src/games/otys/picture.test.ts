import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { bits, contract, diver, pile, sponsor, tokens } from "./picture";

const content = {
  divers: {
    diver: [
      {
        id: "metal-expert",
        basic: { effect: [["gain", "metal", 1]] },
        upgraded: {
          effect: [
            ["gain", "metal", 1],
            ["gain", "neutral-key", 1],
          ],
        },
      },
      { id: "explorer", basic: { effect: [["explore"]], cost: 2 }, upgraded: { effect: [["explore"]], cost: 1 } },
    ],
  },
  sponsors: {
    sponsor: [
      { id: "sponsor-1", basic: { effect: [["gain", "credit", 1]] }, advanced: { effect: [["free-effects"]] } },
    ],
  },
  contracts: {
    contract: [
      { id: "algae-farm", kind: "combination", needs: { metal: 1, plant: 2 }, prestige: 3, instant: [] },
      { id: "mixed-cargo", kind: "number", numbers: [1, 1, 1], prestige: 2, instant: [["gain", "credit", 1]] },
    ],
  },
};

describe("what the pieces show", () => {
  it("draws a gain as a number and the thing", () => {
    expect(bits(["gain", "battery", 2])).toEqual([{ sign: "+2" }, { icon: "ot-i-battery" }]);
  });
  it("shows a diver's price, and on both sides what the better one has more", () => {
    const explorer = diver(content, 1, false);
    expect(explorer.effect[0]).toEqual({ sign: "2" });
    expect(explorer.more).toEqual([{ sign: "1" }, { icon: "ot-i-credit" }]);
    expect(diver(content, 0, true).more).toEqual([{ sign: "+1" }, { icon: "ot-i-keyplate" }]);
  });
  it("shows the side of a sponsor that lies up", () => {
    expect(sponsor(content, { sides: [1] }, 0).icon).toBe("ot-i-free");
    expect(sponsor(content, { sides: [0] }, 0).icon).toBe("ot-i-credit");
  });
  it("shows a contract's resources one by one, or its numbers", () => {
    expect(contract(content, 0).needs).toEqual(["metal", "plant", "plant"]);
    expect(contract(content, 1).numbers).toEqual([1, 1, 1]);
    expect(contract(content, 1).instant).toHaveLength(1);
  });
  it("names resources so that they stay while others come and go", () => {
    const zone = Array(20).fill(0);
    zone[4] = 1;
    zone[6] = 2;
    expect(tokens(zone, 2).map((token) => token.key)).toEqual(["0-0", "2-0", "2-1"]);
    expect(tokens(zone, 1)).toEqual([]);
  });
  it("counts piles whether or not they are seen", () => {
    expect(pile({ size: 4 })).toBe(4);
    expect(pile({ pool: [1, 2], tail: [3] })).toBe(3);
  });
});

it("says the same things in both languages, but for the places where long German names break", () => {
  const ids = (lang: string) =>
    new FluentResource(readFileSync(new URL(`./words/${lang}.ftl`, import.meta.url), "utf8")).body
      .map((message) => message.id)
      .filter((id) => !id.startsWith("contract-"));
  expect(ids("de")).toEqual(ids("en"));
  expect(
    new FluentBundle("de").addResource(
      new FluentResource(readFileSync(new URL("./words/de.ftl", import.meta.url), "utf8")),
    ),
  ).toEqual([]);
});
