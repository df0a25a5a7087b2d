import { lowered } from '../../../text/words.js';
import { type NoteClause, verbLed } from './note-frame.js';

/** Matches a list of products with their customers: "logos, menus and labels for small cafés". */
const PRODUCTS =
  /^(?:[\p{L}-]+s, ){1,4}[\p{L}-]+ and [\p{L}-]+ for [\p{L}&-]+(?: [\p{L}&-]+){0,5}(?:, [^\d\n\r\u2028\u2029]*\d.*)?$/u;
export const products = (text: string, isCurrent: boolean): NoteClause | undefined =>
  PRODUCTS.test(text) && !verbLed(text)
    ? {
        subject: '',
        text: `my work ${isCurrent ? 'includes' : 'included'} ${lowered(text)}`.replace(
          /, (?=(?:around|about|over)? ?\d)/,
          ', with ',
        ),
        verb: 'include',
      }
    : undefined;
