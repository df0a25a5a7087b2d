import { factAt, type Fact } from './fact.js';

const FIELD = String.raw`(?:['’]?s)?(?:\s+(?:degree\s+)?(?:of|in)\s+(science|arts|engineering|education|business|laws?|philosophy|medicine|fine arts))?`;

const TITLES: readonly [title: string, level: string, field?: string][] = [
  [`bachelor${FIELD}`, 'bachelor'],
  [`b\\.?sc`, 'bachelor', 'science'],
  [`b\\.?s`, 'bachelor', 'science'],
  [`b\\.?a`, 'bachelor', 'arts'],
  [`b\\.?eng`, 'bachelor', 'engineering'],
  [`b\\.?ed`, 'bachelor', 'education'],
  [`b\\.?b\\.?a`, 'bachelor', 'business'],
  [`ll\\.?b`, 'bachelor', 'law'],
  [`b\\.?s\\.?n`, 'bachelor', 'nursing'],
  [`master(?=['’]?s?\\s+(?:degree|of|in)\\b)${FIELD}`, 'master'],
  [`m\\.?sc`, 'master', 'science'],
  [`m\\.?eng`, 'master', 'engineering'],
  [`m\\.?ed`, 'master', 'education'],
  [`m\\.?b\\.?a`, 'master', 'business'],
  [`ll\\.?m`, 'master', 'law'],
  [`m\\.?s\\.?n`, 'master', 'nursing'],
  [`ph\\.?d|doctorate|doctor\\s+of\\s+philosophy`, 'doctor'],
  [`m\\.?d(?=[\\s,.]|$)|doctor\\s+of\\s+medicine`, 'medicine'],
  [`j\\.?d(?=[\\s,.]|$)|juris\\s+doctor`, 'law-doctor'],
  [`associate(?:['’]?s)?\\s+degree|associate\\s+of\\s+(?:applied\\s+)?(?:science|arts|business)`, 'associate'],
  [`diploma`, 'diploma'],
  [`(?:university|college|undergraduate|postgraduate|honou?rs)\\s+degree|degree\\s+in`, 'any'],
  [`certified|licen[sc]ed|accredited|chartered`, 'certified'],
];
/** Abbreviations count as degrees only if capitalized, because "bed", "ba" and "md" may mean something else. */
const PATTERNS = TITLES.map(([title, level, field]) => {
  const isShort = /^(?:b\\.\?(?:s|a|ed)|m\\.\?(?:d|ed)|j\\.\?d)/.test(title);
  return { level, field, pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${title})(?![\\p{L}\\p{N}])`, 'giu'), isShort };
});

/** Returns the degrees and licenses named in a text, abbreviated or spelled out. */
export function degreeFacts(text: string): Fact[] {
  return PATTERNS.flatMap(({ level, field, pattern, isShort }) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      if (isShort && !/\p{Lu}/u.test(match[0])) return [];
      const named =
        field ?? match[1]?.toLowerCase().replace(/s$/, '').replace('art', 'arts').replace('fine artss', 'arts');
      return [factAt('degree', match[0], match.index, `degree:${level}${named === undefined ? '' : `:${named}`}`)];
    }),
  );
}

/** Returns the keys of the more general degrees that a text implies: a BSc is also a bachelor's degree. */
export function degreeKeys(text: string): string[] {
  const keys = degreeFacts(text).map(({ key }) => key);
  const levels = keys.map((key) => key.split(':').slice(0, 2).join(':'));
  const studied = levels.some((level) => !/:(?:certified|diploma)$/.test(level));
  const nursing = /\bnursing\b/i.test(text) ? levels.map((level) => `${level}:nursing`) : [];
  const law = /\blaws?\b/i.test(text) ? levels.map((level) => `${level}:law`) : [];
  const certified = /certif|licen[sc]|accredit|charter/i.test(text) ? ['degree:certified'] : [];
  return [
    ...keys,
    ...levels,
    ...nursing,
    ...law,
    ...certified,
    ...(studied && levels.length > 0 ? ['degree:any'] : []),
  ];
}
