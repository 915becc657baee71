import { cornerCafe } from "./corner-cafe.ts";
import { diningPlan } from "./dining-room.ts";
import { executiveOfficeSuite } from "./executive-office-suite.ts";
import { gardenHouse } from "./garden-house.ts";
import { minimalistApartment } from "./minimalist-apartment.ts";
import { modernLuxuryVilla } from "./modern-luxury-villa.ts";
import type { PlanDrawing } from "./plan-drawing.ts";
import { quietBedroom } from "./quiet-bedroom.ts";
import { travertineBath } from "./travertine-bath.ts";

/** The plans that a project can name, by name. The dashboard uploads no SVG, since SVG can contain script. */
export const plans: ReadonlyMap<string, PlanDrawing> = new Map([
  ["corner-cafe", cornerCafe],
  ["dining-room", diningPlan],
  ["executive-office-suite", executiveOfficeSuite],
  ["garden-house", gardenHouse],
  ["minimalist-apartment", minimalistApartment],
  ["modern-luxury-villa", modernLuxuryVilla],
  ["quiet-bedroom", quietBedroom],
  ["travertine-bath", travertineBath],
]);
