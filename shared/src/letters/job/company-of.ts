import { TECHNICAL_SKILLS } from '../../skills/skill-groups.js';
import { cleanLine, escapedPattern } from '../../text/text.js';
import { ROLE } from '../../rewrite/reading/noun-phrase.js';
import { employerInAddress } from './employer-address.js';
import { inUsualCase } from './role-of.js';

/** Matches "&" and the lower-case words that occur within names, such as "of" and "von". */
const JOINING = '(?:&|and|of|the|de|la|der|von|van|für|for|y|et)';
const WORD = "[\\p{Lu}\\p{N}][\\p{L}\\p{N}.'’&-]*";
const NAME = `${WORD}(?:[ \\t]+(?:${JOINING}[ \\t]+){0,2}${WORD}){0,5}`;
const LEGAL = '(?:Ltd|Limited|LLP|LLC|Inc|Incorporated|GmbH|PLC|plc|Corp|Corporation|AG|B\\.?V|Pty|S\\.?A|SE)';
const KIND =
  '(?:company|firm|hospital|clinic|school|academy|college|university|bank|agency|studio|charity|foundation|start-?up|restaurant|hotel|group|service|provider|maker|manufacturer|retailer|practice|team|business|trust|council)s?';

const LABELLED = new RegExp(
  `^\\W{0,12}(?:company|employer|organi[sz]ation|firm|school|hospital|who is hiring)\\s{0,3}(?:name)?\\s{0,3}:\\s{0,9}(${NAME})(?=\\s{0,9}(?:$|[,;|(·–—\\t]|\\s{2}|\\.\\s))`,
  'imu',
);
/** Matches sentences that name the employer: "We are Elm House, a …". Case-sensitive, because names have capitals. */
const TELLING: readonly RegExp[] = [
  new RegExp(`\\bWe are (${NAME}),\\s+an?\\b`, 'u'),
  new RegExp(`(?:^|[\\n.!?]\\s{0,9})(?:Hello! |Hi! )?(?:Here at|At) (${NAME}),? (?:we|you)\\b`, 'u'),
  new RegExp(`(?:^|[\\n.!?]\\s{0,9})(?:Join|At) (${NAME})(?:,| and| as)`, 'u'),
  new RegExp(
    `(?:^|[\\n.!?]\\s{0,9})(?:For|Since|In) [^,.\\n]{3,30}, (${NAME}) has (?:cared|served|been|helped|provided|worked)\\b`,
    'u',
  ),
  new RegExp(`(?:^|\\n|[.!?]\\s+)(${NAME}) is (?:an?|the|one of)\\s[^.\\n]{0,60}\\b${KIND}\\b`, 'u'),
  new RegExp(`(?:^|[\\n.!?]\\s{0,9})(?:Come and )?(?:[Jj]oin|[Ww]ork with) us at (${NAME})(?=[!.,\\n]| as\\b)`, 'u'),
  new RegExp(
    `, ([Tt]he (?:${WORD}[ \\t]+){1,4}(?:Hotel|Inn|School|Hospital|Clinic|Bakery|Brewery|Restaurant|Museum|Theatre|Theater)) (?:re)?opens\\b`,
    'u',
  ),
];
/** Matches the parent company of the workplace: "We are part of Elm Group". The workplace's own name is preferred. */
const PART_OF = new RegExp(
  `\\b(?:is|are|we(?:['’]re| are)) (?:a )?(?:part|member) of (?!(?:[Tt]he )?(?:NHS|EU|UK|USA?)\\b)(${NAME})(?=, an?\\b|[.\\n])`,
  'u',
);
/** Matches a job posting by a recruiter, which does not name the employer: "Our client is looking for …". */
const FROM_RECRUITER =
  /\bour client(?:,| is (?:a|an|one|looking|seeking|recruiting|hiring)\b)|\bon behalf of (?:our client|a client|one of)\b|\b(?:partner(?:ing|ed)?|working) with (?:one of (?!our\b)|a leading|an? [a-z]+ (?:client|property|hotel|company))/i;
const WITH_LEGAL_FORM = new RegExp(`(?<![\\p{L}\\p{N}.'’&-])(${NAME},?\\s+${LEGAL}\\b)`, 'u');
const ABOUT = /^\W{0,12}about\s+(\S.{1,49}?)\W{0,12}$/imu;
const AT_COMPANY = new RegExp(`\\s(?:at|bei|chez|@)\\s+(${NAME})\\s*$`, 'u');
/** Matches the separator between a name and a location or role in the first lines: "Elm House | Leeds". */
const PARTS = /\s{0,9}(?:\||·|‧|•|\s[–—-]{1,2}\s|,|\t|\s{2,9}|\()\s{0,9}/u;

const NOT_NAMES =
  /\b(?:us|you|your|our|the (?:role|job|team|company|position|opportunity|work)|ignore|disregard|instructions?|previous|prompt|system|hiring|hello|remote|hybrid|full[- ]time|part[- ]time|permanent|contract|posted|requisition|ref|salary|job|position|opportunity|apply|today|this|we|i|it|they|there|candidates?|applicants?)\b/iu;
const MAX_LENGTH = 60;
const FIRST_LINES = 4;
/** Number of lines at the start of a job description in which a sentence may begin with the employer's name. */
const OPENING_LINES = 12;
const LAST_LINES = 3;
/** Maximum number of characters searched for the employer, whose name is usually near the start. */
const MAX_CHARACTERS = 6_000;

/**
 * Returns the name of the employer in a job description, or an empty string if it is uncertain, because no name is
 * better than a wrong one. Treats the text as data and follows no instruction in it.
 */
export function companyOf(jdText: string): string {
  return companyIn(jdText.slice(0, MAX_CHARACTERS));
}

function companyIn(jdText: string): string {
  if (FROM_RECRUITER.test(jdText)) return '';
  const lines = jdText
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const candidates = [
    LABELLED.exec(jdText)?.[1],
    ...lines.slice(0, FIRST_LINES).flatMap((line) => [AT_COMPANY.exec(line)?.[1], WITH_LEGAL_FORM.exec(line)?.[1]]),
    ...TELLING.map((pattern) => pattern.exec(jdText)?.[1]),
    ...[ABOUT.exec(jdText)?.[1]].map((heading) => heading && spelledIn(jdText, heading)),
    ...lines.slice(0, FIRST_LINES).flatMap((line) => confirmedParts(line, jdText)),
    ...lines.slice(0, FIRST_LINES).map((line) => SUBJECT.exec(line)?.[1]),
    ...lines.slice(0, 1).map(behindRole),
    // The line below the job title may begin with the name of the employer.
    ...lines.slice(1, 2).map((line) => HOUSE.exec(line)?.[1]),
    ...lines.slice(0, 1).map(shoutedBefore),
    ...lines.slice(0, 1).map(shoutedHouse),
    shouted(employerInAddress(jdText) ?? ''),
    signedBy(lines),
    PART_OF.exec(jdText)?.[1],
    ...lines.slice(FIRST_LINES, OPENING_LINES).map((line) => SUBJECT.exec(line)?.[1]),
    ...lines.slice(0, OPENING_LINES).map((line) => LATER_SUBJECT.exec(line)?.[1]),
    INSTITUTION_OF.exec(jdText)?.[1],
    ...lines.slice(1, 3).map(organizationAt),
    onlyLegalForm(lines.slice(-LAST_LINES).join('\n')),
  ];
  return candidates.map((name) => accepted(name, jdText)).find((name) => name !== '') ?? '';
}

/**
 * Returns the employer's name in capitals from the start of a line that contains the job title: "ELM BULK LIQUIDS -
 * Class 1 Tanker Drivers".
 */
function shoutedBefore(line: string): string | undefined {
  const [first = '', second = ''] = line.split(/\s[–—-]\s/);
  const isName = /^[\p{Lu}&.' ]{6,50}$/u.test(first) && first.includes(' ') && !ROLE.test(` ${first.trim()}`);
  return isName && ROLE.test(` ${second.trim()}`) ? shouted(first) : undefined;
}

/** Matches words that end the name of an organization: "Elm Group", "Elm Healthcare". */
const OF_ORGANIZATION =
  /\b(?:Group|Services|Foods?|Logistics|Homes?|Trust|Engineering|Contracts|Contractors|Pharma|Health|Healthcare|Clinics?|Systems|Solutions|Technologies|Partners|Associates|Care|Schools?|College|Hospital|Hotel|Bank|Council|Dairy|Brewery|Bakery|Farms?|Nursery|Consulting|Construction|Builders|Studios?|Media|Labs|Academy|University|Society|Association|Foundation|Museum|Library|Retail|Stores|Motors|Garage|Transport|Freight|Packaging|Plastics|Manufacturing|Industries|Energy|Housing|Insurance|Solicitors|Restaurant|Resort|Dental|Surgery|Electrical|Plumbing|Landscapes|Nurseries)$/u;

/** Returns the organization after the job title in the first sentence: "Accountant, Kestrel Foods, Hull (hybrid)". */
function behindRole(line: string): string | undefined {
  const [head = ''] = line.slice(0, MAX_HEAD).split(/\.\s/);
  const [role = '', ...others] = head.split(PARTS);
  if (!ROLE.test(` ${role.replace(/ wanted$/i, '').trim()}`)) return AT_HEAD.exec(head)?.[1];
  return (
    others
      .map((part) => part.trim())
      .find((part) => WHOLE_NAME.test(part) && part.includes(' ') && OF_ORGANIZATION.test(part)) ??
    AT_HEAD.exec(head)?.[1]
  );
}
/** Returns the organization at the start of a line below the job title: "Willow Bank Homes, Leyland". */
function organizationAt(line: string): string | undefined {
  const [first = ''] = line.slice(0, MAX_HEAD).split(PARTS);
  const isName = WHOLE_NAME.test(first) && first.includes(' ') && OF_ORGANIZATION.test(first);
  return isName ? first : undefined;
}
const MAX_HEAD = 160;
/** Matches an employer after "at" in the first sentence: "Web Developer at Copperline Health, Tucson". */
const AT_HEAD = new RegExp(`\\s(?:at|@) (${NAME})(?=,| \\(|$)`, 'u');

/** Converts a name in capitals to normal case and removes "CO." (short for "Company") from its end. */
const shouted = (name: string): string => inUsualCase(name.replace(/ CO\.?$/, ''), 3);

/** Returns the employer's name if the first line is only that name, in capitals: "ST. ANNE MEDICAL CENTER". */
function shoutedHouse(line: string): string | undefined {
  const isName = /^[\p{Lu}&.'’ -]{6,60}$/u.test(line) && line.includes(' ') && OF_HOUSE.test(line);
  return isName ? shouted(line) : undefined;
}
const OF_HOUSE =
  /\b(?:CENTER|CENTRE|HOSPITAL|CLINIC|COLLEGE|UNIVERSITY|SCHOOL|ACADEMY|COUNCIL|TRUST|HOTEL|BREWERY|BAKERY|GROUP|COMPANY|LIBRARY|MUSEUM|FARMS?|LAUNDRY|MILLS?|HEALTH|SERVICES|LOGISTICS|FOODS?)$/u;

const SIGNATURE = /^\p{Lu}\p{Ll}+(?:(?:, \p{Lu}\p{Ll}+)* (?:and|&) \p{Lu}\p{Ll}+)?$/u;

/** Returns the employer's name if first names precede it in the last lines: "Bridget and Tom", "Elm House". */
function signedBy(lines: readonly string[]): string | undefined {
  const [names = '', last = ''] = lines.slice(-2);
  return SIGNATURE.test(names) && WHOLE_NAME.test(last) && last.includes(' ') ? last : undefined;
}

/**
 * Returns the only company name with a legal form (such as "Ltd") in the last lines, which often contain the employer's
 * postal address. Undefined if there are several.
 */
function onlyLegalForm(lastLines: string): string | undefined {
  const found = new Set([...lastLines.matchAll(new RegExp(WITH_LEGAL_FORM, 'gu'))].map(([, name]) => name!));
  return found.size === 1 ? [...found][0] : undefined;
}

const HOUSE = new RegExp(
  `^((?:${WORD}[ \\t]+){1,5}(?:Hotel|Hospital|Council|School|Academy|College|University|Clinic|Trust|Bank|Museum|Library|Restaurant|Foundation|Analytics|Studios?|Lodge|House|Home|Inn|Farm|Nursery|Surgery|Practice|Pharmacy|Bakery|Brewery|Garage|Manor|Stables|Salon|Center|Centre|Theatre|Theater|Brasserie|Café|Cafe))(?=\\s*(?:$|[,|(·–—]))`,
  'u',
);

function accepted(candidate: string | undefined, jdText: string): string {
  const name = cleanLine(candidate ?? '').replace(/(?<![.,;:])[.,;:]+$/, (end) =>
    LEGAL_END.test(candidate ?? '') ? '.' : end && '',
  );
  if (name.length < 2 || name.length > MAX_LENGTH || NOT_NAMES.test(name) || !/\p{L}{2}/u.test(name)) return '';
  // A sentence that begins with the job title does not name the employer: "Market Sales Director is a field role".
  return ROLE.test(` ${name}`) ? '' : fullest(name, jdText);
}
const LEGAL_END = new RegExp(`\\b(?:Inc|Ltd|Corp|Co)\\.$`, 'u');

/** Returns the spelling that the text uses elsewhere for a name in capitals: "Heron Lake" for "ABOUT HERON LAKE". */
function spelledIn(text: string, heading: string): string | undefined {
  const words = heading.replace(/^the\s+/i, '').split(/\s+/);
  if (words.length > 5) return undefined;
  const found = [...text.matchAll(new RegExp(words.map(escapedPattern).join('\\s+'), 'giu'))].map(([match]) => match);
  return found.find((match) => /^\p{Lu}/u.test(match) && match !== match.toUpperCase());
}

/** Returns the full form of a name that the text also shortens: "Heron Lake Regional Hospital" for "Heron Lake". */
function fullest(name: string, text: string): string {
  const longer = new RegExp(
    `(?<![\\p{L}\\p{N}])${escapedPattern(name)}((?:[ \\t]+(?:&[ \\t]+)?\\p{Lu}[\\p{Ll}’']+){1,4})(?=[,|.\\n]| [(–—·]|$)`,
    'u',
  );
  const [found] = longer.exec(firstLines(text)) ?? [];
  return found && found.length <= MAX_LENGTH && !NOT_NAMES.test(found) ? found : name;
}
const firstLines = (text: string): string => text.trimStart().split('\n').slice(0, FIRST_LINES).join('\n');

function confirmedParts(line: string, text: string): string[] {
  if (line.length > 160) return [];
  const rest = text.slice(text.indexOf(line) + line.length);
  return line.split(PARTS).filter((part) => {
    if (!WHOLE_NAME.test(part) || TECHNICAL_SKILLS.includes(part.toLowerCase())) return false;
    const words = part.split(/\s+/).map(escapedPattern);
    const beginnings = words.map((_, index) => words.slice(0, index + 1).join('\\s+')).reverse();
    const subject = `(?:^|\\n|[.!?;:]\\s+)(?:The\\s+)?(?:${beginnings.join('|')})`;
    return new RegExp(`${subject}\\s+(?:${DOES})\\b`, 'u').test(rest);
  });
}
const WHOLE_NAME = new RegExp(`^${NAME}$`, 'u');
const DOES =
  'is|has|runs|makes|sells|designs|builds|ships|keeps|quotes|gives|handles|offers|provides|serves|helps|works|operates|employs|supports|delivers|develops|creates|produces|teaches|cares|grows|was|began|started|believes|owns|manages|supplies|repairs|maintains|tests|treats|installs|manufactures|sources|publishes|hosts';

/**
 * Matches an employer before a verb: "Larkfield Health builds scheduling software". Requires two words, because a
 * single capitalized word may not be a name.
 */
const NAME_AND_VERB = `(${WORD}(?:[ \\t]+(?:&[ \\t]+)?${WORD}){1,4})\\s+(?:${DOES})\\b`;
const SUBJECT = new RegExp(`^${NAME_AND_VERB}`, 'u');

/** Matches an employer as the subject of a later sentence: "Often that is us. Elm Laboratories tests water." */
const LATER_SUBJECT = new RegExp(`[.!?]\\s${NAME_AND_VERB}`, 'u');
/** Matches an institution before its email address: "Hospice of the Elm Valley, jobs@elmhospice.example". */
const INSTITUTION_OF = new RegExp(
  `(?<![\\p{L}\\p{N}])((?:Hospice|Hospital|University|College|Institute|City|County|Town|Borough|Diocese|Museum|Society|Friends|Bank) of (?:the )?${NAME})(?=, [\\w.-]{1,60}@)`,
  'u',
);
