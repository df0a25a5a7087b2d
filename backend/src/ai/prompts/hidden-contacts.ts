import type { Personal } from '@shortlist/shared/resume/resume-data';

// All with bounds: somebody may paste twenty thousand characters without a space.
const EMAIL = String.raw`[^\s@<>()\[\]]{1,64}@[^\s@<>()\[\]]{1,255}\.\p{L}{2,}`;
const LINK = String.raw`(?:https?:\/\/|www\.)[^\s<>()\[\]]+|\b(?:linkedin\.com|github\.com|t\.me|wa\.me)\/[^\s<>()\[\],;]+`;
/** Seven digits or more, in groups at most; years from–to and amounts of money are shorter or parted by commas. */
const PHONE = String.raw`(?<![\p{L}\p{N}$€£.,])(?:\+|00)\d[\d\s().\/-]{6,20}\d|(?<![\p{L}\p{N}$€£.,-])\(?0\d{2,4}\)?[\s.-]\d{3,4}[\s.-]\d{3,4}(?![\p{L}\p{N}])|(?<![\p{L}\p{N}$€£.,-])\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}(?![\p{L}\p{N}])`;
const CONTACT = new RegExp(`${EMAIL}|${LINK}|${PHONE}`, 'gu');
const LEAST_LENGTH = 4;
const MARK = /\[contact (\d+)\]/g;

/**
 * Keeps the person's name, e-mail addresses, phone numbers and links from the model, wherever in a text they stand: it reads a mark in
 * their place, and what it writes gets them back.
 */
export class HiddenContacts {
  private readonly known: string[];

  /**
   * @param personal whose contacts are hidden in whatever way they are written; others are known by their form only
   * @param found what is hidden so far, by the order of the marks
   */
  constructor(
    personal?: Personal,
    readonly found: string[] = [],
  ) {
    const { fullName = '', email = '', phone = '', linkedin = '', portfolio = '', location = '' } = personal ?? {};
    // One name alone may be a common word too.
    const name = /\S\s+\S/.test(fullName) ? fullName : '';
    // A town alone is no address, and the person may have worked there.
    const address = /\d/.test(location) ? location : '';
    this.known = [name, email, phone, linkedin, portfolio, address]
      .map((text) => text.trim())
      // Fewer letters are parts of other words.
      .filter(({ length }) => length >= LEAST_LENGTH);
  }

  hide(text: string): string {
    const withoutKnown = this.known.reduce((rest, contact) => rest.replaceAll(contact, () => this.mark(contact)), text);
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
