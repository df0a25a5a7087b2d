import { cleanLine } from '../../text/text.js';
import { hasLegalForm } from './legal-form.js';

const TITLE = '(?:(?:Ms|Mr|Mrs|Mx|Dr|Prof|Professor)\\.?[ \\t]+)';
const PARTICLE = '(?:de|van|von|der|la)';
const NAME = new RegExp(
  `^${TITLE}?\\p{Lu}[\\p{L}’'-]+(?:[ \\t]+(?:${PARTICLE}[ \\t]+)*\\p{Lu}(?:\\.|[\\p{L}’'-]*)){1,3}`,
  'u',
);
const ASKED_TO_WRITE =
  /\b(?:letter|contact(?: person)?|hiring manager|recruiter|questions?|apply|applications?|cover letter|CV|r[eé]sum[eé]|write|reach out|addressed?|attention|attn\.?)\b[^.\n:]{0,40}?(?:\bto\b|\bis\b|:)[ \t]*(?:our [\w ]{1,30},?[ \t]+|the [\w ]{1,30},[ \t]+(?=(?:Ms|Mr|Mrs|Mx|Dr|Prof)\b))?/gi;
/** Matches a job title in place of the recipient's name: "addressed to the Front Office Manager". */
const POST =
  /\b(?:address(?:ed)?|attn\.?|attention|applications?|envelopes?|letter)\b[^.\n]{0,40}?(?:\bto:? |: ?)(?:the )?((?:\p{Lu}[\p{L}-]+ ){0,3}(?:Manager|Director|Headteacher|Principal|Chairperson|Chair|Secretary|Coordinator|Officer))(?=[,.\n]| to )/u;
const INITIAL_NAME =
  /\b(?:[Aa]ddress(?:ed)? to|[Aa]ttn\.?):? ((?:Ms|Mr|Mrs|Mx|Dr)\.? (?:\p{Lu}\.? ){0,2}\p{Lu}[\p{Ll}’'-]+(?: \p{Lu}[\p{L}’'-]+)?)/u;
/** Matches a name before a job title or an email address at the end of a request: "to Ann Lowe, Site Manager". */
const WITH_POST =
  /\b(?:send|submit|email|forward|apply)\b[^.\n]{0,160}? to ((?:(?:Ms|Mr|Mrs|Miss|Mx|Dr)\.? )?(?:\p{Lu}\.? |\p{Lu}\p{Ll}+ )\p{Lu}[\p{L}’'-]+)(?=, (?:the |our )?(?:\p{Lu}[\p{L}&-]+ ){0,4}(?:Manager|Director|Headteacher|Head|Principal|Chair|Secretary|Coordinator|Officer|Supervisor|Foreman|Lead|Administrator|Partner|Owner|Nurse|Chef)\b|,? (?:at |on )?[\w.+-]+@)/u;
/** Matches a person's name after a job title: "to Estates Manager Jo Pascoe at estates@elm.example". */
const BEHIND_POST =
  /\b(?:send|submit|email|forward|apply|write|letter|applications?|CV|r[eé]sum[eé])\b[^.\n]{0,120} to (?:the |our )?(?:[\p{L}&-]+ ){0,3}(?:[Mm]anager|[Dd]irector|[Hh]eadteacher|[Hh]ead|[Pp]rincipal|[Cc]hair|[Ss]ecretary|[Cc]oordinator|[Oo]fficer|[Ss]upervisor|[Ll]ead|[Aa]dministrator|[Pp]artner|[Oo]wner|[Cc]hef|[Mm]atron),? (\p{Lu}\p{Ll}+ \p{Lu}[\p{L}’'-]+)/u;
/** Matches the named recipient of applications: "Your application goes to Ann Lowe, Site Manager". */
const GOES_TO =
  /\b(?:applications?|letters?|it) (?:goes|go|will go|will be read by|are read by|is read by|will be reviewed by)(?: to)? ((?:(?:Ms|Mr|Mrs|Miss|Mx|Dr)\.? )?\p{Lu}\p{Ll}+ \p{Lu}[\p{L}’'-]+)/u;
/** Matches a first name followed by the workplace: "your CV to Jo in the site office". */
const IN_OFFICE =
  /\b(?:CV|r[eé]sum[eé]|letter|application|lines)\b[^.\n]{0,60} to (\p{Lu}\p{Ll}+) in (?:the|our) (?:\w+ )?(?:office|team|department|kitchen|workshop|depot)\b/u;
/** Matches a first name followed by an email address that begins with the same name: "to Ravi, ravi@elm.example". */
const WITH_ADDRESS = / to (\p{Lu}\p{Ll}+)(?: (?:at|on|in|via)\b[^,.\n]{0,40})?,? (?:at |on |via )?([\w.+-]+)@/u;
/** Matches a first name before a shared email address: "a short letter to Dwayne at drivers@elm.example". */
const FIRST_NAME =
  /\b(?:letter|CV|r[eé]sum[eé]|application|lines|note|message)\b[^.\n]{0,60} to (\p{Lu}\p{Ll}+),? (?:at|on|via) [\w.+-]+@/u;
/** Matches a first name in capitals after "attn": "attn TASHA". */
const ATTENTION =
  /\b(?:[Aa]ttn|ATTN|[Aa]ttention|ATTENTION)\.?:?[ \t]+(?:of[ \t]+)?(\p{Lu}[\p{L}’'-]+)(?=[.,;)\n]|$| (?:at|by|on|in|before|referral)\b)/u;
/** Matches the person who reads the applications: "Dana reads every one." */
const READER = /(?:^|[.!?\n]\s{0,3})(\p{Lu}\p{Ll}+) (?:reads|will read|looks at|opens) (?:every|each|all|them)\b/u;
/**
 * Matches the first names of the people who signed the text, on the line above the employer's name: "Bridget and Tom"
 * above "Elm House".
 */
const SIGNED =
  /\n[ \t]*(\p{Lu}\p{Ll}+(?:, \p{Lu}\p{Ll}+)? (?:and|&) \p{Lu}\p{Ll}+)[ \t]*\n[ \t]*\p{Lu}[^\n]{2,50}\s*$/u;
/** Matches a group that reads applications: "samples to: Search Committee, Elm Hospice", "to the Interview Panel". */
const BODY =
  /\b(?:address(?:ed)?|attn\.?|attention|applications?|letters?|CVs?|r[eé]sum[eé]s?|samples|send|submit|email|mail|write|apply)\b[^.\n]{0,160}?\bto:? (?:the |our )?((?:\p{Lu}\p{Ll}+ ){0,2}(?:Search|Selection|Hiring|Recruitment|Recruiting|Interview|Appointments?|Admissions|Faculty|Staffing) (?:Committee|Panel|Board))(?![\p{L}])/u;
const NOT_A_PERSON =
  /\b(?:reception|hello|contact|info|team|department|hr|human|resources|office|jobs?|careers?|company|corp|corporation|group|ltd|inc|llc|gmbh|recruit\w*|hiring|manager|people|street|road|avenue|monday|tuesday|wednesday|thursday|friday|january|february|march|april|may|june|july|august|september|october|november|december|ignore|instructions?|previous|us|our|the|your|send|submit|email|apply|please|how|cv)\b/i;

const LOCAL_PART = /\b([a-z]{2,20})(?:[._-][\w.-]{1,30})?@/g;
/**
 * Returns the full name of the person whose first name begins an email address in the text: "Ann Lowe" for
 * "ann@elm.example".
 */
function ownerOfAddress(jdText: string): string | undefined {
  const firsts = new Set([...jdText.matchAll(LOCAL_PART)].map(([, first]) => first!));
  // The lookahead also finds overlapping pairs: "Ring Ann" and "Ann Lowe".
  const pairs = jdText.matchAll(/(?<![\p{L}’'-])(?=(\p{Lu}\p{Ll}+) (\p{Lu}[\p{L}’'-]+))/gu);
  const [, first, last] = [...pairs].find(([, name]) => firsts.has(name!.toLowerCase())) ?? [];
  return first && `${first} ${last}`;
}

/** Returns the name of the application's recipient; an empty string if none is found. */
export function recipientOf(jdText: string): string {
  const found = [...jdText.matchAll(ASKED_TO_WRITE)].map(({ index, 0: cue }) => {
    const name = NAME.exec(jdText.slice(index + cue.length))?.[0] ?? '';
    return cleanLine(name).replace(/(?<=\p{L}{2})\.$/u, '');
  });
  const [, first = '', local = ''] = WITH_ADDRESS.exec(jdText) ?? [];
  const named = [
    INITIAL_NAME.exec(jdText)?.[1],
    ...found,
    WITH_POST.exec(jdText)?.[1],
    BEHIND_POST.exec(jdText)?.[1],
    GOES_TO.exec(jdText)?.[1],
    ownerOfAddress(jdText),
    IN_OFFICE.exec(jdText)?.[1],
    local.toLowerCase().startsWith(first.toLowerCase()) ? first : '',
    FIRST_NAME.exec(jdText)?.[1],
    inNameCase(ATTENTION.exec(jdText)?.[1] ?? ''),
    READER.exec(jdText)?.[1],
    SIGNED.exec(jdText)?.[1],
  ].find((name) => name !== undefined && name !== '' && !NOT_A_PERSON.test(name));
  return cleanLine(named ?? POST.exec(jdText)?.[1] ?? BODY.exec(jdText)?.[1] ?? '');
}

const inNameCase = (name: string): string =>
  /\p{Ll}/u.test(name) ? name : name.charAt(0) + name.slice(1).toLowerCase();

const WITH_TITLE = /^(Ms|Mr|Mrs|Miss|Mx|Dr|Prof|Professor|Principal|Superintendent)(\.?) (.+)$/i;

/**
 * Formats the recipient for a salutation: "Ms. Anna Berg" becomes "Ms. Berg"; "Anna Berg" stays unchanged.
 * @param nobody text for an empty name, such as "hiring team"
 */
export function addressee(recipient: string, nobody: string): string {
  const name = cleanLine(recipient)
    .replace(/^(?:dear|hello|hi|to|attn\.?:?)\s+/i, '')
    .replace(/(?<![,;:!.])[,;:!.]+$/, '');
  // Salutations do not address a company by name.
  if (name === '' || hasLegalForm(name)) return nobody;
  const [, title, dot, rest = ''] = WITH_TITLE.exec(name.split(',')[0]!) ?? [];
  if (title === undefined) return name;
  const names = rest.split(/\s+/);
  return `${title}${dot} ${names.length > 1 ? names.slice(1).join(' ') : rest}`;
}
