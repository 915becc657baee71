const NAME = "editor-toolbar";

/** Style of the container whose width `NARROW_TOOLBAR` asks for. */
export const TOOLBAR_CONTAINER = { containerType: "inline-size", containerName: NAME } as const;

/** A toolbar beside the live preview or on a phone: without room for all buttons and a label. */
export const NARROW_TOOLBAR = `@container ${NAME} (max-width: 39rem)`;

/** A toolbar that has room for its most frequent buttons only. */
export const TIGHT_TOOLBAR = `@container ${NAME} (max-width: 33rem)`;
