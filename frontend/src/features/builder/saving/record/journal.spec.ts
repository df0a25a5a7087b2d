import { beforeEach, expect, it } from 'vitest';
import { emptyContent } from '../../draft/draft-store.js';
import { fakeBrowser } from './fake-browser.js';
import { journal } from './journal.js';

const ID = '6f0f4d0e-8b5f-4a3e-9d55-0f6a1d2c3b4a';
const { stored } = fakeBrowser();
const content = (jdText: string) => ({ ...emptyContent(), jdText });
const entry = {
  key: 'editor',
  userId: 'nia',
  resumeId: ID,
  base: { id: ID, revision: 3, content: content('nurse') },
  content: content('head nurse'),
  sent: { jdText: ['mark'] },
  suggested: true,
  step: 4,
  at: 7,
};

beforeEach(() => stored.clear());

it('the journal returns a stored entry unchanged', async () => {
  journal.keepNow(entry);
  expect(await journal.entriesFor('nia')).toEqual([entry]);
  expect(await journal.entriesFor('another')).toEqual([]);
});

it('the journal reads entries stored by an older version of the product', async () => {
  const { key, userId, resumeId, at, ...work } = entry;
  const record = { key, userId, resumeId, at, title: 'Resume', work };
  stored.set(`shortlist.journal.v1.${key}`, JSON.stringify(record));
  expect(await journal.read(key)).toEqual(entry);
});

it('the journal ignores entries of cover letters', async () => {
  const record = { key: 'document', userId: 'nia', resumeId: `${ID}/cover_letter`, title: '', at: 1 };
  stored.set('shortlist.journal.v1.document', JSON.stringify({ ...record, work: { text: { text: 'Dear team,' } } }));
  expect(await journal.entriesFor('nia')).toEqual([]);
});
