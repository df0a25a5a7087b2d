import { getDocument, VerbosityLevel } from '../../core/pdf-js.js';

/**
 * Reads the text of a PDF with pdf.js, which shares no code with the renderer. Returns the lines in file order,
 * normalized to NFKC. Rejects if the bytes are not a PDF.
 */
export async function readPdfText(bytes: Uint8Array): Promise<string> {
  const task = getDocument({
    // Copies the bytes, because pdf.js detaches the buffer that it receives.
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

/** Minimum distance between separate words, as a share of the font size. */
const WORD_GAP = 0.1;

/**
 * Returns a page's text. pdf.js reports line breaks in all text, but spaces only in left-to-right text. In
 * right-to-left text, only the gaps show where words end.
 */
async function readPage(page: Page): Promise<string> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  let text = '';
  let previous: TextItem | undefined;
  const marked: boolean[] = [];
  for (const item of items) {
    if (!('str' in item)) {
      if (item.type === 'endMarkedContent') marked.pop();
      // The type declarations of pdf.js omit `tag`.
      else marked.push('tag' in item && item.tag === 'Artifact');
      continue;
    }
    // Skips artifacts such as a page number, which would split a bullet that continues on the next page.
    if (marked.includes(true)) continue;
    if (item.str !== '') {
      if (previous && areSeparateWords(previous, item) && !/\s$/.test(text) && !/^\s/.test(item.str)) text += ' ';
      text += item.str;
      previous = item;
    }
    if (item.hasEOL) text += '\n';
  }
  return text.trimEnd();
}

function areSeparateWords(before: TextItem, after: TextItem): boolean {
  const left = before.transform[4] as number;
  const nextLeft = after.transform[4] as number;
  const gap = Math.max(nextLeft - (left + before.width), left - (nextLeft + after.width));
  return gap > WORD_GAP * Math.max(before.height, after.height);
}
