import { cleanLine } from '../../text/text.js';
import { ROLE } from '../../rewrite/reading/noun-phrase.js';

const MAX_LENGTH = 80;
const MAX_WORDS = 10;
const LABEL =
  /^(?:(?:job|posting|position) (?:posting|title|description|name)|position|role|title|vacancy|we(?:['’]re| are) hiring|hiring|wanted)\s*:?\s+/i;
/** Matches details in parentheses that a job title does not need: "(2nd shift)", "(m/f/d)", "(CAD)". */
const ASIDES = / ?[([][^()[\]]*[)\]]/g;
/** Matches a pay grade or working hours after a job title. */
const GRADE = /,? (?:grade|band|scale|level) [\dA-Z]{1,3}\b.*$|,? (?:part|full)[- ]time$/iu;
/**
 * Matches words that never occur in a job title, because they belong to sentences or to instructions for a language
 * model.
 */
const NOT_A_TITLE =
  /\b(?:you|your|we|our|us|i|my|me|is|are|be|was|will|must|please|ignore|disregard|forget|previous|above|instructions?|prompt|system|looking|hello|hi|welcome|join|apply|now|today|dear|this|that|say|write|tell|pretend|respond|output|about)\b|https?:|@|[.!?;]\s|[!?:]$/i;
const SOUGHT =
  /\b(?:looking for|seeking|hiring|recruiting|need) (?:an?|our next|the next) (?:(?:new|experienced|skilled|friendly|reliable|motivated|talented|passionate)\s+)*((?:\p{Lu}[\p{L}\p{N}&/'’+#.-]*)(?:[ \t]+(?:of|and|&|for|in|to the|[\p{Lu}][\p{L}\p{N}&/'’+#.-]*)){0,6})/u;

/**
 * Returns the job title of a job description, or an empty string if it is uncertain.
 * @param title first line, from keyword extraction
 * @param company name of the employer, which is removed from the title
 */
export function roleOf(jdText: string, title: string | null, company: string): string {
  return (
    asTitle(title ?? '', company) ||
    asTitle(SOUGHT.exec(jdText)?.[1] ?? '', company) ||
    asTitle(beforeCompany(jdText.trimStart().split('\n', 1)[0]!, company), company)
  );
}

/**
 * Returns a line up to the company, because it may contain the job title: "Paralegal, Sorrel & Co., Leeds, full-time
 * …".
 */
const beforeCompany = (line: string, company: string): string => {
  const at = company === '' ? 0 : line.indexOf(company);
  return at > 0 && at <= MAX_LENGTH ? line.slice(0, at + company.length) : '';
};

function asTitle(line: string, company: string): string {
  const bare = cleanLine(line).replace(/^\W+/u, '').replace(LABEL, '').replace(ASIDES, '');
  const parts = withoutCompany(bare, company).split(/ [·–—•-] |\||, (?=\p{Lu}\p{Ll}+(?:,|$))/u);
  // The name of the employer may precede the job title: "ELM BULK LIQUIDS - Class 1 Tanker Drivers - days".
  const [typed = ''] = parts;
  const named = parts.slice(0, 3).find((part) => ROLE.test(` ${part.trim()}`));
  const first =
    named !== undefined && /^[\p{Lu}\s&.]+$/u.test(typed) && !ROLE.test(` ${typed.trim()}`) ? singular(named) : typed;
  const role = inUsualCase(
    first
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

const singular = (role: string): string => role.trim().replace(/(?<=er|or|ist|ant|ian|man|nurse|chef)s$/i, '');

function withoutCompany(line: string, company: string): string {
  if (company === '') return line;
  const at = line.toLowerCase().indexOf(company.toLowerCase());
  if (at <= 0) return line;
  const words = line.slice(0, at).trimEnd().split(' ');
  while (words.length > 1 && /^(?:at|with|for|@|[,–—|·-]*)$/i.test(words.at(-1)!)) words.pop();
  return words.join(' ').replace(/(?<![,–—|·-])[,–—|·-]+$/, '');
}

const SMALL_WORDS = /^(?:DE|AND|FOR|THE)$/;
/** Short words in capitals that are not acronyms. */
const SHORT_WORDS = 'LAB|BAR|VAN|BUS|SPA|GYM|AND|FOR|THE|DE';

/**
 * Converts a text in capitals to normal case.
 * @param shortest minimum number of letters; shorter words may be acronyms and keep their capitals
 */
export const inUsualCase = (text: string, shortest = 4): string =>
  /\p{Ll}/u.test(text)
    ? text
    : text.replace(new RegExp(`\\p{Lu}[\\p{Lu}'’]{${shortest - 1},}|\\b(?:${SHORT_WORDS})\\b`, 'gu'), (word) =>
        SMALL_WORDS.test(word) ? word.toLowerCase() : word.charAt(0) + word.slice(1).toLowerCase(),
      );
