import { replaceContent, useDraft } from '../draft/draft-store.js';
import type { Editor } from './resume-sync.js';

/** Lets the save queue read and replace the content that is open in the builder. */
export const openEditor: Editor = {
  content: () => useDraft.getState().content,
  step: () => useDraft.getState().step,
  replace: replaceContent,
};
