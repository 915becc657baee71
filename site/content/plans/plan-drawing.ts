/** A measured plan in the units of its `viewBox`. Every shape is the data of an SVG path; '' for none. */
export interface PlanDrawing {
  readonly title: string;
  /** Read to those who cannot see the plan, and shown below it. */
  readonly description: string;
  /** Left edge of the `viewBox`: the outer face of the wall and the zero of the scale, on the edge of the page's column. */
  readonly left: number;
  /** From `left`. */
  readonly width: number;
  readonly height: number;
  readonly structure: string;
  readonly openings: string;
  /** Parts that were taken out; dashed. */
  readonly removed: string;
  readonly furniture: string;
  readonly dimensions: string;
  readonly scale: string;
  readonly north: NorthMark;
  readonly labels: readonly PlanLabel[];
  readonly cameras: readonly PlanCamera[];
}

/** Where an image was taken. A caption names it: "A — The room at dusk". */
export interface PlanCamera {
  readonly name: string;
  /** Centre of its circle. */
  readonly x: number;
  readonly y: number;
  /** Direction of view in degrees: 0 to the top of the plan, 90 to the right. */
  readonly angle: number;
}

/** Stands beside the scale, on the same line. */
export interface NorthMark {
  /** Centre of its circle. */
  readonly x: number;
  readonly y: number;
  /** Direction of north, as the angle of a camera. */
  readonly angle: number;
}

/** A text centred on `x`, with its baseline at `y`. */
export interface PlanLabel {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  /**
   * Name of a part of the plan, in larger type; its area, directly below; a note in words, which the description repeats;
   * a measure or a number of the scale.
   */
  readonly kind: "name" | "area" | "note" | "measure";
  /** Reads from bottom to top. */
  readonly vertical?: true;
}
