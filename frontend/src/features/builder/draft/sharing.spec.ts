import { expect, it } from 'vitest';
import { entryKey } from './entry-key.js';
import { sharing } from './sharing.js';

it('keeps the object of whatever says the same', () => {
  const before = { personal: { name: 'Nia' }, skills: ['Triage'] };
  const after = sharing(before, { personal: { name: 'Nia' }, skills: ['Triage', 'Splinting'] });
  expect(after.personal).toBe(before.personal);
  expect(after.skills).toEqual(['Triage', 'Splinting']);
  expect(sharing(before, structuredClone(before))).toBe(before);
});

it('keeps the key of an entry that was edited in its place', () => {
  const before = [{ role: 'Nurse' }, { role: 'Clerk' }];
  const keys = before.map(entryKey);
  expect(sharing(before, [{ role: 'Head nurse' }, { role: 'Clerk' }]).map(entryKey)).toEqual(keys);
});

it('finds entries that were moved, and gives a new one a key of its own', () => {
  const before = [{ role: 'Nurse' }, { role: 'Clerk' }];
  const [nurse, clerk] = before.map(entryKey);
  const [first, second, third] = sharing(before, [{ role: 'Cook' }, { role: 'Nurse' }, { role: 'Clerk' }]).map(
    entryKey,
  );
  expect([second, third]).toEqual([nurse, clerk]);
  expect([nurse, clerk]).not.toContain(first);
});
