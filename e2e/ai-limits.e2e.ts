import assert from 'node:assert/strict';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { newAccount } from './screens/account.ts';
import { assertFitsWidth, field, goToStep, openBuilder } from './screens/builder.ts';
import { assertAccessible } from './support/accessibility.ts';
import { DESKTOP, journey, PHONE, type Stage } from './support/journey.ts';

interface AllowanceView {
  tasks: Record<'rewrites' | 'keywords', { used: number; limit: number }>;
}

/** Uses up all but `left` of today's AI rewrites. The allowance is per account, so other journeys are unaffected. */
async function leaveRewrites({ request }: BrowserContext, left: number): Promise<void> {
  const { tasks } = (await (await request.get('/api/ai/allowance')).json()) as AllowanceView;
  const { used, limit } = tasks.rewrites;
  for (let times = used; times < limit - left; times++) {
    const answer = await request.post('/api/ai/rewrite-summary', {
      data: { resumeData: { personal: { fullName: 'Marisol Quintana', jobTitle: 'Nurse' } } },
    });
    assert.equal(answer.status(), 200, await answer.text());
  }
}

async function openSummary(page: Page): Promise<Locator> {
  await openBuilder(page);
  await goToStep(page, 'Personal');
  await field(page, 'Full name').fill('Marisol Quintana');
  await field(page, 'Job title').fill('Charge Nurse');
  await goToStep(page, 'Summary');
  return page.getByRole('button', { name: 'AI Write' });
}

async function useUp({ page, context, screenshot }: Stage, name: string): Promise<void> {
  const look = async (state: string, fullPage = false) => {
    await assertFitsWidth(page);
    await assertAccessible(page);
    await screenshot(`ai-limits/${state}-${name}`, { fullPage });
  };
  await newAccount(context);
  const write = await openSummary(page);
  assert.equal(await page.getByText(/left today/).count(), 0, 'nothing is said while there are many');

  await leaveRewrites(context, 2);
  await write.click();
  await page.getByText('Add your work, skills or education first. The summary is based on them.').waitFor();
  await page.getByText('1 of 100 rewrites left today').waitFor();
  await look('low');

  // Simulates another device that uses up the rewrites, so that the open page does not know that none are left.
  await leaveRewrites(context, 0);
  await write.click();
  await page.getByText('No suggestions available right now').waitFor();
  const message =
    /You have used all 100 of today’s rewrites\. The limit resets at midnight UTC, in .+\. The Pro plan includes/;
  await page.getByText(message).waitFor();
  const reason = page.getByText(/^No rewrites left today\. The limit resets at \d+:\d\d/);
  await reason.waitFor();
  assert.ok(await write.isDisabled());
  assert.equal(await write.getAttribute('aria-describedby'), await reason.getAttribute('id'));
  assert.ok(await page.getByRole('button', { name: 'Find Keywords' }).isVisible(), 'other kinds are counted apart');
  await look('used-up');

  await page.goto('/account');
  await page.getByRole('row', { name: 'Rewrites 100 100' }).waitFor();
  await look('account', true);
  await page.goto('/pricing');
  await page.getByRole('row', { name: 'Rewrites 100 100 500 1,000' }).waitFor();
}

journey('the builder shows how many AI rewrites remain, or that none are left', (stage) => useUp(stage, 'desktop'), {
  ...DESKTOP,
  reducedMotion: 'reduce',
});
journey('the builder shows on a phone that no AI rewrites are left', (stage) => useUp(stage, 'phone'), {
  ...PHONE,
  colorScheme: 'dark',
  reducedMotion: 'reduce',
});

journey('a failed request for the AI allowance does not block writing help', async ({ page, context }) => {
  await newAccount(context);
  await page.route('**/api/ai/allowance', (route) => route.abort());
  const write = await openSummary(page);
  await write.click();
  await page.getByText('Your resume has too little content').waitFor();
});
