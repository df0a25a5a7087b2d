import { expect, it } from 'vitest';
import { entryKey } from './entry-key.js';
import { shareUnchanged } from './share-unchanged.js';

it('shareUnchanged reuses previous objects whose content is unchanged', () => {
  const before = { personal: { name: 'Nia' }, skills: ['Triage'] };
  const after = shareUnchanged(before, { personal: { name: 'Nia' }, skills: ['Triage', 'Splinting'] });
  expect(after.personal).toBe(before.personal);
  expect(after.skills).toEqual(['Triage', 'Splinting']);
  expect(shareUnchanged(before, structuredClone(before))).toBe(before);
});

it('an entry edited in place keeps its React key', () => {
  const before = [{ role: 'Nurse' }, { role: 'Clerk' }];
  const keys = before.map(entryKey);
  expect(shareUnchanged(before, [{ role: 'Head nurse' }, { role: 'Clerk' }]).map(entryKey)).toEqual(keys);
});

it('moved entries keep their React keys, and added entries get new ones', () => {
  const before = [{ role: 'Nurse' }, { role: 'Clerk' }];
  const [nurse, clerk] = before.map(entryKey);
  const [first, second, third] = shareUnchanged(before, [{ role: 'Cook' }, { role: 'Nurse' }, { role: 'Clerk' }]).map(
    entryKey,
  );
  expect([second, third]).toEqual([nurse, clerk]);
  expect([nurse, clerk]).not.toContain(first);
});
