/** Parses a database text as one of the known options; returns the fallback for any other text. */
export function parseEnum<const Option extends string>(
  options: readonly Option[],
  value: string | null,
  fallback: NoInfer<Option>,
): Option {
  return options.find((option) => option === value) ?? fallback;
}
