/*
 * Invented proof of the demo studio, stored as site settings. Each body, publication and insurer is called a
 * demo in the text itself; a new studio starts without any. A line may end with the page of the project it is about,
 * which was finished before.
 */
const awards = [
  "2024 | Kitchen of the Year, first prize | Demo Interiors Prize | /portfolio/minimalist-apartment",
  "2024 | Best Use of Stone, first prize | Demo Stone Guild | /portfolio/travertine-bath",
  "2024 | Rooms of the Region | Demo Design Museum | selection",
  "2023 | Workplace Interior, first prize | Demo Chamber of Design | /portfolio/executive-office-suite",
  "2023 | Joinery and Architect, with the joiner | Demo Joiners’ Guild | /portfolio/dining-room-for-long-evenings",
  "2023 | Annual Review | Demo Interior Journal | selection",
  "2022 | Bath and Spa, first prize | Demo Interiors Prize | /portfolio/travertine-bath",
  "2022 | Small Commission, first prize | Demo Chamber of Design | /portfolio/dining-room-for-long-evenings",
  "2022 | Light after Dark, commendation | Demo Lighting Society",
  "2022 | Rooms of the Region | Demo Design Museum | selection",
  "2021 | Renovation of a Tenement, first prize | Demo Heritage Prize",
  "2021 | Color in the Home, first prize | Demo Paint Academy",
  "2021 | Annual Review | Demo Interior Journal | selection",
  "2020 | Café and Counter, first prize | Demo Hospitality Prize | /portfolio/corner-cafe",
  "2020 | Twelve Kitchens | Demo Design Museum | selection",
  "2019 | Apartment below 80 m², first prize | Demo Interiors Prize",
  "2019 | Textile in Architecture, commendation | Demo Weavers’ Guild",
  "2019 | Annual Review | Demo Interior Journal | selection",
  "2018 | Office for Ten, first prize | Demo Chamber of Design",
  "2018 | Rooms of the Region | Demo Design Museum | selection",
  "2017 | House and Garden, first prize | Demo Interiors Prize",
  "2016 | Restored Floors, commendation | Demo Heritage Prize",
  "2016 | Annual Review | Demo Interior Journal | selection",
  "2015 | Library in a Corridor, commendation | Demo Chamber of Design",
  "2014 | Young Studios | Demo Design Museum | selection",
  "2013 | First Commission, first prize | Demo Interiors Prize",
];

const press = [
  "2024 | Demo Interior Journal | “The quietest kitchen of the year, and the fullest cupboards.” | /portfolio/minimalist-apartment",
  "2023 | Demo Weekend Paper | “They ask what you do on a wet Tuesday, then draw that.”",
  "2022 | Demo Architecture Review | “Travertine without the hotel lobby.” | /portfolio/travertine-bath",
];

const certificates = [
  "Professional indemnity | Demo Mutual, $1,000,000 for each claim",
  "Licensed designers | Demo Chamber of Interior Design, all three of us",
  "Site insurance | Demo Mutual, for every week of works",
  "Heritage permit | Demo Conservation Office, listed interiors",
];

/** Site settings of the demo studio. */
export const demoSettings = {
  awardLedger: awards.join("\n"),
  press: press.join("\n"),
  certificates: certificates.join("\n"),
};
