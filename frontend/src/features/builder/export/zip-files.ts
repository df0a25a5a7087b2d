import { zipSync } from 'fflate';
import type { NamedFile } from '@shortlist/ui-kit/downloads';

/** Packs the files into one ZIP archive, because browsers block pages that start several downloads. */
export async function zipFiles(files: readonly NamedFile[]): Promise<NamedFile> {
  const entries = await Promise.all(
    files.map(async ({ name, blob }) => [name, new Uint8Array(await blob.arrayBuffer())] as const),
  );
  const [first] = files;
  const name = `${first?.name.replace(/\.[^.]+$/, '') ?? 'Resume'}.zip`;
  // Stores the files without compression, because PDF and DOCX are already compressed.
  const bytes = zipSync(Object.fromEntries(entries), { level: 0 });
  return { name, blob: new Blob([bytes], { type: 'application/zip' }) };
}
