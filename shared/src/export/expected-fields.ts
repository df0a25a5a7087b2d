import { resumeLanguage } from '../document/compose-document.js';
import { formatDate } from '../resume/dates.js';
import { shownAddress } from '../resume/links.js';
import type { TextKind } from '../resume/field-kinds.js';
import type { ResumeData, SectionId } from '../resume/resume-data.js';
import { placedFields } from '../resume/resume-fields.js';
import { withoutMarkdown } from '../text/text.js';
import { foldText } from '../text/fold-text.js';

/** Text entered by the user that every file of the resume must contain. */
export interface ExpectedField {
  /** Path of the field, such as `experience.0.bullets.2`. */
  path: string;
  label: string;
  text: string;
  section: SectionId | 'personal' | 'letter';
  /** Index of the entry, in sections that consist of entries. */
  entry: number;
  /** Other forms in which templates may print the text, such as a formatted date. */
  alternatives: string[];
}

/**
 * Lists all texts that a file of the resume must show. Does not use the code that composes documents, because the list
 * is used to check that code. Leaves out blank text, hidden sections and the end date of a current job.
 */
export function expectedFields(data: ResumeData): ExpectedField[] {
  const language = resumeLanguage(data);
  const hidden = new Set<string>(data.settings.hiddenSections);
  const omitted = omittedDates(data, language);
  return (
    placedFields(data)
      // A text that consists only of bullets, dashes or invisible characters is not printed.
      .filter(({ section, path, text }) => !hidden.has(section) && !omitted.has(path) && foldText(text).text !== '')
      .map(({ section, index, path, label, text, field }) => ({
        path,
        label,
        text,
        section,
        // Templates may group skills, so their order is not checked.
        entry: section === 'skills' ? 0 : index,
        alternatives: [...printedAs(field.kind, text, language), ...unmarked(text)],
      }))
  );
}

/** Returns the printed spellings of a date or a URL; none for any other kind of text. */
function printedAs(kind: TextKind, text: string, language: string): string[] {
  if (kind === 'date') return [formatDate(text, language)];
  return kind === 'link' ? [shownAddress(text)] : [];
}

/**
 * Returns the paths of dates that pages leave out: the end of a current job, and a school year that the graduation date
 * contains.
 */
function omittedDates({ experience, education }: ResumeData, language: string): Set<string> {
  const ends = experience.map(({ current }, index) => (current ? `experience.${index}.endDate` : ''));
  const years = education.map(({ graduationDate, year }, index) =>
    repeats(graduationDate, year, language) ? `education.${index}.year` : '',
  );
  return new Set([...ends, ...years]);
}

/**
 * Returns a list with the text without its Markdown marks, which exported files do not contain. Returns an empty list
 * if the text has no such marks.
 */
function unmarked(text: string): string[] {
  const plain = text.split('\n').map(withoutMarkdown).join('\n');
  return plain === text ? [] : [plain];
}

/** Returns whether the graduation date contains the school year, which is then printed only once. */
const repeats = (date: string, year: string, language: string): boolean =>
  foldText(formatDate(date, language)).text.includes(foldText(formatDate(year, language)).text);
