import type { ItemOf, ResumeData } from '@shortlist/shared/resume/resume-data';
import { withList } from '@shortlist/shared/resume/resume-fields';
import { entryKey } from './entry-key.js';
import { hasText } from './has-sections.js';
import { newEntry } from './resume-edits.js';

/**
 * Lists that show a blank entry while they are empty. The optional lists of the last wizard step show no blank entry.
 */
const LISTS = ['experience', 'education', 'certifications'] as const;
type OpenList = (typeof LISTS)[number];

const isOpenList = (list: string): list is OpenList => (LISTS as readonly string[]).includes(list);

/**
 * The blank entry of each list. It is added to the resume with the first edit, so that a blank entry is never saved or
 * scored.
 */
const blanks = new Map<OpenList, object>();

function blankOf<List extends OpenList>(list: List): ItemOf[List] {
  const blank = (blanks.get(list) as ItemOf[List] | undefined) ?? newEntry[list]();
  blanks.set(list, blank);
  return blank;
}

/**
 * Returns the key of the list's blank entry, or undefined for lists without one. The entry keeps its key when it is
 * added to the resume.
 */
export const blankKey = (list: string): string | undefined => (isOpenList(list) ? entryKey(blankOf(list)) : undefined);

export const blankKeys = (): string[] => LISTS.map((list) => entryKey(blankOf(list)));

/**
 * Gives the list a new blank entry with a new key. Call it after the last entry is removed: undo may restore that entry
 * with its key, which the blank entry must not share.
 */
export function renewBlank(list: string): void {
  if (isOpenList(list)) blanks.delete(list);
}

/**
 * Whether the list that contains the field is empty and therefore shows its blank entry.
 *
 * @param path path of a field, such as `experience.0.role`
 */
export function showsBlank(data: ResumeData, path: string): boolean {
  const list = path.split('.')[0] ?? '';
  return isOpenList(list) && data[list].length === 0;
}

/**
 * Edits the entries of a list. If the list is empty, first adds its blank entry.
 *
 * @param path path of the list or of a field in it
 * @returns `data` itself if the list would contain only a blank entry
 */
export function editWithBlank(data: ResumeData, path: string, edit: (data: ResumeData) => ResumeData): ResumeData {
  const list = path.split('.')[0] ?? '';
  if (!isOpenList(list)) return edit(data);
  const isEmpty = data[list].length === 0;
  const before = isEmpty ? withList(data, list, [blankOf(list)]) : data;
  const after = edit(before);
  if (after === before) return data;
  const [only, ...others] = after[list];
  const isBlank = only !== undefined && others.length === 0 && entryKey(only) === blankKey(list) && !isFilled(only);
  if (!isBlank) return after;
  return isEmpty ? data : withList(after, list, []);
}

const isFilled = (entry: ItemOf[OpenList]): boolean => hasText(entry) || ('current' in entry && entry.current);
