import { expect, it } from "vitest";
import { keyboardOf, keysLabel } from "./keyboard.ts";

it("formats shortcuts like the system's menus", () => {
  expect(keysLabel(["Mod", "Shift", "H"], keyboardOf("MacIntel"))).toBe("⇧⌘H");
  expect(keysLabel(["Mod", "Shift", "H"], keyboardOf("Win32"))).toBe("Ctrl+Shift+H");
  expect(keysLabel(["Mod", "Enter"], keyboardOf("iPad"))).toBe("⌘↩");
  expect(keysLabel(["Mod", "Enter"], keyboardOf("Linux x86_64"))).toBe("Ctrl+Enter");
  expect(keysLabel(["N"], "apple")).toBe("N");
});
