import type { BrowserContextOptions } from '@playwright/test';
import { newAccount, saveResume } from './screens/account.ts';
import { newStaff, openConsole, staffToken, title } from './screens/console.ts';
import { assertLooksRight } from './screens/looks.ts';
import { NURSE } from './screens/nurse.ts';
import { DESKTOP, journey, PHONE } from './support/journey.ts';

const DEVICES = { desktop: DESKTOP, phone: PHONE };
const REASON = 'Wrong page break, reported by email.';

for (const [device, options] of Object.entries(DEVICES))
  journey(
    `support staff can read a resume while its owner allows access, on a ${device}`,
    async (stage) => {
      const { page, context } = stage;
      const look = (state: string) => assertLooksRight(stage, `support-access/${state}-${device}`, { fullPage: true });
      const email = await newAccount(context);
      await saveResume(context);
      await page.goto('/account');
      const access = page.getByRole('region', { name: 'Support access' });
      await access.getByText('Support has not viewed any of your resumes.').waitFor();
      await access.getByRole('button', { name: 'Allow Support Access' }).click();
      await access.getByText(/^Support can view your resumes until/).waitFor();

      const token = await staffToken(context, await newStaff('support'));
      const openList = async () => {
        await openConsole(page, token, `/resumes?filter=${encodeURIComponent(JSON.stringify({ q: email }))}`);
        await title(page, 'Resumes').waitFor();
        await page.getByRole('link', { name: email }).waitFor();
      };
      const ask = async () => {
        await page.getByRole('button', { name: `Read the resume belonging to ${email}` }).click();
        const dialog = page.getByRole('dialog', { name: `Read a resume belonging to ${email}?` });
        await dialog.getByLabel('Reason').fill(REASON);
        await dialog.getByRole('button', { name: 'Read Resume' }).click();
        return dialog;
      };
      await openList();
      await look('list');
      await ask();
      const resume = page.getByRole('dialog', { name: `${NURSE.personal.fullName} Resume` });
      await resume.getByRole('group', { name: /^Page 1 of/ }).waitFor();
      await resume.getByText(NURSE.personal.fullName, { exact: true }).first().waitFor();
      await look('resume');
      await resume.getByRole('button', { name: 'Close' }).click();

      await page.goto('/account');
      await access.getByText(`Support viewed ${NURSE.personal.fullName} Resume`).waitFor();
      await access.getByText(REASON, { exact: false }).waitFor();
      await access.scrollIntoViewIfNeeded();
      await look('account');
      await access.getByRole('button', { name: 'End Access Now' }).click();
      await access.getByRole('button', { name: 'Allow Support Access' }).waitFor();

      await openList();
      const dialog = await ask();
      await dialog.getByText('The owner does not allow support to read this resume.', { exact: false }).waitFor();
    },
    { ...options, reducedMotion: 'reduce' } satisfies BrowserContextOptions,
  );
