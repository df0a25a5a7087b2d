import type { Identifies } from '@shortlist/shared/resume/field-kinds';
import type { ResumeData } from '@shortlist/shared/resume/resume-data';
import { placedFields } from '@shortlist/shared/resume/resume-fields';

// The upper bounds keep the matching time linear for a long text without spaces. Without them, it would be quadratic.
const EMAIL = String.raw`[^\s@<>()\[\]]{1,64}@[^\s@<>()\[\]]{1,255}\.\p{L}{2,}`;
const LINK = String.raw`(?:https?:\/\/|www\.)[^\s<>()\[\]]+|\b(?:linkedin\.com|github\.com|t\.me|wa\.me)\/[^\s<>()\[\],;]+`;
/**
 * Matches phone numbers such as "+49 30 1234567" and "(555) 010-9999". Does not match ranges of years and amounts of
 * money, which are shorter or contain commas.
 */
const PHONE = String.raw`(?<![\p{L}\p{N}$€£.,])(?:\+|00)\d[\d\s().\/-]{6,20}\d|(?<![\p{L}\p{N}$€£.,-])\(?0\d{2,4}\)?[\s.-]\d{3,4}[\s.-]\d{3,4}(?![\p{L}\p{N}])|(?<![\p{L}\p{N}$€£.,-])\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}(?![\p{L}\p{N}])`;
/** Matches license and certificate numbers of five digits or more, such as "RN 123456" in "License: RN 123456". */
const LICENSE = String.raw`(?<=(?:\b[Ll]icen[cs]e|\b[Nn]o\.|\b[Nn]umber|#|№)[:#]? ?)(?:[A-Z]{1,4}[ -]?)?\d{5,20}(?![\p{L}\p{N}])`;
const CONTACT = new RegExp(`${EMAIL}|${LINK}|${PHONE}|${LICENSE}`, 'gu');
/**
 * Minimum length, in characters, of a name, contact detail or address to hide: a shorter one could also match parts of
 * words.
 */
const MIN_LENGTH = 4;
/** Minimum length, in characters, of a license number to hide: a shorter number could be a year. */
const MIN_NUMBER_LENGTH = 5;
/**
 * Functions that decide, for each kind of personal detail, whether a text is hidden. The kinds are hidden in the order
 * of the keys.
 */
const IS_HIDDEN: Readonly<Record<Exclude<Identifies, 'no'>, (text: string) => boolean>> = {
  // Hides only full names, because a single name may also be a common word.
  name: (text) => text.length >= MIN_LENGTH && /\S\s+\S/.test(text),
  contact: (text) => text.length >= MIN_LENGTH,
  // Requires a digit: an address without one may be only the name of the town in which the user works.
  address: (text) => text.length >= MIN_LENGTH && /\d/.test(text),
  number: (text) => text.length >= MIN_NUMBER_LENGTH && /\p{N}/u.test(text),
};
const MARK = /\[contact (\d+)\]/g;

/**
 * Replaces the user's name, email addresses, phone numbers, links and license numbers in a text with placeholders such
 * as "[contact 1]", to hide them from the model. `restore` puts the originals back into the model's answer.
 */
export class HiddenContacts {
  private readonly known: string[];

  /**
   * @param data resume whose personal details are hidden even if they match no pattern; details that are not in the
   * resume are hidden only if they match a pattern
   * @param found the texts hidden so far, in the order of their placeholders
   */
  constructor(
    data?: ResumeData,
    readonly found: string[] = [],
  ) {
    const fields = data ? placedFields(data) : [];
    this.known = Object.entries(IS_HIDDEN).flatMap(([kind, isHidden]) =>
      fields
        .filter(({ field }) => field.identifies === kind)
        .map(({ text }) => text.trim())
        .filter(isHidden),
    );
  }

  hide(text: string): string {
    const withoutKnown = this.known.reduce(
      (hidden, contact) => hidden.replaceAll(contact, () => this.mark(contact)),
      text,
    );
    return withoutKnown.replace(CONTACT, (contact) => this.mark(contact));
  }

  restore(text: string): string {
    return text.replace(MARK, (mark, place: string) => this.found[Number(place) - 1] ?? mark);
  }

  private mark(contact: string): string {
    if (!this.found.includes(contact)) this.found.push(contact);
    return `[contact ${this.found.indexOf(contact) + 1}]`;
  }
}
