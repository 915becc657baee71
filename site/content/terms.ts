import { PUBLIC_PAGES } from "#site/config/public-pages.ts";
import { replyPromise } from "./contact.ts";
import type { LegalDocument } from "./legal.ts";
import { studio } from "./studio.ts";

/** The terms and conditions, in eight sections (LG02). */
export const terms: LegalDocument = {
  title: PUBLIC_PAGES.terms.title,
  description:
    "The terms for using the website of Linden & Loam, for consultations and for design commissions: offers, fees, drawings, our satisfaction guarantee and the law that applies.",
  intro:
    "These terms apply to this website and to every consultation. A commission has a contract of its own; where that contract says something else, the contract counts.",
  sections: [
    {
      heading: "About these terms",
      paragraphs: [
        `This website is published by ${studio.legalName}, {address}. By using it you accept these terms. If you do not, please use the telephone instead: {phone}.`,
      ],
    },
    {
      heading: "Consultations and offers",
      paragraphs: [
        `The first consultation is free and binds neither side. Sending the inquiry form is a question, not an order; we answer it ${replyPromise}.`,
        "Descriptions, durations and price ranges on this site are indications. A commission begins when both sides have signed a written contract.",
      ],
    },
    {
      heading: "Fees and payment",
      paragraphs: [
        "Our fee is agreed in advance, as a fixed sum for each step or by the hour up to a ceiling. Furniture, materials and trades are invoiced separately and ordered only after your written approval.",
        "Invoices are due within 14 days. If a payment is late we may pause the work after a reminder.",
      ],
    },
    {
      heading: "Changes and cancellation",
      paragraphs: [
        "You may end a commission at the close of any step and pay only for the steps begun. Pieces made to order cannot be returned once their maker has started, unless they are faulty.",
        "Consumers keep every right of withdrawal that Polish and European law gives them.",
      ],
    },
    {
      heading: "Our guarantee",
      paragraphs: [
        "We are licensed and insured for the work we do. 100% satisfaction guaranteed means: if a design does not meet the brief we agreed on, we revise it at our own cost until it does.",
        "Your statutory rights in case of defects remain untouched by this guarantee.",
      ],
    },
    {
      heading: "Drawings, pictures and texts",
      paragraphs: [
        "Designs, drawings and visualizations remain the intellectual property of the studio. With full payment you receive the right to use them for the rooms they were made for.",
        "Pictures and texts of this website may be quoted with the name of the studio. Any other use needs our written consent. We photograph finished rooms only with yours.",
      ],
    },
    {
      heading: "Use of this website",
      paragraphs: [
        "Please do not send false inquiries, try to break the site or take it over by automated means. We keep it running with care but cannot promise that it is available at every hour.",
        "We are liable without limit for intent and gross negligence, and for harm to life and health. For other damage we are liable only where we breach an essential duty, and up to the foreseeable amount.",
      ],
    },
    {
      heading: "Law and contact",
      paragraphs: [
        "Polish law applies; consumers also keep the protection of the country they live in. Courts at our seat in {city} have jurisdiction where the law allows that choice.",
        "Questions about these terms: {email}, {phone}, or by post to {address}.",
      ],
    },
  ],
};
