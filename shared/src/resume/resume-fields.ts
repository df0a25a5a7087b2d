import { mapValues } from './field-kinds.js';
import type { AnyEntryList, BulletsField, FlagField, PersonalField, TextField } from './field-kinds.js';
import {
  ENTRY_LISTS,
  PERSONAL_FIELDS,
  SECTION_IDS,
  SUMMARY_FIELDS,
  TEXT_LISTS,
  type EntryListName,
  type Extras,
  type ItemOf,
  type ListName,
  type Personal,
  type ResumeData,
  type SectionId,
} from './resume-data.js';

export type TextRow = TextField & { key: string };
export type Row = TextRow | (FlagField & { key: string }) | (BulletsField & { key: string });

export const isText = (row: Row): row is TextRow => row.kind !== 'flag' && row.kind !== 'bullets';

export const PERSONAL_ROWS = Object.entries<PersonalField>(PERSONAL_FIELDS).map(([key, field]) => ({
  ...field,
  key: key as keyof Personal,
}));

export const CONTACT_ROWS = PERSONAL_ROWS.filter(({ key }) => key !== 'fullName' && key !== 'jobTitle');

export const LINK_ROWS = PERSONAL_ROWS.filter(({ kind }) => kind === 'link');

export const NETWORK_ROWS = LINK_ROWS.flatMap(({ key, network }) => (network ? [{ key, network }] : []));

/** Fields of the entries in each list, in the order in which readers see them. */
export const ENTRY_ROWS = mapValues<EntryListName, AnyEntryList, readonly Row[]>(
  ENTRY_LISTS,
  ({ fields, readFirst = [] }) =>
    [...new Set([...readFirst, ...Object.keys(fields)])].map((key): Row => ({ ...fields[key]!, key })),
);

export const TEXT_ROWS = mapValues(ENTRY_ROWS, (rows) => rows.filter(isText));

export const ENTRY_LIST_NAMES = Object.keys(ENTRY_LISTS) as EntryListName[];

export const isEntryList = (section: string): section is EntryListName => Object.hasOwn(ENTRY_LISTS, section);

const LISTS: Readonly<Record<ListName, { path: string; entry: string }>> = { ...ENTRY_LISTS, ...TEXT_LISTS };

const isExtra = (list: ListName): list is keyof Extras => listPath(list).startsWith('extras.');

/** Returns the path of a list. The paths of all fields in the list begin with it. */
export const listPath = (list: ListName): string => LISTS[list].path;

type Lists = { [List in ListName]: ItemOf[List][] };

export function listOf<List extends ListName>(data: ResumeData, list: List): ItemOf[List][] {
  const { experience, education, certifications, skills, extras } = data;
  const lists: Lists = { experience, education, certifications, skills, ...extras };
  return lists[list];
}

export function withList<List extends ListName>(data: ResumeData, list: List, items: ItemOf[List][]): ResumeData {
  return isExtra(list) ? { ...data, extras: { ...data.extras, [list]: items } } : { ...data, [list]: items };
}

export interface PlacedField {
  section: SectionId | 'personal';
  index: number;
  /** Path of the text, such as `experience.0.bullets.2`. */
  path: string;
  /** Label shown to users, such as "Job 1: bullet 3". */
  label: string;
  text: string;
  field: Pick<TextField, 'kind' | 'identifies' | 'suggestible'>;
}

/** Lists all texts of the resume in reading order, including blank ones. */
export function placedFields(data: ResumeData): PlacedField[] {
  const personal = PERSONAL_ROWS.map(({ key, ...field }): PlacedField => ({
    section: 'personal',
    index: 0,
    path: `personal.${key}`,
    label: field.name,
    text: data.personal[key],
    field,
  }));
  return [...personal, ...SECTION_IDS.flatMap((section) => placedInSection(data, section))];
}

function placedInSection(data: ResumeData, section: SectionId): PlacedField[] {
  if (section === 'summary') {
    const field = SUMMARY_FIELDS.text;
    return [{ section, index: 0, path: 'summary.text', label: field.name, text: data.summary.text, field }];
  }
  const { path, entry } = LISTS[section];
  const placeOf = (index: number) => ({ section, index, path: `${path}.${index}`, label: `${entry} ${index + 1}` });
  if (isEntryList(section))
    return listOf(data, section).flatMap((values, index) =>
      ENTRY_ROWS[section].flatMap((row) => placedInField(placeOf(index), row, values as unknown as Values)),
    );
  const field = TEXT_LISTS[section];
  return listOf(data, section).map((text, index) => ({ ...placeOf(index), text, field }));
}

type Values = Readonly<Record<string, string | string[] | boolean>>;

function placedInField(
  place: Pick<PlacedField, 'section' | 'index' | 'path' | 'label'>,
  row: Row,
  values: Values,
): PlacedField[] {
  const value = values[row.key];
  const path = `${place.path}.${row.key}`;
  if (isText(row))
    return typeof value === 'string'
      ? [{ ...place, path, label: `${place.label}: ${row.name}`, text: value, field: row }]
      : [];
  if (!Array.isArray(value)) return [];
  return value.map((text, at) => ({
    ...place,
    path: `${path}.${at}`,
    label: `${place.label}: bullet ${at + 1}`,
    text,
    field: { ...row, kind: 'prose' },
  }));
}
