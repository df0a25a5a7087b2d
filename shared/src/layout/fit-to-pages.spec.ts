import fc from 'fast-check';
import { simpleFontBook } from '../../test/font-book.js';
import { sampleResume } from '../../test/sample-resume.js';
import { composeDocument } from '../document/compose-document.js';
import type { ComposedDocument } from '../page/composed-document.js';
import { TEMPLATE_KEYS, type ResumeData } from '../resume/resume-data.js';
import { fitToPages, LEAST_TYPE_SIZE, sizesInWords, straggling } from './fit-to-pages.js';
import { layoutDocument } from './layout-document.js';

const fonts = simpleFontBook();
const layOut = (document: ComposedDocument) => layoutDocument(document, fonts);

const withBullets = (count: number): ResumeData => {
  const data = sampleResume();
  data.experience[0]!.bullets = Array.from({ length: count }, (_, index) => `Cut order errors on line ${index} by 4%.`);
  return data;
};

describe('fitToPages', () => {
  it('finds the readable settings closest to the current ones that fit the requested number of pages', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.constantFrom(1, 2),
        fc.constantFrom(...TEMPLATE_KEYS),
        (bullets, pages, template) => {
          const data = withBullets(bullets);
          const before = layOut(composeDocument(data, template)).pages.length;
          const result = fitToPages(data, template, pages, layOut);
          if (!result.fits) {
            expect(result.pages).toBeGreaterThan(pages);
            return;
          }
          const after = composeDocument({ ...data, settings: result.settings }, template);
          expect(layOut(after).pages.length).toBeLessThanOrEqual(pages);
          expect(after.style.text.body.size).toBeGreaterThanOrEqual(LEAST_TYPE_SIZE);
          if (before <= pages) expect(sizesInWords(result.settings)).toBe('');
        },
      ),
      { numRuns: 60 },
    );
  });

  it('keeps settings that do not affect the number of pages, such as the accent color', () => {
    const data = withBullets(24);
    data.settings = { accent: '#1d3a6e', locale: 'en', hiddenSections: ['awards'], pageSize: 'a4' };
    const result = fitToPages(data, 'general', 1, layOut);
    expect(result.fits && result.settings).toMatchObject(data.settings);
  });

  it('reports the number of pages needed if no readable size fits', () => {
    expect(fitToPages(withBullets(400), 'general', 1, layOut)).toMatchObject({ fits: false });
  });
});

it('straggling returns the number of lines on the last page if there are only a few', () => {
  const counts = Array.from({ length: 60 }, (_, count) => {
    const layout = layOut(composeDocument(withBullets(count), 'general'));
    return { pages: layout.pages.length, few: straggling(layout) };
  });
  expect(counts.filter(({ pages, few }) => pages === 1 && few !== undefined)).toEqual([]);
  const few = counts.flatMap((each) => each.few ?? []);
  expect(few.length).toBeGreaterThan(0);
  expect(Math.max(...few)).toBeLessThanOrEqual(10);
  expect(counts.at(-12)).toMatchObject({ pages: 2, few: undefined });
});

it('sizesInWords describes the changed settings', () => {
  expect(sizesInWords({ fontScale: 0.97, density: 'compact', margins: 'narrow' })).toBe(
    'font size 97%, compact spacing, narrow margins',
  );
  expect(sizesInWords({})).toBe('');
});
