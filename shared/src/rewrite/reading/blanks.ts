import { PLACEHOLDER } from '../../english/wording.js';
import { factsOf } from '../../facts/facts.js';
import { verbIn } from '../../english/verb-forms.js';
import { firstWord, isPeople, wordSet } from '../../text/words.js';

const VAGUE =
  /\b(?:various|several|numerous|multiple|many|a (?:large |good )?number of|a bunch of|(?:a lot|lots|loads|plenty) of(?= (?!the |my |our |other )(?:[a-z]+ )?(?:people|staff|children|[a-z]+s)\b))\s+(?=\p{Ll})(?!duties|tasks|responsibilities|activities|ways)/iu;
const A_TEAM = /(?<!\bas )\b(?:an?|the)\s+((?:[a-z-]+\s+)?team)(?=[\s,.]|$)(?!\s+of\b)/;
const CHANGE = wordSet(`
  reduce cut increase improve grow boost lower decrease raise shorten accelerate expand speed exceed
`);
const COUNTABLE = wordSet(`
  calls tickets orders invoices accounts projects sites classes lessons events reports shifts meetings appointments interviews courses
  campaigns websites audits inspections installations repairs deliveries contracts cases claims stores branches machines vehicles
`);
const COUNTED =
  /^(?!\w+ accounts (?:payable|receivable))(\w+)\s+((?:new\s+|junior\s+|senior\s+|\w+ing\s+|daily\s+)?)([a-z]+)\b/i;

/**
 * Inserts a blank where a number would be evidence: "[how many?]" or "[how much?]". Returns undefined if the bullet has
 * a figure or a blank, or if it is unclear where the blank belongs.
 */
export function withBlank(text: string): string | undefined {
  if (PLACEHOLDER.test(text) || factsOf(text).some(({ kind }) => kind === 'number')) return undefined;
  const measured = withAmount(text);
  if (measured !== undefined) return measured;
  if (VAGUE.test(text)) return text.replace(VAGUE, '[how many?] ');
  if (isChange(text) && !/\bby\b/i.test(text)) return text.replace(/\.?$/, (end) => ` by [how much?]${end}`);
  if (A_TEAM.test(text)) return text.replace(A_TEAM, 'a $1 of [how many?]');
  const [, verb = '', kind = '', noun = ''] = COUNTED.exec(text) ?? [];
  if (verbIn('past', verb.toLowerCase()) ?? verbIn('base', verb.toLowerCase()))
    if (isPeople(noun.toLowerCase()) || COUNTABLE.has(noun.toLowerCase()))
      return text.replace(COUNTED, `${verb} [how many?] ${kind}${noun}`);
  return undefined;
}

const BY_AMOUNT =
  /\bby (?:a lot|a good bit|quite a bit|a fair bit|loads|a huge amount|a large amount|a big margin)(?![a-z])/i;
const DOWN_A_LOT = /\b(down|up) (?:a lot|lots|loads|massively)(?![a-z])( by )?/i;
const COMPARED =
  /\b(?:a lot|much|loads) (?=(?:faster|quicker|slower|better|shorter|longer|higher|lower|cheaper|easier|safer|cleaner|tidier|smoother|more|less|fewer)\b)/i;
const GOT =
  /\b(?:got|became|went) (?:faster|quicker|better|shorter|longer|higher|lower|cheaper|easier|safer|up|down)(?= (?:when|after|because|since|with|in|on|at|for|as|over|and)\b|\.?$)/i;
const ADVERB = /\s(?:significantly|greatly|considerably|dramatically|hugely|massively|substantially|a lot)(?=\.?$)/i;

function withAmount(text: string): string | undefined {
  if (BY_AMOUNT.test(text)) return text.replace(BY_AMOUNT, 'by [how much?]');
  if (DOWN_A_LOT.test(text))
    return text.replace(DOWN_A_LOT, (_, way: string, cause?: string) =>
      cause ? `${way} [how much?]${cause}` : `${way} by [how much?]`,
    );
  if (GOT.test(text)) return text.replace(GOT, '$& by [how much?]');
  if (COMPARED.test(text)) return text.replace(COMPARED, '[how much?] ');
  return isChange(text) && ADVERB.test(text) ? text.replace(ADVERB, ' by [how much?]') : undefined;
}

function isChange(text: string): boolean {
  const word = firstWord(text);
  return CHANGE.has(verbIn('past', word)?.base ?? verbIn('base', word)?.base ?? '');
}
