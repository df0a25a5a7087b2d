// The pages of an account, on both devices and in both themes.
import { newAccount, saveResume } from './screens/account.ts';
import { assertFitsWidth } from './screens/builder.ts';
import { assertAccessible } from './support/accessibility.ts';
import { DESKTOP, journey, PHONE } from './support/journey.ts';

const PAGES = [
  { name: 'dashboard', path: '/dashboard', heading: 'Welcome back, Marisol!' },
  { name: 'history', path: '/app/history', heading: 'Resume History' },
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [device, options] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
    journey(
      `dashboard and history are accessible and fit on a ${device}, ${colorScheme}`,
      async ({ page, context, screenshot }) => {
        await newAccount(context);
        for (const state of ['empty', 'filled']) {
          if (state === 'filled') await saveResume(context);
          for (const { name, path, heading } of PAGES) {
            await page.goto(path);
            await page.getByRole('heading', { level: 1, name: heading }).waitFor();
            await page
              .getByRole('heading', { name: state === 'empty' ? 'No resumes yet' : 'Marisol Quintana-Brandt Resume' })
              .waitFor();
            await assertFitsWidth(page);
            await assertAccessible(page);
            await screenshot(`account/${name}-${state}-${device}-${colorScheme}`);
          }
        }
      },
      { ...options, colorScheme, reducedMotion: 'reduce' },
    );

    journey(
      `the settings of an account are accessible and fit on a ${device}, ${colorScheme}`,
      async ({ page, context, screenshot }) => {
        await newAccount(context);
        const look = async (state: string) => {
          await assertFitsWidth(page);
          await assertAccessible(page);
          await screenshot(`account/settings-${state}-${device}-${colorScheme}`, { fullPage: true });
        };
        await page.goto('/account');
        await page.getByText('This device').waitFor();
        await look('first');
        await page.getByRole('button', { name: 'Change Email' }).click();
        await look('email-form');
        await page.getByRole('button', { name: 'Delete My Account' }).click();
        await page.getByRole('dialog', { name: 'Delete your account?' }).waitFor();
        await look('deletion');
      },
      { ...options, colorScheme, reducedMotion: 'reduce' },
    );
  }
}
