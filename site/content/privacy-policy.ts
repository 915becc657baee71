import { PUBLIC_PAGES } from "#site/config/public-pages.ts";
import type { LegalDocument } from "./legal.ts";
import { studio } from "./studio.ts";

/** The privacy policy, in eight sections (LG02). */
export const privacyPolicy: LegalDocument = {
  title: PUBLIC_PAGES.privacyPolicy.title,
  description:
    "What Linden & Loam does with the details you send through this website, how long we keep them and the rights you have under the GDPR.",
  intro:
    "We design rooms, and we collect no more about you than that takes. This page says what we receive, why, for how long, and what you may ask of us.",
  sections: [
    {
      heading: "Who is responsible",
      paragraphs: [
        `The controller of your personal data is ${studio.legalName}, {address}.`,
        "For anything on this page, write to {email} or call {phone}.",
      ],
    },
    {
      heading: "What we collect",
      paragraphs: ["Only what you type or attach in the inquiry form and send to us:"],
      points: [
        "your name and e-mail address, and your phone number if you give one",
        "the subject and description of your project",
        "the service, type of project, budget and time frame, if you choose them",
        "photos and plans that you attach, with what the files themselves contain, such as the place of a photo",
        "the date and time of your message, and the page of this site from which you opened the form",
      ],
    },
    {
      heading: "Why we use it",
      paragraphs: [
        "We use your message to answer it, to prepare an offer and, if you commission us, to carry out the work. The legal basis is Article 6(1)(b) GDPR: steps taken at your request before entering into a contract.",
        "To keep the form usable we count messages by e-mail address and network address for a short time and set aside what looks automated. The legal basis is Article 6(1)(f) GDPR: our legitimate interest in a form free of spam.",
      ],
    },
    {
      heading: "How long we keep it",
      paragraphs: [
        "{retention} Documents of a commission are kept for as long as Polish tax and building law requires.",
        "Files go with their message. Those that you attach but do not send are removed after little more than an hour.",
        "The counters against spam look back one hour; older ones are erased as new messages arrive.",
      ],
    },
    {
      heading: "Who sees it",
      paragraphs: [
        "Your message is read by the staff of the studio. It is stored with a hosting provider that processes data on our behalf, inside the European Economic Area, under an agreement according to Article 28 GDPR.",
        "We do not sell personal data, we do not share it for advertising and we make no automated decisions about you.",
      ],
    },
    {
      heading: "Cookies and your browser",
      paragraphs: [
        "The public pages of this site set no cookies and load nothing from advertising or analytics services. Page views and errors are written to the console of your own browser and sent nowhere. Typefaces and pictures come from our own server.",
        "A message that you have begun may be kept in your browser so that it survives a reload. It is removed once it has been sent.",
      ],
    },
    {
      heading: "Your rights",
      paragraphs: ["You may ask us at any time, without giving a reason and free of charge:"],
      points: [
        "for a copy of your data, in a form you can pass on",
        "to correct or complete it",
        "to erase it or to restrict its use",
        "to stop any use that rests on our legitimate interest",
      ],
    },
    {
      heading: "Complaints and changes",
      paragraphs: [
        "If you believe that we handle your data wrongly, please tell us first. You may also complain to the President of the Personal Data Protection Office (UODO), ul. Stawki 2, 00-193 Warsaw, Poland.",
        "When this policy changes, the new text appears here with the date at its head.",
      ],
    },
  ],
};
