import { replyPromise } from "./contact.ts";
import { process } from "./services-page.ts";

/** A member of the team, who answers inquiries. */
interface Host {
  readonly name: string;
  readonly role: string;
}

/** The steps after an inquiry: the answer, the first consultation, the decision. */
export const contactSteps = {
  heading: "What happens next",
  steps: ({ name, role }: Host) => [
    {
      time: replyPromise.charAt(0).toUpperCase() + replyPromise.slice(1),
      title: `${name.split(" ")[0] ?? name} writes back`,
      text: `${name}, ${role}, reads every inquiry. The answer brings a first thought and a date.`,
    },
    {
      time: `${process.steps[0].time}, free of charge`,
      title: "We meet",
      text: process.steps[0].text,
    },
    {
      time: "In your own time",
      title: "You decide",
      text: "The fee is agreed in advance, step by step. Nothing is drawn or ordered before both of us have signed.",
    },
  ],
} as const;
