/**
 * Brand colors of all client apps; resume templates have separate styles. Text colors meet the WCAG AA contrast
 * requirements on the backgrounds below, in both light and dark mode.
 */
export interface BrandColors {
  /** Background color of pages. */
  canvas: string;
  /** Background of cards, dialogs and fields. */
  surface: string;
  /** Background of chips, table heads and hovered rows. It differs only slightly from `surface`. */
  subtle: string;
  ink: string;
  /** Secondary text; its contrast on `canvas` and `surface` meets WCAG AA. */
  inkMuted: string;
  line: string;
  /** Outline of form fields. Its contrast with `surface` is at least 3:1 (WCAG 1.4.11). */
  fieldLine: string;
  primary: string;
  primaryStrong: string;
  primarySoft: string;
  onPrimary: string;
  /** Color of the highlighter stroke behind words. */
  highlight: string;
  /** Text on top of the highlighter stroke. It is dark in both schemes, because the stroke is always yellow. */
  onHighlight: string;
  error: string;
  warning: string;
  success: string;
  info: string;
}

const light: BrandColors = {
  canvas: '#f6f8f6',
  surface: '#ffffff',
  subtle: '#edf1ee',
  ink: '#14201a',
  inkMuted: '#52605a',
  line: '#dbe2dd',
  fieldLine: '#84918a',
  primary: '#17603f',
  primaryStrong: '#0e4a2f',
  primarySoft: '#e1f0e7',
  onPrimary: '#ffffff',
  highlight: '#fbe66a',
  onHighlight: '#14201a',
  error: '#b3261e',
  warning: '#8a5300',
  success: '#1d6b3f',
  info: '#1f5a86',
};

const dark: BrandColors = {
  canvas: '#0f1512',
  surface: '#171f1b',
  subtle: '#202a25',
  ink: '#e9efeb',
  inkMuted: '#a8b5ae',
  line: '#2d3933',
  fieldLine: '#738279',
  primary: '#84d1a9',
  primaryStrong: '#a5e2c2',
  primarySoft: '#1b3528',
  onPrimary: '#06210f',
  highlight: '#e9d254',
  onHighlight: '#14201a',
  error: '#ffb4ab',
  warning: '#f3bf6b',
  success: '#8fd6ab',
  info: '#9ccaf0',
};

export const BRAND = {
  name: 'Shortlist',
  palette: { light, dark },
  /** Corner radii in pixels. */
  radius: { control: 8, card: 14, pill: 999 },
  font: {
    display:
      '"Shortlist Serif", "Shortlist Serif Fallback", "Shortlist Serif Fallback Linux", Georgia, "Times New Roman", serif',
    text: '"Shortlist Sans", "Shortlist Sans Fallback", "Shortlist Sans Fallback Linux", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
  },
  /** Type sizes in rem; `clamp` adapts them to the width of the window. */
  type: {
    hero: 'clamp(2.5rem, 1.6rem + 3.9vw, 4.25rem)',
    title: 'clamp(1.75rem, 1.45rem + 1.3vw, 2.5rem)',
    heading: 'clamp(1.35rem, 1.25rem + 0.5vw, 1.65rem)',
    subheading: '1.15rem',
    body: '1rem',
    small: '0.875rem',
    tiny: '0.8125rem',
  },
  /** Local storage key of the color scheme. The dark scheme sets the class `dark` on the document root. */
  schemeStorageKey: 'shortlist.theme',
} as const;
