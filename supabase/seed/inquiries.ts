import type {
  InquiryBudget,
  InquiryStatus,
  InquiryProjectType,
  ServiceInterest,
  SpamSignal,
  Timeline,
} from "#supabase/data/limits.ts";

export interface DemoInquiry {
  readonly name: string;
  readonly email: string;
  readonly phone?: string;
  readonly subject?: string;
  readonly message: string;
  readonly serviceInterest?: ServiceInterest;
  readonly projectType?: InquiryProjectType;
  readonly budgetRange?: InquiryBudget;
  readonly timeline?: Timeline;
  readonly spamSignal?: SpamSignal;
  /** Page of the site from which the form was opened; absent if unknown. */
  readonly sourcePath?: string;
  readonly status: InquiryStatus;
  readonly read: boolean;
  readonly note?: string;
  /** Before the moment of seeding. */
  readonly hoursAgo: number;
}

export const demoInquiries: readonly DemoInquiry[] = [
  {
    name: "Katarzyna Nowicka",
    email: "katarzyna.nowicka@example.com",
    phone: "+48 601 555 014",
    subject: "Apartment in Zabłocie, handover in March",
    message:
      "Good morning,\n\nwe get the keys to an 86 m² apartment in Zabłocie in March, bare concrete. We would like to have everything drawn before then: kitchen, two bathrooms, wiring and built-ins. Two adults, one toddler, a cat with opinions.\n\nWould a meeting on a Saturday be possible?\n\nKatarzyna and Piotr",
    serviceInterest: "residential-design",
    projectType: "residential",
    budgetRange: "50k-100k",
    timeline: "3-6-months",
    sourcePath: "/portfolio/minimalist-apartment",
    status: "new",
    read: false,
    hoursAgo: 2,
  },
  {
    name: "Daniel Okafor",
    email: "d.okafor@northquay.example",
    phone: "+48 512 555 087",
    subject: "Office for 24 people",
    message:
      "We are moving to the third floor of an old printing house: 410 square meters, cast-iron columns, terrible acoustics. About half the team is in on any given day. I need a studio that understands quiet rooms, and I need a rough figure before the board meets on the 20th.",
    serviceInterest: "commercial-design",
    projectType: "commercial",
    budgetRange: "100k-200k",
    timeline: "1-3-months",
    sourcePath: "/portfolio/executive-office-suite",
    status: "new",
    read: false,
    hoursAgo: 7,
  },
  {
    name: "Helena Brandt",
    email: "helena.brandt@example.org",
    message:
      "Is it possible to book you only for paint colors? The house is finished and furnished, and every white we have tried in the stairwell looks green.",
    serviceInterest: "consultation",
    timeline: "asap",
    status: "new",
    read: false,
    hoursAgo: 21,
  },
  {
    name: "Tomasz Wrona",
    email: "tomasz.wrona@example.com",
    phone: "+48 698 555 120",
    subject: "Travertine bath",
    message:
      "I saw the travertine bathroom in your portfolio and read the article about the stone twice. We have a similar room (5.8 m², one window, tenement from 1910). Can the floor carry it? I have drawings from the structural engineer.",
    serviceInterest: "renovation",
    projectType: "renovation",
    budgetRange: "25k-50k",
    timeline: "6-12-months",
    sourcePath: "/portfolio/travertine-bath",
    status: "new",
    read: false,
    hoursAgo: 30,
  },
  {
    name: "Maria Zielińska",
    email: "maria.zielinska@example.com",
    subject: "Sideboard only?",
    message:
      "Would your workshop build a reeded sideboard like the one in the dining room, 180 cm, without the rest of the room? I am happy to collect it.",
    budgetRange: "under-25k",
    timeline: "planning",
    sourcePath: "/blog/how-a-reeded-front-is-made",
    status: "new",
    read: true,
    note: "Ask Marek about capacity in the autumn. A single piece is fine if he has the walnut.",
    hoursAgo: 52,
  },
  {
    name: "Agnieszka and Leo Maas",
    email: "maas.family@example.org",
    phone: "+31 20 555 0133",
    subject: "Summer house in Masuria",
    message:
      "We live in Amsterdam and have bought a wooden house on a lake near Mikołajki. It needs everything except charm. How do you work with clients who can visit only once a month?",
    serviceInterest: "residential-design",
    projectType: "renovation",
    budgetRange: "100k-200k",
    timeline: "6-12-months",
    sourcePath: "/portfolio/modern-luxury-villa",
    status: "new",
    read: true,
    hoursAgo: 75,
  },
  {
    name: "Jakub Sowa",
    email: "jakub@sowadental.example",
    phone: "+48 22 555 01 76",
    subject: "Dental practice, two surgeries and a waiting room",
    message:
      "Our patients are afraid before they sit down. I would like the waiting room to help. 140 m² in total, opening planned for September.",
    serviceInterest: "commercial-design",
    projectType: "commercial",
    budgetRange: "50k-100k",
    timeline: "3-6-months",
    sourcePath: "/services",
    status: "contacted",
    read: true,
    note: "Called on Tuesday, 25 minutes. Lease signed, sanitary plan approved. Site visit Thursday 10:00, bring the acoustic samples.",
    hoursAgo: 120,
  },
  {
    name: "Ewa Pawlak",
    email: "ewa.pawlak@example.com",
    phone: "+48 505 555 032",
    subject: "Kitchen that does not work",
    message:
      "The kitchen is eight years old and we bump into each other every morning. I have taped the floor as your article says and I have the seven measurements. The aisle is 82 cm.",
    serviceInterest: "renovation",
    projectType: "residential",
    budgetRange: "25k-50k",
    timeline: "3-6-months",
    sourcePath: "/portfolio/minimalist-apartment",
    status: "contacted",
    read: true,
    note: "Best brief of the month. Proposal sent, valid until the end of the month.",
    hoursAgo: 200,
  },
  {
    name: "Rafael Costa",
    email: "rafael.costa@example.org",
    subject: "3D visualization for a developer",
    message:
      "We need ten visualizations of show apartments for a sales brochure. Furniture style: warm minimalism. Do you take on work without the interior design itself?",
    serviceInterest: "consultation",
    projectType: "commercial",
    timeline: "asap",
    status: "contacted",
    read: true,
    note: "Told him we visualize only what we design. Offered to design the two show apartments.",
    hoursAgo: 290,
  },
  {
    name: "Joanna Lis",
    email: "joanna.lis@example.com",
    phone: "+48 604 555 061",
    subject: "Bedroom by the tram line",
    message:
      "We saw your bedroom in Gdańsk. Ours is on the second floor above a tram stop, faces north, and has not been painted since 2009. Please make it quiet.",
    serviceInterest: "residential-design",
    projectType: "residential",
    budgetRange: "25k-50k",
    timeline: "1-3-months",
    sourcePath: "/portfolio/quiet-bedroom-suite",
    status: "won",
    read: true,
    note: "Contract signed. Second pane measured by the window maker on the 4th.",
    hoursAgo: 610,
  },
  {
    name: "Wirth, Halden & Wirth",
    email: "office@haldenwirth.example",
    phone: "+48 22 555 01 44",
    subject: "Library on the tenth floor",
    message:
      "We have taken the floor above. Could the next eleven shelves match the first eleven? The partners would also like a door that you have to know about.",
    serviceInterest: "commercial-design",
    projectType: "commercial",
    budgetRange: "over-200k",
    timeline: "6-12-months",
    sourcePath: "/portfolio/modern-luxury-villa",
    status: "won",
    read: true,
    note: "Third commission. Jan leads. Same log is sold out, veneer samples on their way.",
    hoursAgo: 880,
  },
  {
    name: "Piotr Gajda",
    email: "piotr.gajda@example.com",
    subject: "Whole house, fast",
    message: "240 m², turnkey, to be ready for Christmas. Send a price per square meter, please.",
    serviceInterest: "renovation",
    projectType: "residential",
    budgetRange: "100k-200k",
    timeline: "asap",
    sourcePath: "/",
    status: "lost",
    read: true,
    note: "Wanted nine weeks. We explained the sixteen. Parted as friends.",
    hoursAgo: 1020,
  },
  {
    name: "Best Rank Team",
    email: "growth@rank-now.example",
    subject: "First page of search results in 7 days",
    message:
      "Dear webmaster, your site is missing many customers!!! We place you on page one, guaranteed. Reply YES for a free audit.",
    spamSignal: "honeypot",
    status: "spam",
    read: false,
    hoursAgo: 40,
  },
  {
    name: "Alex",
    email: "alex@cheap-cabinets.example",
    subject: "Wholesale cabinets 70% off",
    message: "We are factory direct. Minimum order one container. Price list on request.",
    spamSignal: "too-fast",
    status: "spam",
    read: true,
    note: "Marked as spam automatically: the form was filled in under a second.",
    hoursAgo: 430,
  },
];
