import { PUBLIC_PAGES } from "#site/config/public-pages.ts";
import { INQUIRY_FILES_MAX, UPLOAD_MAX_TEXT } from "#supabase/data/limits.ts";
import type {
  InquiryBudget,
  InquiryProjectType,
  ServiceInterest,
  Timeline,
} from "#supabase/data/limits.ts";
import type { SiteSettings } from "./site-settings.ts";

/** The promised time of a reply, for the middle of a sentence; `withSettings` fills in the hours. */
export const replyPromise = "within {replyWithinHours} hours";

/** Title and description in the document's head. */
export const contactMeta = {
  title: PUBLIC_PAGES.contact.title,
  description: `Tell Linden & Loam about your home or workplace. We answer every inquiry ${replyPromise} and the first consultation is free.`,
} as const;

/** Heading and lead of the page. */
export const contactIntro = {
  headline: "Let's Discuss Your Project",
  lead: `A few lines about the place, the people in it and what is not working are enough. We write back ${replyPromise} with a first thought and a date for a free consultation.`,
} as const;

/** Labels of the fields. */
export const contactLabels = {
  name: "Full Name",
  email: "Email",
  phone: "Phone",
  subject: "Subject",
  service_interest: "Service Interest",
  project_type: "Project Type",
  budget_range: "Budget Range",
  timeline: "Timeline",
  message: "Project Description",
} as const;

/** Texts of the form: buttons, hints, placeholders. */
export const contactForm = {
  heading: "Your inquiry",
  required: "Only the fields marked * are required.",
  messageHelp: "Rooms, size, what should change, what must stay.",
  emptyChoice: "Not sure yet",
  more: "Tell us more",
  moreHelp: "Photos and plans, phone, budget and timing, as far as you have them.",
  projectSubject: (title: string) => `A project like ${title}`,
  about: "About:",
  removeProject: (title: string) => `Remove ${title} from this inquiry`,
  submit: "Send Message",
  sending: "Sending Message...",
  privacy: "We use these details only to answer you, and erase them on request. More in our",
  privacyLink: "Privacy Policy",
  notices: "Notifications",
  closeNotice: "Close",
  withoutScript: "Sending this form needs JavaScript. Without it, please write or call:",
  unsent:
    "Not sent yet: the part of this page that sends messages has not arrived. Your text stays here. Check your connection and press Send Message again, or write or call:",
} as const;

/** Messages of invalid fields. */
export const contactProblems = {
  name: "Please tell us your name.",
  email: "Please give us an email address to answer to.",
  emailFormat: "This does not look like an email address. Check it for typing mistakes.",
  message: "Please describe your project in a few words.",
  tooLong: (max: number) => `Please shorten this to ${String(max)} characters.`,
} as const;

/** Texts of the field for photos and plans. */
export const contactFiles = {
  label: "Photos and plans",
  choose: "Choose files",
  orDrop: "or drop them here",
  help: `Up to ${String(INQUIRY_FILES_MAX)} files of at most ${UPLOAD_MAX_TEXT} each: JPEG, PNG, WebP or PDF.`,
  withoutScript:
    "Attaching photos and plans needs JavaScript. Without it, please send them by email.",
  list: "Attached files",
  waiting: "Waiting",
  stored: "Attached",
  retry: "Retry",
  remove: "Remove",
  retryOf: (name: string) => `Retry ${name}`,
  removeOf: (name: string) => `Remove ${name}`,
  progressOf: (name: string) => `Upload of ${name}`,
  arrived: (stored: number, all: number) =>
    `${String(stored)} of ${String(all)} ${all === 1 ? "file" : "files"} attached.`,
  tooLarge: (name: string) =>
    `“${name}” was not attached: it is larger than ${UPLOAD_MAX_TEXT}. Please choose a smaller file.`,
  tooMany: (name: string) =>
    `“${name}” was not attached: a message can have ${String(INQUIRY_FILES_MAX)} files.`,
  wrongType: (name: string) =>
    `“${name}” was not attached: only photos (JPEG, PNG, WebP, HEIC) and PDF files can be.`,
  empty: (name: string) => `“${name}” was not attached: the file is empty.`,
  unreadable: (name: string) => `“${name}” was not attached: it cannot be read.`,
  failed: "The upload did not succeed. Please try again.",
  lost: "This file cannot be read any more. Remove it and choose it again.",
  expired: "Not stored any more. Please try again.",
  unsent: (names: readonly string[]) => {
    const quoted = names.map((name) => `“${name}”`).join(", ");
    const [verb, them] = names.length === 1 ? ["has", "it"] : ["have", "them"];
    return `${quoted} ${verb} not arrived. Retry or remove ${them}, then press Send Message again.`;
  },
} as const;

/** Notifications after sending, fixed by requirements CT13 and CT15. */
export const contactMessages = {
  sent: {
    title: "Message Sent Successfully! 🎉",
    description: (hours: string) =>
      `Thank you for your inquiry. We'll get back to you within ${hours} hours.`,
  },
  failed: { title: "Failed to Send Message", fallback: "Please try again later." },
} as const;

/** Texts of the check by Cloudflare Turnstile, where it is on. */
export const turnstileWords = {
  label: "Check against automated messages",
  unsolved: "Please complete the check above the button, then press Send Message again.",
  blocked: "The check above the button could not be loaded, so your message was not sent.",
  failed: "The check above the button did not succeed, so your message was not sent.",
  ways: {
    blocked:
      "The check by Cloudflare could not be loaded. Your text stays here. Check your connection, or allow challenges.cloudflare.com in your content blocker, and press Send Message, or write or call:",
    failed:
      "The check by Cloudflare did not succeed in this browser. Your text stays here. Press Send Message to try again, or write or call:",
  },
} as const;

/** Texts around the copy of a sent inquiry. */
export const contactConfirmation = {
  heading: "Your message is with us",
  text: (email: string) => `The answer goes to ${email}. Here is what you wrote:`,
  files: (count: number) => (count === 1 ? "With 1 file." : `With ${String(count)} files.`),
  dismiss: "Send another message",
} as const;

/** Texts of the link to the studio's online calendar, where the settings name one. */
export const bookingLink = {
  question: "Prefer to pick a time?",
  label: "Book a time",
  /** Names the other site to which the link leads. */
  place: (host: string) => `on ${host}`,
} as const;

/** Labels of the stored values, in the order of the select options. */
export const serviceInterestLabels: Readonly<Record<ServiceInterest, string>> = {
  "residential-design": "Residential design",
  "commercial-design": "Commercial design",
  renovation: "Renovation",
  consultation: "Consultation only",
};
/** Labels of the project types. */
export const projectTypeLabels: Readonly<Record<InquiryProjectType, string>> = {
  residential: "Residential",
  commercial: "Commercial",
  renovation: "Renovation",
};
/** Labels of the budgets. */
export const contactBudgetLabels: Readonly<Record<InquiryBudget, string>> = {
  "under-25k": "Under $25,000",
  "25k-50k": "$25,000 to $50,000",
  "50k-100k": "$50,000 to $100,000",
  "100k-200k": "$100,000 to $200,000",
  "over-200k": "Over $200,000",
};
/** Labels of the timelines. */
export const timelineLabels: Readonly<Record<Timeline, string>> = {
  asap: "As soon as possible",
  "1-3-months": "In 1 to 3 months",
  "3-6-months": "In 3 to 6 months",
  "6-12-months": "In 6 to 12 months",
  planning: "Just planning",
};

/** Texts of the card with the studio's contact details. */
export const contactCard = {
  heading: "The studio",
  call: "Call",
  write: "Write",
  directions: "Directions",
  hoursHeading: "Business hours",
} as const;

/** The list "Why choose us". */
export const whyChooseUs = {
  heading: "Why choose us",
  items: ({ yearsExperience, foundedYear, replyWithinHours }: SiteSettings) => [
    {
      title: `${yearsExperience} years of experience`,
      text: `We have furnished rooms since ${foundedYear}, and we still answer for the first of them.`,
    },
    {
      title: "Licensed and insured",
      text: "Drawings, site visits and deliveries are covered from the first day to the last.",
    },
    {
      title: "100% satisfaction guaranteed",
      text: "If a piece we chose does not work in your room, we take it back and choose again.",
    },
    {
      title: `Response within ${replyWithinHours} hours`,
      text: "Every inquiry is read by a designer.",
    },
  ],
} as const;
