import { expect, it } from "vitest";
import { PendingImages } from "./pending-images.ts";

function setUp(text: string, caret: number) {
  const area = document.createElement("textarea");
  document.body.append(area);
  area.value = text;
  area.setSelectionRange(caret, caret);
  const line = new PendingImages();
  line.attach(area);
  return { area, line };
}

it.each([
  ["1", "2", "3"],
  ["3", "1", "2"],
  ["2", "3", "1"],
])("SU09 three images keep their order, whichever upload completes first: %s %s %s", (...order) => {
  const { area, line } = setUp("Before\n\nAfter", 8);
  for (const id of ["1", "2", "3"]) line.add(id);
  for (const id of order) line.insert(id, `/${id}`);
  expect(area.value).toBe("Before\n\n![](/1)\n\n![](/2)\n\n![](/3)\n\nAfter");
});

it("inserts an image where it was dropped although typing continued meanwhile", () => {
  const { area, line } = setUp("One\n\nTwo", 3);
  line.add("1");
  area.setRangeText("Zero. ", 0, 0, "end");
  line.follow();
  line.insert("1", "/1");
  expect(area.value).toBe("Zero. One\n\n![](/1)\n\nTwo");
  expect(area.selectionStart).toBe(6);
});

it("inserts nothing for a cancelled image", () => {
  const { area, line } = setUp("One", 3);
  line.add("1");
  line.add("2");
  line.drop("1");
  line.insert("1", "/1");
  line.insert("2", "/2");
  expect(area.value).toBe("One\n\n![](/2)\n\n");
});

it("writes a description into its image while another upload is pending", () => {
  const { area, line } = setUp("", 0);
  line.add("1");
  line.add("2");
  line.insert("1", "/1");
  line.describe("/1", "An oak table");
  line.insert("2", "/2");
  expect(area.value).toBe("![An oak table](/1)\n\n![](/2)\n\n");
});

it.each([
  ['A\n\n![a \\[b\\]](/1#width=full "Oak (left)")\n\nB', "A\n\n![](/2#width=full)\n\nB"],
  ["![a](/1) ![c](/11)", "![](/2) ![c](/11)"],
  ["Without it", "![](/2)\n\nWithout it"],
])("SU25 a file replaces an image in the text, as wide: %j", (text, replaced) => {
  const { area, line } = setUp(text, 0);
  const url = text.includes("#") ? "/1#width=full" : "/1";
  line.add("new", { replaces: url });
  line.insert("new", "/2");
  expect(area.value).toBe(replaced);
});
