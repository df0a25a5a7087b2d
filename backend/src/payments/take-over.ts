import type { EntityManager } from 'typeorm';
import type { PaymentsJob } from './payments-job.js';

/**
 * Makes a row say what the provider said a moment ago, and answers what is left to do after that. Undefined when somebody
 * else did so since that was asked, who may know better.
 */
export type TakeOver = (transaction: EntityManager) => Promise<{ next: PaymentsJob | null } | undefined>;
