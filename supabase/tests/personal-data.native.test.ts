import { inject, it } from "vitest";
import { describePersonalData } from "./personal-data-suite.ts";
import { useNativeBackend } from "./test-backend.ts";

const native = inject("native");

if ("missing" in native) {
  it.skip(`NOT RUN: a person's data on native PostgreSQL (${native.missing})`, () => undefined);
} else {
  describePersonalData("a person's data on native PostgreSQL", useNativeBackend(native.url));
}
