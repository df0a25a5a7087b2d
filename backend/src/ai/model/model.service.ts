import { Injectable } from '@nestjs/common';
import type { AiCaller } from '../ai-caller.js';
import type { Prompt } from './prompt.js';

/** A model's answer, or why there is none and the fixed rules have to answer. */
export type ModelAnswer<Answer> =
  { answer: Answer; engine: string; version: string } | { answer: null; notice: string | undefined };

export interface Asked {
  caller: AiCaller;
  /** Aborted when the person has left. */
  signal: AbortSignal;
  /** Called with pieces of the answer's text as they come, where they are shown. */
  onText?: (piece: string) => void;
}

/** The language model, when one is set up. It never throws but when the person has left: without it the fixed rules answer. */
@Injectable()
export class ModelService {
  readonly ask: <Answer>(prompt: Prompt<Answer>, asked: Asked) => Promise<ModelAnswer<Answer>> = () =>
    Promise.resolve({ answer: null, notice: undefined });
}
