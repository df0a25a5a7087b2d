import { stepOfField } from '../wizard/steps.js';

/** Whether there is a place in the builder where the field is edited: a step, or the panel of layout and sections. */
export const canGoTo = (path: string): boolean => path.startsWith('settings.') || stepOfField(path) !== undefined;
