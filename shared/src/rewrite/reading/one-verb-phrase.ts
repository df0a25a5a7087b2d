import { verbIn } from '../../english/verb-forms.js';
import { wordSet } from '../../text/words.js';

/** Words after which a clause with its own subject may begin: "which we ran", "ensured the doors were locked". */
const OPENS_CLAUSE = wordSet(`
  which that who whom whose when where while because as if after before until once than so although though since whether what how why
  ensure ensured ensures ensuring sure check checked checking confirmed confirming whenever wherever previously formerly everything anything whatever
`);
const SUBJECTS = wordSet('we they he she');
const FINITE = wordSet('was were is are am has');
const JOINS = wordSet('and but or , &');
const WORD_OR_SIGN = /[\p{L}\p{N}'’-]+|[,&]|[.;:!?(–—]|\s-\s/gu;

/**
 * Returns whether a bullet is a single verb phrase up to its first period, colon or parenthesis. A second verb with its
 * own subject is allowed only after a word such as "which" or "when". Returns false for "Patrolled the site was done".
 */
export function isOneVerbPhrase(text: string): boolean {
  let before = '';
  for (const [token] of text.matchAll(WORD_OR_SIGN)) {
    const word = token.trim().toLowerCase();
    if (/^[.;:!?(–—-]$/.test(word) || OPENS_CLAUSE.has(word)) return true;
    if (token === 'I' || token === 'i' || SUBJECTS.has(word)) return false;
    if (FINITE.has(word) && before !== '' && !JOINS.has(before)) return false;
    if (/^(?:it|this)$/.test(before) && verbIn('past', word) && !verbIn('base', word)) return false;
    before = word;
  }
  return true;
}

const AND_GERUND = /(?:\sand|,|\s&) (?:also )?([a-z]+ing) (?!(?:and|or) (?![a-z]+ing\b))(?=[a-z\d])/g;

/** Detects a bullet in which only one of two verbs was converted: "Ran a store and achieving targets". */
export function leavesGerund(text: string): boolean {
  for (const found of text.matchAll(AND_GERUND)) {
    if (/\b[a-z]{2,}ing\b/i.test(text.slice(0, found.index))) return false;
    if (!found[0].startsWith(',') && verbIn('gerund', found[1]!)) return true;
  }
  return false;
}
