import { stepOfField } from '../draft/steps.js';

export const isEditableField = (path: string): boolean =>
  path.startsWith('settings.') || stepOfField(path) !== undefined;
