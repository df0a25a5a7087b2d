import { parseDate } from '../../resume/dates.js';
import { heldOnly } from '../../resume/held-only.js';
import type { ResumeData } from '../../resume/resume-data.js';
import { cleanLine, withPeriod } from '../../text/text.js';
import { employerName, isEmployer } from '../../facts/employers.js';
import { numberFacts } from '../../facts/number-facts.js';
import { mayBeSameWork, namesSameWork, workTitle } from '../../rewrite/reading/same-work.js';
import { isOccupation } from '../../facts/occupations.js';
import { degreeName } from '../../rewrite/summary/degree-name.js';
import { isUnderWay, withThe } from '../../rewrite/summary/summary-sentences.js';
import { lowered, withoutBrackets } from '../../text/words.js';
import { yearsOfExperience } from '../../rewrite/reading/years-of-experience.js';
import { awardSentence } from '../notes/award-sentence.js';
import { joined } from '../notes/note-joints.js';
import { firstPersonClause } from './first-person-clause.js';
import { heldSentence } from '../notes/held-sentence.js';
import { overlapWith } from '../notes/posting-overlap.js';
import { latestJob, type Job } from './claims.js';
import { inSentence, ROUND, shortRole, withArticle } from './short-role.js';
import { spokenLanguages } from './spoken-languages.js';

/** Maximum number of characters of a name, such as that of a school. A longer name makes a sentence unreadable. */
const MAX_LENGTH = 90;
const MAX_PROJECT_LENGTH = 160;
const MAX_CERTIFICATES = 3;
/** Minimum number of years of experience worth mentioning in a cover letter. */
const MIN_YEARS = 2;
const DEGREE =
  /^(?:an?\s+)?(?:bachelor|master|doctor|associate|diploma|b\.?ed\b|m\.?ed\b|bba\b|a\.?a\.?s?\b|a\.?s\.|ph\.?d|m\.?b\.?a|[bm]\.?sc?\b|[bm]\.?a\b|[bm]\.?eng|b\.?s\.?n|m\.?s\.?n|ll\.?[bm]|[bm]\.?f\.?a\b|[bm]\.?mus\b|[bm]\.?arch\b|d\.?n\.?p\b|pgce)/i;

/** Sentences about the user, except results. A sentence is undefined if the resume lacks the facts for it. */
export interface Background {
  who: string | undefined;
  learned: string | undefined;
  askedCertificates: string | undefined;
  certificates: string | undefined;
  /** Sentence that names the required certificates first, then all others. */
  allCertificates: string | undefined;
  languages: string | undefined;
  volunteer: string | undefined;
  projects: string | undefined;
  awards: string | undefined;
  years: number;
}

/**
 * @param relevance returns the relevance of a text to the job
 * @param iAm "I am" or "I’m"
 * @param asked returns whether the job description mentions a text; undefined without a job description
 * @param role job that the user applies for, or an empty string
 * @param demanded returns further qualifications that the job description demands, besides those already named
 */
export function backgroundOf(
  resume: ResumeData,
  now: Date,
  relevance: (text: string) => number,
  iAm: string,
  asked?: (text: string) => boolean,
  role = '',
  demanded: (named: readonly string[]) => string[] = () => [],
): Background {
  const data = heldOnly(resume, now);
  const years = yearsOfExperience(data, now);
  const { extras } = data;
  const certificates = distinct(
    names(
      data.certifications.map((entry) => withIssuer(asHeld(withoutDetails(entry.name), data.personal.jobTitle), entry)),
    ),
  ).sort((a, b) => relevance(b) - relevance(a));
  const askedFor = names(
    data.certifications
      .filter(({ name }) => asked?.(name))
      .map((entry) => withIssuer(asHeld(withoutDetails(entry.name), data.personal.jobTitle), entry)),
  );
  const fitting = certificates
    .filter((name) => !DRIVING.test(name) && (relevance(name) > 0 || askedFor.includes(name)))
    .slice(0, MAX_CERTIFICATES);
  const required = [...fitting, ...demanded(fitting)];
  const skills = data.skills.map((skill) => cleanLine(skill).toLowerCase());
  const others = certificates
    .filter((name) => !DRIVING.test(name) && !required.includes(name) && !skills.includes(name.toLowerCase()))
    .slice(0, MAX_CERTIFICATES);
  const project = projectOf(data, asked);
  const awards = names(extras.awards).slice(0, 2);
  return {
    who: returning(data, role, asked !== undefined) ?? whoOf(data, years, iAm),
    learned: learned(data, now, asked),
    askedCertificates: heldSentence(required),
    allCertificates: heldSentence([...required, ...others].slice(0, MAX_CERTIFICATES + 1)),
    // Names only the required certificates, because other certificates would distract from them.
    certificates: required.length > 0 || asked ? undefined : heldSentence(others),
    languages: spokenLanguages(extras.languages, relevance, asked),
    volunteer: volunteerOf(data, asked) ?? pastVolunteering(data),
    projects: project,
    awards: awardsIn(awards),
    years,
  };
}

/**
 * Composes a sentence for each award whose wording is recognized. If there is none, lists the awards in one sentence.
 */
function awardsIn(awards: readonly string[]): string | undefined {
  const sentences = awards.map(awardSentence).filter((sentence) => sentence !== undefined);
  if (sentences.length > 0) return sentences.join(' ');
  const names = awards.filter((award) => !/[(:]/.test(award));
  return names.length === 0 ? undefined : `My work has been recognized: ${names.join('; ')}.`;
}

/** Adds the article that a description lacks: "a progressive web app showing tide times". */
const asThing = (what: string): string => (PRODUCT.test(what) ? withArticle(what) : what);
const PRODUCT =
  /^(?!(?:an?|the|my|our|\d\S*|two|three) )(?:[\p{L}-]+ ){0,3}(?:app|application|website|site|tool|game|library|blog|bot|dashboard|plugin|extension|platform|system|script|model|prototype|podcast|newsletter)\b/iu;
const STUDY =
  /^(?:dissertation|thesis|(?:final[- ]year|capstone|senior|group|course|personal|class|diploma) project|coursework|internship)$/i;

const STUDY_ON =
  /^((?:senior|undergraduate|graduate|final[- ]year|bachelor|master|honou?rs|independent|capstone) (?:research|project|thesis|dissertation|study)|dissertation|thesis)(?:: | – | - | on )(\S.{2,80})$/iu;

/** Returns the name of a study as the user would say it: "my senior research on mussel DNA in river water". */
function studyOf(name: string): string | undefined {
  const [, kind = '', subject = ''] = STUDY_ON.exec(name) ?? [];
  if (kind !== '') return `my ${lowered(kind)} on ${subject}`;
  return STUDY.test(name) ? `my ${lowered(name)}` : undefined;
}

/** Returns a project together with its description, because its name alone means nothing to a reader. */
function projectOf({ extras }: ResumeData, asked?: (text: string) => boolean): string | undefined {
  const project = extras.projects.find(({ name, description }) => {
    if (asked && !asked(description)) return false;
    const [first = ''] = cleanLine(description).split(/(?<=[.;!?])\s/);
    return (
      cleanLine(name) !== '' &&
      cleanLine(name).length <= MAX_LENGTH &&
      first !== '' &&
      first.length <= MAX_PROJECT_LENGTH
    );
  });
  if (!project) return undefined;
  const [what = ''] = cleanLine(project.description).split(/(?<=[.;!?])\s/);
  const deed = firstPersonClause(what, false, false);
  if (deed?.subject === 'I' && deed.text.length <= MAX_PROJECT_LENGTH)
    return withPeriod(`For ${studyOf(cleanLine(project.name)) ?? cleanLine(project.name)}, I ${deed.text}`);
  return withPeriod(
    `One of my own projects is ${cleanLine(project.name)}: ${asThing(lowered(what)).replace(/(?<![.;!?])[.;!?]+$/, '')}`,
  );
}

const names = (texts: readonly string[]): string[] =>
  texts
    .map((text) => cleanLine(text).replace(/(?<![.;,])[.;,]+$/, ''))
    .filter((text) => text !== '' && text.length <= MAX_LENGTH);

/** Matches driver's licenses, which are too common to mention unless the job description demands one. */
const DRIVING = /(?<!commercial )\bdriv(?:er|ing)['’]?s? licen[cs]e\b/i;

/** Removes details from the name of a certificate: "RN License, Ohio – 12345" becomes "RN License". */
const withoutDetails = (name: string): string => {
  const [abbreviated] = /^[^,;()]{3,60} \(\p{Lu}[\p{Lu}\p{N}-]{1,6}\)$/u.exec(cleanLine(name)) ?? [];
  if (abbreviated !== undefined) return abbreviated;
  const whole = cleanLine(name).replace(/^([^,;()]{3,40} licen[cs]e), (class \S{1,3})$/i, '$2 $1');
  const bare = whole.split(/[,;(]|\s[–—-]\s/u)[0]!.trimEnd();
  if (endsInRange(whole, bare.length)) return whole;
  // The parentheses contain what the user is certified for: "Forklift certified (sit down, reach)".
  const [, kinds] = /(?:certified|trained|qualified) \(([^()]{3,50})\)$/i.exec(cleanLine(name)) ?? [];
  return kinds === undefined ? bare : `${bare} (${kinds.replace(/, (?=[^,]+$)/, ' and ')})`;
};

/** Returns whether a number that ends at `index` begins a range: "ten" in "ten – 0". */
const endsInRange = (text: string, index: number): boolean => {
  const numbers = numberFacts(text);
  return numbers.some(({ end }) => end === index) && numbers.some(({ start }) => start === index + ' – '.length);
};

/**
 * Adds "registration" to a certificate that has the same name as the job title, because "I hold Registered Nurse" is
 * not correct English.
 */
const asHeld = (name: string, title: string): string =>
  name.toLowerCase() === withoutDetails(title).toLowerCase() ? `registration as ${withArticle(name)}` : name;

/** Adds the issuer of a license, because employers require a license from their state: "(Ohio Board of Nursing)". */
const withIssuer = (name: string, { issuer }: ResumeData['certifications'][number]): string => {
  const authority = cleanLine(issuer);
  const isLicense = /\b(?:licen[cs]e|registration)$/i.test(name) && AUTHORITY.test(authority);
  return isLicense && authority.length <= MAX_AUTHORITY_LENGTH ? `${name} (${authority})` : name;
};
const AUTHORITY = /\b(?:Board|Council|Commission|Bureau|Department|State) (?:of|for)\b/u;
const MAX_AUTHORITY_LENGTH = 40;

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)];

/**
 * Composes the introductory sentence for a user who wants to return to an earlier kind of work. Returns undefined if
 * the user has a current job, or if the latest job was already of that kind.
 */
function returning({ personal, experience }: ResumeData, role: string, isToEmployer: boolean): string | undefined {
  const title = shortRole(personal.jobTitle);
  const [last] = experience;
  const earlier = experience.find((job) => namesSameWork(role, job.role));
  const isReturn =
    role !== '' &&
    isOccupation(title) &&
    !LEARNER.test(title) &&
    namesSameWork(role, title) &&
    last &&
    !namesSameWork(role, last.role);
  if (!isReturn || !earlier || experience.some(({ current }) => current) || !isEmployer(earlier.company))
    return undefined;
  const [from, to] = [parseDate(earlier.startDate)?.year, parseDate(earlier.endDate)?.year];
  const time = from && to && to > from ? ` from ${from} to ${to}` : '';
  return withPeriod(
    `I worked as ${withArticle(inSentence(shortRole(earlier.role)))} at ${employerName(earlier.company)}${time}${isToEmployer ? ', and I would like to return to that work' : ''}`,
  );
}

/** Matches titles of students and trainees, whose jobs do not count as experience in the occupation. */
const LEARNER = /\b(?:student|undergraduate|pupil|intern|trainee|apprentice|graduate)\b/i;

/**
 * Composes the introductory sentence from the job title, years of experience and current job, if the resume has them.
 */
function whoOf(data: ResumeData, years: number, iAm: string): string | undefined {
  const job = latestJob(data);
  const title = personTitle(data);
  if (title === '') return job && placeOfWork(job);
  const hasYears = years >= MIN_YEARS && !LEARNER.test(title);
  const isOtherWork = job !== undefined && !mayBeSameWork(title, job.role);
  // "A baker with 6 years of experience, currently as a driver" would seem to say that a driver bakes.
  if (job && isOtherWork && hasYears && data.experience.some(({ role }) => namesSameWork(title, role)))
    return withPeriod(`I have ${years} years of experience as ${withArticle(title)}${andPlaceOf(job)}`);
  const time = hasYears ? ` with ${years} years of experience` : '';
  const as =
    job && isOccupation(job.role) && !containsRole(title, job.role) ? ` as ${withArticle(inSentence(job.role))}` : '';
  const when = job?.isCurrent ? 'currently' : 'most recently';
  if (job?.company && as !== '' && time !== '')
    return withPeriod(
      `${iAm} ${withArticle(title)}${time}, and I ${when} ${job.isCurrent ? 'work' : 'worked'}${as} at ${job.company}`,
    );
  const other = job?.company && time === '' ? besideRole(title, job.role) : undefined;
  if (job && other !== undefined)
    return withPeriod(
      `${iAm} ${withArticle(other)}, and I ${when} ${job.isCurrent ? 'work' : 'worked'} as ${withArticle(inSentence(job.role))} at ${job.company}`,
    );
  // Without "self-employed", a reader would take the user's own business for an employer.
  const isOwnBusiness = as === '' && job?.company && /^self[- ]employed\b/i.test(job.role);
  const now = `${when}${as && job?.company ? ' working' : isOwnBusiness ? ' self-employed' : ''}`;
  const at = job?.company ? `${as} at ${job.company}` : job?.isSelfEmployed ? ' self-employed' : '';
  return withPeriod(`${iAm} ${withArticle(title)}${time}${at && `, ${now}${at}`}`);
}

/**
 * Returns the student or trainee part of a double title whose other part is the role: "OT Student" in "Support Worker
 * and OT Student". Returns undefined for any other title.
 */
function besideRole(title: string, role: string): string | undefined {
  const parts = title.split(/ (?:and|&|\/) |\//);
  const others = parts.filter((part) => part.toLowerCase() !== role.toLowerCase());
  const [other] = others;
  return parts.length === 2 && others.length === 1 && other !== undefined && LEARNER.test(other) ? other : undefined;
}

/** Returns the user's title, or the latest role if only the role is an occupation. Returns '' if neither is one. */
export function personTitle(data: ResumeData): string {
  const title = workTitle(shortRole(data.personal.jobTitle), latestJob(data)?.role ?? '');
  return isOccupation(title) ? title : '';
}

const placeOf = ({ role, company }: Job): string =>
  `${isOccupation(role) ? ` as ${withArticle(inSentence(role))}` : ''}${company && ` at ${company}`}`;

/** Composes a sentence about the current or last job that does not call the user by a title. */
function placeOfWork(job: Job): string | undefined {
  if (placeOf(job) === '') return undefined;
  if (ROUND.test(job.role))
    return withPeriod(
      `${job.isCurrent ? 'At present I have' : 'Most recently, I had'} a ${job.role.toLowerCase()}${placeOf(job)}`,
    );
  return withPeriod(job.isCurrent ? `I currently work${placeOf(job)}` : `Most recently, I worked${placeOf(job)}`);
}

const andPlaceOf = (job: Job): string =>
  placeOf(job) && ` and ${job.isCurrent ? 'currently work' : 'most recently worked'}${placeOf(job)}`;

/** Returns whether the title contains the role, to avoid "A School Caretaker, currently as Caretaker". */
const containsRole = (title: string, role: string): boolean => {
  const words = title.toLowerCase().split(/\s+/);
  return role
    .toLowerCase()
    .replace(/^(?:self-employed|freelance|senior|junior|full-time|part-time) /, '')
    .split(/\s+/)
    .every((word) => words.includes(word));
};

/** Matches degrees and schools too basic to mention beside work experience: "high school", "GED". */
const OF_SCHOOL = /^(?:high school|secondary school|diploma$|ged\b|a-levels?\b|(?:\d{1,2} )?gcse)/i;

const MAX_SCHOOL_LENGTH = 60;

/** Names the school qualification that a job description requires: "I have 7 GCSEs including Maths", "I have a GED." */
function schoolAskedFor(education: ResumeData['education'], asked: (text: string) => boolean): string | undefined {
  const degrees = education
    .map(({ degree }) => cleanLine(degree))
    .filter((degree) => degree.length <= MAX_SCHOOL_LENGTH);
  const gcses = asked('GCSE') ? degrees.find((degree) => /^\d{1,2} GCSEs?\b/i.test(degree)) : undefined;
  if (gcses !== undefined) return withPeriod(`I have ${gcses}`);
  return asked('GED') && degrees.some((degree) => /^GED$/i.test(degree)) ? 'I have a GED.' : undefined;
}

/** Month in which studies are assumed to end if the resume gives only the year. */
const LAST_MONTH_OF_STUDIES = 7;
/** Matches qualifications that are completed rather than held: "I completed an NVQ". */
const COUNTED =
  /^(?:nvq|hn[cd]|btec|aat|certificate|apprenticeship|level \d|city & guilds)\b|\b(?:certificate|diploma|bootcamp|course|program(?:me)?)$|\b(?:certificate|diploma|degree|award) (?:in|of) /i;

const UNIVERSITY =
  /\b(?:bachelor|master|doctor|associate|ph\.?d|[bm]\.?[as]c?|[bm]eng|bfa|mfa|mba|llb|llm|pgce|degree)\b/i;

function learned(
  { education, experience, personal, skills }: ResumeData,
  now: Date,
  asked?: (text: string) => boolean,
): string | undefined {
  const school = asked && schoolAskedFor(education, asked);
  if (school !== undefined) return school;
  const ofWork = overlapWith(
    [
      personal.jobTitle,
      ...skills,
      ...experience.map(({ role }) => role).filter((role) => namesSameWork(personal.jobTitle, role)),
    ].join(' '),
  );
  const isOfField = (degree: string): boolean => experience.length === 0 || ofWork(degree) > 0;
  // With a job description, keeps only qualifications in its field: a law diploma does not interest a bakery.
  const fitting = education.filter(({ degree }) =>
    asked ? asked(degree) : UNIVERSITY.test(degree) || isOfField(degree),
  );
  const entry = fitting.find(({ degree }) => DEGREE.test(cleanLine(degree))) ?? fitting[0];
  if (!entry) return undefined;
  const [degree = '', typedSchool = ''] = [
    entry.degree.replace(/^apprenticeship completion\b.*$/i, 'apprenticeship'),
    entry.school,
  ].map((text) => cleanLine(text).replace(/(?<![.;,])[.;,]+$/, ''));
  const schoolName = /^online$/i.test(typedSchool) ? '' : typedSchool;
  if (OF_SCHOOL.test(degree) && experience.length > 0) return undefined;
  if (!degree || degree.length > MAX_LENGTH || schoolName.length > MAX_LENGTH) return undefined;
  const ended = parseDate(entry.graduationDate) ?? parseDate(entry.year);
  const isOver =
    ended !== undefined && Date.UTC(ended.year, (ended.month ?? LAST_MONTH_OF_STUDIES) - 1) <= now.getTime();
  const isDegree = DEGREE.test(degree);
  const shortName = isDegree || COUNTED.test(degree) ? degreeName(degree) : withoutBrackets(degree);
  const name = isDegree || COUNTED.test(degree) ? withArticle(shortName) : shortName;
  const at = schoolName && ` at ${withThe(schoolName)}`;
  if (isUnderWay(entry, now)) return withPeriod(`I am studying for ${name}${at}`);
  if (!isOver) return withPeriod(`My studies: ${degree}${at}`);
  return isDegree
    ? withPeriod(`I hold ${name}${schoolName && ` from ${withThe(schoolName)}`}`)
    : withPeriod(`I completed ${name}${at}`);
}

const GROUP = /\b(?:club|team|committee|group|society|choir|band|scouts|cadets|guides)$/i;

/** Returns a sentence about volunteer work, unless the title or the latest job names an occupation. */
function pastVolunteering(data: ResumeData): string | undefined {
  if (personTitle(data) !== '') return undefined;
  for (const { role, organization, description } of data.extras.volunteer) {
    const [group, at] = [cleanLine(role), cleanLine(organization)];
    const deeds = cleanLine(description)
      .split(/(?<=\p{L})\.\s+/u)
      .map((sentence) => firstPersonClause(sentence, false, false))
      .find((clause) => clause?.subject === 'I');
    if (!deeds || at === '' || at.length > MAX_LENGTH) continue;
    const where = GROUP.test(group) ? `In the ${lowered(group)} at ${at}` : `As a volunteer at ${at}`;
    return `${where}, I ${joined(deeds.text, true)}.`;
  }
  return undefined;
}

function volunteerOf({ extras }: ResumeData, asked?: (text: string) => boolean): string | undefined {
  const work = extras.volunteer.find(
    ({ organization, endDate, role, description }) =>
      cleanLine(organization) !== '' && cleanLine(endDate) === '' && (!asked || asked(`${role} ${description}`)),
  );
  const at = cleanLine(work?.organization ?? '');
  if (!work || at.length > MAX_LENGTH) return undefined;
  const shortName = shortRole(work.role);
  const role = /^volunteer$/i.test(shortName) || !isOccupation(shortName) ? '' : inSentence(shortName);
  return withPeriod(`I also volunteer with ${at}${role && ` as ${withArticle(role)}`}`);
}

/** Adds "also" after a sentence that begins in the same way: "I hold a BA. I also hold ACLS." */
export const alsoHeld = (certificates: string | undefined, learned: string | undefined): string | undefined =>
  learned?.startsWith('I hold ') ? certificates?.replace(/^I hold /, 'I also hold ') : certificates;
