import { expect, it } from "vitest";
import { team } from "./about.ts";
import { contactMessages, replyPromise } from "./contact.ts";
import { contactSteps } from "./contact-steps.ts";
import { withSettings } from "./page-copy.ts";
import { defaultSettings } from "./site-settings.ts";
import { firstMember } from "./team-members.ts";

it("CT13 the message of success makes the promise that the texts of the studio make", () => {
  const promised = withSettings(replyPromise, defaultSettings);
  expect(contactMessages.sent.description(defaultSettings.replyWithinHours)).toContain(promised);
});

it("the first step names a member of the team and the promised time of the reply", () => {
  const [answer] = contactSteps.steps(firstMember({}));
  expect(answer?.time.replace(/^W/, "w")).toBe(replyPromise);
  expect(team.members.some(({ name }) => answer?.text.startsWith(name))).toBe(true);
});
