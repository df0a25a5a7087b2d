import type { Line, PlacedRun } from '@shortlist/shared/layout/laid-out-document';
import { loadFace } from '../fonts/fonts.js';
import { spacedRuns } from './run-spacing.js';

const run = (text: string, x: number, width: number, part: Partial<PlacedRun> = {}): PlacedRun => ({
  text,
  x,
  width,
  face: 'source-sans-regular',
  size: 10,
  color: '#000000',
  tracking: 0,
  direction: 'ltr',
  ...part,
});
const texts = (runs: PlacedRun[], goesOn = false) => spacedRuns({ runs } as Line, goesOn).map(({ text }) => text);

describe('spacedRuns', () => {
  it('inserts a space before text at the far edge of the line', () => {
    expect(texts([run('Engineer', 50, 40), run('2020', 500, 20)])).toEqual(['Engineer ', '2020']);
  });

  it('inserts no space between parts of a word', () => {
    expect(texts([run('Nguy', 50, 20), run('ễn', 70, 10)])).toEqual(['Nguy', 'ễn']);
  });

  it('inserts no second space after an existing space', () => {
    expect(texts([run('Lead ', 50, 20), run('2020', 90, 10)])).toEqual(['Lead ', '2020']);
  });

  it('inserts no space into a gap that contains another run of text', () => {
    const rtl = { direction: 'rtl' } as const;
    expect(texts([run('אב', 100, 20, rtl), run('one', 60, 20), run('two', 80, 20)])).toEqual(['אב', 'one', 'two']);
  });

  it('appends a space to a line whose paragraph continues', () => {
    expect(texts([run('and', 50, 20)], true)).toEqual(['and ']);
    expect(texts([run('and', 50, 20)])).toEqual(['and']);
  });

  it.each(['日本', 'self-', 'https://', 'ไทย'])('inserts no space after a line that ends with %s', (text) => {
    expect(texts([run(text, 50, 20)], true)).toEqual([text]);
  });

  it('inserts no space if the font face has no space glyph', () => {
    expect(texts([run('⌘', 50, 10, { face: 'manrope-italic' }), run('2020', 500, 20)])).toEqual(['⌘', '2020']);
  });

  it('inserts a space to the left of right-to-left text without moving the text', () => {
    const [first] = spacedRuns(
      { runs: [run('שלום', 400, 30, { face: 'noto-hebrew-regular', direction: 'rtl' }), run('2020', 50, 20)] } as Line,
      false,
    );
    const space = (loadFace('noto-hebrew-regular')?.measured.width(' ') ?? 0) * 10;
    expect(first?.text).toBe('שלום ');
    expect(first?.x).toBeCloseTo(400 - space, 5);
  });
});
