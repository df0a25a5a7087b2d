import { isUtf8 } from 'node:buffer';
import { analyse } from 'chardet';

/** Matches control characters, which occur in almost every binary file but not in text files. */
const UNTYPEABLE = /(?![\t\n\v\f\r\u0085])\p{Cc}|\ufffe/u;

/**
 * Decodes a file of unknown encoding: by its byte order mark, else as UTF-8 if valid, else in the encoding that its
 * letter frequencies suggest, else as Windows-1252. Returns undefined if the bytes are not text.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  return UNTYPEABLE.test(text) ? undefined : text;
}

const WESTERN = 'windows-1252';

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : (legacyEncodingOf(bytes) ?? WESTERN);
}

/** A few pages are enough for the encoding detector, whose running time grows with the length of the text. */
const SAMPLE_BYTES = 32 * 1024;
/** Number of bytes to keep before and after a non-ASCII letter: about one word on each side. */
const CONTEXT_BYTES = 12;
/**
 * Minimum confidence of the encoding detector, out of 100. With few non-ASCII letters, every possible encoding gets a
 * confidence of 10.
 */
const MIN_CONFIDENCE = 20;

/** Maps the detector's encoding names to `TextDecoder` labels. Other encodings do not occur in resumes. */
const LABELS = new Map<string, string>([
  ['Shift_JIS', 'shift_jis'],
  ['EUC-JP', 'euc-jp'],
  ['GB18030', 'gb18030'],
  ['Big5', 'big5'],
  ['EUC-KR', 'euc-kr'],
  ['KOI8-R', 'koi8-r'],
  ['windows-1250', 'windows-1250'],
  ['windows-1251', 'windows-1251'],
  ['windows-1252', WESTERN],
  ['windows-1253', 'windows-1253'],
  ['windows-1254', 'windows-1254'],
  ['windows-1255', 'windows-1255'],
  ['windows-1256', 'windows-1256'],
  ['windows-1257', 'windows-1257'],
  ['windows-1258', 'windows-1258'],
  ['ISO-8859-1', WESTERN],
  ['ISO-8859-2', 'iso-8859-2'],
  ['ISO-8859-5', 'iso-8859-5'],
  ['ISO-8859-6', 'iso-8859-6'],
  ['ISO-8859-7', 'iso-8859-7'],
  ['ISO-8859-8', 'windows-1255'],
  ['ISO-8859-9', 'windows-1254'],
]);

/**
 * Maps an ISO encoding to the Windows code page for the same script, which has quotation marks where the ISO encoding
 * has control characters.
 */
const WINDOWS_VARIANTS = new Map([
  ['iso-8859-2', 'windows-1250'],
  ['iso-8859-6', 'windows-1256'],
  ['iso-8859-7', 'windows-1253'],
]);

function legacyEncodingOf(bytes: Uint8Array): string | undefined {
  for (const { name, confidence } of analyse(nonAsciiPart(bytes))) {
    const label = confidence < MIN_CONFIDENCE ? undefined : LABELS.get(name);
    if (label === undefined) continue;
    const kin = WINDOWS_VARIANTS.get(label);
    const fitting = kin !== undefined && bytes.some((byte) => byte >= 0x80 && byte < 0xa0) ? kin : label;
    if (canDecode(fitting, bytes)) return fitting;
  }
  return undefined;
}

/** Keeps only words with non-ASCII letters, because English words would favor a Western encoding. */
function nonAsciiPart(bytes: Uint8Array): Uint8Array {
  const part = new Uint8Array(SAMPLE_BYTES);
  let length = 0;
  let copied = 0;
  for (let at = 0; at < bytes.length && length < SAMPLE_BYTES; at++) {
    if (bytes[at]! < 0x80) continue;
    const words = bytes
      .subarray(Math.max(copied, at - CONTEXT_BYTES), at + CONTEXT_BYTES)
      .subarray(0, SAMPLE_BYTES - length);
    part.set(words, length);
    length += words.length;
    copied = Math.max(copied, at - CONTEXT_BYTES) + words.length;
    at = copied - 1;
  }
  return part.subarray(0, length);
}

function canDecode(label: string, bytes: Uint8Array): boolean {
  try {
    new TextDecoder(label, { fatal: true }).decode(bytes);
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}
