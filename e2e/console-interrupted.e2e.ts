import assert from 'node:assert/strict';
import { openConsole, staffToken, title } from './screens/console.ts';
import { newPromoCode } from './screens/payments.ts';
import { journey } from './support/journey.ts';

const everyCall = (_: string, path: string): boolean => path.startsWith('/api/admin/');

journey('a console list shows an error during an outage, keeps its search and loads afterward', async (stage) => {
  const { page, context, network } = stage;
  const code = await newPromoCode(context, { kind: 'percent', value: 10 });
  await openConsole(page, await staffToken(context), '/promo-codes');
  await page.getByRole('link', { name: code }).waitFor();

  network.cut(everyCall);
  await page.getByLabel('Search codes').fill(code);
  await page.getByRole('heading', { name: 'This list could not be loaded' }).waitFor();
  assert.equal(await page.getByLabel('Search codes').inputValue(), code);
  await title(page, 'Promo Codes').waitFor();

  network.restore();
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('link', { name: code }).waitFor();
  await page.getByText('1-1 of 1').waitFor();
  assert.equal(await page.getByLabel('Search codes').inputValue(), code);
});

journey(
  'a console form shows an error during an outage, keeps the typed text and saves it afterward',
  async (stage) => {
    const { page, context, network } = stage;
    const code = await newPromoCode(context, { kind: 'percent', value: 10 });
    await openConsole(page, await staffToken(context), '/promo-codes');
    await page.getByRole('link', { name: code }).click();
    await title(page, code).waitFor();
    const uses = page.getByLabel('Total uses');
    await uses.fill('37');

    network.cut(everyCall);
    await page.getByRole('button', { name: 'Save Limits' }).click();
    await page.getByText('The server cannot be reached. Check your connection and try again.').waitFor();
    await title(page, code).waitFor();
    assert.equal(await uses.inputValue(), '37');

    network.restore();
    await page.getByRole('button', { name: 'Save Limits' }).click();
    await page.getByText('Promo code saved').waitFor();
    await page.reload();
    await title(page, code).waitFor();
    assert.equal(await uses.inputValue(), '37');
  },
);
