import { wordSet } from '../text/words.js';

/** Nouns for activities, such as "audit". `WORK_ENDING` matches the endings of further nouns of this kind. */
const WORK = wordSet(`
  admin audit audits assembly bookings calls care checks cleans collections control counts deliveries diagnostics drops duties entry errands
  filing fixes inspections installs inventory jobs maintenance moves patrols payroll prep recs refusals rehearsals removals repairs research
  returns reviews rounds runs searches service services setup stocktakes support surveys tasks tests tours valuations viewings visits wash
  work analysis
`);
const WORK_ENDING = /(?:ing|ings|[^s]tion|tions|sions?|ments|management|recruitment|replenishment)$/;
const NO_WORK = wordSet(
  'morning evening building spring string ceiling clothing thing king wing something anything nothing',
);

/**
 * Returns whether a word is a noun for an activity: "inspections", "bookkeeping".
 * @param word in lower case
 */
export const isWork = (word: string): boolean => !NO_WORK.has(word) && (WORK.has(word) || WORK_ENDING.test(word));
