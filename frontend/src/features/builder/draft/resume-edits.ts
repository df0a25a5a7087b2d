import {
  emptyCertification,
  emptyEducation,
  emptyExperience,
  emptyLanguage,
  emptyProject,
  emptyVolunteer,
  LIMITS,
} from '@shortlist/shared/resume/resume-data';
import type { Certification, Experience, ItemOf, ListName, ResumeData } from '@shortlist/shared/resume/resume-data';
import { listOf, withList } from '@shortlist/shared/resume/resume-fields';
import { copyEntryKey } from './entry-key.js';

export const newEntry: { [List in ListName]: () => ItemOf[List] } = {
  experience: emptyExperience,
  education: emptyEducation,
  certifications: emptyCertification,
  projects: emptyProject,
  awards: () => '',
  volunteer: emptyVolunteer,
  languages: emptyLanguage,
  skills: () => '',
};

export function addEntry(data: ResumeData, list: ListName): ResumeData {
  const items = listOf(data, list);
  return items.length >= LIMITS.entriesPerList ? data : withList(data, list, [...items, newEntry[list]()]);
}

export function insertEntry<List extends ListName>(
  data: ResumeData,
  list: List,
  index: number,
  entry: ItemOf[List],
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

/** Returns a copy of a list with one item moved, or the same list if nothing moves. */
export function moved<Item>(items: Item[], from: number, to: number): Item[] {
  const item = items[from];
  if (item === undefined || from === to || to < 0 || to >= items.length) return items;
  const others = items.filter((_, index) => index !== from);
  return [...others.slice(0, to), item, ...others.slice(to)];
}

function changeJob(data: ResumeData, index: number, change: (job: Experience) => Experience): ResumeData {
  const experience = data.experience.map((job, at) => {
    if (at !== index) return job;
    const next = change(job);
    copyEntryKey(job, next);
    return next;
  });
  return { ...data, experience };
}

/** A current job has no end date. */
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

/** Removes a bullet unless it is the job's only one, so that there is always a field to type in. */
export const removeBullet = (data: ResumeData, index: number, bullet: number): ResumeData =>
  changeJob(data, index, (job) =>
    job.bullets.length > 1 ? { ...job, bullets: job.bullets.filter((_, at) => at !== bullet) } : job,
  );

export const moveBullet = (data: ResumeData, index: number, from: number, to: number): ResumeData =>
  changeJob(data, index, (job) => ({ ...job, bullets: moved(job.bullets, from, to) }));

const BULLET_SIGN = /^\s*(?:[•◦▪‣·*–—-]|\d{1,2}[.)])\s+/u;

/** Splits pasted text into lines and removes bullet characters such as "•". */
export const pastedLines = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n|\u2028/u)
    .map((line) => line.replace(BULLET_SIGN, '').trim())
    .filter((line) => line !== '');

/**
 * Replaces the selection in a bullet with pasted lines. Text before the selection stays in the first line, text after
 * it in the last. Drops lines beyond the bullet limit, but never removes existing bullets.
 */
export function pasteBullets(
  bullets: string[],
  at: number,
  pastedText: string[],
  selection: { start: number; end: number },
): string[] {
  const lines = pastedText.slice(0, roomForLines(bullets));
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

/**
 * Returns how many pasted lines fit. The first line goes into an existing bullet, so it does not count toward the
 * limit.
 */
export const roomForLines = (bullets: string[]): number => Math.max(LIMITS.bulletsPerEntry - bullets.length, 0) + 1;

export const addCertification = (data: ResumeData, certification: Partial<Certification>): ResumeData =>
  data.certifications.length >= LIMITS.entriesPerList
    ? data
    : { ...data, certifications: [...data.certifications, { ...emptyCertification(), ...certification }] };

/**
 * Adds a skill unless the list is full. Ignores a skill that is blank, too long or already in the list, regardless of
 * case.
 */
export function addSkill(data: ResumeData, typed: string): ResumeData {
  const skill = typed.trim();
  const known = data.skills.some((have) => have.toLocaleLowerCase() === skill.toLocaleLowerCase());
  if (skill === '' || known || skill.length > LIMITS.skillLength || data.skills.length >= LIMITS.entriesPerList)
    return data;
  return { ...data, skills: [...data.skills, skill] };
}
