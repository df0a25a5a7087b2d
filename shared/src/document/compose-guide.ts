import type { ResumeData, TemplateKey } from '../resume/resume-data.js';
import { cleanLine } from '../text/text.js';
import type { Block, ComposedDocument, Section } from '../page/composed-document.js';
import { fromField, paragraph, plain } from '../page/runs.js';
import { partsOf, prose, proseBelow, type TypedLine } from '../page/text-blocks.js';
import { textSheets } from './text-sheets.js';

export interface GuideSheets {
  /** Title, such as "Interview preparation". */
  name: string;
  /** Subtitle: the job that the guide prepares for, or the name of the resume's owner. */
  aim: string;
  text: string;
}

const MAX_HEADING_LENGTH = 80;
const NUMBERED = /^\d{1,2}[.)]\s/;

/**
 * Composes a guide in the style of the resume, with headings and numbered questions. The title of the guide takes the
 * place of the applicant's name. A question stays on the same page as the start of its answer. Pure, and never throws.
 * @param guide an empty line separates the paragraphs of its `text`; a single line in capitals is a heading
 */
export function composeGuide(data: ResumeData, templateKey: TemplateKey, guide: GuideSheets): ComposedDocument {
  const header = [
    paragraph('name', [plain('name', guide.name)]),
    paragraph('headline', fromField('headline', guide.aim, 'guide.aim')),
  ].filter(({ runs }) => runs.length > 0);
  return textSheets(data, templateKey, {
    name: guide.name,
    text: guide.text,
    header,
    sections: sectionsOf(guide.text),
  });
}

function sectionsOf(text: string): Section[] {
  const sections: Section[] = [];
  const begin = (heading?: string): Section => {
    const section: Section = {
      kind: 'section',
      id: `guide${sections.length}`,
      blocks: [],
      ...(heading !== undefined && { heading: paragraph('heading', fromField('heading', heading, 'guide.text')) }),
    };
    sections.push(section);
    return section;
  };
  for (const part of partsOf(text)) {
    if (isHeading(part)) begin(part[0]);
    else (sections.at(-1) ?? begin()).blocks.push(...blocksOf(part));
  }
  return sections;
}

const isHeading = ([line = '', ...more]: readonly string[]): boolean =>
  more.length === 0 && line.length <= MAX_HEADING_LENGTH && /\p{Lu}.*\p{Lu}/u.test(line) && !/\p{Ll}|^[-•]/u.test(line);

function blocksOf(part: readonly string[]): Block[] {
  const lines = part.map((line): TypedLine => ({ text: line, field: 'guide.text' }));
  const [first, ...rest] = lines;
  if (!first || !NUMBERED.test(cleanLine(first.text))) return prose(lines);
  const head = paragraph('entryTitle', fromField('title', first.text, first.field));
  return [{ kind: 'entry', head: [head], body: proseBelow(rest) }];
}
