const StandardDecoder = globalThis.TextDecoder;

/** A TextDecoder that decodes a leading U+FEFF as a character by default. */
class PlainDecoder extends StandardDecoder {
  constructor(label?: string, options?: TextDecoderOptions) {
    super(label, { ignoreBOM: true, ...options });
  }
}

/** PGlite 0.4.5 decodes each value of a row with its own `TextDecoder`, which drops a leading U+FEFF as a
 * byte order mark. It has no setting for that, and creates a new decoder after each failed statement:
 * so this replaces the default of the process. Not reported upstream: `select U&'\FEFFa'` has length 1. */
export function decodeEveryCharacter() {
  globalThis.TextDecoder = PlainDecoder;
}
