import { BRAND, type BrandColors } from '@shortlist/shared/product/brand';
import type { Plugin } from 'vite';

const ID = 'virtual:brand.css';

/** Provides brand values as CSS variables, such as `--brand-ink`, for content that is drawn before or without MUI. */
export function brandCss(): Plugin {
  return {
    name: 'brand-css',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) => (id === `\0${ID}` ? stylesheet() : undefined),
  };
}

function stylesheet(): string {
  const { palette, radius, font, type } = BRAND;
  return [
    `:root { ${fixed({ ...prefixed('radius', radius, 'px'), ...prefixed('font', font), ...prefixed('type', type) })} }`,
    `:root { color-scheme: light; ${colors(palette.light)} }`,
    `:root.dark { color-scheme: dark; ${colors(palette.dark)} }`,
  ].join('\n');
}

const fixed = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([name, value]) => `--brand-${kebab(name)}: ${value};`)
    .join(' ');

const colors = (values: BrandColors): string => fixed({ ...values });

const prefixed = (prefix: string, values: Record<string, string | number>, unit = ''): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}-${name}`, `${value}${unit}`]));

const kebab = (name: string): string => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
