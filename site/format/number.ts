import { locale } from "#site/config/locale.ts";

const WHOLE = new Intl.NumberFormat(locale.tag);
const PRICE = new Intl.NumberFormat(locale.tag, {
  style: "currency",
  currency: locale.currency,
  maximumFractionDigits: 0,
});

/** A number with separators of thousands: "1,850". */
export function formatCount(count: number): string {
  return WHOLE.format(count);
}

/** A number with its noun: "1 inquiry", "1850 inquiries". The plural has an "s" if none is given. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${String(count)} ${count === 1 ? one : many}`;
}

/** The word for a number up to twelve ("seven"), as sentences write it; the digits of a larger one. */
export function numberWord(count: number): string {
  return WORDS[count - 1] ?? formatCount(count);
}

const WORDS = "one two three four five six seven eight nine ten eleven twelve".split(" ");

const PERCENT = new Intl.NumberFormat(locale.tag, { style: "percent", maximumFractionDigits: 0 });

/** A share from 0 to 1 as a whole percentage: "43%". */
export function formatPercent(share: number): string {
  return PERCENT.format(share);
}

/** A whole amount of money: "$4,800". */
export function formatPrice(amount: number): string {
  return PRICE.format(amount);
}
