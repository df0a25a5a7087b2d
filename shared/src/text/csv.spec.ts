import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.js';

describe('toCsv', () => {
  it('separates cells with commas and rows with line breaks', () => {
    expect(
      toCsv([
        ['Page', 'Views'],
        ['/pricing', 12],
        ['/about', null],
      ]),
    ).toBe('Page,Views\r\n/pricing,12\r\n/about,\r\n');
  });

  it('quotes cells that contain commas, quotes or line breaks', () => {
    expect(toCsv([['a,b', 'say "hi"', 'two\nlines']])).toBe('"a,b","say ""hi""","two\nlines"\r\n');
  });

  it.each(['=1+1', '+1', '-1+2', '@SUM(A1)', '\t=1', '\r=1'])(
    'prevents the cell %j from being run as a formula',
    (text) => {
      expect(toCsv([[text]]).replace(/^"/, '')).toMatch(/^'/);
    },
  );

  it('keeps negative numbers as numbers', () => {
    expect(toCsv([[-399]])).toBe('-399\r\n');
  });
});
