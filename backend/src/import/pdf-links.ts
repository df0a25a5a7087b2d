import { Util, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface PdfLink {
  target: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Some text lies under it. */
  used: boolean;
}

/** The page's links that lead out of the file, in points from its top left corner. */
export async function pdfLinks(page: PDFPageProxy): Promise<PdfLink[]> {
  const { transform } = page.getViewport({ scale: 1 });
  const place = (x: number, y: number) => (Util.transform(transform, [1, 0, 0, 1, x, y]) as number[]).slice(4);
  const annotations = (await page.getAnnotations()) as { subtype?: string; unsafeUrl?: string; rect?: number[] }[];
  return annotations.flatMap(({ subtype, unsafeUrl, rect }) => {
    if (subtype !== 'Link' || !unsafeUrl || rect?.length !== 4) return [];
    const [x1, y1, x2, y2] = rect as [number, number, number, number];
    const corners = [place(x1, y1), place(x2, y2)] as [[number, number], [number, number]];
    const [horizontal, vertical] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    return {
      target: unsafeUrl,
      left: Math.min(...horizontal),
      right: Math.max(...horizontal),
      top: Math.min(...vertical),
      bottom: Math.max(...vertical),
      used: false,
    };
  });
}
