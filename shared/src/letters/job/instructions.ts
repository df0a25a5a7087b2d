/** Matches the reference number in a job description, which applicants should quote. */
const REFERENCE =
  /\b(?:(?:job )?(?:ref(?:erence)?|req(?:uisition)?)(?: (?:no|number|code|id))?\.?(?: #)?[ \t]?[:#]|(?:job|vacancy|posting|position|requisition|reference|announcement)(?: (?:no|number|code|id))\b\.?[ \t]?[:#]?|(?:requisition|vacancy|reference|ref\.?)(?=[ \t]+[A-Z]{1,6}[-/]?\d))[ \t]{0,3}#?([A-Z\d][A-Z\d/._-]{1,24}[A-Z\d])(?=[\s,;.)]|$)/giu;
const PORTFOLIO = /\bportfolio\b/i;
const MAX_CHARACTERS = 20_000;
const MAX_LINK_LENGTH = 80;

/** Returns the reference number of the job, or an empty string. */
export function referenceIn(jdText: string): string {
  const found = [...jdText.slice(0, MAX_CHARACTERS).matchAll(REFERENCE)].map(([, reference]) => reference!);
  return found.find((reference) => /\d/.test(reference)) ?? '';
}

/** Returns a sentence with the link to the user's portfolio if the job description asks for one. */
export function portfolioFor(jdText: string, link: string): string {
  const address = link
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\/$/, '');
  if (!PORTFOLIO.test(jdText.slice(0, MAX_CHARACTERS)) || address.length > MAX_LINK_LENGTH) return '';
  return /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:\/\S*)?$/u.test(address) ? `You can see my portfolio at ${address}.` : '';
}
