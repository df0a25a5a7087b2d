import {
  emptyCertification,
  emptyEducation,
  emptyExperience,
  emptyLanguage,
  emptyProject,
  emptyVolunteer,
  LIMITS,
} from '@shortlist/shared/resume/resume-data';
import type {
  Certification,
  Education,
  Experience,
  Language,
  Project,
  ResumeData,
  Volunteer,
} from '@shortlist/shared/resume/resume-data';
import { keepEntryKey } from './entry-key.js';

/** The lists of a résumé, each with what it holds. */
export interface EntryOf {
  experience: Experience;
  education: Education;
  certifications: Certification;
  projects: Project;
  awards: string;
  volunteer: Volunteer;
  languages: Language;
  skills: string;
}
export type ListName = keyof EntryOf;

export const newEntry: { [List in ListName]: () => EntryOf[List] } = {
  experience: emptyExperience,
  education: emptyEducation,
  certifications: emptyCertification,
  projects: emptyProject,
  awards: () => '',
  volunteer: emptyVolunteer,
  languages: emptyLanguage,
  skills: () => '',
};

type Lists = { [List in ListName]: EntryOf[List][] };
type ExtraList = 'projects' | 'awards' | 'volunteer' | 'languages';

const isExtra = (list: ListName): list is ExtraList =>
  list === 'projects' || list === 'awards' || list === 'volunteer' || list === 'languages';

/** Start of the path of the list's fields. */
export const listPath = (list: ListName): string => (isExtra(list) ? `extras.${list}` : list);

export function listOf<List extends ListName>(data: ResumeData, list: List): EntryOf[List][] {
  const { experience, education, certifications, skills, extras } = data;
  const lists: Lists = { experience, education, certifications, skills, ...extras };
  return lists[list];
}

export function withList<List extends ListName>(data: ResumeData, list: List, items: EntryOf[List][]): ResumeData {
  return isExtra(list) ? { ...data, extras: { ...data.extras, [list]: items } } : { ...data, [list]: items };
}

export function addEntry(data: ResumeData, list: ListName): ResumeData {
  const items = listOf(data, list);
  return items.length >= LIMITS.entriesPerList ? data : withList(data, list, [...items, newEntry[list]()]);
}

/** Puts a removed entry back in its place. */
export function insertEntry<List extends ListName>(
  data: ResumeData,
  list: List,
  index: number,
  entry: EntryOf[List],
): ResumeData {
  const items = listOf(data, list);
  return withList(data, list, [...items.slice(0, index), entry, ...items.slice(index)]);
}

export function removeEntry(data: ResumeData, list: ListName, index: number): ResumeData {
  return withList(
    data,
    list,
    listOf(data, list).filter((_, at) => at !== index),
  );
}

export function moveEntry(data: ResumeData, list: ListName, from: number, to: number): ResumeData {
  return withList(data, list, moved(listOf(data, list), from, to));
}

/** The list with one item taken out and put back at `to`; the list itself when nothing would move. */
export function moved<Item>(items: Item[], from: number, to: number): Item[] {
  const item = items[from];
  if (item === undefined || from === to || to < 0 || to >= items.length) return items;
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), item, ...rest.slice(to)];
}

function changeJob(data: ResumeData, index: number, change: (job: Experience) => Experience): ResumeData {
  const experience = data.experience.map((job, at) => {
    if (at !== index) return job;
    const next = change(job);
    keepEntryKey(job, next);
    return next;
  });
  return { ...data, experience };
}

/** "I currently work here": the end date is cleared, as it no longer says anything. */
export const setCurrent = (data: ResumeData, index: number, current: boolean): ResumeData =>
  changeJob(data, index, (job) => ({ ...job, current, endDate: current ? '' : job.endDate }));

export const setBullets = (data: ResumeData, index: number, bullets: string[]): ResumeData =>
  changeJob(data, index, (job) => ({ ...job, bullets }));

export const addBullet = (data: ResumeData, index: number, after: number): ResumeData =>
  changeJob(data, index, (job) =>
    job.bullets.length >= LIMITS.bulletsPerEntry
      ? job
      : { ...job, bullets: [...job.bullets.slice(0, after + 1), '', ...job.bullets.slice(after + 1)] },
  );

/** An entry always keeps one bullet to type into. */
export const removeBullet = (data: ResumeData, index: number, bullet: number): ResumeData =>
  changeJob(data, index, (job) =>
    job.bullets.length > 1 ? { ...job, bullets: job.bullets.filter((_, at) => at !== bullet) } : job,
  );

export const moveBullet = (data: ResumeData, index: number, from: number, to: number): ResumeData =>
  changeJob(data, index, (job) => ({ ...job, bullets: moved(job.bullets, from, to) }));

const BULLET_SIGN = /^\s*(?:[•◦▪‣·*–—-]|\d{1,2}[.)])\s+/u;

/** Lines of a pasted list, without the bullet signs of the place they were copied from. */
export const pastedLines = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n|\u2028/u)
    .map((line) => line.replace(BULLET_SIGN, '').trim())
    .filter((line) => line !== '');

/**
 * Puts pasted lines in the place of the selection: the first joins the text before it, the last the text after it.
 * Lines for which there is no room are left out; what is there already never makes way for them.
 */
export function pasteBullets(
  bullets: string[],
  at: number,
  found: string[],
  selection: { start: number; end: number },
): string[] {
  const lines = found.slice(0, roomForLines(bullets));
  const text = bullets[at] ?? '';
  const before = text.slice(0, selection.start);
  const after = text.slice(selection.end);
  const pasted = lines.map((line, index) => {
    const start = index === 0 ? before : '';
    const end = index === lines.length - 1 ? after : '';
    return `${start}${line}${end}`;
  });
  return [...bullets.slice(0, at), ...pasted, ...bullets.slice(at + 1)];
}

/** How many lines can be pasted into one of the bullets. */
export const roomForLines = (bullets: string[]): number => Math.max(LIMITS.bulletsPerEntry - bullets.length, 0) + 1;

/** Adds a certification; the same résumé when there is no room for one more. */
export const addCertification = (data: ResumeData, certification: Partial<Certification>): ResumeData =>
  data.certifications.length >= LIMITS.entriesPerList
    ? data
    : { ...data, certifications: [...data.certifications, { ...emptyCertification(), ...certification }] };

/** Adds the skill unless it is blank, there already (ignoring case) or longer than one may be. */
export function addSkill(data: ResumeData, typed: string): ResumeData {
  const skill = typed.trim();
  const known = data.skills.some((have) => have.toLocaleLowerCase() === skill.toLocaleLowerCase());
  if (skill === '' || known || skill.length > LIMITS.skillLength || data.skills.length >= LIMITS.entriesPerList)
    return data;
  return { ...data, skills: [...data.skills, skill] };
}
