import { isUtf8 } from 'node:buffer';

/** Nobody types these, and every binary file has some soon. */
const UNTYPEABLE = /(?![\t\n\v\f\r\u0085])\p{Cc}|\ufffe/u;

/**
 * Text of a file whose encoding nobody names: by its byte order mark, else UTF-8 if it is that throughout, else what
 * Windows has long used for Western languages. Undefined when the bytes are no text at all.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  return UNTYPEABLE.test(text) ? undefined : text;
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}
