import type { Page } from '@playwright/test';
import { entry, field, goToStep } from './builder.ts';
import { NURSE } from './nurse.ts';

/** Types the sample nurse's complete resume into the builder's steps, starting with the personal information. */
export async function fillIn(page: Page): Promise<void> {
  await fillPersonal(page);
  await goToStep(page, 'Summary');
  await field(page, 'Summary').fill(NURSE.summary.text);
  await goToStep(page, 'Experience');
  for (const index of NURSE.experience.keys()) await addJob(page, index);
  await goToStep(page, 'Education');
  await addEducation(page);
  await goToStep(page, 'Skills');
  for (const skill of NURSE.skills) await addSkill(page, skill);
  await goToStep(page, 'Certs');
  for (const index of NURSE.certifications.keys()) await addCertification(page, index);
  await goToStep(page, 'Extras');
  await addExtras(page);
}

async function fillPersonal(page: Page): Promise<void> {
  const { personal } = NURSE;
  await goToStep(page, 'Personal');
  await field(page, 'Full name').fill(personal.fullName);
  await field(page, 'Job title').fill(personal.jobTitle);
  await field(page, 'Email').fill(personal.email);
  await field(page, 'Phone').fill(personal.phone);
  await field(page, 'Location').fill(personal.location);
  await field(page, 'LinkedIn').fill(personal.linkedin);
}

async function addJob(page: Page, index: number): Promise<void> {
  const job = NURSE.experience[index]!;
  if (index > 0) await page.getByRole('button', { name: 'Add Experience' }).click();
  await field(entry(page, `Job ${index + 1}`), 'Job title').fill(job.role);
  await field(entry(page, job.role), 'Company').fill(job.company);
  const card = entry(page, `${job.role}, ${job.company}`);
  await field(card, 'Location').fill(job.location);
  await field(card, 'Start date').fill(job.startDate);
  if (job.current) await card.getByRole('checkbox', { name: 'I currently work here' }).check();
  else await field(card, 'End date').fill(job.endDate);
  for (const [at, bullet] of job.bullets.entries()) {
    if (at > 0) await card.getByRole('button', { name: 'Add Bullet' }).click();
    await field(card, `Bullet ${at + 1}`).fill(bullet);
  }
}

async function addEducation(page: Page): Promise<void> {
  const [{ school, degree, year, location, gpa }] = NURSE.education;
  await field(entry(page, 'Education 1'), 'School').fill(school);
  await field(entry(page, school), 'Degree').fill(degree);
  const card = entry(page, `${degree}, ${school}`);
  await field(card, 'Graduation date').fill(year);
  await field(card, 'Location').fill(location);
  await field(card, 'GPA').fill(gpa);
}

async function addSkill(page: Page, skill: string): Promise<void> {
  await field(page, 'Add a skill').fill(skill);
  await field(page, 'Add a skill').press('Enter');
}

async function addCertification(page: Page, index: number): Promise<void> {
  const { name, issuer, year, number, expires } = NURSE.certifications[index]!;
  if (index > 0) await page.getByRole('button', { name: 'Add Certification' }).click();
  await field(entry(page, `Certification ${index + 1}`), 'Name').fill(name);
  await field(entry(page, name), 'Issuer').fill(issuer);
  const card = entry(page, `${name}, ${issuer}`);
  await field(card, 'License or certificate number').fill(number);
  await field(card, 'Year').fill(year);
  await field(card, 'Expires').fill(expires);
}

async function addExtras(page: Page): Promise<void> {
  const { projects, awards, volunteer, languages } = NURSE.extras;
  await page.getByRole('button', { name: 'Add Project' }).click();
  await field(entry(page, 'Project 1'), 'Project name').fill(projects[0].name);
  await field(entry(page, projects[0].name), 'Description').fill(projects[0].description);

  await page.getByRole('button', { name: 'Add Award' }).click();
  await field(page, 'Award 1').fill(awards[0]);

  const [{ role, organization, startDate, endDate, description }] = volunteer;
  await page.getByRole('button', { name: 'Add Volunteer Work' }).click();
  await field(entry(page, 'Volunteer work 1'), 'Role').fill(role);
  await field(entry(page, role), 'Organization').fill(organization);
  const card = entry(page, `${role}, ${organization}`);
  await field(card, 'Start date').fill(startDate);
  await field(card, 'End date').fill(endDate);
  await field(card, 'Description').fill(description);

  await page.getByRole('button', { name: 'Add Language' }).click();
  await field(entry(page, 'Language 1'), 'Language').fill(languages[0].name);
  await field(entry(page, languages[0].name), 'Level').fill(languages[0].level);
}
