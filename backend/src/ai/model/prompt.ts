import type { AiTask } from '@shortlist/shared/plans';
import type { z } from 'zod';

/** A question to a language model: pure data, made by a function in `prompts/`. */
export interface Prompt<Answer> {
  task: AiTask;
  /** Changes with its wording; kept in the ledger and told with the answer. */
  version: string;
  /** What the model is and which rules it keeps. */
  instructions: string;
  /** The person's text and the job's, fenced: data, never instructions. */
  input: string;
  /** What it has to answer. */
  answer: z.ZodType<Answer>;
  /** Tokens that the answer itself may have. */
  mostTokens: number;
}
