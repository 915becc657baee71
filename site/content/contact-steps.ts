import { team } from "./about.ts";
import { replyPromise } from "./contact.ts";
import { process } from "./services-page.ts";

/** The member of the team who answers inquiries. */
const [host] = team.members;
const [firstName = host.name] = host.name.split(" ");

/** The steps after an inquiry: the answer, the first consultation, the decision. */
export const contactSteps = {
  heading: "What happens next",
  steps: [
    {
      time: replyPromise.charAt(0).toUpperCase() + replyPromise.slice(1),
      title: `${firstName} writes back`,
      text: `${host.name}, ${host.role}, reads every inquiry herself. Her answer brings a first thought and a date.`,
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
