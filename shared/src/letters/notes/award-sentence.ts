import { isOccupation } from '../../facts/occupations.js';

const YEAR = '((?:19|20)\\d\\d)';
const TITLE = new RegExp(
  `^((?:[\\p{L}’'-]+ ){1,4}of the (?:year|month|week|quarter))(?:,? ${YEAR})?(?:,? (?:at )?([^,()]{3,50}))?$`,
  'iu',
);
const MEDAL = new RegExp(
  `^([^,:()]{4,70}\\b(?:medal|award|prize|scholarship|commendation|certificate|cup|trophy|bursary))(?:,? (?:in )?${YEAR})?$`,
  'iu',
);
const BEST = new RegExp(
  `^((?:best|first|second|third|gold|silver|bronze)(?: [\\p{L}-]+){0,4}), ([^,():]{4,60}?)(?:,? ${YEAR})?$`,
  'iu',
);

const WITH_ISSUER = new RegExp(`^([^,:()]{4,70})(?:, [$£€][\\d,.]{1,12})?, ([^,:()]{3,60}), (?:Q[1-4] )?${YEAR}$`, 'u');
/** Matches a place on the Dean's List and its duration: "Dean's List, five semesters". */
const DEANS_LIST =
  /^((?:the )?(?:Dean|President|Chancellor)['’]s (?:Honou?r )?List)\b(?:, (\p{Ll}+ (?:semesters|terms|years)))?/iu;

/**
 * Composes a sentence about an award: "I was named Supervisor of the Year in 2024." Returns undefined if the award
 * matches no known pattern.
 */
export function awardSentence(award: string): string | undefined {
  const [, list, duration] = DEANS_LIST.exec(award) ?? [];
  if (list) return `I was on the ${list.replace(/^the /i, '')}${duration ? ` for ${duration}` : ''}.`;
  const [, name = '', issuer = '', year = ''] = WITH_ISSUER.exec(award) ?? [];
  if (/ of the (?:year|month|week|quarter)$/i.test(name) && isOccupation(name.split(/ of the /i)[0]!))
    return `I was named ${name} by ${issuer} in ${year}.`;
  if (/\b(?:medal|award|prize|scholarship|fellowship|grant|commendation|trophy|bursary)$/i.test(name))
    return `I received the ${name.replace(/^the /i, '')} from ${issuer} in ${year}.`;
  const title = TITLE.exec(award);
  if (title && isOccupation(title[1]!.split(/ of the /i)[0]!))
    return `I was named ${title[1]!}${inYear(title[2])}${title[3] ? ` at ${title[3]}` : ''}.`;
  const medal = MEDAL.exec(award);
  if (medal) return `I received the ${medal[1]!.replace(/^the /i, '')}${inYear(medal[2])}.`;
  const best = BEST.exec(award);
  if (best)
    return `I won ${best[1]!.charAt(0).toLowerCase()}${best[1]!.slice(1)} at the ${best[2]!.replace(/^the /i, '')}${inYear(best[3])}.`;
  return undefined;
}

const inYear = (year: string | undefined): string => (year ? ` in ${year}` : '');
