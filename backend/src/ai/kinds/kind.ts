import type { PromptText } from '../model/prompt.js';
import { HiddenContacts } from '../prompts/hidden-contacts.js';

/** A question to the model, with what is needed to check its answer. */
export interface Question {
  prompt: PromptText;
  /** What the answer may draw on. */
  sources: string[];
  /** The contacts that the prompt hides, by the order of their marks. */
  contacts: string[];
}

/** Replaces the marks in every text of an answer with the user's own contacts. */
export function restored<Answer>(answer: Answer, { contacts }: Question): Answer {
  const hidden = new HiddenContacts(undefined, contacts);
  return JSON.parse(JSON.stringify(answer), (_, value: unknown) =>
    typeof value === 'string' ? hidden.restore(value) : value,
  ) as Answer;
}
