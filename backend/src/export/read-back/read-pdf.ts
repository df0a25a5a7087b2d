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

type TextItem = Extract<Awaited<ReturnType<Page['getTextContent']>>['items'][number], { str: string }>;

/** Pieces of a line that are this far apart, in parts of the type size, are different words. */
const WORD_GAP = 0.1;

/**
 * pdf.js marks the ends of lines, and spaces where the text runs to the right; where it runs to the left, distances tell
 * where a word ends.
 */
async function readPage(page: Page): Promise<string> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  let text = '';
  let previous: TextItem | undefined;
  const marked: boolean[] = [];
  for (const item of items) {
    if (!('str' in item)) {
      if (item.type === 'endMarkedContent') marked.pop();
      // Its types leave the tag out.
      else marked.push('tag' in item && item.tag === 'Artifact');
      continue;
    }
    // Page numbers are no content, and would stand in the middle of a bullet that goes on overleaf.
    if (marked.includes(true)) continue;
    if (item.str !== '') {
      if (previous && standApart(previous, item) && !/\s$/.test(text) && !/^\s/.test(item.str)) text += ' ';
      text += item.str;
      previous = item;
    }
    if (item.hasEOL) text += '\n';
  }
  return text.trimEnd();
}

function standApart(before: TextItem, after: TextItem): boolean {
  const left = before.transform[4] as number;
  const nextLeft = after.transform[4] as number;
  const gap = Math.max(nextLeft - (left + before.width), left - (nextLeft + after.width));
  return gap > WORD_GAP * Math.max(before.height, after.height);
}
