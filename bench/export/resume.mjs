import { readJson, inCheckout } from '../../scripts/lib/checkout.mjs';

/** Reads a two-page resume: four jobs with 21 bullets, links, and non-ASCII letters. */
export const readBenchResume = () => readJson(inCheckout('bench', 'resumes', 'platform-engineer.json')).data;
