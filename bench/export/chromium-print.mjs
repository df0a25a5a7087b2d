// Imitates browser-based resume builders: a running browser loads a new page for each document and prints it.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { launchBrowser } from '../../e2e/support/browser.ts';
import { fontFile } from './fonts.mjs';

const FACES = { regular: 400, bold: 700 };

export async function chromiumPrint() {
  const documents = new Map();
  const server = createServer((request, response) => {
    const path = request.url.slice(1);
    if (path.endsWith('.woff2'))
      response.setHeader('content-type', 'font/woff2').end(readFileSync(fontFile(path.slice(0, -6), 'woff2')));
    else response.setHeader('content-type', 'text/html; charset=utf-8').end(documents.get(path) ?? '');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${server.address().port}`;
  const browser = await launchBrowser();
  let count = 0;
  return {
    name: 'Chromium print',
    async render(content) {
      const path = String(++count);
      documents.set(path, html(content));
      const page = await browser.newPage();
      await page.goto(`${origin}/${path}`, { waitUntil: 'load' });
      const bytes = await page.pdf({ format: 'A4', tagged: true, preferCSSPageSize: true });
      await page.close();
      documents.delete(path);
      return bytes;
    },
    async close() {
      await browser.close();
      server.close();
    },
  };
}

const escape = (text) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

function html({ name, headline, contacts, sections }) {
  const faces = Object.entries(FACES).map(
    ([style, weight]) =>
      `@font-face{font-family:SourceSans;font-weight:${weight};src:url(/source-sans-${style}.woff2)}`,
  );
  return `<!doctype html><html lang="en"><title>${escape(name)} Resume</title><style>${faces.join('')}
@page{size:A4;margin:46pt 54pt}body{margin:0;font:10.25pt/1.35 SourceSans}h1{font-size:25pt;margin:0}
h2{font-size:11.5pt;color:#1f4e79;margin:10pt 0 3pt;border-bottom:.6pt solid #c3c9d1}
h3{font-size:11pt;margin:4pt 0 0;display:flex;justify-content:space-between}p,ul{margin:0}ul{padding-left:12pt}</style>
<h1>${escape(name)}</h1><p>${escape(headline)}</p>
<p>${contacts.map(({ text, href }) => (href ? `<a href="${escape(href)}">${escape(text)}</a>` : escape(text))).join(' | ')}</p>
${sections.map(section).join('')}</html>`;
}

const section = ({ heading, entries }) => `<h2>${escape(heading.toUpperCase())}</h2>${entries.map(entry).join('')}`;
const entry = ({ title, end, body, bullets }) =>
  (title ? `<h3><span>${escape(title)}</span><span>${escape(end ?? '')}</span></h3>` : '') +
  (body ? `<p>${escape(body)}</p>` : '') +
  (bullets ? `<ul>${bullets.map((text) => `<li>${escape(text)}</li>`).join('')}</ul>` : '');
