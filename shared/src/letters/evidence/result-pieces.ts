import type { ResumeData } from '../../resume/resume-data.js';
import { isEmployer } from '../../facts/employers.js';
import { mayBeSameWork, namesSameWork } from '../../rewrite/reading/same-work.js';
import { wordCount } from '../../text/count-words.js';
import { claimsOf, jobAt, latestJob, varied, type Claim, type Job } from './claims.js';
import type { Piece } from './fill-to-length.js';
import { before, type Phrases } from './phrases.js';
import { relevanceIn, type JobRequirements } from './proven-skills.js';
import { verblessClause } from './verbless-clause.js';
import { participleOf, verbIn } from '../../english/verb-forms.js';
import { capitalized, firstWord, lowered } from '../../text/words.js';
import { isWithin } from '../../resume/concurrent-jobs.js';

/** Indexes of two paragraphs: the results in the latest job, and the results in earlier jobs. */
const LATEST = 1;
const EARLIER = 2;
/** Ranks of the results. The best result of an earlier job ranks above the third-best result of the latest job. */
const RANKS = { latest: [1, 3, 6, 10, 16, 18], earlier: [5, 8, 10, 17, 19] } as const;

export interface ResultOptions {
  relevance: (text: string) => number;
  phrases: Phrases;
  most: { latest: number; earlier: number };
  /** Role that the user applies for, or an empty string. Results from the same kind of work come first. */
  role?: string;
  /** Whether the text covers the whole career. Such a text leaves out only side jobs. */
  isProfile?: boolean;
}

export interface Results {
  /** The strongest result, if it can follow the sentence about the current job: "where I led 12 nurses". */
  where: string;
  /** Number of results in `where` and `pieces` together. */
  count: number;
  pieces: Piece[];
}

/** Maximum number of words of a result that follows the name of the employer. */
const MAX_WHERE = 24;

/** Returns the strongest results in the first person: those of the job that `leadingJob` returns, then all others. */
export function resultsOf(data: ResumeData, who: string | undefined, options: ResultOptions): Results {
  const { relevance, phrases, most, role = '', isProfile = false } = options;
  const claims = withoutRepeatedFrames(claimsOf(data, relevance, verblessClause)).map(lastingInPerfect);
  const latest = leadingJob(data, role, claims);
  const ofLatest = examplesLast(
    varied(
      claims.filter(({ job }) => job.index === latest?.index),
      most.latest,
    ),
  );
  const others = claims.filter((claim) => claim.job.index !== latest?.index);
  const earlier = worthMentioning(data, others, ofLatest.length, { relevance, role, isProfile });
  const ofEarlier = withoutLooseExamples(
    examplesLast(varied(earlier, most.earlier)).toSorted((a, b) => a.job.index - b.job.index),
  );
  const jobs = [...new Set(ofEarlier.map(({ job }) => job.index))];
  const joined = ofLatest.find((claim) => canFollow(claim, who));
  const rest = ofLatest.filter((claim) => claim !== joined);
  return {
    where: joined === undefined ? '' : `, where ${joined.subject} ${joined.text}.`.replace('where  ', 'where '),
    count: ofLatest.length + ofEarlier.length,
    pieces: [
      ...together(rest).map((claim, index) => ({
        paragraph: LATEST,
        text:
          index > 0 || joined !== undefined
            ? alsoSaid(claim, joined === undefined ? index : index + 1, phrases)
            : capitalized(`${introduced(claim, latest, data, { who, phrases })}${asSentence(claim)}`),
        rank: RANKS.latest[joined === undefined ? index : index + 1] ?? 10,
      })),
      ...ofEarlier.map((claim, index) => {
        const mentions = ofEarlier.slice(0, index).filter(({ job }) => job.index === claim.job.index).length;
        const past = jobs.filter((job) => isBefore(data, job, latest));
        const earlierWord = pastWord(past.indexOf(claim.job.index), phrases);
        const isFirst = ofLatest.length === 0 && index === 0;
        const word = isFirst
          ? ''
          : claim.job.isCurrent
            ? besidePresent(claim, latest)
            : isWithin(data.experience[claim.job.index], latest && data.experience[latest.index])
              ? `Alongside ${latest?.isCurrent ? 'my present' : 'that'} job`
              : (earlierWord ?? 'More recently');
        const isOfFirstJob = claim.job.index === jobs[0];
        return {
          paragraph: EARLIER,
          text: mentions
            ? inThatRole(claim, mentions === 1, isOfFirstJob)
            : capitalized(`${before(word, namedBefore(claim, who))}${asSentence(claim)}`),
          rank: RANKS.earlier[index] ?? 10,
        };
      }),
    ],
  };
}

/** Puts ongoing work in the current job into the present perfect: "have handled 8 files a year since 2019". */
function lastingInPerfect(claim: Claim): Claim {
  const verb = firstWord(claim.text);
  const participle = participleOf(verb);
  const isLasting = / an? (?:year|quarter|month|week|day) since (?:19|20)\d\d\b/.test(claim.text);
  if (!isLasting || claim.subject !== 'I' || !claim.job.isCurrent || participle === undefined) return claim;
  return / and \p{Ll}+ed /u.test(claim.text) || verbIn('base', verb) !== undefined
    ? claim
    : { ...claim, text: `have ${participle}${claim.text.slice(verb.length)}` };
}

const examplesLast = (claims: readonly Claim[]): Claim[] =>
  claims.toSorted((a, b) => Number(isExample(a)) - Number(isExample(b)));
const isExample = ({ text }: Claim): boolean => text.startsWith('one example');

/** Leaves out "one example is …" if no sentence about the same job precedes it. */
const withoutLooseExamples = (claims: readonly Claim[]): Claim[] =>
  claims.filter(
    (claim, index) => !claim.text.startsWith('one example is') || claims[index - 1]?.job.index === claim.job.index,
  );

const MAX_JOINED = 6;

/** Joins two very short results: "I work night shifts and have had no accidents." */
function together(claims: readonly Claim[]): Claim[] {
  const [first, second, ...rest] = claims;
  if (!first || !second || !isShort(first) || !isShort(second)) return [...claims];
  return [{ ...first, text: `${first.text} and ${second.text}` }, ...rest];
}

const isShort = ({ subject, text }: Claim): boolean =>
  subject === 'I' && wordCount(text) <= MAX_JOINED && !/ and |[,;:(]/.test(text);

/** Returns the results as whole sentences, for a text in which no sentence about the current job precedes them. */
export const resultPieces = (
  data: ResumeData,
  profile: JobRequirements | null,
  phrases: Phrases,
  most: { latest: number; earlier: number },
): Piece[] => resultsOf(data, undefined, { relevance: relevanceIn(profile), phrases, most }).pieces;

const ABBREVIATED = /\b(?:Inc|Ltd|Co|Corp|Bros|\p{L}\.\p{L})\.$/u;

/** Adds a result to the sentence that names the current job: "… at Elm Ltd., where I led 12 nurses." */
export const withWhere = (who: string | undefined, where: string): string | undefined =>
  where === '' || who === undefined ? who : `${ABBREVIATED.test(who) ? who : who.replace(/\.$/, '')}${where}`;

/** Keeps only the first sentence with "my work includes" and the first with "one example", to avoid repetition. */
function withoutRepeatedFrames(claims: readonly Claim[]): Claim[] {
  const seen = new Set<string>();
  return claims.filter(({ subject, text }) => {
    const frame = subject === '' ? /^(?:my work includ|one example)/.exec(text)?.[0] : undefined;
    if (frame === undefined) return true;
    return !seen.has(frame) && Boolean(seen.add(frame));
  });
}

/**
 * Returns the job whose results come first: the latest job, or a different job if only that one matches the kind of
 * work that the user applies for. A past job never replaces a current one.
 */
function leadingJob(data: ResumeData, role: string, claims: readonly Claim[]): Job | undefined {
  const latest = latestJob(data);
  if (role === '' || latest === undefined || isSameWork(role, latest.role)) return latest;
  const isOther = !isSameWork(role, data.personal.jobTitle);
  const index = data.experience.findIndex(
    (job, at) =>
      isSameWork(role, job.role) &&
      (job.current ? isOther : !latest.isCurrent) &&
      claims.filter((claim) => claim.job.index === at).length > 1,
  );
  const job = data.experience[index];
  return job ? jobAt(job, index) : latest;
}

export const isSameWork = (one: string, other: string): boolean =>
  namesSameWork(one, other) || namesSameWork(other, one);

/** Matches a side job, which a text mentions only if there is little else to say: "weekends", "part-time". */
const SIDE = /\b(?:evenings?|weekends?|saturdays?|sundays?|occasional|part[- ]time|casual|side|hobby|ad hoc)\b/i;
const ENOUGH = 4;

const RELEVANT = 0.5;

/**
 * Leaves out claims from side jobs and from other occupations if the remaining claims suffice. Keeps all claims that
 * are relevant to the job description.
 */
function worthMentioning(
  { experience, personal }: ResumeData,
  others: readonly Claim[],
  ofLatest: number,
  { relevance, role, isProfile }: { relevance: (text: string) => number; role: string; isProfile: boolean },
): Claim[] {
  if (role === '') return [...others];
  const titles = [role, personal.jobTitle].filter((title) => title !== '');
  const isFitting = (claim: Claim): boolean => {
    const entry = experience[claim.job.index];
    const isOfTrade =
      entry !== undefined && (titles.some((title) => mayBeSameWork(title, entry.role)) || relevance(entry.role) > 0);
    const isBeside = entry !== undefined && (SIDE.test(`${entry.role} ${entry.company}`) || !isEmployer(entry.company));
    return ((isOfTrade || isProfile) && !isBeside) || relevance(claim.bullet) >= RELEVANT;
  };
  const fitting = others.filter(isFitting);
  return ofLatest + fitting.length >= ENOUGH ? fitting : [...others];
}

/** Returns whether a result can follow the sentence about the current job, which ends with the employer's name. */
function canFollow({ subject, text, job }: Claim, who: string | undefined): boolean {
  if (who === undefined || job.company === '' || (subject === '' && !text.startsWith('my '))) return false;
  const ending = ` at ${job.company.replace(/\.$/, '')}.`;
  return who.endsWith(ending) && !/[;:]/.test(text) && wordCount(text) <= MAX_WHERE;
}

/**
 * Formats the beginning of the first result: "As a nurse at Elm House, " for a job other than the latest, "There, " if
 * the introduction has already named the employer, or else "At Elm House, ".
 */
function introduced(
  claim: Claim,
  lead: Job | undefined,
  data: ResumeData,
  { who, phrases }: { who: string | undefined; phrases: Phrases },
): string {
  if (lead?.index !== latestJob(data)?.index && !(lead?.company && who?.includes(lead.company)))
    return before('', withoutRole(claim));
  return lead?.company && who?.includes(lead.company) && !who.endsWith(`${lead.company}.`)
    ? 'There, '
    : phrases.latest(withoutRole(claim));
}

/**
 * Returns the word that introduces an earlier job, depending on its place among the earlier jobs. "Earlier still" is
 * never used twice in a row.
 */
const pastWord = (place: number, { earlier }: Phrases): string | undefined =>
  place < 0 ? undefined : earlier[place === 0 ? 0 : place % 2 === 1 ? 1 : 2];

/**
 * Returns whether a job is earlier than the job whose results come first. If false, "More recently" may introduce the
 * job.
 */
const isBefore = ({ experience }: ResumeData, index: number, lead: Job | undefined): boolean =>
  !experience[index]?.current &&
  (lead === undefined ||
    ((lead.isCurrent || index > lead.index) && !isWithin(experience[index], experience[lead.index])));

const besidePresent = ({ job }: Claim, lead: Job | undefined): string =>
  lead?.isSelfEmployed && job.company !== '' ? '' : 'Alongside my present job';

/** Lower-cases the first letter of a result that has its own subject: "At Elm House, food cost went from …". */
const asSentence = ({ subject, text }: Claim): string =>
  `${subject} ${subject === '' ? lowered(text) : text}.`.trimStart();
const alsoSaid = (claim: Claim, index: number, { also }: Phrases): string =>
  claim.subject === 'I' && (index === 1 || index === 3)
    ? `${also[index > 1 ? 1 : 0]} ${claim.text}.`.replace(/\balso have (?=had\b|\p{L}+ed\b)/u, 'have also ')
    : capitalized(asSentence(claim));
const inThatRole = (claim: Claim, isSecond: boolean, isOfFirstJob: boolean): string => {
  if (!isSecond) return capitalized(asSentence(claim));
  const word = isOfFirstJob ? 'In that role, ' : 'There, ';
  if (claim.subject === 'I') return `${word}I also ${claim.text}.`;
  return `${word}${asSentence(claim).replace(/^I was /, 'I was also ')}`;
};
/** Leaves out the role if the text has already named the job. */
const namedBefore = (claim: Claim, who: string | undefined): Job => {
  const job = withoutRole(claim);
  return job.company !== '' && who?.includes(job.role) && who.includes(` at ${job.company}`)
    ? { ...job, role: '' }
    : job;
};

/** Leaves out the role if the subject of the sentence is not "I", to avoid "As a manager, sales rose". */
const withoutRole = ({ job, subject }: Claim): Job => (subject === '' ? { ...job, role: '' } : job);
