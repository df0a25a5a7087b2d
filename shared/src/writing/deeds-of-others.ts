import { factAt, type Fact } from './fact.js';
import type { RecordReading } from './read-record.js';

/** Phrases that claim a decision, a method or a kind of work as a whole: their words alone are everyday ones. */
const PHRASES: readonly [said: RegExp, evidence: RegExp][] = [
  [
    /\b(?:sign(?:s|ed|ing)?[ -]offs?|approv(?:e|es|ed|ing|als?)|authori[sz](?:e|es|ed|ing|ation)|(?:final|last) (?:say|word|decision))\b/gi,
    /sign|approv|authori[sz]|decision|decid/i,
  ],
  [
    /\bend[- ]of[- ](?:\p{L}+[ -])?li(?:fe|ves)\b|\bend of (?:their|a|one's) li(?:fe|ves)\b|\bpalliative\b|\bdying\b/giu,
    /end[- ]of[- ]|palliative|hospice|dying|terminal/i,
  ],
  [/\btests? first\b|\btest-(?:first|driven)\b|\btests before\b/gi, /first|driven|tdd|before/i],
  [
    /\b(?:step by step|from scratch|from the ground up|end[- ]to[- ]end|start to finish|a to z)\b/gi,
    /scratch|ground up|end[- ]to|new|built|build|start|whole|entire|complete/i,
  ],
];
/** Somebody else does it: "for the manager to approve", "approved by the owner", "sign-off by …". */
const BY_OTHERS =
  /\b(?:for|by|from|the|manager|senior|controller|director|head|owner|boss|lead|supervisor|doctor|nurse|client|he|she|they|who)\b[^.;]{0,40}$/i;
const TO_OTHERS = /^(?:\s\S{1,20}){0,3}\s(?:by|from)\s/i;
/** Characters on either side that may say whose deed it is. */
const REACH = 60;

/** What nothing in the record says, or says of somebody else only: "approved the orders" where the manager approves them. */
export function deedsOfOthers({ lines }: RecordReading, text: string): Fact[] {
  return PHRASES.flatMap(([said, evidence]) =>
    [...text.matchAll(said)].flatMap(({ 0: phrase, index }) => {
      if (isOfOthers(text, index, index + phrase.length)) return [];
      const isOwn = lines.some((line) =>
        [...line.text.matchAll(new RegExp(evidence, 'gi'))].some(
          (found) => !isOfOthers(line.text, found.index, found.index + found[0].length),
        ),
      );
      return isOwn ? [] : [factAt('claim', phrase, index, phrase)];
    }),
  );
}

const isOfOthers = (text: string, start: number, end: number): boolean =>
  BY_OTHERS.test(text.slice(Math.max(0, start - REACH), start)) || TO_OTHERS.test(text.slice(end, end + REACH));
