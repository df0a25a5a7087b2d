import type { VersionReason, VersionSummary } from '@shortlist/shared/contract/resume-versions';
import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import { dayOf } from '../../ui/day.js';

/** Stands for the résumé as it is now where others have the id of their version. */
export const CURRENT = 'current';

/** A state of the résumé that can be looked at. */
export interface HistoryEntry {
  id: string;
  name: string;
  kind: VersionReason | typeof CURRENT;
  /** When it was kept; of the current one, when it was saved. */
  at: string;
  title: string;
  templateKey: VersionSummary['templateKey'];
}

/** Editing keeps what it is about to replace, so such a version is dated at the beginning of the change. */
const REASONS: Record<VersionReason, string> = {
  export: 'exported',
  ai: 'AI suggestion accepted',
  expert: 'expert suggestion accepted',
  edit: 'before changes',
  restore: 'restored',
};

const atStart = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The résumé as it is now, then its versions, the newest first. The version that says what it says now is that one. */
export function historyEntries(resume: ResumeRecord, versions: readonly VersionSummary[]): HistoryEntry[] {
  const same = versions.find(({ revision }) => revision === resume.revision);
  const current: HistoryEntry = {
    id: CURRENT,
    name: same ? `Current version, ${REASONS[same.reason]}` : 'Current version',
    kind: CURRENT,
    at: resume.updatedAt,
    title: resume.title,
    templateKey: resume.templateKey,
  };
  const older = versions
    .filter((version) => version !== same)
    .map(({ id, reason, createdAt, title, templateKey }) => ({
      id,
      name: atStart(REASONS[reason]),
      kind: reason,
      at: createdAt,
      title,
      templateKey,
    }));
  return [current, ...older];
}

/** The one before it in time, when there is one. */
export const entryBefore = (entries: readonly HistoryEntry[], id: string): HistoryEntry | undefined =>
  entries[entries.findIndex((entry) => entry.id === id) + 1];

export interface DayOfEntries {
  day: string;
  entries: HistoryEntry[];
}

/** In the viewer's zone. The order stays: what is listed as older never stands above, whatever the clocks said. */
export function byDay(entries: readonly HistoryEntry[], now: Date): DayOfEntries[] {
  const days: DayOfEntries[] = [];
  for (const entry of entries) {
    const day = dayName(entry.at, now);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}

function dayName(at: string, now: Date): string {
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  const day = dayOf(at);
  if (day === dayOf(now.toISOString())) return 'Today';
  return day === dayOf(yesterday.toISOString()) ? 'Yesterday' : day;
}
