import { create } from 'zustand';
import { defaultTitle, emptyResumeData } from '@shortlist/shared/resume/resume-data';
import type { ResumeData, ResumeSettings, TemplateKey } from '@shortlist/shared/resume/resume-data';
import { keepLastStep } from '../../../lib/last-steps.js';
import { differingParts, takeParts } from './content-parts.js';
import { entryKey } from './entry-key.js';
import { readText, writeText } from './field-path.js';
import type { FieldPath } from './field-path.js';
import { blankKey, blankKeys, editWithBlank, renewBlank } from './first-entry.js';
import { emptyHistory, recorded, redone, undone } from './history.js';
import type { History } from './history.js';
import { sharing } from './sharing.js';

/** What a save sends. */
export interface DraftContent {
  title: string;
  templateKey: TemplateKey;
  data: ResumeData;
  jdText: string;
}

/** A point that undo returns to: what the résumé said, and the step on which it was changed. */
interface Moment {
  content: DraftContent;
  step: number;
}

interface DraftState {
  /** Of the saved résumé; null until its first save. */
  id: string | null;
  content: DraftContent;
  /** From 0 to 7. */
  step: number;
  /** Path of the field that should take the focus as soon as it is on screen. */
  focus: string | null;
  /** Keys of the entries whose fields are shown. */
  opened: ReadonlySet<string>;
  history: History<Moment>;
  /** How many suggestions of the AI were accepted since the draft was opened. */
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

/** Of every list the first entry is open: long résumés stay short on screen, and nobody has to look for the fields. */
const firstEntries = ({ experience, education, certifications, extras }: ResumeData): Set<string> => {
  const lists: object[][] = [
    experience,
    education,
    certifications,
    extras.projects,
    extras.volunteer,
    extras.languages,
  ];
  return new Set([...lists.flatMap((entries) => entries.slice(0, 1).map(entryKey)), ...blankKeys()]);
};

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

/** After the first save: the draft goes on as it is, under its id. */
export function nameDraft(id: string | null): void {
  useDraft.setState({ id });
  keepLastStep(id, useDraft.getState().step);
}

/**
 * Content from elsewhere, after a merge. Undo goes on through what was typed here, but no step back takes away what
 * others wrote; and whatever says the same stays the same object, so that cards stay open and the focus in its field.
 *
 * @param alternatives other contents that were to choose from; undo leads to them, the last one first
 */
export function replaceContent(content: DraftContent, alternatives: readonly DraftContent[] = []): void {
  useDraft.setState((state) => {
    const next = sharing(state.content, content);
    const fromElsewhere = differingParts(state.content, next);
    const carried = (moment: Moment) => ({ ...moment, content: takeParts(moment.content, fromElsewhere, next) });
    const past = state.history.past.map(carried);
    const choices = alternatives.map((other) => ({ content: sharing(next, other), step: state.step }));
    return { content: next, history: { past: [...past, ...choices], future: state.history.future.map(carried) } };
  });
}

/** A whole résumé from elsewhere in place of what is here; undo brings that back. */
export function takeResume(content: DraftContent, step: number): void {
  editContent(() => content);
  useDraft.setState({ step, opened: firstEntries(content.data) });
}

/** Words that the AI suggested were accepted. */
export function acceptSuggestion(): void {
  useDraft.setState(({ suggestions }) => ({ suggestions: suggestions + 1 }));
}

export function goToStep(step: number): void {
  useDraft.setState({ step });
  keepLastStep(useDraft.getState().id, step);
}

/**
 * @param subject what is edited, so that a burst of typing in one field is one undo step
 */
export function editContent(change: (content: DraftContent) => DraftContent, subject?: string): void {
  useDraft.setState((state) => {
    const content = change(state.content);
    if (content === state.content) return state;
    const before = { content: state.content, step: state.step };
    return { content, history: recorded(state.history, before, Date.now(), subject) };
  });
}

/** An edit of the résumé itself. The title follows the name as long as nobody has chosen another one. */
export function editData(change: (data: ResumeData) => ResumeData, subject?: string): void {
  editContent((content) => {
    const data = change(content.data);
    if (data === content.data) return content;
    const title = content.title === defaultTitle(content.data) ? defaultTitle(data) : content.title;
    return { ...content, data, title };
  }, subject);
}

/** An edit of the job at an index; the first one may be the blank entry of an empty list. */
export function editJob(change: (data: ResumeData) => ResumeData): void {
  editData((data) => editWithBlank(data, 'experience', change));
}

export function setText(path: FieldPath, text: string): void {
  const write = (data: ResumeData) => (readText(data, path) === text ? data : writeText(data, path, text));
  editData((data) => editWithBlank(data, path, write), path);
}

/** Shows a new blank entry, open, in a list that has just lost its last one. */
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

/** Undo and redo both show the step on which the change was made, wherever the person has gone since. */
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
