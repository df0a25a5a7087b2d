import { newAccount, saveResume } from './screens/account.ts';
import { DESKTOP, journey, PHONE } from './support/journey.ts';
import { assertLooksRight } from './screens/looks.ts';

const PAGES = [
  { name: 'dashboard', path: '/dashboard', heading: 'Welcome back, Marisol!' },
  { name: 'history', path: '/app/history', heading: 'Resume History' },
];

for (const [device, options] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  journey(
    `the dashboard and the resume list are accessible and fit on a ${device}, in both themes`,
    async (stage) => {
      const { page, context } = stage;
      await newAccount(context);
      for (const state of ['empty', 'filled']) {
        if (state === 'filled') await saveResume(context);
        for (const { name, path, heading } of PAGES) {
          await page.goto(path);
          await page.getByRole('heading', { level: 1, name: heading }).waitFor();
          await page
            .getByRole('heading', { name: state === 'empty' ? 'No resumes yet' : 'Marisol Quintana-Brandt Resume' })
            .waitFor();
          await assertLooksRight(stage, `account/${name}-${state}-${device}`);
        }
      }
    },
    { ...options, reducedMotion: 'reduce' },
  );

  journey(
    `the account settings are accessible and fit on a ${device}, in both themes`,
    async (stage) => {
      const { page, context } = stage;
      const look = (state: string) =>
        assertLooksRight(stage, `account/settings-${state}-${device}`, { fullPage: true });
      await newAccount(context);
      await page.goto('/account');
      await page.getByText('This device').waitFor();
      await page.getByText('Account created').waitFor();
      await look('first');
      await page.getByRole('button', { name: 'Change Email' }).click();
      await look('email-form');
      await page.getByRole('button', { name: 'Delete My Account' }).click();
      await page.getByRole('dialog', { name: 'Delete your account?' }).waitFor();
      await look('deletion');
    },
    { ...options, reducedMotion: 'reduce' },
  );
}
