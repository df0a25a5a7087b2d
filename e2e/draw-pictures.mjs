// npm run pictures: renders the images for the landing page and for social networks from the product itself. The images
// are in the repository, so a build needs no browser.
/* global document, scrollX, scrollY -- in the page */
import { readFileSync, writeFileSync } from 'node:fs';
import { startForBench } from '../bench/lib/product.mjs';
import { SAMPLES } from '../frontend/build/template-samples.ts';
import { inCheckout } from '../scripts/lib/checkout.mjs';

const FOLDER = inCheckout('frontend', 'public');
const SIZES = inCheckout('frontend', 'src', 'features', 'landing', 'picture-sizes.json');
const sizes = {};
const WEAK = ['Responsible for planning delivery routes for the region', 'Worked on the weekly report for 14 sites'];

const data = structuredClone(SAMPLES.general);
const weak = structuredClone(data);
weak.experience[0].bullets = [...WEAK, ...weak.experience[0].bullets.slice(0, 2)];

const product = await startForBench();
try {
  const account = await product.signUp();
  const create = async (content) =>
    (
      await account.call('POST', '/api/resumes', {
        title: `${content.personal.fullName} Resume`,
        templateKey: 'general',
        data: content,
      })
    ).json();
  const [strong, improvable] = [await create(data), await create(weak)];
  const page = await account.newPage({
    viewport: { width: 1280, height: 800 },
    deviceScaleFactor: 1.5,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  const session = await page.context().newCDPSession(page);
  const keep = async (name, clip) => {
    const scrolled = await page.evaluate(async () => {
      await document.fonts.ready;
      return { x: scrollX, y: scrollY };
    });
    const { data: bytes } = await session.send('Page.captureScreenshot', {
      format: 'webp',
      quality: 82,
      // The clip's coordinates are pixels from the top left corner of the document, not of the viewport.
      ...(clip && { clip: { ...clip, x: clip.x + scrolled.x, y: clip.y + scrolled.y, scale: 1 } }),
    });
    const { width, height } = clip ?? page.viewportSize();
    sizes[name] = { width: Math.round(width), height: Math.round(height) };
    writeFileSync(`${FOLDER}/pictures/${name}.webp`, Buffer.from(bytes, 'base64'));
    console.log(`${name}.webp, ${Math.round(Buffer.from(bytes, 'base64').length / 1024)} KB`);
  };
  const openAt = async (id, step) => {
    await page.goto(`${product.url}/app/resume/${id}`);
    await page.getByRole('button', { name: step }).first().click();
    await page.getByRole('heading', { level: 2, name: 'Work Experience' }).waitFor();
    await page.locator('[data-page] [data-line]').first().waitFor();
    await page.waitForLoadState('networkidle');
  };

  await openAt(strong.id, /Experience/);
  await keep('builder');

  await page
    .getByRole('button', { name: /^ATS score/i })
    .first()
    .click();
  const score = page.getByRole('dialog');
  await score.waitFor();
  await page.waitForLoadState('networkidle');
  await keep('score', await score.boundingBox());

  await openAt(improvable.id, /Experience/);
  await page.getByRole('button', { name: 'Improve Bullets' }).last().click();
  const suggestions = page.getByRole('dialog');
  await suggestions.getByRole('button', { name: /^Apply/ }).waitFor();
  await page.waitForLoadState('networkidle');
  await keep('suggestions', await suggestions.boundingBox());

  await openAt(strong.id, /Experience/);
  await page.getByRole('button', { name: 'Export' }).click();
  const files = page.getByRole('dialog', { name: 'Export resume' });
  const downloaded = page.waitForEvent('download');
  await files.getByRole('button', { name: 'Download PDF' }).click();
  const pdf = await (await downloaded).path();
  await files.getByText(/fields found/).waitFor();
  await keep('read-back', await files.boundingBox());

  await page.goto(`${product.url}/dashboard`);
  await page.getByRole('button', { name: 'Import a Resume' }).click();
  const dialog = page.getByRole('dialog');
  const [picker] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.getByRole('button', { name: 'Choose a File' }).click(),
  ]);
  await picker.setFiles({
    name: 'Maya Lindqvist.pdf',
    mimeType: 'application/pdf',
    buffer: readFileSync(pdf),
  });
  await dialog.getByRole('button', { name: 'Use This Resume' }).waitFor();
  await keep('import', await dialog.boundingBox());

  const social = await product.browser.newPage({ viewport: { width: 1200, height: 630 }, colorScheme: 'light' });
  await social.goto(product.url);
  await social.addStyleTag({
    content: '.top-bar, .hero-note, .actions { display: none !important } .hero { min-height: 630px; zoom: 1.02 }',
  });
  await social.evaluate(() => document.fonts.ready);
  writeFileSync(SIZES, `${JSON.stringify(sizes, null, 2)}\n`);
  await social.screenshot({ path: `${FOLDER}/social.png` });
} finally {
  await product.stop();
}
