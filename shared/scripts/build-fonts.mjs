/**
 * Builds shared/fonts from the original font files: each face as a subset TTF for the PDF and as WOFF2 for the screen,
 * with its metrics for the layout. The results are committed; run this only to change a face or its coverage.
 *
 *   npm install --prefix /tmp/fonts subset-font@2 @expo-google-fonts/{source-sans-3,source-serif-4,inter,jetbrains-mono,\
 *     manrope,fira-sans,noto-sans,noto-sans-arabic,noto-sans-hebrew,noto-sans-devanagari,noto-sans-bengali,\
 *     noto-sans-tamil,noto-sans-gujarati,noto-sans-gurmukhi,noto-sans-telugu,noto-sans-kannada,\
 *     noto-sans-malayalam,noto-sans-sinhala,noto-sans-lao,noto-sans-khmer,noto-sans-myanmar,noto-sans-ethiopic,noto-sans-thai,noto-sans-georgian,noto-sans-armenian,noto-sans-jp,noto-sans-sc,noto-sans-kr,\
 *     noto-emoji,noto-sans-symbols,noto-sans-symbols-2,noto-sans-math}
 *   npm run build -w shared
 *   node shared/scripts/build-fonts.mjs /tmp/fonts [family …]
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as fontkit from 'fontkit';
import { CHARACTERS } from './fonts/characters.mjs';
import { FAMILIES } from './fonts/faces.mjs';
import { faceMetrics } from './fonts/metrics.mjs';
import { keepPairKerningOnly, nameTable, readTables, unifyVerticalMetrics, writeTables } from './fonts/sfnt.mjs';
import { verifyMetrics } from './fonts/verify.mjs';

const OUTPUT = path.resolve(import.meta.dirname, '../fonts');
/** OpenType tables that resumes do not need, such as those for vertical text and mathematical layout. */
const UNUSED_TABLES = ['vhea', 'vmtx', 'VORG', 'MATH', 'STAT', 'BASE', 'meta', 'gasp', 'DSIG'];

const [sources, ...wanted] = process.argv.slice(2);
if (!sources) throw new Error('Give the folder in which the font sources are installed');
const requireFromSources = createRequire(path.resolve(sources, 'package.json'));
const subsetFont = requireFromSources('subset-font');
const fontverter = requireFromSources('fontverter');
const packageFolder = (source) => path.resolve(sources, 'node_modules/@expo-google-fonts', source);

for (const family of FAMILIES) {
  if (wanted.length > 0 && !wanted.includes(family.id)) continue;
  for (const [style, folder] of Object.entries(family.weights)) await buildFace(family, style, folder);
}
writeFileSync(path.join(OUTPUT, 'LICENSES.md'), licences());

async function buildFace(family, style, folder) {
  const id = `${family.id}-${style}`;
  const original = readFileSync(sourceFile(family.source, folder));
  const ttf = await subset(original, family, style);
  const font = fontkit.create(ttf);
  const metrics = faceMetrics(font, id, family);
  const checked = metrics.shaping === 'simple' ? verifyMetrics(font, metrics, family.script) : 0;
  const woff2 = await fontverter.convert(ttf, 'woff2', 'truetype');
  const json = JSON.stringify(metrics);
  writeFileSync(path.join(OUTPUT, `${id}.ttf`), ttf);
  writeFileSync(path.join(OUTPUT, `${id}.woff2`), woff2);
  writeFileSync(path.join(OUTPUT, `${id}.json`), json);
  const kilobytes = [ttf, woff2, json].map(({ length }) => `${Math.round(length / 1024)} KB`).join(', ');
  console.log(`${id}: ${font.characterSet.length} characters, ${kilobytes}, ${checked} widths checked`);
}

async function subset(original, family, style) {
  const text = String.fromCodePoint(
    ...new Set(CHARACTERS[(style === 'bold' && family.boldCharacters) || family.characters]),
  );
  const small = await subsetFont(original, text, {
    targetFormat: 'truetype',
    noHinting: true,
    keepFeatures: family.features,
    dropTables: [
      ...UNUSED_TABLES,
      ...(family.shaping === 'complex' ? [] : ['GSUB']),
      ...(family.features.length === 0 ? ['GPOS', 'GDEF'] : []),
    ],
  });
  const tables = readTables(small);
  const names = fontkit.create(original);
  tables.set(
    'name',
    nameTable({
      family: family.name ?? names.familyName.replace(/ (SemiBold|ExtraBold|Bold)$/, ''),
      style: styleName(style),
      copyright: names.copyright,
    }),
  );
  unifyVerticalMetrics(tables);
  if (tables.has('GPOS') && family.shaping !== 'complex') keepPairKerningOnly(tables.get('GPOS'));
  return writeTables(tables);
}

function styleName(style) {
  return style[0].toUpperCase() + style.slice(1);
}

function sourceFile(source, folder) {
  const directory = path.join(packageFolder(source), folder);
  return path.join(
    directory,
    readdirSync(directory).find((name) => name.endsWith('.ttf')),
  );
}

function licences() {
  const texts = FAMILIES.map(({ id, name, source }) => {
    const text = readFileSync(path.join(packageFolder(source), 'LICENSE_FONT'), 'utf8').trim();
    const [copyright] = text.split('\n');
    return {
      line: `| \`${id}\` | ${source}${name ? `, renamed ${name}` : ''} | ${copyright.trim()} |`,
      licence: text.slice(copyright.length).trim(),
    };
  });
  return [
    '# Fonts',
    '',
    'Subsets of the fonts below, made by `shared/scripts/build-fonts.mjs`. All are licensed under the SIL Open Font',
    'License 1.1, which follows. A family whose name is reserved for unmodified versions carries another name inside.',
    '',
    '| family | made from | copyright |',
    '| --- | --- | --- |',
    ...texts.map(({ line }) => line),
    '',
    '## SIL Open Font License',
    '',
    '```text',
    texts[0].licence,
    '```',
    '',
  ].join('\n');
}
