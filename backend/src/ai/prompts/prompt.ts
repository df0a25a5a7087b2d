import type { AiTask } from '@shortlist/shared/product/plans';
import type { z } from 'zod';

/** The texts of a prompt, built by a function in `prompts/`. */
export interface PromptText {
  task: AiTask;
  /** Prompt version, changed with the wording. Stored with the call and returned with the answer. */
  version: string;
  /** The model's role and rules. */
  instructions: string;
  /** The user's text and the job description, fenced as data. */
  input: string;
  /** Token limit of the answer, without reasoning. */
  mostTokens: number;
}

/** A prompt and the schema of the answer that it requests. */
export interface Prompt<Answer> extends PromptText {
  answer: z.ZodType<Answer>;
}
