import { studio } from "./studio.ts";

const [, streetName = "", houseNumber = ""] = /^(.*?) (\S+)$/.exec(studio.address.street) ?? [];

/**
 * A sketched plan of the streets around the studio, in the units of its `viewBox`; shapes are the data of
 * SVG paths. Streets cannot be derived from an address, so the sketch belongs to one address, that of
 * studio.ts, and is shown only while the site settings name the same one. Replace both together.
 */
export const studioMap = {
  address: studio.address,
  name: ({ street, city }: { readonly street: string; readonly city: string }) =>
    `Sketch of the streets around ${street}, ${city}, with the studio marked`,
  width: 400,
  height: 260,
  /** Degrees by which the grid of streets is turned. */
  turn: -9,
  /** Buildings around courtyards, filled by the even-odd rule. */
  blocks:
    "M-46 -42h38v-2h42V2h-61v-3H-46zM-32 -29h52v18h-18v-4H-32zM50 -42h46v-2h32V2h-26v2H50zM61 -29h56v18h-8v-4H61zM-46 18h80v48h-14v-37h-52v37h-14zM50 18h44v0h34V66h-20v-3H50zM61 33h56v18h-21v-4H61zM142 18h94v48h-11v-37h-72v37h-11zM250 18h22v-2h50V66h-43v-3H250zM261 33h19v18h-19zM291 36h19v15h-19zM-46 82h80v48h-12v-37h-56v37h-12zM50 82h37v-2h41V130h-39v-2H50zM64 97h45v18h-28v-4H64zM142 82h46v0h48V130h-21v-2H142zM153 95h67v22h-62v-4H153zM250 82h33v-2h39V130h-20v-2H250zM262 93h18v26h-18zM292 96h18v23h-18zM338 82h38v-3h26V130h-23v-3H338zM350 93h40v26h-22v-4H350zM-46 160h43v0h37V210h-52v-2H-46zM-34 171h51v28h-17v-4H-34zM142 160h60v-2h34V210h-40v2H142zM154 173h65v24h-19v-4H154zM250 160h72v50h-11v-35h-50v35h-11zM338 160h28v0h36V210h-39v2H338zM352 175h31v20h-16v-4H352zM50 228h52v-3h26V300h-26v-2H50zM61 239h56v50h-35v-4H61zM142 228h19v-2h75V300h-49v-3H142zM154 239h29v50h-29zM195 242h29v47h-29zM250 228h32v-2h40V300h-40v2H250zM264 239h15v50h-15zM293 242h15v47h-15zM338 228h25v-2h39V300h-23v-3H338zM350 241h14v46h-14zM376 244h14v43h-14zM-30 232h46v14h-30v30h-16z",
  house: "M182 160h34v28h-34z",
  houseNumber: { x: 199, y: 178, text: houseNumber },
  street: { x: 228, y: 153, text: streetName },
  park: "M50 160h78v50h-78z",
  paths: "M50 186C76 180 98 198 128 184M82 160L92 210",
  /** A row of trees, drawn as dots by a dashed stroke with round caps. */
  avenue: "M-30 138H440",
  /** Points, drawn as dots by round caps. */
  trees: "M64 174h0M78 198h0M92 178h0M106 200h0M116 170h0M60 202h0",
  river: "M128 -60C150 -8 196 10 262 4S346 40 384 66S440 82 480 78V-60z",
  waves:
    "M210 -6C236 2 252 2 276 0M330 22C350 26 360 38 380 50M346 2C364 12 376 26 398 34M398 58C412 64 428 66 446 62",
  railway: "M-60 219H480",
} as const;
