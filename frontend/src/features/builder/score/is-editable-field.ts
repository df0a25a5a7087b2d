import { stepOfField } from '../draft/steps.js';

/** Whether a wizard step or the layout panel edits the field. */
export const isEditableField = (path: string): boolean =>
  path.startsWith('settings.') || stepOfField(path) !== undefined;
