import type { Certification, ResumeData } from '../../resume/resume-data.js';
import { cleanLine } from '../../text/text.js';
import { lowered } from '../../text/words.js';
import { contentOf } from '../notes/posting-overlap.js';

const MAX_ADDED = 3;
const MAX_CHARACTERS = 20_000;
const MAX_NAME_LENGTH = 60;
const NOT_NEEDED = /\b(?:no|not|without|isn['’]t) (?:\p{L}+ )?(?:needed|required|necessary|essential|licen[cs]e)\b/iu;
const DRIVING_ASKED =
  /\bdriv(?:er|ing)['’]?s?['’]? licen[cs]e\b|\bcar,? (?:and )?(?:\p{L}+ )?licen[cs]e\b|\blicen[cs]e and (?:\p{L}+ )?(?:car|vehicle)\b/iu;
const CAR_ASKED = /\b(?:own|reliable|access to an?|use of an?) (?:car|vehicle)\b/i;
const DRIVING = /(?<!commercial )\bdriv(?:er|ing)['’]?s?['’]? licen[cs]e\b/i;
const OWN_CAR = /\bown (?:car|vehicle)\b/i;
/** Matches kinds of qualifications that job descriptions demand by name: "check", "registration", "license". */
const DEMANDED_KIND = /\b(?:check|clearance|registration|licen[cs]e|permit|card|ticket|endorsement)\b/i;

/**
 * Returns up to three of the resume's qualifications that the job description demands, in the order of the job
 * description and in the resume's words: "NDIS Worker Screening Check", "full driver license", "own car".
 */
export function demandedQualifications(
  { certifications, skills, summary }: ResumeData,
  jdText: string,
  named: readonly string[],
): string[] {
  const lines = jdText
    .slice(0, MAX_CHARACTERS)
    .split(/\n|(?<=[.!?]) /)
    .filter((line) => !NOT_NEEDED.test(line));
  const texts = [...certifications.map(({ name }) => name), ...skills].map(cleanLine);
  const license = texts.find((text) => DRIVING.test(text) && text.length <= MAX_NAME_LENGTH);
  const car = [...texts, cleanLine(summary.text)].map((text) => OWN_CAR.exec(text)?.[0]).find(Boolean);
  const found = [
    ...certifications.map(({ name }) => ({ name: bare(name), at: lineNaming(bare(name), lines) })),
    { name: license === undefined ? '' : drivingLicense(license), at: lines.findIndex((l) => DRIVING_ASKED.test(l)) },
    { name: car?.toLowerCase() ?? '', at: lines.findIndex((line) => CAR_ASKED.test(line)) },
  ];
  return found
    .filter(({ name, at }) => name !== '' && at !== -1 && !named.some((other) => other.includes(name)))
    .toSorted((a, b) => a.at - b.at)
    .map(({ name }) => name)
    .slice(0, MAX_ADDED);
}

const bare = (name: string): string => cleanLine(name).split(/[,;(]/, 1)[0]!.trim();

/**
 * Returns the index of the first line that names a check, registration or license: it contains all words of the name,
 * apart from general vocabulary. Returns -1 if there is no such line.
 */
function lineNaming(name: string, lines: readonly string[]): number {
  const words = contentOf(name);
  if (!DEMANDED_KIND.test(name) || DRIVING.test(name) || words.length < 2) return -1;
  return lines.findIndex((line) => {
    const known = new Set(contentOf(line));
    return words.every((word) => known.has(word));
  });
}

/** Rewords a driver's license for a sentence: "Driver license (full), own car" becomes "full driver license". */
function drivingLicense(typed: string): string {
  const [first = ''] = typed.split(/[,;]| (?:and|with|&|\+) /, 1);
  const [, name = first, quality = ''] =
    /^([^()]+) \(((?:full|clean|valid|current|UK|EU)(?: UK)?)\)$/i.exec(first) ?? [];
  return [quality.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()), lowered(name)]
    .filter(Boolean)
    .join(' ');
}

const BODY = /\b(?:Council|College|Board|Commission|Association|Institute|Register|Society|Authority)\b/u;
const ABBREVIATED = /\(([\p{Lu}&]{3,8})\)$/u;

/**
 * Adds the issuing body to a registration or certificate if the job description names the body: "Registered Dental
 * Nurse" becomes "registered with the General Dental Council (GDC)".
 */
export function withBodies(data: ResumeData, jdText: string): ResumeData {
  const text = jdText.slice(0, MAX_CHARACTERS);
  const own = [data.summary.text, ...data.skills].join(' ');
  return {
    ...data,
    certifications: data.certifications.map((entry) => ({ ...entry, name: withBody(entry, text, own) })),
  };
}

function withBody({ name, issuer }: Certification, jdText: string, own: string): string {
  const body = cleanLine(issuer);
  const given = ABBREVIATED.exec(body)?.[1];
  if (!BODY.test(body)) return name;
  if (!/^registered /i.test(cleanLine(name)))
    return given !== undefined && hasWord(jdText, given) && !name.includes('(')
      ? `${cleanLine(name)} (${given})`
      : name;
  const full = given === undefined ? body : body.replace(ABBREVIATED, '').trim();
  const initials = given ?? (full.match(/(?<![\p{L}])\p{Lu}/gu) ?? []).join('');
  const isShort = initials.length > 2 && (given !== undefined || hasWord(own, initials));
  if (!jdText.includes(full) && !(isShort && hasWord(jdText, initials))) return name;
  return `registered with the ${full.replace(/^the /i, '')}${isShort ? ` (${initials})` : ''}`;
}

const hasWord = (text: string, word: string): boolean => text.split(/[^\p{L}\p{N}&]+/u).includes(word);
