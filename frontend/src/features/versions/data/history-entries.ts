import type { VersionReason, VersionSummary } from '@shortlist/shared/contract/resume-versions';
import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import { dayOf } from '../../../ui/day.js';
import { messages } from '../messages.js';

/** Id of the list entry for the current state of the resume. */
export const CURRENT = 'current';

export interface HistoryEntry {
  id: string;
  name: string;
  kind: VersionReason | typeof CURRENT;
  /** Time at which the version was created or, for the current state, at which it was saved. */
  at: string;
  title: string;
  templateKey: VersionSummary['templateKey'];
}

const texts = messages.historyEntries;

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Lists the current state of the resume, then its versions, newest first. A version that equals the current state is
 * merged into the first entry.
 */
export function historyEntries(resume: ResumeRecord, versions: readonly VersionSummary[]): HistoryEntry[] {
  const same = versions.find(({ revision }) => revision === resume.revision);
  const current: HistoryEntry = {
    id: CURRENT,
    name: same ? texts.currentWith(texts.reasons[same.reason]) : texts.current,
    kind: CURRENT,
    at: resume.updatedAt,
    title: resume.title,
    templateKey: resume.templateKey,
  };
  const older = versions
    .filter((version) => version !== same)
    .map(({ id, reason, createdAt, title, templateKey }) => ({
      id,
      name: capitalized(texts.reasons[reason]),
      kind: reason,
      at: createdAt,
      title,
      templateKey,
    }));
  return [current, ...older];
}

export const entryBefore = (entries: readonly HistoryEntry[], id: string): HistoryEntry | undefined =>
  entries[entries.findIndex((entry) => entry.id === id) + 1];

export interface DayOfEntries {
  day: string;
  entries: HistoryEntry[];
}

/**
 * Groups entries by day in the viewer's time zone. Keeps the order of the entries, even if their times are not in
 * order.
 */
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
  if (day === dayOf(now.toISOString())) return texts.today;
  return day === dayOf(yesterday.toISOString()) ? texts.yesterday : day;
}
