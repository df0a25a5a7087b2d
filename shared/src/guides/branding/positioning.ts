import { isForEnglish } from '../../letters/frames.js';
import { latestJob } from '../../letters/evidence/claims.js';
import { LINKEDIN_LIMITS } from '../../product/letter-options.js';
import type { JobRequirements } from '../../letters/evidence/proven-skills.js';
import { shortRole } from '../../letters/evidence/short-role.js';
import { letterSources } from '../../letters/evidence/traceable.js';
import type { ResumeData } from '../../resume/resume-data.js';
import { factGuard } from '../../facts/guard/fact-guard.js';
import { listed } from '../../rewrite/summary/summary-sentences.js';
import { capitalized } from '../../text/words.js';
import { yearsOfExperience } from '../../rewrite/reading/years-of-experience.js';
import { evidenceOf } from '../evidence.js';
import { ownSkillNames, credentialNames } from '../own-skills.js';
import { inThirdPerson } from './third-person.js';

const MAX_SKILLS = 3;
/** Minimum number of years of experience that an introduction mentions. */
const MIN_YEARS = 2;
const MAX_CREDENTIALS = 2;
const MAX_CREDENTIAL_LENGTH = 45;
/** Maximum number of characters of a result that is quoted in full. A longer result is cut to its first clause. */
const MAX_RESULT_LENGTH = 130;
const MIN_WORDS = 4;

/**
 * Composes up to three one-line introductions, which emphasize the user's experience, strongest result, or employer and
 * credentials. An introduction for which the resume has no facts is left out.
 */
export function positioningLines(data: ResumeData, profile: JobRequirements | null, now: Date): string[] {
  const title = shortRole(data.personal.jobTitle) || (latestJob(data)?.role ?? '');
  const skills = ownSkillNames(data, profile);
  if (title === '') return ['[your job title]: [what you are best at]'];
  const sources = letterSources(data, {}, now);
  const ways = isForEnglish(data)
    ? [byExperience(data, title, skills, now), byResult(data, profile, title), byPlace(data, title, ' at ', skills)]
    : [[[title, ...skills.slice(0, MAX_SKILLS)].join(' | ')], byPlace(data, title, ' | ', skills)];
  return ways.flatMap((lines) => lines.find((line) => isSound(sources, line)) ?? []);
}

const isSound = (sources: readonly string[], line: string): boolean =>
  line.length <= LINKEDIN_LIMITS.headline && factGuard(sources, line).length === 0;

/**
 * Composes an introduction that states years of experience and skills: "Registered Nurse with 9 years of experience:
 * critical care, telemetry and CRRT". Returns variants in order of preference.
 */
function byExperience(data: ResumeData, title: string, skills: readonly string[], now: Date): string[] {
  const years = yearsOfExperience(data, now);
  const known = listed(skills.slice(0, MAX_SKILLS));
  const who = years < MIN_YEARS ? title : `${title} with ${years} years of experience`;
  return known === '' ? [who] : [`${who}: ${known}`, who];
}

/**
 * Composes an introduction that states the strongest result: "Registered Nurse who introduced a 6-minute bedside
 * handover sheet".
 */
const byResult = (data: ResumeData, profile: JobRequirements | null, title: string): string[] =>
  evidenceOf(data, profile).flatMap(({ claim }) => {
    if (claim?.subject !== 'I') return [];
    const start = claim.text.split(/[;:]\s|\s[–—]\s|\.\s/u)[0]!.trimEnd();
    const part = claim.text.length <= MAX_RESULT_LENGTH ? claim.text : start;
    const clause = inThirdPerson(`I ${part}`, 'who');
    return clause === undefined || part.split(' ').length < MIN_WORDS ? [] : [`${title} ${clause}`];
  });

/**
 * Composes an introduction that states the employer and credentials: "Charge Nurse at Delta Medical Center | CCRN, ACLS
 * | triage, precepting".
 */
function byPlace(data: ResumeData, title: string, at: string, skills: readonly string[]): string[] {
  const job = latestJob(data);
  const here = job?.isCurrent && job.company !== '' ? `${job.role || title}${at}${job.company}` : title;
  const held = credentialNames(data)
    .filter(({ length }) => length <= MAX_CREDENTIAL_LENGTH)
    .slice(0, MAX_CREDENTIALS)
    .join(', ');
  const known = skills.slice(MAX_SKILLS, MAX_SKILLS + 2).join(', ');
  return [
    [here, held, known],
    [here, held],
    [here, known],
  ]
    .map((parts) => parts.filter(Boolean))
    .filter((parts) => parts.length > 1 || here !== title)
    .map((parts) => parts.map(capitalized).join(' | '));
}
