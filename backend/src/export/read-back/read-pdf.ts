import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/**
 * Reads the text of a PDF with pdf.js, an extractor that shares no code with the renderer: line by line in the order of
 * the file, in NFKC. Rejects when the bytes are no PDF.
 */
export async function readPdfText(bytes: Uint8Array): Promise<string> {
  const task = getDocument({
    // pdf.js takes the buffer over and empties it.
    data: Uint8Array.from(bytes),
    disableFontFace: true,
    useSystemFonts: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const pdf = await task.promise;
    const pages: string[] = [];
    for (let number = 1; number <= pdf.numPages; number++) pages.push(await readPage(await pdf.getPage(number)));
    return pages.join('\n').normalize('NFKC');
  } finally {
    await task.destroy();
  }
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>;

async function readPage(page: Page): Promise<string> {
  const { items } = await page.getTextContent();
  let text = '';
  for (const item of items) {
    if ('str' in item) text += item.hasEOL ? `${item.str}\n` : item.str;
  }
  return text.trimEnd();
}
