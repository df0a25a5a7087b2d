import assert from 'node:assert/strict';
import { listResumes, register } from './screens/account.ts';
import { assertHolds, field, goToStep, openBuilder, pagesShow, saveState, stepHeading } from './screens/builder.ts';
import { downloadBy, namesIn, readDocx, readPdf, unzipped } from './screens/downloads.ts';
import { fillIn } from './screens/fill-in.ts';
import { NURSE, NURSE_TEXTS } from './screens/nurse.ts';
import { unlock } from './screens/payments.ts';
import { DESKTOP, journey, PHONE } from './support/journey.ts';

const COMPUTER = { ...DESKTOP, permissions: ['clipboard-read', 'clipboard-write'] };

journey(
  'a visitor fills in all steps, registers, and downloads the resume in every format',
  async ({ page, context, screenshot }) => {
    await openBuilder(page);
    await page.getByRole('radio', { name: 'Healthcare, Healthcare' }).click();
    await stepHeading(page, 'Personal').waitFor();
    await fillIn(page);
    await pagesShow(page, NURSE_TEXTS);

    await page.getByRole('button', { name: 'Save Draft' }).click();
    await page.getByText('Draft Saved').waitFor();
    await page.reload();
    await pagesShow(page, NURSE_TEXTS);

    await page.getByRole('button', { name: 'Export' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export resume' });
    assert.equal(await dialog.getByRole('button', { name: 'Download PDF' }).isDisabled(), true);
    assert.equal(await dialog.getByRole('button', { name: 'Download All' }).isDisabled(), true);
    await dialog.getByRole('button', { name: 'Copy Text' }).click();
    await page.getByText('Text copied').waitFor();
    assertHolds(await page.evaluate(() => navigator.clipboard.readText()), NURSE_TEXTS, 'the visitor’s text');
    await dialog.getByRole('link', { name: 'Sign Up' }).click();
    assert.equal(await page.getByLabel('Last name').inputValue(), 'Quintana-Brandt');
    assert.equal(await page.getByLabel('Email').inputValue(), NURSE.personal.email);
    await register(page);
    await page.waitForURL(/\/app\/resume\/[0-9a-f-]{36}$/);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await saveState(page, 'Saved').waitFor();
    await pagesShow(page, NURSE_TEXTS);
    const [resume, ...others] = await listResumes(context);
    assert.deepEqual(others, []);
    assert.ok(resume);
    assert.ok(page.url().endsWith(resume.id));
    assert.equal(resume.templateKey, 'health');
    assert.equal(resume.title, 'Marisol Quintana-Brandt Resume');

    await unlock(context, resume.id);
    await page.getByRole('button', { name: 'Export' }).click();
    const pdf = await downloadBy(page, 'Download PDF');
    assert.equal(pdf.name, 'Marisol-Quintana-Brandt-Resume.pdf');
    const { text, title } = await readPdf(pdf.bytes);
    assertHolds(text, NURSE_TEXTS, 'the PDF');
    assert.match(String(title), /Marisol Quintana-Brandt/);
    await dialog.getByText(/(?<!\d)(\d+) of \1 fields found/).waitFor();

    const docx = await downloadBy(page, 'Download DOCX');
    assert.equal(docx.name, 'Marisol-Quintana-Brandt-Resume.docx');
    assertHolds(readDocx(docx.bytes), NURSE_TEXTS, 'the Word document');
    await dialog
      .getByText(/(?<!\d)(\d+) of \1 fields found/)
      .nth(1)
      .waitFor();
    await screenshot('make-resume/exported');

    await dialog.getByRole('button', { name: 'Copy Text' }).click();
    await page.getByText('Text copied').waitFor();
    assertHolds(await page.evaluate(() => navigator.clipboard.readText()), NURSE_TEXTS, 'the copied text');

    const zip = await downloadBy(page, 'Download All');
    assert.deepEqual(
      namesIn(zip.bytes).map((name) => name.split('.').at(-1)),
      ['pdf', 'docx', 'txt'],
    );
    assertHolds((await readPdf(unzipped(zip.bytes, pdf.name))).text, NURSE_TEXTS, 'the PDF in the archive');

    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'hidden' });
  },
  COMPUTER,
);

journey(
  'a visitor creates a resume on a phone',
  async ({ page, context }) => {
    await openBuilder(page);
    await page.getByRole('radio', { name: 'Tech Professional, Technology' }).tap();
    await stepHeading(page, 'Personal').waitFor();
    await fillIn(page);
    await page.getByRole('tab', { name: 'Preview' }).tap();
    await pagesShow(page, NURSE_TEXTS);
    await page.getByRole('button', { name: 'Export' }).tap();
    await page.getByRole('dialog', { name: 'Export resume' }).getByRole('link', { name: 'Sign Up' }).tap();
    await register(page);
    await page.waitForURL(/\/app\/resume\/[0-9a-f-]{36}$/);
    await page.getByRole('dialog', { name: 'Export resume' }).getByRole('button', { name: 'Cancel' }).tap();
    await unlock(context, page.url().slice(-36));
    await page.getByRole('button', { name: 'Export' }).tap();
    const { bytes } = await downloadBy(page, 'Download PDF');
    assertHolds((await readPdf(bytes)).text, NURSE_TEXTS, 'the PDF');
  },
  PHONE,
);

journey('an exported file contains changes made after the last save', async ({ page, context }) => {
  await openBuilder(page);
  await goToStep(page, 'Personal');
  await field(page, 'Full name').fill(NURSE.personal.fullName);
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('dialog', { name: 'Export resume' }).getByRole('link', { name: 'Sign Up' }).click();
  await register(page);
  await page.waitForURL(/\/app\/resume\/[0-9a-f-]{36}$/);
  await page.getByRole('dialog', { name: 'Export resume' }).getByRole('button', { name: 'Cancel' }).click();
  await unlock(context, page.url().slice(-36));
  await goToStep(page, 'Summary');
  await field(page, 'Summary').fill(NURSE.summary.text);
  await page.getByRole('button', { name: 'Export' }).click();
  const { bytes } = await downloadBy(page, 'Download PDF');
  assertHolds((await readPdf(bytes)).text, [NURSE.summary.text], 'the PDF');
});
