import { cleanLine } from '../../text/text.js';
import { isOccupation } from '../../facts/occupations.js';
import { ROLE } from '../../rewrite/reading/noun-phrase.js';

const MAX_LENGTH = 80;
const MAX_WORDS = 10;
const PICTURE = /\p{Extended_Pictographic}(?<![\d©®™])/u;
const LABEL =
  /^(?:(?:job|posting|position) (?:posting|title|description|name)|position|role|title|vacancy|we(?:['’]re| are) hiring|hiring|wanted)\s*:?\s+/i;
/** Matches details in parentheses that a job title does not need: "(2nd shift)", "(m/f/d)", "(CAD)". */
const ASIDES = / ?[([][^()[\]]*[)\]]/g;
const GRADE = /,? (?:grade|band|scale|level) [\dA-Z]{1,3}\b.*$|,? (?:part|full)[- ]time$/iu;
/**
 * Matches words that never occur in a job title, only in sentences or in instructions for a language model. Does not
 * match "I" at the end, where it is a grade: "Laboratory Technician I".
 */
const NOT_A_TITLE =
  /\b(?:you|your|we|our|us|i(?! ?(?:$|[(,–-]))|my|me|is|are|be|was|will|must|please|ignore|disregard|forget|previous|above|instructions?|prompt|system|looking|hello|hi|welcome|join|apply|now|today|dear|this|that|say|write|tell|pretend|respond|output|about)\b|https?:|@|[.!?;]\s|[!?:]$/i;
const SOUGHT =
  /\b(?:looking for|seeking|hiring|recruiting|need) (?:an?|our next|the next) (?:(?:new|experienced|skilled|friendly|reliable|motivated|talented|passionate)\s+)*((?:\p{Lu}[\p{L}\p{N}&/'’+#.-]*)(?:[ \t]+(?:of|and|&|for|in|to the|[\p{Lu}][\p{L}\p{N}&/'’+#.-]*)){0,6})/u;

/**
 * Returns the job title of a job description, or an empty string if it is uncertain.
 * @param title first line of the description, from keyword extraction
 * @param company name of the employer, which is removed from the title
 */
export function roleOf(jdText: string, title: string | null, company: string): string {
  const labelled = LABELLED.exec(jdText.slice(0, MAX_CHARACTERS))?.[1];
  return (
    (labelled === undefined ? '' : asTitle(labelled, company)) ||
    asTitle(isCompany(title ?? '', company) ? '' : (title ?? ''), company) ||
    headOfLines(jdText, company) ||
    asTitle(SOUGHT.exec(jdText)?.[1] ?? '', company) ||
    soughtInSmall(jdText) ||
    asTitle(beforeCompany(jdText.trimStart().split('\n', 1)[0]!, company), company)
  );
}

const MAX_CHARACTERS = 2_000;
const LABELLED = /^[ \t]*(?:position|job title|role|vacancy)[ \t]?:[ \t]*([^\n]{3,80})$/imu;
const FIRST_LINES = 3;

const isCompany = (title: string, company: string): boolean =>
  company !== '' && cleanLine(title).toLowerCase() === company.toLowerCase();

/** Returns the job title from the earliest line that begins with an occupation: "Dental Assistant, Full Time". */
function headOfLines(jdText: string, company: string): string {
  const heads = jdText
    .trimStart()
    .split('\n', FIRST_LINES)
    .map((line) =>
      cleanLine(line)
        .split(/[,;:(|\p{Extended_Pictographic}]|\s[–—-]\s|\. /u)[0]!
        .trim(),
    );
  const head = heads.find(
    (text) =>
      !/\b(?:we|you|person|people)\b/i.test(text) &&
      text.split(' ').length <= MAX_HEAD_WORDS &&
      isOccupation(text) &&
      !isCompany(text, company),
  );
  return head === undefined ? '' : asTitle(head, company);
}
const MAX_HEAD_WORDS = 6;

/** Matches a job title in lower case: "We're after a senior baker." */
const SOUGHT_IN_SMALL =
  /\b(?:we(?:['’]re| are) (?:after|looking for|seeking|hiring)|we need|we want) (?:an? )?((?:\p{Ll}+[ -]){0,3}?\p{Ll}+)(?=[.,!\n]| (?:to|for|who|with|at|in)\b)/iu;
function soughtInSmall(jdText: string): string {
  const found = SOUGHT_IN_SMALL.exec(jdText.slice(0, MAX_CHARACTERS))?.[1] ?? '';
  const role = found.replace(
    /^(?:new|experienced|skilled|friendly|reliable|motivated|talented|passionate|another) /,
    '',
  );
  return isOccupation(role) && !/\b(?:person|people|someone|somebody|member)$/.test(role) ? role : '';
}

/**
 * Returns the line up to the end of the company's name, which may follow the job title: "Paralegal, Sorrel & Co." in
 * "Paralegal, Sorrel & Co., Leeds".
 */
const beforeCompany = (line: string, company: string): string => {
  const at = company === '' ? 0 : line.indexOf(company);
  return at > 0 && at <= MAX_LENGTH ? line.slice(0, at + company.length) : '';
};

function asTitle(line: string, company: string): string {
  const bare = cleanLine(line).replace(/^\W+/u, '').replace(LABEL, '').replace(ASIDES, '').split(PICTURE)[0]!;
  const parts = withoutCompany(bare, company).split(/ [·–—•-] |\||, (?=\p{Lu}\p{Ll}+(?:,|$))/u);
  // The name of the employer may precede the job title: "ELM BULK LIQUIDS - Class 1 Tanker Drivers - days".
  const [typed = ''] = parts;
  const named = parts.slice(0, 3).find((part) => ROLE.test(` ${part.trim()}`));
  const first =
    named !== undefined && /^[\p{Lu}\s&.]+$/u.test(typed) && !ROLE.test(` ${typed.trim()}`) ? singular(named) : typed;
  const isPlural = /\s(?:wanted|needed|required)$/i.test(first);
  const role = inUsualCase(
    (isPlural ? singular(first.replace(/\s\p{L}+$/u, '')) : first)
      .replace(GRADE, '')
      .replace(/\s(?:wanted|needed|required|vacancy)$/i, '')
      .replace(/(?<![,;:.–—-])[,;:.–—-]+$/u, '')
      .trim(),
  );
  const words = role.split(/\s+/).length;
  return role.length < 3 ||
    role.length > MAX_LENGTH ||
    words > MAX_WORDS ||
    NOT_A_TITLE.test(role) ||
    !/\p{L}{3}/u.test(role)
    ? ''
    : role;
}

const singular = (role: string): string =>
  role.trim().replace(/(?<=er|or|ist|ant|ian|man|nurse|chef|cook|driver|worker)s$/i, '');

function withoutCompany(line: string, company: string): string {
  if (company === '') return line;
  const at = line.toLowerCase().indexOf(company.toLowerCase());
  if (at <= 0) return line;
  const words = line.slice(0, at).trimEnd().split(' ');
  while (words.length > 1 && /^(?:at|with|for|@|[,–—|·-]*)$/i.test(words.at(-1)!)) words.pop();
  return words.join(' ').replace(/(?<![,–—|·-])[,–—|·-]+$/, '');
}

const SMALL_WORDS = /^(?:DE|AND|FOR|THE|TO|OF|IN|AT|WITH)$/;
/** Short words that are not acronyms even when written in capitals. */
const SHORT_WORDS = 'ST|MT|LAB|BAR|VAN|BUS|SPA|GYM|AND|FOR|THE|DE|TO|OF|IN|AT';

/**
 * Converts text in capitals to normal case.
 * @param shortest minimum number of letters; shorter words may be acronyms and keep their capitals
 */
export const inUsualCase = (text: string, shortest = 4): string =>
  /\p{Ll}/u.test(text)
    ? text
    : text.replace(new RegExp(`\\p{Lu}[\\p{Lu}'’]{${shortest - 1},}|\\b(?:${SHORT_WORDS})\\b`, 'gu'), (word) =>
        SMALL_WORDS.test(word) ? word.toLowerCase() : word.charAt(0) + word.slice(1).toLowerCase(),
      );
