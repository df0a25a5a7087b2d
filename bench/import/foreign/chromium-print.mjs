// Draws resumes as browser-based builders do: Chromium prints HTML to a tagged PDF.
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { launchBrowser } from '../../../e2e/support/browser.ts';
import { fontFile } from '../../export/fonts.mjs';
import { asideOf, contentOf, mainOf } from './content.mjs';

const FACES = [
  ['regular', 400, 'normal'],
  ['bold', 700, 'normal'],
  ['italic', 400, 'italic'],
];

export async function chromiumPrint() {
  let document = '';
  const server = createServer(({ url }, response) => {
    if (url.endsWith('.woff2'))
      response.setHeader('content-type', 'font/woff2').end(readFileSync(fontFile(url.slice(1, -6), 'woff2')));
    else response.setHeader('content-type', 'text/html; charset=utf-8').end(document);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await launchBrowser();
  const page = await browser.newPage();
  return {
    async render(data, layout, { isTagged = true } = {}) {
      document = html(contentOf(data, layout), layout);
      await page.goto(`http://127.0.0.1:${server.address().port}/`, { waitUntil: 'load' });
      return page.pdf({ tagged: isTagged, preferCSSPageSize: true, printBackground: true });
    },
    async close() {
      await browser.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const escape = (text) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const DRAWN = {
  dash: '<rect y="4" width="7" height="2"/>',
  triangle: '<path d="M0 1 L8 5 L0 9 Z"/>',
  check: '<path d="M0 5 L3 9 L9 1 L3 6 Z"/>',
};

function html(content, layout) {
  const { columns, page, size, header, heading } = layout;
  const faces = FACES.map(
    ([face, weight, style]) =>
      `@font-face{font-family:F;font-weight:${weight};font-style:${style};src:url(/source-sans-${face}.woff2)}`,
  );
  const side = asideOf(content.sections);
  const main = mainOf(content.sections);
  const draw = (sections) => sections.map((section) => sectionHtml(section, layout)).join('');
  const body = {
    one: () => draw(content.sections),
    newspaper: () => `<div class="news">${draw(content.sections)}</div>`,
    'sidebar-left': () => `<div class="two"><aside>${draw(side)}</aside><main>${draw(main)}</main></div>`,
    'sidebar-right': () => `<div class="two"><main>${draw(main)}</main><aside>${draw(side)}</aside></div>`,
  }[columns]();
  return `<!doctype html><html lang="en"><title>Resume</title><style>${faces.join('')}
@page{size:${page};margin:40pt}body{margin:0;font:${size}pt/1.35 F}*{box-sizing:border-box}
h1{font-size:2.2em;margin:0}h2{font-size:1.2em;margin:10pt 0 4pt;break-after:avoid}h3,p,ul{margin:0;font-size:1em;font-weight:400}
header{text-align:${header}}ul{padding-left:14pt}.row{display:flex;justify-content:space-between;gap:12pt}
h2.rule{border-bottom:1pt solid #678}h2.band{background:#dde6f0;padding:2pt 6pt}h2 i{display:inline-block;width:8pt;height:8pt;border-radius:4pt;background:#357;margin-right:6pt}
.drawn{list-style:none;padding:0}.drawn li{position:relative;padding-left:14pt}.drawn svg{position:absolute;left:0;top:.3em;width:7pt;height:7pt}
.two{display:grid;gap:22pt;grid-template-columns:${columns === 'sidebar-right' ? '1fr 31%' : '31% 1fr'}}.news{columns:2;column-gap:${size < 10 ? 16 : 26}pt;column-fill:auto}
.entry{margin-bottom:6pt}.aside{display:grid;grid-template-columns:105pt 1fr}.timeline{border-left:1pt solid #999;padding-left:12pt;position:relative}
.timeline>b{position:absolute;left:-4pt;top:4pt;width:8pt;height:8pt;border-radius:4pt;background:#357}.card{border:.7pt solid #aab;padding:5pt}
.chips span{display:inline-block;border:.7pt solid #aab;border-radius:6pt;padding:1pt 6pt;margin:0 5pt 4pt 0}
.grid{display:grid;grid-template-columns:repeat(3,1fr)}.meter{height:3pt;background:#357;margin:1pt 0 3pt}</style>
<header><h1>${escape(content.name)}</h1><p>${escape(content.headline)}</p><p>${content.contacts.map((text) => `<span>${escape(text)}</span>`).join(' | ')}</p></header>
${body}</html>`.replaceAll('class="H"', `class="${heading}"`);
}

function sectionHtml({ heading, text, entries, items, skills, lines }, layout) {
  const body = text
    ? `<p>${escape(text)}</p>`
    : entries
      ? entries.map((entry) => entryHtml(entry, layout)).join('')
      : items
        ? listHtml(items, layout)
        : skills
          ? SKILLS[layout.skills](skills)
          : lines.map((line) => `<p>${escape(line)}</p>`).join('');
  return `<section><h2 class="H">${layout.heading === 'icon' ? '<i></i>' : ''}${escape(heading)}</h2>${body}</section>`;
}

const SKILLS = {
  commas: (skills) => `<p>${escape(skills.join(', '))}</p>`,
  list: (skills) => skills.map((skill) => `<p>${escape(skill)}</p>`).join(''),
  chips: (skills) => `<div class="chips">${skills.map((skill) => `<span>${escape(skill)}</span>`).join(' ')}</div>`,
  grid: (skills) => `<div class="grid">${skills.map((skill) => `<p>${escape(skill)}</p>`).join('')}</div>`,
  meters: (skills) =>
    skills
      .map(
        (skill, index) => `<p>${escape(skill)}</p><div class="meter" style="width:${40 + ((index * 17) % 50)}%"></div>`,
      )
      .join(''),
};

const listHtml = (items, { marker }) =>
  DRAWN[marker]
    ? `<ul class="drawn">${items.map((item) => `<li><svg viewBox="0 0 10 10">${DRAWN[marker]}</svg>${escape(item)}</li>`).join('')}</ul>`
    : `<ul style="list-style-type:${marker}">${items.map((item) => `<li>${escape(item)}</li>`).join('')}</ul>`;

const runsHtml = (runs) =>
  runs
    .map(({ text, bold, italic }) =>
      bold ? `<b>${escape(text)}</b>` : italic ? `<i>${escape(text)}</i>` : escape(text),
    )
    .join('');

function entryHtml({ aside, lines, bullets }, layout) {
  const head = lines
    .map(({ runs, right }) =>
      right
        ? `<div class="row"><h3>${runsHtml(runs)}</h3><span>${escape(right)}</span></div>`
        : `<p>${runsHtml(runs)}</p>`,
    )
    .join('');
  const body = head + (bullets.length > 0 ? listHtml(bullets, layout) : '');
  if (layout.job === 'dates-left')
    return `<div class="entry aside"><span>${escape(aside ?? '')}</span><div>${body}</div></div>`;
  return `<div class="entry ${layout.entry ?? ''}">${layout.entry === 'timeline' ? '<b></b>' : ''}${body}</div>`;
}
