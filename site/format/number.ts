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

/** A whole amount of money: "$4,800". */
export function formatPrice(amount: number): string {
  return PRICE.format(amount);
}
