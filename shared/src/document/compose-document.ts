import { guessLanguage, knownLanguage } from '../resume/guess-language.js';
import { baseLanguage, directionOf, wordsFor } from '../resume/languages.js';
import { SECTION_IDS, defaultTitle, type ResumeData, type SectionId, type TemplateKey } from '../resume/resume-data.js';
import { cleanLine } from '../text/text.js';
import { resolvePage, resolveStyle } from '../page/resolve-style.js';
import type { TemplateDefinition } from '../page/template.js';
import { templateFor } from '../templates/templates.js';
import type { ComposedDocument, Section } from '../page/composed-document.js';
import { composeHeader } from './compose-header.js';
import { composeSection, type ComposeContext } from './compose-sections.js';
import { paragraph, plain } from '../page/runs.js';

/**
 * Composes a resume: its content, order and style, independent of pages and file formats. Pure, and never throws: an
 * empty resume gives a document without sections.
 * @param data resume content; data from outside the program must pass `readResumeData` first
 * @param templateKey unknown keys fall back to `general`
 */
export function composeDocument(data: ResumeData, templateKey: TemplateKey): ComposedDocument {
  const template = templateFor(templateKey);
  const language = resumeLanguage(data);
  const author = cleanLine(data.personal.fullName);
  const context: ComposeContext = { data, template, language, words: wordsFor(language) };
  return {
    templateKey: template.key,
    language,
    isLanguageKnown: isLanguageKnown(data),
    direction: directionOf(language),
    title: defaultTitle(data),
    author,
    page: resolvePage(template, data.settings),
    style: resolveStyle(template, data.settings),
    header: composeHeader(data.personal, template),
    sections: visibleSections(data, template)
      .map((id): Section => ({
        kind: 'section',
        id,
        heading: paragraph('heading', [plain('heading', headingOf(id, context))]),
        blocks: composeSection(id, context),
      }))
      .filter((section) => section.blocks.length > 0),
    pageLabel: pageLabels(author, language),
  };
}

/** Returns the BCP 47 tag of the resume's language: the language setting, or else the language detected in the text. */
export const resumeLanguage = (data: ResumeData): string => data.settings.locale ?? guessLanguage(tellingText(data));

/** Returns false if no language is set or detected: English is then only a guess. */
const isLanguageKnown = (data: ResumeData): boolean =>
  data.settings.locale !== undefined || knownLanguage(tellingText(data)) !== undefined;

const tellingText = ({ personal, summary, experience }: ResumeData): string =>
  [personal.fullName, personal.jobTitle, summary.text, ...experience.flatMap((job) => [job.role, ...job.bullets])].join(
    ' ',
  );

/** Labels every page after the first with name, page number and page count, in case printed sheets get separated. */
export const pageLabels =
  (author: string, language: string): ComposedDocument['pageLabel'] =>
  (page, pages) => {
    const number = baseLanguage(language) === 'en' ? `${page} of ${pages}` : `${page} / ${pages}`;
    return author === '' ? number : `${author} – ${number}`;
  };

/**
 * Returns the sections in display order: first the sections that the user ordered, then the others in the template's
 * order.
 */
export function sectionOrder(data: ResumeData, template: TemplateDefinition): SectionId[] {
  return [...new Set([...(data.settings.sectionOrder ?? []), ...template.sectionOrder, ...SECTION_IDS])];
}

function visibleSections(data: ResumeData, template: TemplateDefinition): SectionId[] {
  const hidden = new Set(data.settings.hiddenSections);
  return sectionOrder(data, template).filter((id) => !hidden.has(id));
}

function headingOf(id: SectionId, { template, language, words }: ComposeContext): string {
  const own = baseLanguage(language) === 'en' ? template.headings?.[id] : undefined;
  return own ?? words.headings[id];
}
