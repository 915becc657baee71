import { limitComplexity } from "./limit-complexity.ts";
import { parseBody } from "./parse-body.ts";
import type { BodyToken } from "./parse-body.ts";

/** The tokens within the blocks of a text, such as links and images, in order. */
export function inlineTokens(content: string): readonly BodyToken[] {
  return parseBody(limitComplexity(content).markup).flatMap(({ children }) => children ?? []);
}
