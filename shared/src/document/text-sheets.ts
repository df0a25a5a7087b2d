import { guessLanguage, knownLanguage } from '../resume/guess-language.js';
import { baseLanguage, directionOf } from '../resume/languages.js';
import type { ResumeData, TemplateKey } from '../resume/resume-data.js';
import { cleanLine } from '../text/text.js';
import { resolvePage, resolveStyle } from '../page/resolve-style.js';
import { templateFor } from '../templates/templates.js';
import { isEnglishText } from '../english/is-english.js';
import { pageLabels, resumeLanguage } from './compose-document.js';
import type { ComposedDocument } from '../page/composed-document.js';
import { readingStyle } from '../page/text-blocks.js';

interface TextSheets extends Pick<ComposedDocument, 'header' | 'sections'> {
  /** Title, such as "Cover letter". */
  name: string;
  /** Text as typed, from which the language is detected. */
  text: string;
}

/** Composes a text that accompanies a resume, such as a cover letter, in the style of the resume. */
export function textSheets(
  data: ResumeData,
  templateKey: TemplateKey,
  { name, text, header, sections }: TextSheets,
): ComposedDocument {
  const template = templateFor(templateKey);
  const language = textLanguage(data, text);
  const author = cleanLine(data.personal.fullName);
  return {
    templateKey: template.key,
    language,
    isLanguageKnown: data.settings.locale !== undefined || knownLanguage(text) !== undefined,
    direction: directionOf(language),
    title: author === '' ? name : `${name} – ${author}`,
    author,
    page: resolvePage(template, data.settings),
    style: readingStyle(resolveStyle(template, data.settings), header),
    header,
    sections,
    pageLabel: pageLabels(author, language),
  };
}

function textLanguage(data: ResumeData, text: string): string {
  const own = resumeLanguage(data);
  if (text.trim() === '') return own;
  const isEnglish = isEnglishText(text);
  if (baseLanguage(own) === 'en') return isEnglish ? own : guessLanguage(text);
  return isEnglish ? 'en' : own;
}
