import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ENTRY_LISTS, type EntryListName } from '@shortlist/shared/resume/resume-data';
import { ENTRY_LIST_NAMES, TEXT_ROWS } from '@shortlist/shared/resume/resume-fields';
import { expect, it } from 'vitest';

const stepOf = (list: EntryListName): string => (ENTRY_LISTS[list].path.startsWith('extras.') ? 'extras' : list);
const sourceOf = (list: EntryListName): string =>
  readFileSync(resolve(import.meta.dirname, `${stepOf(list)}-step.tsx`), 'utf8');

const FIELDS = ENTRY_LIST_NAMES.flatMap((list) => TEXT_ROWS[list].map(({ key }) => ({ list, key })));

it.each(FIELDS)('the wizard has a field for $key in $list', ({ list, key }) => {
  expect(sourceOf(list)).toContain(`path={\`${ENTRY_LISTS[list].path}.\${index}.${key}\`}`);
});
