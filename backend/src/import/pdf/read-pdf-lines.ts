import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { getDocument, VerbosityLevel } from '../../core/pdf-js.js';
import type { ImportHints, SourceLine } from '@shortlist/shared/import/lines/source-line';
import { pdfLines } from './pdf-lines.js';
import { withDrawnMarkers } from './pdf-list-markers.js';
import { readPdfPage, type PdfPage } from './read-pdf-page.js';

const PDFJS = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

export interface PdfContent {
  lines: SourceLine[];
  hints: ImportHints;
  xmp: string | undefined;
  /** Number of pages in the file; the importer may have read fewer. */
  pages: number;
}

/**
 * Returns the lines of a PDF's first pages. Rejects with pdf.js's `PasswordException` if the file is encrypted, and
 * with another error if the bytes are not a PDF.
 */
export async function readPdfLines(bytes: Uint8Array, maxPages: number): Promise<PdfContent> {
  const task = getDocument({
    // Copies the bytes, because pdf.js takes ownership of the buffer and empties it.
    data: Uint8Array.from(bytes),
    disableFontFace: true,
    useSystemFonts: false,
    // Skips images, because decoding a single image can exhaust the memory.
    maxImageSize: 1,
    isOffscreenCanvasSupported: false,
    useWasm: false,
    // Makes pdf.js report font names, which reveal bold text.
    fontExtraProperties: true,
    // PDFs with East Asian text may refer to character maps that the reading program must supply.
    cMapUrl: join(PDFJS, 'cmaps') + sep,
    standardFontDataUrl: join(PDFJS, 'standard_fonts') + sep,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const pdf = await task.promise;
    const { info, metadata } = (await pdf.getMetadata()) as { info: { Language?: unknown }; metadata: Xmp | null };
    const read: PdfPage[] = [];
    const links: string[] = [];
    const hints: ImportHints = { source: 'pdf', links };
    if (typeof info.Language === 'string' && info.Language) hints.language = info.Language;
    for (let number = 1; number <= Math.min(pdf.numPages, maxPages); number++) {
      const page = await pdf.getPage(number);
      const content = await readPdfPage(page);
      const { bareLinks, width, height } = content;
      read.push(content);
      links.push(...bareLinks);
      hints.pageSize ??= { width, height };
      page.cleanup();
    }
    const lines = withDrawnMarkers(read).flatMap((pieces, index): SourceLine[] => pdfLines(pieces, index + 1));
    return { lines, hints, xmp: metadata?.getRaw() || undefined, pages: pdf.numPages };
  } finally {
    await task.destroy();
  }
}

interface Xmp {
  getRaw(): string;
}
