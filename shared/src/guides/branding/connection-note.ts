import { isForEnglish } from '../../letters/frames.js';
import { latestJob } from '../../letters/evidence/claims.js';
import { BRANDING_LIMITS } from '../../product/letter-options.js';
import type { JobRequirements } from '../../letters/evidence/proven-skills.js';
import { shortRole, withArticle } from '../../letters/evidence/short-role.js';
import { letterSources, traceable } from '../../letters/evidence/traceable.js';
import type { ResumeData } from '../../resume/resume-data.js';
import { yearsOfExperience } from '../../rewrite/reading/years-of-experience.js';
import { plainName } from '../introduction.js';
import type { JobAimedAt } from '../job-aimed-at.js';
import { ownSkillNames } from '../own-skills.js';

const MIN_YEARS = 2;

/**
 * Composes a note to a recruiter, or to an employee of a company that the user wants to join. The note stays within
 * LinkedIn's length limit.
 */
export function connectionNote(data: ResumeData, profile: JobRequirements | null, job: JobAimedAt, now: Date): string {
  if (!isForEnglish(data)) return '';
  const title = shortRole(data.personal.jobTitle) || (latestJob(data)?.role ?? '');
  const years = yearsOfExperience(data, now);
  const skills = ownSkillNames(data, profile).slice(0, 3);
  const time = years >= MIN_YEARS ? ` with ${years} years of experience` : '';
  const who =
    title === '' ? '' : `I’m ${withArticle(title)}${time}${skills.length > 0 ? ` (${skills.join(', ')})` : ''}.`;
  const what = wantedAs(job);
  const sentences = [
    'Hello [name],',
    who,
    `I’m interested in ${what} and would be glad to connect.`,
    `Thank you, ${plainName(data.personal.fullName) || '[your name]'}`,
  ].filter(Boolean);
  const note = traceable(
    letterSources(data, job, now),
    sentences.map((text, paragraph) => ({ paragraph, text, rank: 0 })),
    (sound) => sound.map(({ text }) => text).join(' '),
  );
  return note.length <= BRANDING_LIMITS.note || skills.length === 0
    ? note
    : connectionNote({ ...data, skills: [] }, null, job, now);
}

const wantedAs = ({ role, company }: JobAimedAt): string =>
  role === '' && company === ''
    ? 'work in [their field or company]'
    : `${role === '' ? 'work' : `the ${role} position`}${company && ` at ${company}`}`;
