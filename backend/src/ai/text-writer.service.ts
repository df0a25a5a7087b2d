import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { ApiError } from '../core/api-error.js';
import { CheckedPassages } from './checked-passages.js';
import type { Question } from './kinds/kind.js';
import { ModelService, type Asked } from './model/model.service.js';
import { withNotice } from './with-notice.js';

interface Answered {
  engine: string;
  version: string;
  notice?: string;
}

/** How one text is written. Whatever looks at the texts themselves runs in a thread. */
export interface Writing<View extends Answered, Answer> {
  byRules: () => Promise<View>;
  /** Null where there is nothing to ask the model about. */
  question: () => Promise<Question | null>;
  /** The shape of the model's answer. */
  answer: z.ZodType<Answer>;
  /** The answer as far as it may be shown; null where too little of it is left. */
  guarded: (answer: Answer, question: Question) => Promise<Omit<View, 'engine' | 'version'> | null>;
  /** A passage of the answer as it may be shown while the rest is written, '' for one that may not; absent where nobody watches. */
  passage?: (text: string, question: Question) => Promise<string>;
  /** The notice where nothing of the answer may be shown. */
  notUsable: string;
}

/** Texts by the language model, checked, or else by fixed rules. Nothing of what is sent is kept. */
@Injectable()
export class TextWriter {
  constructor(private readonly model: ModelService) {}

  async write<View extends Answered, Answer>(asked: Asked, writing: Writing<View, Answer>): Promise<View> {
    const question = this.model.isSetUp ? await writing.question() : null;
    if (!question) return writing.byRules();
    const { onText } = asked;
    const { passage } = writing;
    const passages = onText && passage && new CheckedPassages((text) => passage(text, question), onText);
    const watched = { ...asked, onText: passages && ((piece: string) => passages.read(piece)) };
    const told = await this.model.ask({ ...question.prompt, answer: writing.answer }, watched);
    if ('notice' in told) {
      passages?.stop();
      return withNotice(await writing.byRules(), told.notice);
    }
    await passages?.end();
    const { answer, engine, version } = told;
    const guarded = await writing.guarded(answer, question).catch(nullIfTooComplex);
    if (!guarded) return withNotice(await writing.byRules(), writing.notUsable);
    return { ...guarded, engine, version } as View;
  }
}

/** The answer is the model's, so the limit it ran into is not the user's fault. */
function nullIfTooComplex(error: unknown): null {
  if (error instanceof ApiError && error.code === 'text_too_complex') return null;
  throw error;
}
