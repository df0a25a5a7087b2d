import { ENTRY_NAMES, PERSONAL_NAMES } from '../resume/field-names.js';
import type { ResumeData } from '../resume/resume-data.js';

/** A text of the resume with its path, such as `experience.0.bullets.1`. */
export interface PlacedText {
  path: string;
  text: string;
}

/** Returns the texts for which staff may suggest changes: all prose, without contacts, names and dates. */
export function placedTexts({ personal, summary, experience, education, ...rest }: ResumeData): PlacedText[] {
  const { certifications, extras } = rest;
  const texts: [path: string, text: string][] = [
    ['personal.jobTitle', personal.jobTitle],
    ['summary.text', summary.text],
    ...experience.flatMap(({ role, bullets }, job): [string, string][] => [
      [`experience.${job}.role`, role],
      ...listed(`experience.${job}.bullets`, bullets),
    ]),
    ...education.map(({ degree }, index): [string, string] => [`education.${index}.degree`, degree]),
    ...certifications.map(({ name }, index): [string, string] => [`certifications.${index}.name`, name]),
    ...extras.projects.flatMap(({ name, description }, index): [string, string][] => [
      [`extras.projects.${index}.name`, name],
      [`extras.projects.${index}.description`, description],
    ]),
    ...listed('extras.awards', extras.awards),
    ...extras.volunteer.flatMap(({ role, description }, index): [string, string][] => [
      [`extras.volunteer.${index}.role`, role],
      [`extras.volunteer.${index}.description`, description],
    ]),
  ];
  return texts.filter(([, text]) => text.trim() !== '').map(([path, text]) => ({ path, text }));
}

const listed = (path: string, texts: readonly string[]): [string, string][] =>
  texts.map((text, index) => [`${path}.${index}`, text]);

const kindOf = (path: string): string => path.replaceAll(/\d+/g, '*');

/**
 * Returns the current path of a text. The text may have moved, so the path is the original one or the only other field
 * of the same kind that contains the text. Returns undefined if the text was changed or removed, or if several fields
 * contain it.
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

const at = (names: Readonly<Record<string, string>>, field: string): string => names[field] ?? field;

/** Formats a path for readers: "Job 1, bullet 2". */
export function placeName(path: string): string {
  const [section = '', first = '', second = '', third = ''] = path.split('.');
  const number = (index: string): number => Number(index) + 1;
  if (section === 'personal') return at(PERSONAL_NAMES, first);
  if (section === 'summary') return 'Summary';
  if (section === 'experience' && second === 'bullets') return `Job ${number(first)}, bullet ${number(third)}`;
  if (section === 'extras' && first === 'awards') return `Award ${number(second)}`;
  const [list, index, field] = section === 'extras' ? [first, second, third] : [section, first, second];
  if (!(list in ENTRY_NAMES)) return path;
  const { entry, fields } = ENTRY_NAMES[list as keyof typeof ENTRY_NAMES];
  return `${entry} ${number(index)}, ${at(fields, field)}`;
}
