import { accountWithResumes, resumeHeading } from './screens/list.ts';
import { assertAccessible } from './support/accessibility.ts';
import { DESKTOP, journey, PHONE } from './support/journey.ts';

for (const [device, options] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  journey(
    `a deleted resume is found in the trash and then restored or permanently deleted, on a ${device}`,
    async (stage) => {
      const { page, context, screenshot } = stage;
      const ids = await accountWithResumes(stage, 'Ward nurse', 'School nurse', 'Camp nurse', 'Night nurse');
      for (const id of ids) await context.request.delete(`/api/resumes/${id}`);
      await page.goto('/app/history');
      await page.getByRole('heading', { name: 'No resumes yet' }).waitFor();

      await page.getByRole('tab', { name: 'Trash (4)' }).click();
      await page.getByText('Will be deleted forever in 30 days').first().waitFor();
      await assertAccessible(page);
      await screenshot(`resumes/trash-${device}`);

      await page.getByRole('button', { name: 'Restore Ward nurse' }).click();
      await page.getByText('Resume restored').waitFor();
      await resumeHeading(page, 'Ward nurse').waitFor({ state: 'detached' });

      await page.getByRole('button', { name: 'Delete forever: School nurse' }).click();
      const question = page.getByRole('alertdialog', { name: 'Delete forever?' });
      await question.getByRole('button', { name: 'Cancel' }).click();
      await question.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Delete forever: School nurse' }).click();
      await question.waitFor();
      await assertAccessible(page);
      await question.getByRole('button', { name: 'Delete Forever' }).click();
      await resumeHeading(page, 'School nurse').waitFor({ state: 'detached' });

      await page.getByRole('button', { name: 'Empty Trash' }).click();
      await page
        .getByRole('alertdialog', { name: 'Empty the trash?' })
        .getByRole('button', { name: 'Empty Trash' })
        .click();
      await page.getByRole('heading', { name: 'The trash is empty' }).waitFor();

      await page.getByRole('tab', { name: 'Resumes' }).click();
      await resumeHeading(page, 'Ward nurse').waitFor();
      await page.reload();
      await page.getByRole('tab', { name: 'Trash', exact: true }).waitFor();
    },
    options,
  );
}
