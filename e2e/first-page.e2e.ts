import assert from 'node:assert/strict';
import { assertAccessible } from './support/accessibility.ts';
import { DESKTOP, journey, PHONE } from './support/journey.ts';

for (const [device, options] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  journey(
    `the home page loads on a ${device}`,
    async ({ page, screenshot }) => {
      const answer = await page.goto('/');
      assert.equal(answer?.status(), 200);
      await page.getByRole('main').waitFor();
      await assertAccessible(page);
      await screenshot(`first-page-${device}`);
    },
    options,
  );
}

journey('the readiness endpoint of the running product returns 200', async ({ context }) => {
  const answer = await context.request.get('/api/health/ready');
  assert.equal(answer.status(), 200);
});
