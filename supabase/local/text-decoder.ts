const StandardDecoder = globalThis.TextDecoder;

/** Decodes a leading U+FEFF as the character it is, unless told otherwise. */
class PlainDecoder extends StandardDecoder {
  constructor(label?: string, options?: TextDecoderOptions) {
    super(label, { ignoreBOM: true, ...options });
  }
}

/**
 * PGlite decodes each value of a row with a `TextDecoder` of its own, which takes a U+FEFF at its beginning
 * for a byte order mark and drops it. It offers no setting for that, and makes a new decoder after each
 * failed statement: so the default of this process is changed.
 */
export function decodeEveryCharacter() {
  globalThis.TextDecoder = PlainDecoder;
}
