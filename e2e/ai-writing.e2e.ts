import assert from 'node:assert/strict';
import { assertFitsWidth, entry, field, goToStep, openBuilder, pagesShow } from './screens/builder.ts';
import { assertAccessible } from './support/accessibility.ts';
import { DESKTOP, journey, PHONE, type Stage } from './support/journey.ts';

const WEAK = 'Responsible for managing a team of 12 nurses on the night shift';
const HELPED = 'I helped to prepare the monthly staffing budget for two wards';
const WITH_TEAM = 'Prepared the monthly staffing budget for two wards, in a team of 3';
const STRONG = 'Cut medication errors by 31% in two years with a second check at every handover';

async function writeJob({ page }: Stage, bullets: readonly string[]): Promise<void> {
  await openBuilder(page);
  await goToStep(page, 'Personal');
  await field(page, 'Full name').fill('Marisol Quintana');
  await field(page, 'Job title').fill('Charge Nurse');
  await goToStep(page, 'Experience');
  await field(page, 'Job title').fill('Charge Nurse');
  await field(page, 'Company').fill('Delta Medical Center');
  await field(page, 'Start date').fill('Mar 2016');
  await field(page, 'End date').fill('Jun 2024');
  for (const [index, text] of bullets.entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Add Bullet' }).click();
    await field(page, `Bullet ${index + 1}`).fill(text);
  }
}

async function takeSome(stage: Stage, name: string): Promise<void> {
  const { page, screenshot } = stage;
  await writeJob(stage, [WEAK, HELPED, STRONG]);
  const job = entry(page, 'Charge Nurse, Delta Medical Center');
  await job.getByRole('button', { name: 'Improve Bullets' }).click();

  const dialog = page.getByRole('dialog', { name: 'Suggested bullets' });
  await dialog.waitFor();
  const first = dialog.getByRole('group', { name: 'Bullet 1' }).first();
  assert.match((await first.textContent()) ?? '', /Opens with an action verb/);
  assert.equal(await dialog.getByText(STRONG).count(), 0, 'what is good is not touched');
  await screenshot(`ai-writing/bullets-${name}`);
  await assertFitsWidth(page);
  await assertAccessible(page);

  assert.ok(
    await dialog.getByRole('button', { name: 'Apply 0 Accepted Changes' }).isDisabled(),
    'nothing is accepted beforehand',
  );
  await first.getByRole('button', { name: 'Accept' }).click();
  const second = dialog.getByRole('group', { name: 'Bullet 2' }).first();
  await second.getByRole('radio', { name: 'I did it with a team' }).click();
  await second.getByLabel('People in the team').fill('3');
  await second.getByText(`Your bullet: ${WITH_TEAM}`).waitFor();
  await screenshot(`ai-writing/question-${name}`);
  await assertAccessible(page);
  await dialog.getByRole('button', { name: 'Apply 2 Accepted Changes' }).click();
  await page.getByText('Bullets rewritten').waitFor();
  await dialog.waitFor({ state: 'hidden' });
  assert.equal(await field(page, 'Bullet 1').inputValue(), 'Managed a team of 12 nurses on the night shift');
  assert.equal(await field(page, 'Bullet 2').inputValue(), WITH_TEAM);

  const toast = page.getByRole('region', { name: 'Notifications (F8)' });
  await toast.getByRole('button', { name: 'Undo' }).click();
  assert.equal(await field(page, 'Bullet 1').inputValue(), WEAK);
  assert.equal(await field(page, 'Bullet 3').inputValue(), STRONG);
}

journey('suggested bullets are accepted one by one and undone in one step', (stage) => takeSome(stage, 'desktop'), {
  ...DESKTOP,
  reducedMotion: 'reduce',
});
journey('suggested bullets are accepted on a phone', (stage) => takeSome(stage, 'phone'), {
  ...PHONE,
  colorScheme: 'dark',
  reducedMotion: 'reduce',
});

const STORY = 'Regulars were leaving because the queue was long, so I talked to my manager about a second till';

for (const [device, options] of Object.entries({ desktop: DESKTOP, phone: PHONE }))
  journey(
    `a story is replaced by its action and result in one line, on a ${device}`,
    async (stage) => {
      const { page, screenshot } = stage;
      await writeJob(stage, [STORY]);
      const job = entry(page, 'Charge Nurse, Delta Medical Center');
      await job.getByRole('button', { name: 'Improve Bullets' }).click();
      const dialog = page.getByRole('dialog', { name: 'Suggested bullets' });
      await dialog.getByText('In one line: what did you do, and what came of it?').waitFor();
      await dialog.getByRole('radio', { name: 'I can say it in one line' }).click();
      await dialog.getByRole('textbox', { name: 'What you did, starting with a verb' }).fill('Opened a second till');
      await dialog.getByRole('textbox', { name: 'What came of it' }).fill('halving the queue');
      await dialog.getByText('Your bullet: Opened a second till, halving the queue').waitFor();
      await screenshot(`ai-writing/story-${device}`);
      await assertFitsWidth(page);
      await assertAccessible(page);
      await dialog.getByRole('button', { name: 'Apply 1 Accepted Change' }).click();
      await dialog.waitFor({ state: 'hidden' });
      assert.equal(await field(page, 'Bullet 1').inputValue(), 'Opened a second till, halving the queue');
    },
    { ...options, colorScheme: device === 'phone' ? 'dark' : 'light', reducedMotion: 'reduce' },
  );

journey('strong bullets get no suggestions', async (stage) => {
  await writeJob(stage, [STRONG]);
  await stage.page.getByRole('button', { name: 'Improve Bullets' }).last().click();
  await stage.page.getByText('Your bullets are already strong').waitFor();
});

journey('Ctrl+Z undoes all accepted suggestions, and closing the dialog restores focus', async (stage) => {
  const { page } = stage;
  await writeJob(stage, [WEAK, HELPED]);
  await entry(page, 'Charge Nurse, Delta Medical Center').getByRole('button', { name: 'Improve Bullets' }).click();
  const dialog = page.getByRole('dialog', { name: 'Suggested bullets' });
  await dialog.getByText('Based only on what you wrote.').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.waitForFunction(() => document.activeElement?.textContent === 'Improve Bullets');

  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Accept All' }).click();
  await page.getByText('Bullets rewritten').waitFor();
  assert.notEqual(await field(page, 'Bullet 1').inputValue(), WEAK);
  await page.keyboard.press('Control+z');
  assert.equal(await field(page, 'Bullet 1').inputValue(), WEAK);
  assert.equal(await field(page, 'Bullet 2').inputValue(), HELPED);
});

journey('words added by the model are marked, and "Accept All" skips changes that contain them', doubtedLine, {
  ...DESKTOP,
  reducedMotion: 'reduce',
});
journey('words added by the model are marked on a phone in the dark theme', doubtedLine, {
  ...PHONE,
  colorScheme: 'dark',
  reducedMotion: 'reduce',
});

async function doubtedLine(stage: Stage): Promise<void> {
  const { page, screenshot } = stage;
  await writeJob(stage, [WEAK, HELPED]);
  const invented = 'Managed 12 nurses and 12,000 patients on the night shift';
  const sound = 'Prepared the monthly staffing budget for two wards';
  await page.route('**/api/ai/rewrite-bullets', (route) =>
    route.fulfill({
      json: {
        bullets: [invented, sound],
        engine: 'example-model',
        version: 'rewrite-bullets/2',
        flags: [
          { line: 0, text: '12,000', message: 'Your own text does not say “12,000”.' },
          { line: 1, text: 'Google', message: 'The model wrote “Google”, which your own text does not say.' },
        ],
        lines: [
          { before: [WEAK], after: invented, reasons: ['Reworded'] },
          { before: [HELPED], after: sound, reasons: ['Reworded'] },
        ],
      },
    }),
  );
  await entry(page, 'Charge Nurse, Delta Medical Center').getByRole('button', { name: 'Improve Bullets' }).click();
  const dialog = page.getByRole('dialog', { name: 'Suggested bullets' });
  await dialog.getByText('Written by example-model; checked against your resume.').waitFor();
  await dialog.getByText('Not in your resume: 12,000 – is this true?').waitFor();
  await dialog.getByText('The model wrote “Google”').waitFor();
  assert.equal(await dialog.locator('mark').textContent(), '12,000');
  await screenshot(`ai-writing/doubted-${page.viewportSize()!.width}`);
  await assertFitsWidth(page);
  await assertAccessible(page);
  await dialog.getByRole('button', { name: 'Accept All Verified' }).click();
  await page.getByText('Bullets rewritten').waitFor();
  assert.equal(await field(page, 'Bullet 1').inputValue(), WEAK);
  assert.equal(await field(page, 'Bullet 2').inputValue(), sound);
}

journey('the disabled writing help button explains which input is missing', async ({ page }) => {
  await openBuilder(page);
  await goToStep(page, 'Summary');
  assert.equal(await page.getByRole('button', { name: 'AI Write' }).isDisabled(), true);
  await page.getByText('Enter your full name first').waitFor();
  await goToStep(page, 'Experience');
  const ask = page.getByRole('button', { name: 'Improve Bullets' }).last();
  assert.equal(await ask.isDisabled(), true);
  await field(page, 'Job title').fill('Charge Nurse');
  assert.equal(await ask.isDisabled(), true);
  await field(page, 'Company').fill('Delta');
  assert.equal(await ask.isDisabled(), false);
});

journey('a failed request for suggestions shows an error and can be retried', async (stage) => {
  const { page } = stage;
  await writeJob(stage, [WEAK]);
  await page.route('**/api/ai/rewrite-*', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page.getByRole('button', { name: 'Improve Bullets' }).last().click();
  await page.getByText('Failed to rewrite bullets. Please try again.').waitFor();
  await goToStep(page, 'Summary');
  await page.unroute('**/api/ai/rewrite-*');
  await page.getByRole('button', { name: 'AI Write' }).click();
  await page.getByRole('dialog', { name: 'Suggested summary' }).waitFor();
});

journey('leaving a builder step cancels its request for suggestions', async (stage) => {
  const { page } = stage;
  await writeJob(stage, [WEAK]);
  // Leave the request unanswered, so that it is still pending when the user leaves the step.
  await page.route('**/api/ai/rewrite-bullets', () => undefined);
  const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/rewrite-bullets'));
  await page.getByRole('button', { name: 'Improve Bullets' }).last().click();
  assert.equal(await page.getByRole('button', { name: 'Improving…' }).isDisabled(), true);
  await goToStep(page, 'Education');
  await ended;
  assert.equal(await page.getByText('Failed to rewrite bullets').count(), 0);
});

journey("a summary is written from the resume's content", summaryFromFacts, { ...DESKTOP, reducedMotion: 'reduce' });

async function summaryFromFacts(stage: Stage): Promise<void> {
  const { page, screenshot } = stage;
  await writeJob(stage, [STRONG]);
  await goToStep(page, 'Summary');
  await page.getByRole('button', { name: 'AI Write' }).click();
  const dialog = page.getByRole('dialog', { name: 'Suggested summary' });
  await dialog.getByText(/8 years of experience/).waitFor();
  await screenshot('ai-writing/summary');
  await dialog.getByRole('button', { name: 'Apply Suggestion' }).click();
  await page.getByText('Summary rewritten').waitFor();
  assert.match(await field(page, 'Summary').inputValue(), /^Charge Nurse .*8 years of experience/);
  await pagesShow(page, ['8 years of experience']);
}
