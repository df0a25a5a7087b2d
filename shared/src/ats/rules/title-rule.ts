import { memoize } from '../../text/memoize.js';
import { stemOf, tokensOf } from '../../text/tokens.js';
import type { Rule } from './rule.js';

const list = (words: string): Set<string> => new Set(words.split(/\s+/).map(stemOf));

/** Words for rank or type of employment, such as "senior" and "part time", which hardly identify a job. */
const RANK = list(
  'senior junior lead principal staff head chief deputy trainee graduate intern entry level mid i ii iii iv full time part remote hybrid temporary permanent shift night day',
);
/** Common words, such as "manager", that occur in titles of unrelated jobs. */
const GENERAL = list(
  'manager engineer assistant specialist officer director coordinator supervisor analyst consultant associate executive representative administrator technician worker operator agent advisor adviser expert professional clerk team',
);
const SMALL = list('a an the of and for in at to with or m f d w x all genders');
const WEIGHT = { rank: 0.2, general: 0.4, subject: 1 } as const;
/**
 * Minimum weighted share of the advertised title's words that a job title in the resume must contain for full points.
 */
const SAME_JOB = 0.6;
const MAX_WORDS = 8;

export const TITLE_RULE: Rule = {
  id: 'title',
  max: 10,
  evaluate: ({ data, job }) => {
    const wantedWords = titleWords(job?.profile.title ?? '');
    if (wantedWords.length === 0) return undefined;
    const titles = [data.personal.jobTitle, ...data.experience.map(({ role }) => role)].map(stemsOf);
    const best = Math.max(...titles.map((title) => likeness(wantedWords, title)));
    const share = Math.min(1, best / SAME_JOB);
    return share === 1
      ? { share, message: 'Your job title matches the job description.' }
      : {
          share,
          message: `Add the advertised title "${bare(job!.profile.title ?? '')}" to your job title if it applies to you.`,
          path: 'personal.jobTitle',
        };
  },
};

/** Removes the German feminine ending, so that "Buchhalterin" equals "Buchhalter". */
const titleStem = (token: string): string => stemOf(token.replace(/(?<=\p{L}{3}(?:er|or|ist|ent|ant))in$/u, ''));

/** Removes parenthesized text: "Data Analyst (Summer)" and "Data Analyst (m/w/d)" become "Data Analyst". */
const bare = (title: string): string => title.replace(/(?<!\s)\s*\([^()]*\)/g, '').trim() || title;

const stemsOf = memoize((title: string): ReadonlySet<string> => new Set(tokensOf(title).map(titleStem)));

const titleWords = (title: string): string[] =>
  [
    ...new Set(
      tokensOf(title.split(/[,–—|(@]|\s-\s|\bat\b/u)[0] ?? '')
        .filter((token) => /\p{L}/u.test(token))
        .map(titleStem),
    ),
  ]
    .filter((stem) => !SMALL.has(stem))
    .slice(0, MAX_WORDS);

function likeness(wantedWords: readonly string[], title: ReadonlySet<string>): number {
  const weightOf = (stem: string): number =>
    RANK.has(stem) ? WEIGHT.rank : GENERAL.has(stem) ? WEIGHT.general : WEIGHT.subject;
  const sum = (stems: readonly string[]): number => stems.reduce((total, stem) => total + weightOf(stem), 0);
  return sum(wantedWords.filter((stem) => title.has(stem))) / sum(wantedWords);
}
