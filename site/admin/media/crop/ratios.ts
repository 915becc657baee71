/** Ratios of width to height that a crop can have; null for any. */
export const CROP_CHOICES = [
  { label: "Free", value: null },
  { label: "1:1", value: 1 },
  { label: "3:2", value: 3 / 2 },
  { label: "4:5", value: 4 / 5 },
  { label: "16:9", value: 16 / 9 },
  { label: "1.91:1", value: 1.91 },
] as const;
