import type { ResumeData } from '@shortlist/shared/resume/resume-data';
import { entryKey } from './entry-key.js';
import { hasText } from './has-sections.js';
import { newEntry, withList } from './resume-edits.js';
import type { EntryOf } from './resume-edits.js';

/** Lists that show an entry to type into while they are empty. The optional lists of the last step stay folded. */
const LISTS = ['experience', 'education', 'certifications'] as const;
type OpenList = (typeof LISTS)[number];

const isOpenList = (list: string): list is OpenList => (LISTS as readonly string[]).includes(list);

/** The blank entry of each list. It joins the resume with the first edit, so a blank one is never saved or scored. */
const blanks = new Map<OpenList, object>();

function blankOf<List extends OpenList>(list: List): EntryOf[List] {
  const blank = (blanks.get(list) as EntryOf[List] | undefined) ?? newEntry[list]();
  blanks.set(list, blank);
  return blank;
}

/** Key of the blank entry; undefined for lists that show none. The entry keeps the key when it joins the resume. */
export const blankKey = (list: string): string | undefined => (isOpenList(list) ? entryKey(blankOf(list)) : undefined);

export const blankKeys = (): string[] => LISTS.map((list) => entryKey(blankOf(list)));

/** For use after a list's last entry is removed: undo brings that entry back under its key, so the blank one needs another. */
export function renewBlank(list: string): void {
  if (isOpenList(list)) blanks.delete(list);
}

/** Whether the list of the path shows its blank entry. `path` is a field's path, such as `experience.0.role`. */
export function showsBlank(data: ResumeData, path: string): boolean {
  const list = path.split('.')[0] ?? '';
  return isOpenList(list) && data[list].length === 0;
}

/**
 * Applies an edit of a list's entries.
 * @param path of the list or of a field in it
 * @param edit gets the resume with the blank entry in place when the list is empty
 * @returns the same object when only the blank entry would remain of the edit
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

const isFilled = (entry: EntryOf[OpenList]): boolean => hasText(entry) || ('current' in entry && entry.current);
