import { baseLanguage, directionOf, guessLanguage, wordsFor } from '../resume/languages.js';
import { SECTION_IDS, defaultTitle, type ResumeData, type SectionId, type TemplateKey } from '../resume/resume-data.js';
import { cleanLine } from '../resume/text.js';
import { resolvePage, resolveStyle } from '../templates/resolve-style.js';
import type { TemplateDefinition } from '../templates/template.js';
import { templateFor } from '../templates/templates.js';
import type { ComposedDocument, Section } from './composed-document.js';
import { composeHeader } from './compose-header.js';
import { composeSection, type ComposeContext } from './compose-sections.js';
import { paragraph, plain } from './runs.js';

/**
 * Composes a résumé: what is said, in which order and style, free of pages and file formats. Pure and total: any
 * `ResumeData` gives a document, an empty one a document without sections.
 *
 * @param data the résumé; read foreign data with `readResumeData` first
 * @param templateKey unknown keys fall back to `general`
 */
export function composeDocument(data: ResumeData, templateKey: TemplateKey): ComposedDocument {
  const template = templateFor(templateKey);
  const language = resumeLanguage(data);
  const context: ComposeContext = { data, template, language, words: wordsFor(language) };
  return {
    templateKey: template.key,
    language,
    direction: directionOf(language),
    title: defaultTitle(data),
    author: cleanLine(data.personal.fullName),
    page: resolvePage(template, data.settings),
    style: resolveStyle(template, data.settings),
    header: composeHeader(data.personal),
    sections: visibleSections(data, template)
      .map((id): Section => ({
        kind: 'section',
        id,
        heading: paragraph('heading', [plain('heading', headingOf(id, context))]),
        blocks: composeSection(id, context),
      }))
      .filter((section) => section.blocks.length > 0),
    pageLabel: (page) => String(page),
  };
}

/** BCP 47 tag of the résumé's language: the person's choice, else read off its script. */
export function resumeLanguage(data: ResumeData): string {
  if (data.settings.locale) return data.settings.locale;
  const { personal, summary, experience } = data;
  return guessLanguage(
    [
      personal.fullName,
      personal.jobTitle,
      summary.text,
      ...experience.flatMap((job) => [job.role, ...job.bullets]),
    ].join(' '),
  );
}

/** Sections in the order in which they are shown: the person's own order first, then the template's. */
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
