import { mailHref, phoneHref, webHref } from '../resume/links.js';
import type { Personal } from '../resume/resume-data.js';
import type { Paragraph, Run } from './composed-document.js';
import { bar, fromField, joined, paragraph } from './runs.js';

/** Name, job title and contacts, in the body of the page: parsers skip page headers. */
export function composeHeader(personal: Personal): Paragraph[] {
  const contact = (key: keyof Personal, href?: string): Run[] =>
    fromField('contact', personal[key], `personal.${key}`, { unbroken: true, ...(href && { href }) });

  const lines = [
    paragraph('name', fromField('name', personal.fullName, 'personal.fullName')),
    paragraph('headline', fromField('headline', personal.jobTitle, 'personal.jobTitle')),
    paragraph(
      'contacts',
      joined(
        [
          contact('email', mailHref(personal.email)),
          contact('phone', phoneHref(personal.phone)),
          contact('location'),
          contact('linkedin', webHref(personal.linkedin)),
          contact('portfolio', webHref(personal.portfolio)),
        ],
        bar('contact'),
      ),
    ),
  ];
  return lines.filter((line) => line.runs.length > 0);
}
