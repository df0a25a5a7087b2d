import { mailHref, phoneHref, shownAddress, webHref } from '../resume/links.js';
import type { TextKind } from '../resume/field-kinds.js';
import type { Personal } from '../resume/resume-data.js';
import { CONTACT_ROWS } from '../resume/resume-fields.js';
import type { TemplateDefinition } from '../page/template.js';
import type { Paragraph, Run } from '../page/composed-document.js';
import { bar, fromField, joined, paragraph } from '../page/runs.js';

const HREFS: Partial<Record<TextKind, (typed: string) => string | undefined>> = {
  email: mailHref,
  phone: phoneHref,
  link: webHref,
};

/** Composes name, job title and contact details as part of the page body, because parsers skip page headers. */
export function composeHeader(personal: Personal, template: TemplateDefinition): Paragraph[] {
  const contact = ({ key, kind }: (typeof CONTACT_ROWS)[number]): Run[] => {
    const href = HREFS[kind]?.(personal[key]);
    const shown = kind === 'link' ? shownAddress(personal[key]) : personal[key];
    return fromField('contact', shown, `personal.${key}`, { unbroken: true, ...(href && { href }) });
  };
  const lines = [
    paragraph('name', fromField('name', personal.fullName, 'personal.fullName')),
    paragraph('headline', fromField('headline', personal.jobTitle, 'personal.jobTitle')),
    paragraph('contacts', joined(CONTACT_ROWS.map(contact), bar('contact', template))),
  ];
  return lines.filter((line) => line.runs.length > 0);
}
