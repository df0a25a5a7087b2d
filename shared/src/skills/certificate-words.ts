import { escapedPattern } from '../text/text.js';
import { RESUME_WORDS } from '../resume/languages.js';

// Words in labels for the number and the expiration date of a license or certificate, as users type them and as
// templates print them.
const NUMBERS = 'no|nr|num|number|id|n[º°]|n.º|№|#';
const KINDS =
  'license|licence|lic|registration|reg|certificate|certification|cert|credential|permit|card|membership|pin';
const EXPIRIES =
  'expires|expires on|expires in|exp|expiry|expiry date|expiring|expiration|expiration date|exp date|exp. date|valid until|valid through|valid thru|valid to|valid till|' +
  'good through|good until|current through|current until|renewal|renewal date|renewal due|renews|until|through|gültig bis|expira|expira en|vence en|válido hasta|válida hasta|vigente hasta|' +
  "expire le|expire en|valable jusqu'en|valable jusqu'au|valide jusqu'en|scade|scadenza|valido fino al|validade|válido até|válida até|vervaldatum|ważny do|ważne do|ważna do|ważność do|дійсний до|дійсна до|термін дії до|действителен до|срок действия до";
const ENDLESS = 'does not expire|never expires|no expiration date|no expiration|no expiry date|no expiry|lifetime';

const core = (label: string): string => label.trim().replace(/\s?[:：.]$/u, '');
/** Longer words come first, because the first match wins. */
const alternatives = (words: string[]): string =>
  [...new Set(words)]
    .sort((a, b) => b.length - a.length)
    .map(escapedPattern)
    .join('|');

const ours = Object.values(RESUME_WORDS);
export const NUMBER_LABEL = `(?:${alternatives([...NUMBERS.split('|'), ...ours.map((words) => core(words.certificateNumber))])})`;
export const NUMBER_KIND = `(?:${alternatives(KINDS.split('|'))})`;
export const EXPIRY_LABEL = `(?:${alternatives([...EXPIRIES.split('|'), ...ours.map((words) => core(words.expires))])})`;
export const NO_EXPIRY = `(?:${alternatives(ENDLESS.split('|'))})`;

const LABELLED_NUMBER = new RegExp(
  `^(?:[#№]|(?:${NUMBER_KIND}\\.? ?)?${NUMBER_LABEL}(?:[.:：#]| )|${NUMBER_KIND}(?:[.:：#]| (?=\\S*\\d)))`,
  'iu',
);
const LABELLED_EXPIRY = new RegExp(`^${EXPIRY_LABEL}(?![\\p{L}\\p{N}])|^\\P{N}*$`, 'iu');

/** Returns whether a text is a number with a label before it: "License 812345", "#812345". */
export const isLabelledNumber = (text: string): boolean => LABELLED_NUMBER.test(text);

/**
 * Returns whether a text is an expiration date with a label, or states that there is none: "Exp. 08/2027", "Does not
 * expire".
 */
export const isLabelledExpiry = (text: string): boolean => LABELLED_EXPIRY.test(text);
