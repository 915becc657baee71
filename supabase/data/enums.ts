/** A text of the database as one of the known options; the fallback when it is none of them. */
export function parseEnum<const Option extends string>(
  options: readonly Option[],
  value: string | null,
  fallback: NoInfer<Option>,
): Option {
  return options.find((option) => option === value) ?? fallback;
}
