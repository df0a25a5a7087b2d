// Writing help: what it suggests, what is taken of it, and the way back.
import assert from 'node:assert/strict';
import { assertFitsWidth, entry, field, goToStep, openBuilder, pagesShow } from './screens/builder.ts';
import { assertAccessible } from './support/accessibility.ts';
import { DESKTOP, journey, PHONE, type Stage } from './support/journey.ts';

const WEAK = 'Responsible for managing a team of 12 nurses on the night shift';
const HELPED = 'I helped to prepare the monthly staffing budget for two wards';
const STRONG = 'Cut medication errors by 31% in two years with a second check at every handover';

async function writeJob({ page }: Stage, bullets: readonly string[]): Promise<void> {
  await openBuilder(page);
  await goToStep(page, 'Personal');
  await field(page, 'Full Name').fill('Marisol Quintana');
  await field(page, 'Job Title').fill('Charge Nurse');
  await goToStep(page, 'Experience');
  await page.getByRole('button', { name: 'Add Experience' }).click();
  await field(page, 'Job Title').fill('Charge Nurse');
  await field(page, 'Company').fill('Delta Medical Center');
  await field(page, 'Start Date').fill('Mar 2016');
  await field(page, 'End Date').fill('Jun 2024');
  for (const [index, text] of bullets.entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Add Bullet' }).click();
    await field(page, `Bullet ${index + 1}`).fill(text);
  }
}

async function takeSome(stage: Stage, name: string): Promise<void> {
  const { page, screenshot } = stage;
  await writeJob(stage, [WEAK, HELPED, STRONG]);
  const job = entry(page, 'Charge Nurse, Delta Medical Center');
  await job.getByRole('button', { name: 'AI Optimize' }).click();

  const dialog = page.getByRole('dialog', { name: 'Suggested bullets' });
  await dialog.waitFor();
  const first = dialog.getByRole('group', { name: 'Bullet 1' }).first();
  assert.match((await first.textContent()) ?? '', /Starts with what you did/);
  assert.equal(await dialog.getByText(STRONG).count(), 0, 'what is good is not touched');
  await screenshot(`ai-writing/bullets-${name}`);
  await assertFitsWidth(page);
  await assertAccessible(page);

  await dialog.getByRole('group', { name: 'Bullet 2' }).getByRole('button', { name: 'Reject' }).first().click();
  await dialog.getByRole('button', { name: 'Apply 1 accepted' }).click();
  await page.getByText('Bullets rewritten').waitFor();
  await dialog.waitFor({ state: 'hidden' });
  assert.equal(await field(page, 'Bullet 1').inputValue(), 'Managed a team of 12 nurses on the night shift');
  assert.equal(await field(page, 'Bullet 2').inputValue(), HELPED);

  await page.getByRole('button', { name: 'Undo' }).click();
  assert.equal(await field(page, 'Bullet 1').inputValue(), WEAK);
  assert.equal(await field(page, 'Bullet 3').inputValue(), STRONG);
}

journey('suggested bullets are taken line by line, and undone in one step', (stage) => takeSome(stage, 'desktop'), {
  ...DESKTOP,
  reducedMotion: 'reduce',
});
journey('the same on a phone', (stage) => takeSome(stage, 'phone'), {
  ...PHONE,
  colorScheme: 'dark',
  reducedMotion: 'reduce',
});

journey('strong bullets are left alone', async (stage) => {
  await writeJob(stage, [STRONG]);
  await stage.page.getByRole('button', { name: 'AI Optimize' }).last().click();
  await stage.page.getByText('Your bullets are already strong').waitFor();
});

journey('a summary is written from what the resume says', summaryFromFacts, { ...DESKTOP, reducedMotion: 'reduce' });

async function summaryFromFacts(stage: Stage): Promise<void> {
  const { page, screenshot } = stage;
  await writeJob(stage, [STRONG]);
  await goToStep(page, 'Summary');
  await page.getByRole('button', { name: 'AI Write' }).click();
  const dialog = page.getByRole('dialog', { name: 'Suggested summary' });
  await dialog.getByText(/8 years of experience/).waitFor();
  await screenshot('ai-writing/summary');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('Summary rewritten').waitFor();
  assert.match(await field(page, 'Summary').inputValue(), /^Charge Nurse .*8 years of experience/);
  await pagesShow(page, ['8 years of experience']);
}
