import { expect, it } from "vitest";
import { team } from "./about.ts";
import { contactMessages, replyPromise } from "./contact.ts";
import { contactSteps } from "./contact-steps.ts";

it("CT13 the message of success makes the promise that the texts of the studio make", () => {
  expect(contactMessages.sent.description).toContain(replyPromise);
});

it("the first step names a member of the team and the promised time of the reply", () => {
  const [answer] = contactSteps.steps;
  expect(answer.time.toLowerCase()).toBe(replyPromise);
  expect(team.members.some(({ name }) => answer.text.startsWith(name))).toBe(true);
});
