import type { Fields } from '../resume/field-kinds.js';
import { ENTRY_LISTS, PERSONAL_FIELDS, SUMMARY_FIELDS, TEXT_LISTS, type ResumeData } from '../resume/resume-data.js';
import { isEntryList, placedFields } from '../resume/resume-fields.js';

/** A text of the resume with its path, such as `experience.0.bullets.1`. */
export interface PlacedText {
  path: string;
  text: string;
}

/** Returns the prose to which staff may suggest changes. Contact details, names and dates are left out. */
export const placedTexts = (data: ResumeData): PlacedText[] =>
  placedFields(data)
    .filter(({ field, text }) => field.suggestible && text.trim() !== '')
    .map(({ path, text }) => ({ path, text }));

const kindOf = (path: string): string => path.replaceAll(/\d+/g, '*');

/**
 * Returns the current path of a text: its original path or, if the text moved, the path of the only field of the same
 * kind that contains it. Returns undefined if the text was changed or removed, or if several fields contain it.
 */
export function findText(data: ResumeData, { path, text }: PlacedText): string | undefined {
  const found = placedTexts(data).filter((each) => each.text === text && kindOf(each.path) === kindOf(path));
  if (found.some((each) => each.path === path)) return path;
  return found.length === 1 ? found[0]!.path : undefined;
}

/** @returns a copy of the content in which the text at an existing path is replaced */
export const replaceText = (data: ResumeData, path: string, text: string): ResumeData =>
  copyWith(data, path.split('.'), text) as ResumeData;

function copyWith(node: unknown, [key, ...rest]: readonly string[], text: string): unknown {
  if (key === undefined) return text;
  if (Array.isArray(node))
    return node.map((item: unknown, index) => (index === Number(key) ? copyWith(item, rest, text) : item));
  const fields = node as Readonly<Record<string, unknown>>;
  return { ...fields, [key]: copyWith(fields[key], rest, text) };
}

const nameOf = (fields: Fields, key: string): string => (fields[key] as { name?: string } | undefined)?.name ?? key;

/** Formats a path for display: "Job 1, bullet 2". */
export function placeName(path: string): string {
  const [section = '', ...steps] = path.split('.');
  if (section === 'personal') return nameOf(PERSONAL_FIELDS, steps[0] ?? '');
  if (section === 'summary') return SUMMARY_FIELDS.text.name;
  const [list = '', index, field = '', bullet] = section === 'extras' ? steps : [section, ...steps];
  if (list === 'awards') return `${TEXT_LISTS.awards.entry} ${Number(index) + 1}`;
  if (!isEntryList(list)) return path;
  const { entry, fields } = ENTRY_LISTS[list];
  const name = field === 'bullets' ? `bullet ${Number(bullet) + 1}` : nameOf(fields, field);
  return `${entry} ${Number(index) + 1}, ${name}`;
}
