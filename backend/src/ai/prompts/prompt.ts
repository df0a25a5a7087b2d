import type { AiTask } from '@shortlist/shared/product/plans';
import type { z } from 'zod';

export interface PromptText {
  task: AiTask;
  /** Version of the wording, such as "rewrite-bullets/1". Stored with the call and returned with the answer. */
  version: string;
  instructions: string;
  /** The user's text and the job description, between delimiters that mark them as data. */
  input: string;
  /** Token limit of the answer, excluding the model's reasoning. */
  mostTokens: number;
}

export interface Prompt<Answer> extends PromptText {
  answer: z.ZodType<Answer>;
}
