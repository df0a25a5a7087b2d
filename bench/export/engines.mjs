// Each engine is loaded only when it is opened, so that a process of its own holds nothing of the others.
import { findChromium } from '../../scripts/lib/chromium.mjs';
import { contentOf } from './content.mjs';

const general = {
  pdfmake: async () => (await import('./plain-pdfmake.mjs')).plainPdfmake(),
  reactPdf: async () => (await import('./react-pdf.mjs')).reactPdf(),
  chromium: async () => (await import('./chromium-print.mjs')).chromiumPrint(),
};

/** Chromium where the machine has one. */
export const ENGINES = ['pdf', 'verifiedPdf', 'docx', ...Object.keys(general)].filter(
  (key) => key !== 'chromium' || findChromium() !== undefined,
);

/** @returns an engine: `render` takes a résumé's data and answers the file; `close` where there is something to end */
export async function openEngine(key) {
  const open = general[key];
  if (!open) return (await import('./product-engines.mjs')).productEngine(key);
  const engine = await open();
  return { ...engine, render: (data) => engine.render(contentOf(data)) };
}
