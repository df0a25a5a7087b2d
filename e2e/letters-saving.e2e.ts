import assert from 'node:assert/strict';
import { field } from './screens/builder.ts';
import { eventually } from './screens/eventually.ts';
import { heading, letterPages, openLetter, OWN_LINE, saved } from './screens/letters.ts';
import { assertAccessible } from './support/accessibility.ts';
import { journey } from './support/journey.ts';

journey('an unsaved cover letter is stored on the device and sent after a reload', async (stage) => {
  const { page, context, network } = stage;
  const id = await openLetter(stage);
  network.cut((_method, path) => path.endsWith('/documents/cover_letter'));
  await field(page, 'Cover letter').fill(`Dear team,\n\n${OWN_LINE}\n\nYours,`);
  await page.getByText('Offline – retrying').waitFor();
  await page.reload();
  await letterPages(page).getByText('first of March').waitFor();
  network.restore();
  await saved(page).waitFor();
  const kept = await context.request.get(`/api/resumes/${id}/documents`);
  assert.match(await kept.text(), new RegExp(OWN_LINE));
});

journey('an unsaved cover letter is saved to the account while another page is open', async (stage) => {
  const { page, context, network } = stage;
  const id = await openLetter(stage);
  network.cut((_method, path) => path.endsWith('/documents/cover_letter'));
  await field(page, 'Cover letter').fill(`Dear team,\n\n${OWN_LINE}\n\nYours,`);
  await page.getByText('Offline – retrying').waitFor();
  await page.goto('/app/history');
  network.restore();
  await eventually(
    async () => (await (await context.request.get(`/api/resumes/${id}/documents`)).text()).includes(OWN_LINE),
    () => 'the letter is not sent',
  );
});

journey('a cover letter edited in two tabs at the same time contains the edits of both tabs', async (stage) => {
  const { page, context, network } = stage;
  const id = await openLetter(stage);
  const other = await context.newPage();
  await other.goto(`/app/resume/${id}/cover-letter`);
  await heading(other, 'Cover letter').waitFor();
  network.cut((_method, path) => path.endsWith('/documents/cover_letter'));
  await field(page, 'Cover letter').fill('Written in the first tab.');
  await page.getByText('Offline – retrying').waitFor();
  await field(other, 'Cover letter').fill('Written in the second tab.');
  await other.getByText('Offline – retrying').waitFor();
  await other.close();
  network.restore();
  await page.reload();
  const dialog = page.getByRole('dialog', { name: 'The cover letter was changed elsewhere' });
  await dialog
    .getByRole('deletion')
    .filter({ hasText: /first|second/ })
    .waitFor();
  await dialog
    .getByRole('insertion')
    .filter({ hasText: /first|second/ })
    .waitFor();
  await dialog.getByRole('button', { name: 'Keep Mine' }).click();
  await saved(page).waitFor();
});

journey('a cover letter changed on another device is overwritten only after the user chooses', async (stage) => {
  const { page, context } = stage;
  const id = await openLetter(stage);
  await field(page, 'Date').fill('');
  await field(page, 'Cover letter').fill('Dear team,');
  await eventually(
    async () => (await (await context.request.get(`/api/resumes/${id}/documents`)).text()).includes('Dear team,'),
    () => 'the letter is not saved',
  );
  await saved(page).waitFor();
  const elsewhere = { content: { text: 'Written elsewhere.' } };
  assert.equal(
    (await context.request.put(`/api/resumes/${id}/documents/cover_letter`, { data: elsewhere })).status(),
    200,
  );
  await field(page, 'Cover letter').fill('Written here.');
  const dialog = page.getByRole('dialog', { name: 'The cover letter was changed elsewhere' });
  await dialog.getByRole('insertion').filter({ hasText: 'elsewhere' }).waitFor();
  await assertAccessible(page);
  await dialog.getByRole('button', { name: 'Use the Other Version' }).click();
  await dialog.waitFor({ state: 'hidden' });
  assert.equal(await field(page, 'Cover letter').inputValue(), 'Written elsewhere.');
  await saved(page).waitFor();
});
