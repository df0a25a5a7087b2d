import { unzipSync, type Unzipped } from 'fflate';

export interface ZipEntry {
  name: string;
  /** Compressed size in bytes; `originalSize` is the unpacked size. */
  size: number;
  originalSize: number;
}

const MAX_ENTRIES = 5_000;
/** Maximum size of one entry in bytes, so that a single entry cannot exhaust the memory. */
const MAX_PART_BYTES = 20 * 1024 * 1024;
/** Maximum total size of all entries in bytes. A 500-page document unpacks to about 5 MB. */
const MAX_BYTES = 40 * 1024 * 1024;
/** Maximum compression ratio. Text typically has a ratio of 10 to 60, repetitive XML more, and NUL bytes 1,000. */
const MAX_RATIO = 500;
const SMALL_PART_BYTES = 1024 * 1024;

/** Lists the entries without unpacking them. Throws if the bytes are not a ZIP archive. */
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
 * Unpacks each wanted entry up to the size that the archive's directory declares.
 * @throws Error if the archive is damaged or exceeds the limits
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
