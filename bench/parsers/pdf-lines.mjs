import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/**
 * @returns the lines of all pages, from top to bottom: `{ y, page, items: [{ text, x, width, size, isBold }] }`. Texts
 *   form one item if the gap between them is less than a character's width or less than 3 points.
 */
export async function pdfLines(bytes) {
  const task = getDocument({
    data: new Uint8Array(bytes),
    disableFontFace: true,
    fontExtraProperties: true,
    verbosity: VerbosityLevel.ERRORS,
  });
  const pdf = await task.promise;
  const lines = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    await page.getOperatorList();
    const { items } = await page.getTextContent();
    const own = [];
    for (const { str, transform, width, height, fontName } of items) {
      if (!str.trim()) continue;
      const [x, y] = [transform[4], transform[5]];
      const isBold = /bold/i.test(page.commonObjs.get(fontName).name);
      const line = own.find((known) => Math.abs(known.y - y) < 2) ?? own[own.push({ y, page: number, items: [] }) - 1];
      line.items.push({ text: str, x, width, size: height, isBold });
    }
    own.sort((a, b) => b.y - a.y);
    for (const line of own) line.items = merged(line.items.sort((a, b) => a.x - b.x));
    lines.push(...own);
  }
  await task.destroy();
  return lines;
}

function merged(items) {
  const result = [];
  for (const item of items) {
    const last = result.at(-1);
    const gap = last ? item.x - last.x - last.width : Infinity;
    const character = item.width / Math.max(1, item.text.length);
    if (last && gap < Math.max(character, 3)) {
      last.text = gap > 0.5 && !last.text.endsWith(' ') ? `${last.text} ${item.text}` : last.text + item.text;
      last.width = item.x + item.width - last.x;
      last.isBold &&= item.isBold;
    } else result.push({ ...item });
  }
  return result.map((item) => ({ ...item, text: item.text.replace(/\s+/g, ' ').trim() }));
}

export const textOf = ({ items }) => items.map(({ text }) => text).join(' ');
