import { replaceContent, useDraft } from '../draft/draft-store.js';
import type { Editor } from './resume-sync.js';

export const openEditor: Editor = {
  content: () => useDraft.getState().content,
  step: () => useDraft.getState().step,
  replace: replaceContent,
};
