import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { newAccount, saveResume } from './screens/account.ts';
import {
  field,
  goToStep,
  openBuilder,
  pages,
  pagesLack,
  pagesShow,
  pageWords,
  stepHeading,
} from './screens/builder.ts';
import type { StepLabel } from './screens/builder.ts';
import { eventually } from './screens/eventually.ts';
import { NURSE } from './screens/nurse.ts';
import { journey, type Stage } from './support/journey.ts';

const [CHARGE, STAFF] = NURSE.experience.map(({ role, company }) => `${role}, ${company}`) as [string, string];

async function openAt({ page, context }: Stage, step: StepLabel): Promise<void> {
  await newAccount(context);
  await openBuilder(page, await saveResume(context, 'general'));
  await pagesShow(page, [NURSE.personal.fullName]);
  await goToStep(page, step);
}

async function pagesShowInOrder(page: Page, first: string, second: string): Promise<void> {
  await eventually(
    async () => {
      const words = await pageWords(page);
      const [a, b] = [words.indexOf(first), words.indexOf(second)];
      return a >= 0 && b >= 0 && a < b;
    },
    () => `the pages do not show ${first} before ${second}`,
  );
}

/** Moves an item with the keyboard. Waits for the screen reader's announcement after each key. */
async function moveByKeyboard(page: Page, name: string, from: number, to: number): Promise<void> {
  const arrow = to > from ? 'ArrowDown' : 'ArrowUp';
  const announced = (words: string) => page.getByText(words).waitFor({ state: 'attached' });
  await handle(page, name).focus();
  await page.keyboard.press('Space');
  await announced(`position ${from} of `);
  // dnd-kit listens for arrow keys only after its own timer has fired. The timer below starts later, so it fires later.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await page.keyboard.press(arrow);
  await announced(` is now at position ${to} of `);
  await page.keyboard.press('Space');
  await announced(`Dropped `);
}

const handle = (page: Page, name: string): Locator => page.getByRole('button', { name: `Move ${name}`, exact: true });

async function dragBelow(page: Page, name: string, other: string, position: number): Promise<void> {
  // Scrolls the item to the middle: an item held near the edge would keep the container scrolling.
  await handle(page, name).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  // Playwright's hover waits until the items have stopped sliding.
  await handle(page, other).hover();
  await handle(page, name).hover();
  const from = await centre(handle(page, name));
  const to = await centre(handle(page, other));
  await page.mouse.down();
  // The first movement turns the press into a drag instead of a click.
  await page.mouse.move(from.x, from.y + 8);
  await page.mouse.move(to.x, to.y + 12, { steps: 6 });
  await page.getByText(` is now at position ${position} of `).waitFor({ state: 'attached' });
  await page.mouse.up();
}

async function centre(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  assert.ok(box);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

journey('changes can be undone and redone with buttons and with the keyboard', async (stage) => {
  const { page } = stage;
  await openAt(stage, 'Summary');
  const undo = page.getByRole('button', { name: 'Undo' });
  const redo = page.getByRole('button', { name: 'Redo' });
  const summary = field(page, 'Summary');
  assert.equal(await undo.isDisabled(), true);
  await summary.fill('A new summary.');
  await undo.click();
  assert.equal(await summary.inputValue(), NURSE.summary.text);
  await redo.click();
  assert.equal(await summary.inputValue(), 'A new summary.');
  assert.equal(await redo.isDisabled(), true);

  await goToStep(page, 'Skills');
  await page.keyboard.press('ControlOrMeta+z');
  await stepHeading(page, 'Summary').waitFor();
  assert.equal(await summary.inputValue(), NURSE.summary.text, 'undo goes where the change was');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await eventually(
    async () => (await summary.inputValue()) === 'A new summary.',
    () => 'the keys did not redo it',
  );
});

journey('a removed entry can be restored', async (stage) => {
  const { page } = stage;
  await openAt(stage, 'Experience');
  await page.getByRole('button', { name: `Remove ${STAFF}` }).click();
  await pagesLack(page, 'Copper Ridge Medical Center');
  await page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('button', { name: 'Undo' }).click();
  await pagesShow(page, ['Copper Ridge Medical Center']);
});

journey('jobs can be reordered with the keyboard and by drag and drop', async (stage) => {
  const { page } = stage;
  await openAt(stage, 'Experience');
  await moveByKeyboard(page, CHARGE, 1, 2);
  await pagesShowInOrder(page, STAFF.split(',')[0]!, 'Charge Nurse');
  // Collapse the entry first: an expanded entry changes places only when dragged by half its height.
  await page.getByRole('button', { name: CHARGE, exact: true }).click();
  await dragBelow(page, STAFF, CHARGE, 2);
  await pagesShowInOrder(page, 'Charge Nurse', STAFF.split(',')[0]!);
});

journey('bullets can be reordered with the keyboard and by drag and drop', async (stage) => {
  const { page } = stage;
  await openAt(stage, 'Experience');
  await moveByKeyboard(page, 'bullet 2', 2, 1);
  await pagesShowInOrder(page, 'Cut door-to-triage', 'Led a team');
  await dragBelow(page, 'bullet 1', 'bullet 3', 3);
  await pagesShowInOrder(page, 'Trained 19', 'Cut door-to-triage');
});

journey('sections can be reordered and hidden', async (stage) => {
  const { page, screenshot } = stage;
  await openAt(stage, 'Summary');
  await pagesShowInOrder(page, NURSE.experience[0].company, 'Sonoran State');
  await page.getByRole('button', { name: 'Layout & Sections' }).click();
  const panel = page.getByRole('dialog', { name: 'Layout & sections' });
  // Wait until the panel has stopped sliding in; its buttons are clickable only then.
  await panel.getByRole('button', { name: 'Hide Education' }).click({ trial: true });
  await moveByKeyboard(page, 'Education', 3, 2);
  await pagesShowInOrder(page, 'Sonoran State', NURSE.experience[0].company);
  await dragBelow(page, 'Education', 'Work experience', 3);
  await pagesShowInOrder(page, NURSE.experience[0].company, 'Sonoran State');

  await panel.getByRole('button', { name: 'Hide Awards' }).click();
  await pagesLack(page, NURSE.extras.awards[0]);
  await screenshot('arranging/layout-panel');
  await panel.getByRole('button', { name: 'Show Awards' }).click();
  await pagesShow(page, NURSE.extras.awards);
});

journey('the page preview uses the chosen paper size', async (stage) => {
  const { page } = stage;
  await openAt(stage, 'Summary');
  await eventually(
    async () => near(await heightToWidth(page), 11 / 8.5),
    () => 'the pages are not US Letter',
  );
  await page.getByRole('button', { name: 'Layout & Sections' }).click();
  await page.getByRole('button', { name: 'A4', exact: true }).click();
  await eventually(
    async () => near(await heightToWidth(page), 297 / 210),
    () => 'the pages are not A4',
  );
});

async function heightToWidth(page: Page): Promise<number> {
  const box = await pages(page).first().boundingBox();
  return box ? box.height / box.width : 0;
}

const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.01;
