// Loads each engine on demand, so that each measured process contains only one engine.
import { findChromium } from '../../scripts/lib/chromium.mjs';
import { contentOf } from './content.mjs';

const general = {
  pdfmake: async () => (await import('./plain-pdfmake.mjs')).plainPdfmake(),
  reactPdf: async () => (await import('./react-pdf.mjs')).reactPdf(),
  chromium: async () => (await import('./chromium-print.mjs')).chromiumPrint(),
};

export const ENGINES = ['pdf', 'verifiedPdf', 'docx', ...Object.keys(general)].filter(
  (key) => key !== 'chromium' || findChromium() !== undefined,
);

/** @returns an engine: `render` converts resume data to a file; `close` exists only if resources must be released */
export async function openEngine(key) {
  const open = general[key];
  if (!open) return (await import('./product-engines.mjs')).productEngine(key);
  const engine = await open();
  return { ...engine, render: (data) => engine.render(contentOf(data)) };
}
