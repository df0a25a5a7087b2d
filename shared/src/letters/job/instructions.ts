/** Matches the reference number that applicants should quote: "Job ref: LH-ENG-58". */
const REFERENCE =
  /\b(?:(?:job )?(?:ref(?:erence)?|req(?:uisition)?)(?: (?:no|number|code|id))?\.?(?: #)?[ \t]?[:#]|(?:job|vacancy|posting|position|requisition|reference|announcement)(?: (?:no|number|code|id))\b\.?[ \t]?[:#]?|(?:requisition|vacancy|reference|ref\.?)(?=[ \t]+[A-Z]{1,6}(?:[-/][A-Z]{1,6}){0,2}[-/]?\d))[ \t]{0,3}#?([A-Z\d][A-Z\d/._-]{1,24}[A-Z\d])(?=[\s,;.)]|$)/giu;
/**
 * Matches a reference after "quote" or "quoting": "quoting LH-ENG-58". The reference must contain capitals or five
 * digits and must end its clause, so "24-hour" in "quote 24-hour jobs" does not match.
 */
const QUOTED =
  /\b[Qq]uot(?:e|ing) (?:(?:the )?(?:reference|ref\.?|job code|code) )?#?((?=[A-Z\d/._-]{0,24}\d)(?:[A-Z]{1,8}[A-Z\d/._-]{0,20}(?:\d|[-/][A-Z])|\d{5,10}))(?=[,;.)]?(?:\s{0,3}$|\s{0,3}\n|[,;)]|\.\s)|\s(?:in|on|as|when|with|to|and)\b)/mu;
const MAX_CHARACTERS = 20_000;

/** Returns the reference number of the job, or an empty string. */
export function referenceIn(jdText: string): string {
  const text = jdText.slice(0, MAX_CHARACTERS);
  const found = [...text.matchAll(REFERENCE)].map(([, reference]) => reference!);
  return found.find((reference) => /\d/.test(reference)) ?? QUOTED.exec(text)?.[1] ?? '';
}
