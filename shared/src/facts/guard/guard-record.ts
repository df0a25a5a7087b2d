import type { Experience, ResumeData, SectionId } from '../../resume/resume-data.js';
import { cleanLine, cleanLines } from '../../text/text.js';
import type { FactCheck } from './fact-check.js';
import { spanOf, spansOfRuns } from './job-spans.js';
import { yearsWorked } from '../../resume/years-worked.js';

/** Words for any workplace, such as "employers". Words for one kind of workplace ("schools") are checked separately. */
const WORKPLACES =
  'roles, employers, companies, positions, posts, places, workplaces, firms, businesses, organizations, settings, sites, teams, sectors, industries, trades, fields, careers, kinds, sides, worlds, ends, stages, steps, moves, chapters';

/** One job or other activity in a resume, with the facts about it. */
export interface GuardEntry {
  employer: string;
  role: string;
  place?: string;
  /** Texts about the entry: dates, duration and location first, then the bullets. */
  lines: readonly string[];
}

/**
 * Facts that a text may state about the user, grouped by job. Each claim is checked against the job that it is about.
 */
export interface GuardRecord {
  entries: readonly GuardEntry[];
  /** Texts that belong to no job, such as summary, skills and education. */
  others: readonly string[];
  /** Records of the job's other bullets. A clause is also supported if one of these bullets supports it entirely. */
  neighbors?: readonly GuardRecord[];
  livesIn?: string;
  /** Job description. A text may present its facts as the employer's wishes, but never as facts about the user. */
  posting?: string;
  /** Whether "you" means the employer, as in a cover letter, rather than the user, as in a guide. */
  isToEmployer?: boolean;
  /** Results of the fact check by a language model; undefined if there was none. */
  factCheck?: FactCheck | undefined;
}

interface AppliedFor {
  recipient?: string;
  company: string;
  role: string;
}

/** @param now end date of current jobs */
export function resumeRecord(data: ResumeData, posting: string, now: Date, job?: AppliedFor): GuardRecord {
  const hidden: readonly string[] = data.settings.hiddenSections ?? [];
  const isShown = (section: SectionId): boolean => !hidden.includes(section);
  const jobs = isShown('experience') ? data.experience : [];
  const { projects, awards, volunteer, languages } = data.extras;
  const years = yearsWorked(jobs, now);
  return {
    livesIn: data.personal.location,
    posting: [posting, job?.recipient, job?.company, job?.role].filter(Boolean).join('\n'),
    entries: [
      ...jobs.map((job) => jobEntry(job, job.bullets, now)),
      ...(isShown('volunteer')
        ? volunteer.map(({ role, organization, startDate, endDate, description }) => ({
            employer: organization,
            role,
            lines: [`volunteer voluntary ${startDate} ${endDate}`, ...cleanLines(description)],
          }))
        : []),
      ...(isShown('projects')
        ? projects.map(({ name, description }) => ({
            employer: name,
            role: '',
            lines: ['project', ...cleanLines(description)],
          }))
        : []),
    ].filter(({ employer, role, lines }) => employer + role + lines.join('') !== ''),
    others: [
      data.personal.fullName,
      data.personal.location,
      data.personal.jobTitle,
      ...(isShown('summary') ? cleanLines(data.summary.text).flatMap((line) => line.split(/(?<=[.!?])\s/)) : []),
      ...(isShown('skills') ? data.skills : []),
      ...(isShown('education')
        ? data.education.map((entry) => `${Object.values(entry).map(cleanLine).join(', ')}${entry.gpa ? ' GPA' : ''}`)
        : []),
      ...(isShown('certifications')
        ? data.certifications.map(
            ({ name, issuer, year }) => `certificate ${[name, issuer, year].map(cleanLine).join(', ')}`,
          )
        : []),
      ...(isShown('awards') ? awards.map((award) => `award ${award}`) : []),
      ...(isShown('languages') ? languages.map(({ name, level }) => `language ${name}, speak ${level}`) : []),
      `${years} years`,
      ...spansOfRuns(jobs, now),
      ...countsUpTo(jobs.length, `jobs, ${WORKPLACES}`),
      ...(isShown('languages') ? countsUpTo(languages.length, 'jobs, languages, tongues') : []),
      ...countsUpTo(
        data.certifications.length + data.education.length,
        'jobs, certificates, qualifications, diplomas, courses, tickets',
      ),
    ].filter(Boolean),
  };
}

/**
 * Builds the guard record for a single rewritten bullet. Each clause must be supported by a single bullet of the job,
 * so that numbers from different bullets are not combined.
 */
export const bulletRecord = (job: Experience, bullet: string, factCheck?: FactCheck): GuardRecord => ({
  ...oneBullet(job, bullet),
  factCheck,
  neighbors: job.bullets.filter((other) => other !== bullet).map((other) => oneBullet(job, other)),
});

const oneBullet = (job: Experience, bullet: string): GuardRecord => ({
  entries: [jobEntry(job, [bullet], undefined)],
  others: [],
});

function jobEntry(job: Experience, bullets: readonly string[], now: Date | undefined): GuardEntry {
  const { role, company, location, startDate, endDate, current } = job;
  const dates = `${startDate} ${current ? 'present' : endDate}`;
  return {
    employer: company,
    role,
    place: location,
    lines: [
      `${role} ${company} ${location} ${dates} ${now ? spanOf(job, now) : ''}`,
      ...bullets.flatMap(cleanLines).filter(Boolean),
    ],
  };
}

/**
 * Returns every count from two up to the user's total, as a text may state it: "2 jobs" and "3 jobs" for a total of
 * three.
 */
const countsUpTo = (most: number, things: string): string[] =>
  Array.from({ length: Math.max(0, most - 1) }, (_, index) => `${index + 2} ${things}`);
