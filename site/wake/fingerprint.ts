/** A short fingerprint of an answer: equal rows and total give equal ones. Not for secrets (cyrb53). */
export function fingerprint(rows: unknown, total: string): string {
  const text = `${JSON.stringify(rows)}|${total}`;
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

/** "42" of `Content-Range: 0-11/42`; '' where nothing was counted. */
export function totalIn(contentRange: string | null): string {
  return /\/(\d+)$/.exec(contentRange ?? "")?.[1] ?? "";
}
