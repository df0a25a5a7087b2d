import { resumeLanguage } from '../document/compose-document.js';
import { formatDate } from '../resume/dates.js';
import { shownAddress } from '../resume/links.js';
import type { TextKind } from '../resume/field-kinds.js';
import type { ResumeData, SectionId } from '../resume/resume-data.js';
import { placedFields } from '../resume/resume-fields.js';
import { withoutMarkdown } from '../text/text.js';
import { foldText } from '../text/fold-text.js';

/** A text of the user that every file of the resume must contain. */
export interface ExpectedField {
  /** Path of the field, such as `experience.0.bullets.2`. */
  path: string;
  label: string;
  text: string;
  section: SectionId | 'personal' | 'letter';
  /** Index of the entry, for sections that are lists of entries. */
  entry: number;
  /** Other forms in which templates may print the text. */
  alternatives: string[];
}

/**
 * Lists all visible texts by walking the table of fields. Does not use the code that composes documents, so that it can
 * check it. Leaves out blank text, hidden sections, and dates that pages leave out.
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
        // Templates may group skills, so these have no order to keep.
        entry: section === 'skills' ? 0 : index,
        alternatives: [...printedAs(field.kind, text, language), ...unmarked(text)],
      }))
  );
}

/** Returns the form in which pages show a date or an address. */
function printedAs(kind: TextKind, text: string, language: string): string[] {
  if (kind === 'date') return [formatDate(text, language)];
  return kind === 'link' ? [shownAddress(text)] : [];
}

/** Returns the paths of dates that pages leave out: the end of a current job, and a year that is printed as a date. */
function omittedDates({ experience, education }: ResumeData, language: string): Set<string> {
  const ends = experience.map(({ current }, index) => (current ? `experience.${index}.endDate` : ''));
  const years = education.map(({ graduationDate, year }, index) =>
    repeats(graduationDate, year, language) ? `education.${index}.year` : '',
  );
  return new Set([...ends, ...years]);
}

/** Returns the text without Markdown marks, as the file prints it. */
function unmarked(text: string): string[] {
  const plain = text.split('\n').map(withoutMarkdown).join('\n');
  return plain === text ? [] : [plain];
}

/** Returns whether the graduation date contains the year, which is then printed once. */
const repeats = (date: string, year: string, language: string): boolean =>
  foldText(formatDate(date, language)).text.includes(foldText(formatDate(year, language)).text);
