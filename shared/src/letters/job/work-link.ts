import { withoutPromptInjection } from '../../keywords/posting/prompt-injection.js';
import type { ResumeData } from '../../resume/resume-data.js';
import { cleanLine } from '../../text/text.js';

/** Matches a portfolio of work. Excludes other portfolios: "a portfolio of 30 clients", "our product portfolio". */
const PORTFOLIO =
  /(?<!\b(?:investment|product|project|property|client|customer|loan|brand|our|service) )\bportfolio\b(?! (?:of (?!(?:your|recent|previous|past|published|design|writing|finished)\b|work)|manag|compan|analy|risk))/i;
/** Matches words that ask applicants to send something with the application: "include", "attach". */
const ENCLOSE =
  /\b(?:send|include|including|attach|enclose|provide|share|submit|add|email|mail|upload|bring|show us|with|apply)\b/i;
/** Matches work that applicants are asked to show: "a link to something you have built", "two writing samples". */
const WORK =
  /\blinks? to (?:(?:your|an?|some|any|one|two|three|\d) (?:\p{L}+ ){0,3}(?:work|portfolio|website|site|code|projects?|writing|designs?|samples?|pieces?|articles?|reel|showreel|games?|apps?|GitHub\p{L}*)|(?:something|anything|work|projects|code|things) (?:that )?you\b|(?:examples|samples) of)|\bportfolio\b|\b(?:writing|work|design|code|copy)(?: or \p{L}+)? samples?\b|\b(?:samples|examples) of your (?:\p{L}+ ){0,2}(?:work|writing|designs?|code)\b|\byour GitHub\b/iu;
/** Matches words that show that a sentence is about the application and not about a duty: "your CV". */
const OF_APPLICATION =
  /\b(?:your|you|you['’]ve|r[eé]sum[eé]|CV|letter|application|applications|applying|apply)(?![\p{L}])/iu;
/**
 * Matches a request for something that the applicant made: "something you built". A single project answers such a
 * request better than a portfolio.
 */
const OWN_PROJECT =
  /\b(?:something|anything|things?|a project|one project|projects?) (?:that )?you(?:['’]ve| have)?\b/i;
const SENTENCE_END = /[!?\n]|\.(?=\s|$)/u;
const ADDRESS = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:\/\S*)?$/u;
const MAX_CHARACTERS = 20_000;
const MAX_LENGTH = 80;
/** Placeholder for a link that only the user knows. */
const BLANK = '[link to your work]';
/** Matches a placeholder in the letter that already asks for a link: "[link to your portfolio]". */
const ASKED_ALREADY = /\[[^\]]{0,120}\b(?:links?|portfolio|samples?)\b/i;

/**
 * Returns a sentence with the link to the user's work if the job description asks for a link, or a placeholder if the
 * resume has no link. Returns '' if the description only mentions a portfolio and the resume has none.
 * @param said the rest of the letter, which may already contain the link
 */
export function workLinkFor(jdText: string, { personal, extras }: ResumeData, said: string): string {
  const text = withoutPromptInjection(jdText.slice(0, MAX_CHARACTERS));
  const request = text
    .split(SENTENCE_END)
    .find(
      (sentence) =>
        ENCLOSE.test(sentence) &&
        OF_APPLICATION.test(sentence) &&
        WORK.test(sentence) &&
        (!/portfolio/i.test(WORK.exec(sentence)![0]) || PORTFOLIO.test(sentence)),
    );
  if (request === undefined && !PORTFOLIO.test(text)) return '';
  const project = request !== undefined && OWN_PROJECT.test(request) ? projectLink(extras.projects) : undefined;
  const [portfolio, profile] = [bare(personal.portfolio), bare(personal.linkedin)];
  // A LinkedIn profile does not show any work, but the LinkedIn field may contain the address of another page.
  const own =
    portfolio || (/^(?:\p{L}+\.)?linkedin\./iu.test(profile) && !/linkedin/i.test(request ?? '') ? '' : profile);
  const address = project?.address ?? (request === undefined ? portfolio : own);
  if (address === '') return request === undefined || ASKED_ALREADY.test(said) ? '' : BLANK;
  if (said.includes(address)) return '';
  if (project !== undefined) return `You can see ${project.name} at ${address}.`;
  return `You can see my ${PORTFOLIO.test(text) && portfolio !== '' ? 'portfolio' : 'work'} at ${address}.`;
}

/** Returns a web address without its protocol, or an empty string if the text is not a web address. */
function bare(link: string): string {
  const address = link
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\/$/, '');
  return address.length <= MAX_LENGTH && ADDRESS.test(address) ? address : '';
}

/** Returns the first project whose description ends with a web address. */
function projectLink(projects: ResumeData['extras']['projects']): { name: string; address: string } | undefined {
  return projects
    .map(({ name, description }) => {
      const [, last = ''] = /(?:^|[.:;] |\bat )(\S+)$/u.exec(cleanLine(description).replace(/\.$/, '')) ?? [];
      return { name: cleanLine(name), address: /^https?:|\.\p{L}{2,}/iu.test(last) ? bare(last) : '' };
    })
    .find(({ name, address }) => name !== '' && name.length <= MAX_LENGTH && address !== '');
}
