import { describe, expect, it } from 'vitest';
import { emptyExperience, emptyResumeData, LIMITS } from '@shortlist/shared/resume/resume-data';
import type { ResumeData } from '@shortlist/shared/resume/resume-data';
import { listOf } from '@shortlist/shared/resume/resume-fields';
import { entryKey } from './entry-key.js';
import { readText, writeText } from './field-path.js';
import {
  addBullet,
  addEntry,
  addSkill,
  moveBullet,
  moved,
  moveEntry,
  pasteBullets,
  pastedLines,
  removeBullet,
  removeEntry,
  setCurrent,
} from './resume-edits.js';

const withJobs = (...roles: string[]): ResumeData => ({
  ...emptyResumeData(),
  experience: roles.map((role) => ({ ...emptyExperience(), role })),
});
const roles = (data: ResumeData) => data.experience.map(({ role }) => role);

describe('readText and writeText', () => {
  it('readText returns the text that writeText stored at any depth', () => {
    const data = addEntry(withJobs('Nurse'), 'awards');
    expect(readText(writeText(data, 'personal.email', 'a@b.c'), 'personal.email')).toBe('a@b.c');
    expect(readText(writeText(data, 'experience.0.bullets.0', 'Led'), 'experience.0.bullets.0')).toBe('Led');
    expect(readText(writeText(data, 'extras.awards.0', 'Prize'), 'extras.awards.0')).toBe('Prize');
  });

  it('writeText copies only the objects along the path', () => {
    const data = withJobs('Nurse', 'Carer');
    const next = writeText(data, 'experience.1.role', 'Care Assistant');
    expect(next.experience[0]).toBe(data.experience[0]);
    expect(next.personal).toBe(data.personal);
    expect(data.experience[1]?.role).toBe('Carer');
  });

  it('readText returns an empty string for a removed entry', () => {
    expect(readText(emptyResumeData(), 'experience.3.role')).toBe('');
  });
});

describe('moving list items', () => {
  it('moves a list item up and down', () => {
    expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
    expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  });

  it('returns the same list if the target is outside the list', () => {
    const items = ['a', 'b'];
    expect(moved(items, 0, 0)).toBe(items);
    expect(moved(items, 1, 2)).toBe(items);
    expect(moved(items, 5, 0)).toBe(items);
  });

  it('keeps the key of a moved or edited entry', () => {
    const data = withJobs('Nurse', 'Carer');
    const key = entryKey(listOf(data, 'experience')[1]!);
    const next = writeText(moveEntry(data, 'experience', 1, 0), 'experience.0.company', 'Clinic');
    expect(roles(next)).toEqual(['Carer', 'Nurse']);
    expect(entryKey(next.experience[0]!)).toBe(key);
    expect(entryKey(setCurrent(next, 0, true).experience[0]!)).toBe(key);
  });

  it('moves bullets only within their job', () => {
    const data = writeText(addBullet(withJobs('Nurse'), 0, 0), 'experience.0.bullets.1', 'second');
    expect(moveBullet(data, 0, 1, 0).experience[0]?.bullets).toEqual(['second', '']);
  });
});

describe('list entries', () => {
  it('creates a job with one empty bullet', () => {
    expect(addEntry(emptyResumeData(), 'experience').experience).toEqual([emptyExperience()]);
  });

  it('does not add an entry beyond the limit', () => {
    const full = withJobs(...Array.from({ length: LIMITS.entriesPerList }, (_, index) => String(index)));
    expect(addEntry(full, 'experience')).toBe(full);
  });

  it('removes the entry at the given index', () => {
    expect(roles(removeEntry(withJobs('a', 'b', 'c'), 'experience', 1))).toEqual(['a', 'c']);
  });

  it('clears the end date when a job is marked as current', () => {
    const data = writeText(withJobs('Nurse'), 'experience.0.endDate', '2020');
    expect(setCurrent(data, 0, true).experience[0]).toMatchObject({ current: true, endDate: '' });
  });

  it('does not remove the only bullet of a job', () => {
    expect(removeBullet(withJobs('Nurse'), 0, 0).experience[0]?.bullets).toEqual(['']);
  });
});

describe('pasting into a bullet', () => {
  it('removes bullet characters from pasted text', () => {
    expect(pastedLines('• Led a team\r\n- Cut costs by 3-5 %\n\n 2. Opened two shops\n–5 °C store')).toEqual([
      'Led a team',
      'Cut costs by 3-5 %',
      'Opened two shops',
      '–5 °C store',
    ]);
  });

  it('turns each pasted line into a bullet and keeps the text around the selection', () => {
    expect(pasteBullets(['Led old text here'], 0, ['one', 'two', 'three'], { start: 4, end: 7 })).toEqual([
      'Led one',
      'two',
      'three text here',
    ]);
  });

  it('omits pasted lines beyond the limit and keeps existing bullets', () => {
    const bullets = Array.from({ length: LIMITS.bulletsPerEntry - 1 }, (_, index) => `mine ${index}`);
    const pasted = pasteBullets(bullets, 0, ['one', 'two', 'three'], { start: 0, end: 6 });
    expect(pasted).toEqual(['one', 'two', ...bullets.slice(1)]);
  });
});

describe('skills', () => {
  it('trims a skill and ignores duplicates regardless of case', () => {
    const data = addSkill(emptyResumeData(), '  Triage ');
    expect(data.skills).toEqual(['Triage']);
    expect(addSkill(data, 'TRIAGE')).toBe(data);
    expect(addSkill(data, '   ')).toBe(data);
  });

  it('rejects a skill that exceeds the length limit', () => {
    const data = emptyResumeData();
    expect(addSkill(data, 'x'.repeat(LIMITS.skillLength + 1))).toBe(data);
    expect(addSkill(data, 'x'.repeat(LIMITS.skillLength)).skills).toHaveLength(1);
  });
});
