import type { AiTask } from '@shortlist/shared/plans';
import type { z } from 'zod';

/** The texts of a question to a language model: pure data, made by a function in `prompts/`. */
export interface PromptText {
  task: AiTask;
  /** Changes with its wording; kept in the ledger and told with the answer. */
  version: string;
  /** What the model is and which rules it keeps. */
  instructions: string;
  /** The person's text and the job's, fenced: data, never instructions. */
  input: string;
  /** Tokens that the answer itself may have. */
  mostTokens: number;
}

/** A question with the shape of its answer. */
export interface Prompt<Answer> extends PromptText {
  answer: z.ZodType<Answer>;
}
