import type { Fact } from './fact.js';

/** What a sentence says when it speaks of the employer's offer, or of what the user has not. */
const OFFER =
  /\b(?:posting|posts?|ad|advert|advertised|advertisement|listing|range|bands?|salary|pay|pays|paid|rate|offers?|offered|runs? from|between|per hour|an hour|a year|per annum|gives|names|states)\b/i;
const LACK =
  /n['’]t(?!\w)|\b(?:not|no|never|gaps?|yet|lack|lacks|missing|new (?:to|for)|still (?:have|has|need|needs) to|would still|something (?:to|they|you)|towards?|studying for|to learn|learning|to get|hope to|want to|would like|ask (?:about|whether|how)|what (?:you|they) ask)\b/i;
/** "You have not yet had a brigade": what follows is not claimed. */
const NOT_HAD =
  /(?:n['’]t|\bnot|\bnever|\bno|\bwithout)(?: yet| ever)?(?: (?:had|have|has|used|been|done|worked|run|led|managed|held|got))?\b[^,;.]{0,60}$/i;
const INTEREST =
  /\b(?:interests?|interested|like|liked|drawn|admire|appl(?:y|ying|ication)|roles?|posts?|positions?|jobs?|opening|vacancy|opportunity|join|joining|talk about|caught my eye|excites?|appeals?|builds?|makes?|runs?|pays?|offers?|wants?|needs?|looks? for|asks?|writes?|says?|your|you)\b/i;
const MONEY = /[$€£¥]\s?\d|\d\s?(?:k\b|per cent|%)/i;
const OWN_PAST =
  /\b(?:I|we|she|he|you)(?:['’]ve| have| had)? (?:also )?(?:[a-z]+ed|led|ran|built|wrote|won|made|kept|held|taught|sold|earn|earned|brought)\b/i;

/**
 * Whether a fact that the job description gives is told as the employer's in this sentence: what the job pays, what it
 * asks for and the user lacks, or what the user likes about it. A deed of the user's own in the sentence, before the
 * fact, makes it a claim.
 *
 * @param before the sentence up to the fact
 */
export function isEmployersOwn(fact: Pick<Fact, 'kind' | 'text'>, sentence: string, before: string): boolean {
  const isOffer = OFFER.test(sentence) && MONEY.test(sentence);
  if (fact.kind === 'number') return MONEY.test(fact.text) ? OFFER.test(sentence) : isOffer;
  if (fact.kind === 'claim') {
    if (NOT_HAD.test(before.split(/\band\b|\bbut\b/).at(-1)!)) return true;
    if (/^(?:an|a|per|each) (?:hour|day|week|month|year)$/i.test(fact.text)) return isOffer;
    return /^\p{Lu}/u.test(fact.text) && INTEREST.test(sentence) && !OWN_PAST.test(before);
  }
  if (LACK.test(sentence)) return true;
  return fact.kind === 'name' && INTEREST.test(sentence) && !OWN_PAST.test(before);
}
