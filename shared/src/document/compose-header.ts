import { mailHref, phoneHref, shownAddress, webHref } from '../resume/links.js';
import type { Personal } from '../resume/resume-data.js';
import type { TemplateDefinition } from '../page/template.js';
import type { Paragraph, Run } from '../page/composed-document.js';
import { bar, fromField, joined, paragraph } from '../page/runs.js';

/** Composes name, job title and contacts. They are part of the page body, because parsers skip page headers. */
export function composeHeader(personal: Personal, template: TemplateDefinition): Paragraph[] {
  const contact = (key: keyof Personal, href?: string, shown = personal[key]): Run[] =>
    fromField('contact', shown, `personal.${key}`, { unbroken: true, ...(href && { href }) });
  const web = (key: 'linkedin' | 'portfolio'): Run[] =>
    contact(key, webHref(personal[key]), shownAddress(personal[key]));

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
          web('linkedin'),
          web('portfolio'),
        ],
        bar('contact', template),
      ),
    ),
  ];
  return lines.filter((line) => line.runs.length > 0);
}
