import { verbIn, pastOfParticiple } from './verb-forms.js';

/** "down time went from 9 hours a week to 3 because I started a spares list", "overtime was reduced 22% by me". */
const WENT =
  /^((?:the |our )?[a-z][\w’'-]*(?: [\w’'-]+){0,3}?) (went down|went up|went|dropped|fell|rose|grew|came down|was brought down|was cut|was reduced|was raised) ((?:from|by|to) [^,;:]{0,60}?\d[^,;:]{0,30}?) (?:after|because|when|once|as|since) i (?:(?:began|started) (?=[a-z]+ing\b))?([a-z]+)( [^;:,]{3,90})$/i;
const BY_ME =
  /^((?:the |our )?[a-z][\w’'-]*(?: [\w’'-]+){0,3}?) (?:was|were) (reduced|cut|raised|increased|lowered|improved|brought down|brought up) ((?:by |from )?[^,;:]{0,20}\d[^,;:]{0,30}?) by (?:me|myself)( (?:through|by|with|via) [^,;:]{3,80})?$/i;
const DONE: ReadonlyMap<string, [before: string, after: string]> = new Map([
  ['went', ['took', '']],
  ['was brought down', ['brought', ' down']],
  ['came down', ['brought', ' down']],
  ['went down', ['brought', ' down']],
  ['fell', ['brought', ' down']],
  ['dropped', ['brought', ' down']],
  ['went up', ['brought', ' up']],
  ['rose', ['brought', ' up']],
  ['grew', ['grew', '']],
  ['was cut', ['cut', '']],
  ['was reduced', ['reduced', '']],
  ['was raised', ['raised', '']],
]);

/** A figure that changed by what its author did, told as a deed of theirs. Undefined where it is not told so. */
export function resultAsDeed(text: string): string | undefined {
  const [, thing, change = '', size = '', verb = '', object = ''] = WENT.exec(text) ?? [];
  if (thing !== undefined) {
    const gerund = (verbIn('past', verb.toLowerCase()) ?? verbIn('gerund', verb.toLowerCase()))?.gerund;
    const [before, after] = DONE.get(change.toLowerCase())!;
    return gerund && `${before} ${thing}${after} ${size} by ${gerund}${object}`;
  }
  const [, what, deed = '', much = '', how = ''] = BY_ME.exec(text) ?? [];
  if (what === undefined) return undefined;
  const [word = '', particle] = deed.toLowerCase().split(' ');
  const past = pastOfParticiple(word);
  return past && `${past} ${what}${particle ? ` ${particle}` : ''} ${much}${how}`;
}
