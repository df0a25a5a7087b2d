import { zipSync } from 'fflate';
import type { NamedFile } from '@shortlist/ui-kit/downloads';

/** One archive, so that "all" is one download: browsers block a page that starts several. */
export async function zipFiles(files: readonly NamedFile[]): Promise<NamedFile> {
  const entries = await Promise.all(
    files.map(async ({ name, blob }) => [name, new Uint8Array(await blob.arrayBuffer())] as const),
  );
  const [first] = files;
  const name = `${first?.name.replace(/\.[^.]+$/, '') ?? 'Resume'}.zip`;
  // PDF and DOCX are compressed already.
  const bytes = zipSync(Object.fromEntries(entries), { level: 0 });
  return { name, blob: new Blob([bytes], { type: 'application/zip' }) };
}
