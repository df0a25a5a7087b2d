import { contrast } from '../page/contrast.js';
import { resolveStyle } from '../page/resolve-style.js';
import { TEMPLATES } from './templates.js';

const PAPER = '#ffffff';
/** Minimum contrast ratio of text (WCAG 2.2, AA). */
const READABLE = 4.5;

describe('TEMPLATES', () => {
  it.each(TEMPLATES.map((template) => [template.key, template] as const))(
    'every text of the %s template has a contrast of at least 4.5',
    (_, template) => {
      const { text, headerBand } = resolveStyle(template, {});
      const onBand = template.palette.onBand;
      for (const [role, { color }] of Object.entries(text)) {
        const background = headerBand && color === onBand ? headerBand.color : PAPER;
        expect(contrast(color, background), `${role} in ${color} on ${background}`).toBeGreaterThanOrEqual(READABLE);
      }
    },
  );

  it('no two templates share a name or a description', () => {
    for (const key of ['name', 'description'] as const)
      expect(new Set(TEMPLATES.map((template) => template[key])).size, key).toBe(TEMPLATES.length);
  });
});
