import { stepOfField } from '../draft/steps.js';

/** Whether a step or the layout panel edits the field. */
export const isEditableField = (path: string): boolean =>
  path.startsWith('settings.') || stepOfField(path) !== undefined;
