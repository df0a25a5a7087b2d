// Draws resumes in every layout with every tool that can draw it. Layouts held back for measuring use one half of the
// resumes, and the remaining layouts use the other half.
import { readResumeData } from '@shortlist/shared/resume/read-resume-data';
import { findChromium } from '../../../scripts/lib/chromium.mjs';
import { benchResumes } from '../../lib/resumes.mjs';
import { amount } from '../../lib/short.mjs';
import { LAYOUTS } from './layouts.mjs';

/** Loads each tool on demand, because the browser alone takes seconds to start. */
const TOOLS = {
  'Chromium print': async () => (await import('./chromium-print.mjs')).chromiumPrint(),
  'Chromium print without tags': async () => withoutTags(await (await import('./chromium-print.mjs')).chromiumPrint()),
  pdfmake: async () => (await import('./pdfmake.mjs')).foreignPdfmake(),
  'react-pdf': async () => (await import('./react-pdf.mjs')).foreignReactPdf(),
};

const withoutTags = ({ render, close }) => ({
  close,
  render: (data, layout) => render(data, layout, { isTagged: false }),
});

/** react-pdf cannot flow text between columns. */
const canDraw = (tool, { columns }) => tool !== 'react-pdf' || columns !== 'newspaper';

/** Selects resumes that have enough content and use only characters that the fonts of all tools contain. */
const isDrawable = ({ experience, skills }, text) =>
  !/[^ -\u024f\u2000-\u22ff]/u.test(text) && experience.length > 1 && skills.length > 4;

const RESUMES_PER_LAYOUT = 2;

export async function* foreignFiles() {
  const resumes = benchResumes()
    .map(({ name, data }) => ({ name, data: readResumeData(data) }))
    .filter(({ data }) => isDrawable(data, JSON.stringify(data)));
  const half = Math.ceil(resumes.length / 2);
  for (const [tool, open] of Object.entries(TOOLS)) {
    if (tool.startsWith('Chromium') && findChromium() === undefined) continue;
    const { render, close } = await open();
    try {
      for (const [index, layout] of shortened(LAYOUTS).entries()) {
        if (!canDraw(tool, layout)) continue;
        const own = resumes.length < 2 ? resumes : layout.isHeldOut ? resumes.slice(half) : resumes.slice(0, half);
        const count = amount(Math.min(RESUMES_PER_LAYOUT, own.length), 1);
        for (let at = 0; at < count; at++) {
          const { name, data } = own[(index * RESUMES_PER_LAYOUT + at) % own.length];
          yield { tool, layout, name, data, bytes: await render(data, layout) };
        }
      }
    } finally {
      await close();
    }
  }
}

/** A short run draws only two layouts: one that is held back for measuring and one that is not. */
const shortened = (layouts) => {
  const heldOut = layouts.findIndex(({ isHeldOut }) => isHeldOut);
  return amount(layouts, [layouts[0], layouts[heldOut]]);
};
