/*
 * Invented proof of the demo studio, stored as site settings. The text of each body, publication and insurer ends with
 * "(demo)", see `content/demo-mark.ts`; a new studio starts without any. A line may end with the page of the project it is about,
 * which was finished before.
 */
const awards = [
  "2024 | Kitchen of the Year, first prize | Interiors Prize (demo) | /portfolio/minimalist-apartment",
  "2024 | Best Use of Stone, first prize | Stone Guild (demo) | /portfolio/travertine-bath",
  "2024 | Rooms of the Region | Design Museum (demo) | selection",
  "2023 | Workplace Interior, first prize | Chamber of Design (demo) | /portfolio/executive-office-suite",
  "2023 | Joinery and Architect, with the joiner | Joiners’ Guild (demo) | /portfolio/dining-room-for-long-evenings",
  "2023 | Annual Review | Interior Journal (demo) | selection",
  "2022 | Bath and Spa, first prize | Interiors Prize (demo) | /portfolio/travertine-bath",
  "2022 | Small Commission, first prize | Chamber of Design (demo) | /portfolio/dining-room-for-long-evenings",
  "2022 | Light after Dark, commendation | Lighting Society (demo)",
  "2022 | Rooms of the Region | Design Museum (demo) | selection",
  "2021 | Renovation of a Tenement, first prize | Heritage Prize (demo)",
  "2021 | Color in the Home, first prize | Paint Academy (demo)",
  "2021 | Annual Review | Interior Journal (demo) | selection",
  "2020 | Café and Counter, first prize | Hospitality Prize (demo) | /portfolio/corner-cafe",
  "2020 | Twelve Kitchens | Design Museum (demo) | selection",
  "2019 | Apartment below 80 m², first prize | Interiors Prize (demo)",
  "2019 | Textile in Architecture, commendation | Weavers’ Guild (demo)",
  "2019 | Annual Review | Interior Journal (demo) | selection",
  "2018 | Office for Ten, first prize | Chamber of Design (demo)",
  "2018 | Rooms of the Region | Design Museum (demo) | selection",
  "2017 | House and Garden, first prize | Interiors Prize (demo)",
  "2016 | Restored Floors, commendation | Heritage Prize (demo)",
  "2016 | Annual Review | Interior Journal (demo) | selection",
  "2015 | Library in a Corridor, commendation | Chamber of Design (demo)",
  "2014 | Young Studios | Design Museum (demo) | selection",
  "2013 | First Commission, first prize | Interiors Prize (demo)",
];

const press = [
  "2024 | Interior Journal (demo) | “The quietest kitchen of the year, and the fullest cupboards.” | /portfolio/minimalist-apartment",
  "2023 | Weekend Paper (demo) | “They ask what you do on a wet Tuesday, then draw that.”",
  "2022 | Plan & Section (demo) | “Travertine without the hotel lobby.” | /portfolio/travertine-bath",
];

const certificates = [
  "Professional indemnity | Hearth Mutual, $1,000,000 for each claim (demo)",
  "Licensed designers | Chamber of Interior Design, all three of us (demo)",
  "Site insurance | Hearth Mutual, for every week of works (demo)",
  "Heritage permit | Conservation Office, listed interiors (demo)",
];

/** Site settings of the demo studio. */
export const demoSettings = {
  awardLedger: awards.join("\n"),
  press: press.join("\n"),
  certificates: certificates.join("\n"),
};
