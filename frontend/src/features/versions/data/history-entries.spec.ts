import { describe, expect, it } from 'vitest';
import type { VersionReason, VersionSummary } from '@shortlist/shared/contract/resume-versions';
import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import { emptyResumeData } from '@shortlist/shared/resume/resume-data';
import { byDay, entryBefore, historyEntries } from './history-entries.js';

const NOW = new Date(2026, 10, 21, 9, 30);
const hoursAgo = (hours: number): string => new Date(NOW.getTime() - hours * 3_600_000).toISOString();

const resume = (revision: number): ResumeRecord => ({
  id: 'r',
  title: 'Resume',
  templateKey: 'general',
  data: emptyResumeData(),
  jdText: null,
  revision,
  createdAt: hoursAgo(100),
  updatedAt: hoursAgo(0),
});

const version = (revision: number, reason: VersionReason, hours: number): VersionSummary => ({
  id: `v${revision}`,
  reason,
  revision,
  title: 'Resume',
  templateKey: 'general',
  createdAt: hoursAgo(hours),
});

describe('historyEntries', () => {
  it('lists the current version first and labels each older version with the reason for storing it', () => {
    const versions = [version(4, 'ai', 1), version(3, 'export', 2), version(1, 'edit', 3)];
    expect(historyEntries(resume(6), versions).map(({ id, name }) => [id, name])).toEqual([
      ['current', 'Current version'],
      ['v4', 'AI suggestion accepted'],
      ['v3', 'Exported'],
      ['v1', 'Before changes'],
    ]);
  });

  it('combines the current version and a stored copy of the same revision in one entry', () => {
    const entries = historyEntries(resume(4), [version(4, 'restore', 1), version(3, 'edit', 1)]);
    expect(entries.map(({ name }) => name)).toEqual(['Current version, restored', 'Before changes']);
    expect(historyEntries(resume(4), [version(4, 'ai', 1)])[0]?.name).toBe('Current version, AI suggestion accepted');
  });

  it('returns the version before a given version', () => {
    const entries = historyEntries(resume(6), [version(4, 'ai', 1), version(3, 'export', 2)]);
    expect(entryBefore(entries, 'current')?.id).toBe('v4');
    expect(entryBefore(entries, 'v3')).toBeUndefined();
  });
});

it('byDay groups versions by day in the viewer’s time zone', () => {
  const versions = [version(5, 'edit', 9), version(4, 'edit', 10), version(3, 'edit', 30), version(2, 'edit', 60)];
  const days = byDay(historyEntries(resume(6), versions), NOW);
  expect(days.map(({ day, entries }) => [day, ...entries.map(({ id }) => id)])).toEqual([
    ['Today', 'current', 'v5'],
    ['Yesterday', 'v4', 'v3'],
    ['November 18, 2026', 'v2'],
  ]);
});
