import { shortened } from './difference.js';
import { profileOf } from '../text/likeness.js';
import type { TextProfile } from '../text/likeness.js';
import type { AnyEntryList } from '../resume/field-kinds.js';
import { ENTRY_LISTS, type EntryListName, type ItemOf, type ResumeData } from '../resume/resume-data.js';
import { listOf, TEXT_ROWS } from '../resume/resume-fields.js';

/** An entry of any section, such as a job or a project, reduced to its texts. */
export interface ComparableEntry {
  /** Zero-based index in the list. Blank entries count, because the form numbers them. */
  place: number;
  path: string;
  /** Display name, such as "Job 2 at St. Vincent's". */
  label: string;
  fields: Record<string, string>;
  bullets: string[];
  /** Key made of the main fields, such as title and company; blank if one of them is missing. */
  identity: string;
  profile: TextProfile;
}

/** Returns the non-blank entries of a section. */
export function comparableEntries(part: EntryListName, data: ResumeData): ComparableEntry[] {
  return listOf(data, part)
    .map((entry, place) => comparable(part, entry, place))
    .filter(({ profile }) => profile.length > 0);
}

function comparable(part: EntryListName, item: ItemOf[EntryListName], place: number): ComparableEntry {
  const list: AnyEntryList = ENTRY_LISTS[part];
  const texts = textsOf(part, item);
  const bullets = 'bullets' in item ? item.bullets : [];
  const identity = list.identity.map((key) => texts[key]?.trim().toLowerCase() ?? '');
  return {
    place,
    path: `${list.path}.${place}`,
    label: `${list.entry} ${place + 1}${calling(list, texts)}`,
    fields: 'current' in item && item.current ? { ...texts, endDate: 'Present' } : texts,
    bullets,
    identity: identity.includes('') ? '' : identity.join('\n'),
    profile: profileOf([...Object.values(texts), ...bullets].join(' ')),
  };
}

const textsOf = (part: EntryListName, item: ItemOf[EntryListName]): Record<string, string> =>
  Object.fromEntries(TEXT_ROWS[part].map(({ key }) => [key, (item as unknown as Record<string, string>)[key] ?? '']));

function calling({ host, identity }: AnyEntryList, texts: Record<string, string>): string {
  const at = host === undefined ? '' : texts[host]?.trim();
  if (at) return ` at ${shortened(at)}`;
  const first = texts[identity[0]]?.trim();
  return first ? ` (${shortened(first)})` : '';
}
