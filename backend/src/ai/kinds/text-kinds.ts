import { isEnglishText } from '@shortlist/shared/english/is-english';
import { guardedSentence, sentencesOf } from '../guarded/guarded-sentence.js';
import { factCheckPrompt, MAX_CHECKED, readFactCheck, type FactCheckAnswer } from '../prompts/fact-check.js';
import { HiddenContacts } from '../prompts/hidden-contacts.js';
import type { PromptText } from '../prompts/prompt.js';
import { branding } from './branding.js';
import { bullets } from './bullets.js';
import { coverLetter } from './cover-letter.js';
import { interview } from './interview.js';
import type { Draft, KindOfText, Question, Subject, TextKind, Texts } from './kind.js';
import { linkedin } from './linkedin.js';
import { salary } from './salary.js';
import { summary } from './summary.js';

const KINDS: { [Kind in TextKind]: KindOfText<Kind> } = {
  bullets,
  summary,
  coverLetter,
  linkedin,
  interview,
  salary,
  branding,
};

export const textByRules = <Kind extends TextKind>(kind: Kind, subject: Subject<Kind>): Texts[Kind]['view'] =>
  KINDS[kind].byRules(subject);

export const questionFor = <Kind extends TextKind>(kind: Kind, subject: Subject<Kind>): Question | null =>
  KINDS[kind].question(subject);

export const guardedText = <Kind extends TextKind>(
  kind: Kind,
  subject: Subject<Kind>,
  answer: Texts[Kind]['answer'],
  question: Question,
  factCheck?: FactCheckAnswer,
): Draft<Kind> | null => {
  const sentences = KINDS[kind].sentences(answer).map(({ text }) => withContacts(text, question));
  const checked = factCheck && readFactCheck(factCheck, sentences, question.lines.length);
  return KINDS[kind].guarded({ ...subject, factCheck: checked }, withContacts(answer, question), question.sources);
};

/**
 * Returns the prompt with which the model checks the facts of its own answer; null if the answer has too many
 * sentences.
 */
export function factCheckFor<Kind extends TextKind>(
  kind: Kind,
  answer: Texts[Kind]['answer'],
  { prompt, lines }: Question,
): PromptText | null {
  const sentences = KINDS[kind].sentences(answer);
  return sentences.length > MAX_CHECKED ? null : factCheckPrompt(prompt.task, lines, sentences);
}

export function guardedPassage<Kind extends TextKind>(
  kind: Kind,
  subject: Subject<Kind>,
  passage: string,
  question: Question,
): string {
  const record = KINDS[kind].record?.(subject);
  if (!record) return '';
  const { sources } = question;
  // A passage of the answer is too short for language detection, so the resume's language applies.
  const isEnglish = isEnglishText(sources.join('\n'));
  return sentencesOf(withContacts(passage, question))
    .flatMap((sentence) => guardedSentence(sources, sentence, isEnglish, record).text ?? [])
    .join(' ');
}

function withContacts<Answer>(answer: Answer, { contacts }: Question): Answer {
  const hidden = new HiddenContacts(undefined, contacts);
  return JSON.parse(JSON.stringify(answer), (_, value: unknown) =>
    typeof value === 'string' ? hidden.restore(value) : value,
  ) as Answer;
}
