/** The international foot has exactly 0.3048 m. */
const SQUARE_METRES_PER_SQUARE_FOOT = 0.3048 ** 2;
/** Areas below this, in m², are given with one decimal: a tenth matters in a small room only. */
const ROUGH_FROM = 10;

const WHOLE = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
const TENTHS = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });

/**
 * An area in square feet as text in square metres: "172 m²", below 10 m² with one decimal: "7.4 m²". Rounded to the
 * nearest; only square feet are stored.
 */
export function squareMetresText(squareFeet: number): string {
  const metres = squareFeet * SQUARE_METRES_PER_SQUARE_FOOT;
  const format = metres < ROUGH_FROM ? TENTHS : WHOLE;
  return `${format.format(metres)} m²`;
}
