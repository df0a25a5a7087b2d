import type { ResumeData } from '@shortlist/shared/resume/resume-data';

// All with bounds: somebody may paste twenty thousand characters without a space.
const EMAIL = String.raw`[^\s@<>()\[\]]{1,64}@[^\s@<>()\[\]]{1,255}\.\p{L}{2,}`;
const LINK = String.raw`(?:https?:\/\/|www\.)[^\s<>()\[\]]+|\b(?:linkedin\.com|github\.com|t\.me|wa\.me)\/[^\s<>()\[\],;]+`;
/** Seven digits or more, in groups at most; years from–to and amounts of money are shorter or parted by commas. */
const PHONE = String.raw`(?<![\p{L}\p{N}$€£.,])(?:\+|00)\d[\d\s().\/-]{6,20}\d|(?<![\p{L}\p{N}$€£.,-])\(?0\d{2,4}\)?[\s.-]\d{3,4}[\s.-]\d{3,4}(?![\p{L}\p{N}])|(?<![\p{L}\p{N}$€£.,-])\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}(?![\p{L}\p{N}])`;
/** The number of a license or certificate, as it is written behind "License" or "No."; five digits or more. */
const LICENSE = String.raw`(?<=(?:\b[Ll]icen[cs]e|\b[Nn]o\.|\b[Nn]umber|#|№)[:#]? ?)(?:[A-Z]{1,4}[ -]?)?\d{5,20}(?![\p{L}\p{N}])`;
const CONTACT = new RegExp(`${EMAIL}|${LINK}|${PHONE}|${LICENSE}`, 'gu');
const LEAST_LENGTH = 4;
/** A shorter number of a license may be a year as well. */
const LEAST_NUMBER_LENGTH = 5;
const MARK = /\[contact (\d+)\]/g;

/**
 * Keeps the person's name, email addresses, phone numbers, links and license numbers from the model, wherever in a text they stand: it reads a mark in
 * their place, and what it writes gets them back.
 */
export class HiddenContacts {
  private readonly known: string[];

  /**
   * @param data whose contacts and license numbers are hidden in whatever way they are written; others are known by their form only
   * @param found what is hidden so far, by the order of the marks
   */
  constructor(
    data?: Pick<ResumeData, 'personal' | 'certifications'>,
    readonly found: string[] = [],
  ) {
    const {
      fullName = '',
      email = '',
      phone = '',
      linkedin = '',
      portfolio = '',
      location = '',
    } = data?.personal ?? {};
    // One name alone may be a common word too.
    const name = /\S\s+\S/.test(fullName) ? fullName : '';
    // A town alone is no address, and the person may have worked there.
    const address = /\d/.test(location) ? location : '';
    const contacts = [name, email, phone, linkedin, portfolio, address]
      .map((text) => text.trim())
      // Fewer letters are parts of other words.
      .filter(({ length }) => length >= LEAST_LENGTH);
    const numbers = (data?.certifications ?? [])
      .map(({ number }) => number.trim())
      .filter((number) => number.length >= LEAST_NUMBER_LENGTH && /\p{N}/u.test(number));
    this.known = [...contacts, ...numbers];
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
