import { factAt, type Fact } from '../fact.js';
import type { RecordReading } from './read-record.js';

/**
 * Phrases that claim a decision, a method or a kind of work, each with words that support it in the resume: "sign-off"
 * supports "approved".
 */
const PHRASES: readonly [claim: RegExp, evidence: RegExp, isAnyones?: true][] = [
  [
    /\b(?:sign(?:s|ed|ing)?[ -]offs?|approv(?:e|es|ed|ing|als?)|authori[sz](?:e|es|ed|ing|ation)|(?:final|last) (?:say|word|decision))\b/gi,
    /sign|approv|authori[sz]|decision|decid/i,
  ],
  [
    /\bend[- ]of[- ](?:\p{L}+[ -])?li(?:fe|ves)\b|\bend of (?:their|a|one's) li(?:fe|ves)\b|\bpalliative\b|\bdying\b/giu,
    /end[- ]of[- ]life|palliative|hospice|dying|terminal/i,
    true,
  ],
  [/\btests? first\b|\btest-(?:first|driven)\b|\btests before\b/gi, /tests? first|driven|tdd|tests? before/i, true],
  [
    /\b(?:last|final) (?:say|word)\b|\bdecid(?:e|es|ed|ing) (?:which|what|who|whom|whether|on|how)\b|\b(?:am|is|was|are|were|put|left) in charge\b/gi,
    /decid|decision|\bcho[o]?se|select|\bin charge|sign(?:s|ed|ing)? off|approv|(?:last|final) (?:say|word)/i,
  ],
  [
    /\b(?:made|make|was|be|been|as) (?:acting|temporary) \p{L}+|\bact(?:s|ed|ing)? up\b|\b(?:stand|stands|stood|standing|step|steps|stepped|stepping|fill|fills|filled|filling) in (?:for|as|when|while)\b|\bdeputi[sz]\w+|\bin (?:his|her|their|the \p{L}+['’]s) absence\b|\bwhen(?:ever)? (?:the|my|our|a) (?:\p{L}+ ){1,3}(?:is|was|are|were) (?:away|off|out|absent|on leave|not in|on holiday|ill|sick)\b/giu,
    /\bacting\b|deput|cover(?:s|ed|ing)? for|absence|absent|sta?o?o?n?d(?:s|ing)? in\b|step(?:s|ped|ping)? in\b|fill(?:s|ed|ing)? in for|\b(?:is|was|are|were) (?:off|away|out|on leave)\b/i,
    true,
  ],
  [
    /\b(?:gave|gives|given|presented|handed|sent|got|received|earned) (?:me |him |her |you |us )?(?:with )?(?:a|an|the) (?:certificate|letter|bonus|voucher|plaque|medal|trophy|rise|raise|thank-you)\b/gi,
    /award|bonus|prize|commend|recogni|medal|trophy|voucher|thank/i,
    true,
  ],
  [/\bon[- ]call\b/gi, /on[- ]call|stand-?by|out[- ]of[- ]hours/i, true],
  [
    /\b(?:night|weekend) shifts?\b|\bovertime\b|\bbank holidays?\b|\bunsocial(?:ble)? hours\b/gi,
    /night|weekend|saturday|sunday|holiday|overtime|24/i,
    true,
  ],
  [/\b(?:sign language|makaton|braille)\b/gi, /sign language|bsl|\basl\b|makaton|braille/i, true],
  [
    /\b(?:in|of|some|enough|little|bit of|basic|speak|speaks|spoke|good|fluent|everyday|conversational) polish\b/gi,
    /polish/i,
    true,
  ],
  [
    /\b(?:step by step|from scratch|from the ground up|end[- ]to[- ]end|start to finish|a to z)\b/gi,
    /scratch|ground up|end[- ]to|new|built|build|start|whole|entire|complete/i,
  ],
];
/**
 * Phrases that attribute work to another person: "for the manager to approve", "approved by the owner", "sign-off by
 * …".
 */
const BY_OTHERS =
  /\b(?:for|by|from|manager|senior|controller|director|head|owner|boss|lead|supervisor|doctor|nurse|client|he|she|they|who)\b[^.;]{0,40}$/i;
const TO_OTHERS = /^(?:\s\S{1,20}){0,3}\s(?:by|from)\s/i;
/** Number of characters searched before and after a phrase for a mention of another person. */
const REACH = 60;

/**
 * Returns the actions in a text that are missing from the resume, or that the resume attributes to another person:
 * "approved the orders" if the resume says that the manager approves them.
 */
export function deedsOfOthers({ lines }: RecordReading, text: string): Fact[] {
  return PHRASES.flatMap(([claim, evidence, isAnyones = false]) =>
    [...text.matchAll(claim)].flatMap(({ 0: phrase, index }) => {
      if (!isAnyones && isOfOthers(text, index, index + phrase.length)) return [];
      const isOwn = lines.some((line) =>
        [...line.text.matchAll(new RegExp(evidence, 'gi'))].some(
          (found) => isAnyones || !isOfOthers(line.text, found.index, found.index + found[0].length),
        ),
      );
      return isOwn ? [] : [factAt('claim', phrase, index, phrase)];
    }),
  );
}

const isOfOthers = (text: string, start: number, end: number): boolean =>
  BY_OTHERS.test(text.slice(Math.max(0, start - REACH), start)) || TO_OTHERS.test(text.slice(end, end + REACH));
