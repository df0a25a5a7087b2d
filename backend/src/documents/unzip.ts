import { unzipSync, type Unzipped } from 'fflate';

export interface ZipEntry {
  name: string;
  /** Bytes in the archive, and unpacked. */
  size: number;
  originalSize: number;
}

/** What an archive may unpack to; more is no document but an attack on memory. A 500-page document has some 5 MB. */
const MAX_ENTRIES = 5_000;
const MAX_PART_BYTES = 20 * 1024 * 1024;
const MAX_BYTES = 40 * 1024 * 1024;
/** Text packs 10 to 60 times, XML that says the same again and again some more; zeros pack 1,000 times. */
const MAX_RATIO = 500;
const SMALL_PART_BYTES = 1024 * 1024;

/** What the archive's directory lists; nothing is unpacked. Throws when the bytes are no ZIP archive. */
export function listZip(bytes: Uint8Array): ZipEntry[] {
  const entries: ZipEntry[] = [];
  unzipSync(bytes, {
    filter: ({ name, size, originalSize }) => {
      if (entries.push({ name, size, originalSize }) > MAX_ENTRIES) throw new Error('The archive has too many entries');
      return false;
    },
  });
  return entries;
}

/**
 * Unpacks the wanted entries, by the sizes that the directory promises: where it lies, the rest of an entry is cut off.
 *
 * @throws Error when the archive is damaged or unpacks to more than a document can have
 */
export function unpackZip(bytes: Uint8Array, isWanted: (name: string) => boolean): Unzipped {
  let total = 0;
  return unzipSync(bytes, {
    filter: ({ name, size, originalSize }) => {
      if (!isWanted(name)) return false;
      total += originalSize;
      const isDense = originalSize > SMALL_PART_BYTES && originalSize > size * MAX_RATIO;
      if (originalSize > MAX_PART_BYTES || total > MAX_BYTES || isDense) {
        throw new Error(`${name} unpacks to ${originalSize} bytes`);
      }
      return true;
    },
  });
}
