import type { ResumeData } from '../../resume/resume-data.js';
import { claimsOf, latestJob, varied, type Claim, type Job } from './claims.js';
import type { Piece } from './fill-to-length.js';
import { before, type Phrases } from './phrases.js';
import { relevanceIn, type JobRequirements } from './proven-skills.js';
import { verblessClause } from './verbless-clause.js';
import { capitalized, lowered } from '../../text/words.js';

/** Indexes of the paragraphs with results of the latest job and of earlier jobs. */
const LATEST = 1;
const EARLIER = 2;
/** Ranks of the results. The best result of an earlier job ranks before the third of the latest job. */
const RANKS = { latest: [1, 3, 6, 10, 16, 18], earlier: [5, 8, 10, 17, 19] } as const;

/** Returns the strongest results of the latest and earlier jobs, in the first person. */
export function resultPieces(
  data: ResumeData,
  profile: JobRequirements | null,
  phrases: Phrases,
  most: { latest: number; earlier: number },
): Piece[] {
  const claims = claimsOf(data, relevanceIn(profile), verblessClause);
  const latest = latestJob(data);
  const ofLatest = varied(
    claims.filter(({ job }) => job.index === latest?.index),
    most.latest,
  );
  const earlier = claims.filter(({ job }) => job.index !== latest?.index);
  const ofEarlier = varied(earlier, most.earlier).sort((a, b) => a.job.index - b.job.index);
  const jobs = [...new Set(ofEarlier.map(({ job }) => job.index))];
  return [
    ...ofLatest.map((claim, index) => ({
      paragraph: LATEST,
      text:
        index === 0
          ? capitalized(`${phrases.latest(withoutRole(claim))}${asSentence(claim)}`)
          : alsoSaid(claim, index, phrases),
      rank: RANKS.latest[index] ?? 10,
    })),
    ...ofEarlier.map((claim, index) => {
      const mentions = ofEarlier.slice(0, index).filter(({ job }) => job.index === claim.job.index).length;
      const past = jobs.filter((job) => !data.experience[job]?.current);
      const earlierWord = phrases.earlier[Math.min(2, past.indexOf(claim.job.index))];
      const isFirst = ofLatest.length === 0 && index === 0;
      const word = isFirst ? '' : claim.job.isCurrent ? 'Alongside my present job' : (earlierWord ?? '');
      return {
        paragraph: EARLIER,
        text: mentions
          ? inThatRole(claim, mentions === 1)
          : capitalized(`${before(word, withoutRole(claim))}${asSentence(claim)}`),
        rank: RANKS.earlier[index] ?? 10,
      };
    }),
  ];
}

/** Lower-cases a result that has its own subject: "At Elm House, food cost went from …". */
const asSentence = ({ subject, text }: Claim): string =>
  `${subject} ${subject === '' ? lowered(text) : text}.`.trimStart();
const alsoSaid = (claim: Claim, index: number, { also }: Phrases): string =>
  claim.subject === 'I' && index % 2 === 1
    ? `${also[index > 1 ? 1 : 0]} ${claim.text}.`
    : capitalized(asSentence(claim));
const inThatRole = (claim: Claim, isSecond: boolean): string => {
  if (!isSecond) return capitalized(asSentence(claim));
  return `In that role, ${claim.subject === 'I' ? `I also ${claim.text}.` : asSentence(claim)}`;
};
/** Leaves out the role in sentences with another subject, to avoid "As a manager, sales rose". */
const withoutRole = ({ job, subject }: Claim): Job => (subject === '' ? { ...job, role: '' } : job);
