import { strFromU8, unzipSync } from 'fflate';
import { readFile } from 'node:fs/promises';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Page } from '@playwright/test';

export interface DownloadedFile {
  name: string;
  bytes: Uint8Array;
}

export async function downloadBy(page: Page, button: string): Promise<DownloadedFile> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

export interface ReadPdf {
  text: string;
  pages: number;
  title: unknown;
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  // Copies the file, because pdf.js empties the buffer that it receives.
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: VerbosityLevel.ERRORS });
  try {
    const pdf = await task.promise;
    const texts: string[] = [];
    for (let number = 1; number <= pdf.numPages; number++) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
    }
    const { info } = await pdf.getMetadata();
    return { text: texts.join(' '), pages: pdf.numPages, title: 'Title' in info ? info.Title : undefined };
  } finally {
    await task.destroy();
  }
}

export function readDocx(bytes: Uint8Array): string {
  const body = strFromU8(unzipped(bytes, 'word/document.xml'));
  return [...body.matchAll(/<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>/g)].map(([, text = '']) => decoded(text)).join(' ');
}

export const namesIn = (zip: Uint8Array): string[] => Object.keys(unzipSync(zip));

export function unzipped(zip: Uint8Array, name: string): Uint8Array {
  const file = unzipSync(zip)[name];
  if (!file) throw new Error(`there is no ${name} in it`);
  return file;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const decoded = (xml: string): string => xml.replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
