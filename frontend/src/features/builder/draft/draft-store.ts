import type { DraftContent } from './draft-content.js';
import { create } from 'zustand';
import { defaultTitle, emptyResumeData } from '@shortlist/shared/resume/resume-data';
import type { ResumeData, ResumeSettings, TemplateKey } from '@shortlist/shared/resume/resume-data';
import { ENTRY_LIST_NAMES, listOf } from '@shortlist/shared/resume/resume-fields';
import { keepLastStep } from '../../../storage/last-steps.js';
import { differingParts, takeParts } from './content-parts.js';
import { entryKey } from './entry-key.js';
import { readText, writeText } from './field-path.js';
import type { FieldPath } from './field-path.js';
import { blankKey, blankKeys, editWithBlank, renewBlank } from './first-entry.js';
import { emptyHistory, recorded, redone, undone } from './history.js';
import type { History } from './history.js';
import { shareUnchanged } from './share-unchanged.js';

interface Snapshot {
  content: DraftContent;
  /** Wizard step on which the content was changed. */
  step: number;
}

interface DraftState {
  /** The resume's id; null before the first save. */
  id: string | null;
  content: DraftContent;
  /** Wizard step, 0 to 7. */
  step: number;
  /** Path of the field that receives focus once it is rendered. */
  focus: string | null;
  /** Keys of the expanded entries. */
  opened: ReadonlySet<string>;
  history: History<Snapshot>;
  /** Number of AI suggestions accepted since the draft was opened. */
  suggestions: number;
}

export const emptyContent = (): DraftContent => {
  const data = emptyResumeData();
  return { title: defaultTitle(data), templateKey: 'general', data, jdText: '' };
};

export const useDraft = create<DraftState>(() => ({
  id: null,
  content: emptyContent(),
  step: 0,
  focus: null,
  opened: new Set(),
  history: emptyHistory(),
  suggestions: 0,
}));

/** Returns the keys of the entries to expand initially: one per list, so that long resumes stay short on screen. */
const firstEntries = (data: ResumeData): Set<string> =>
  new Set([...ENTRY_LIST_NAMES.flatMap((list) => listOf(data, list).slice(0, 1).map(entryKey)), ...blankKeys()]);

export function openDraft(id: string | null, content: DraftContent, step = 0): void {
  useDraft.setState({
    id,
    content,
    step,
    focus: null,
    opened: firstEntries(content.data),
    history: emptyHistory(),
    suggestions: 0,
  });
}

export function setDraftId(id: string | null): void {
  useDraft.setState({ id });
  keepLastStep(id, useDraft.getState().step);
}

/**
 * Replaces the content with merged content. Undo still reverts local edits but never remote edits. Unchanged parts keep
 * their object identity, so that cards stay open and fields keep focus.
 *
 * @param alternatives versions that the user rejected, added as undo steps; the first undo restores the last of them
 */
export function replaceContent(content: DraftContent, alternatives: readonly DraftContent[] = []): void {
  useDraft.setState((state) => {
    const next = shareUnchanged(state.content, content);
    const remoteParts = differingParts(state.content, next);
    const rebased = (snapshot: Snapshot) => ({ ...snapshot, content: takeParts(snapshot.content, remoteParts, next) });
    const past = state.history.past.map(rebased);
    const choices = alternatives.map((other) => ({ content: shareUnchanged(next, other), step: state.step }));
    return { content: next, history: { past: [...past, ...choices], future: state.history.future.map(rebased) } };
  });
}

/** Replaces the content as one undo step, for example after an import. */
export function replaceResume(content: DraftContent, step: number): void {
  editContent(() => content);
  useDraft.setState({ step, opened: firstEntries(content.data) });
}

export function acceptSuggestion(): void {
  useDraft.setState(({ suggestions }) => ({ suggestions: suggestions + 1 }));
}

export function goToStep(step: number): void {
  useDraft.setState({ step });
  keepLastStep(useDraft.getState().id, step);
}

/** @param subject identifies the edited field: quick successive edits of one field become one undo step */
export function editContent(change: (content: DraftContent) => DraftContent, subject?: string): void {
  useDraft.setState((state) => {
    const content = change(state.content);
    if (content === state.content) return state;
    const before = { content: state.content, step: state.step };
    return { content, history: recorded(state.history, before, Date.now(), subject) };
  });
}

/** Edits the resume's data. A default title follows changes to the user's name. */
export function editData(change: (data: ResumeData) => ResumeData, subject?: string): void {
  editContent((content) => {
    const data = change(content.data);
    if (data === content.data) return content;
    const title = content.title === defaultTitle(content.data) ? defaultTitle(data) : content.title;
    return { ...content, data, title };
  }, subject);
}

/** Edits the list of jobs, or the blank job that is shown while the list is empty. */
export function editJob(change: (data: ResumeData) => ResumeData): void {
  editData((data) => editWithBlank(data, 'experience', change));
}

export function setText(path: FieldPath, text: string): void {
  const write = (data: ResumeData) => (readText(data, path) === text ? data : writeText(data, path, text));
  editData((data) => editWithBlank(data, path, write), path);
}

/** Gives a list whose last entry was removed a new blank entry, and expands that entry. */
export function openNewBlank(list: string): void {
  renewBlank(list);
  const key = blankKey(list);
  if (key !== undefined) useDraft.setState(({ opened }) => ({ opened: new Set([...opened, key]) }));
}

export function setSettings(change: Partial<ResumeSettings>, subject?: string): void {
  editData((data) => ({ ...data, settings: { ...data.settings, ...change } }), subject);
}

export function setTemplate(templateKey: TemplateKey): void {
  editContent((content) => (content.templateKey === templateKey ? content : { ...content, templateKey }));
}

export function setJobDescription(jdText: string): void {
  editContent((content) => ({ ...content, jdText }), 'jdText');
}

/** Reverts the last change and opens the wizard step on which it was made. */
export function undo(): void {
  useDraft.setState((state) => {
    const step = state.history.past.at(-1)?.step ?? state.step;
    const back = undone(state.history, { content: state.content, step });
    return back ? { history: back.history, content: back.state.content, step: back.state.step } : state;
  });
}

export function redo(): void {
  useDraft.setState((state) => {
    const step = state.history.future[0]?.step ?? state.step;
    const forth = redone(state.history, { content: state.content, step });
    return forth ? { history: forth.history, content: forth.state.content, step: forth.state.step } : state;
  });
}
