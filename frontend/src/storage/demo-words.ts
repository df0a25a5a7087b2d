import { forgetInTab, keepInTab, readInTab } from './tab-storage.js';

const KEY = 'shortlist.demo';

/** Texts that a visitor typed into the landing page's demo, by field name. */
export type DemoWords = Readonly<Record<string, string>>;

export const storeDemoWords = (words: DemoWords): void => keepInTab(KEY, JSON.stringify(words));

export function takeDemoWords(): DemoWords {
  const kept = readInTab(KEY);
  forgetInTab(KEY);
  if (kept === null) return {};
  try {
    const words: unknown = JSON.parse(kept);
    if (typeof words !== 'object' || words === null) return {};
    return Object.fromEntries(
      Object.entries(words).flatMap(([name, word]): [string, string][] =>
        typeof word === 'string' && word.trim() !== '' ? [[name, word.trim()]] : [],
      ),
    );
  } catch {
    return {};
  }
}
