import { rootOf } from '../../english/word-roots.js';
import { wordSet } from '../../text/words.js';

const rootsOf = (words: string): ReadonlySet<string> => new Set([...wordSet(words)].map(rootOf));

/**
 * Groups of words that claim rank, trust, results or praise. A claim needs a word of its group in the line about the
 * same work: "led" in a different line is not enough.
 */
export const WEIGHTY: readonly ReadonlySet<string>[] = [
  rootsOf('lead led manage supervise oversee head direct charge command captain foreman leader boss responsible'),
  rootsOf('hire recruit dismiss appoint headhunt'),
  rootsOf('train teach coach mentor instruct tutor induct onboard upskill'),
  rootsOf('sole solely alone single-handedly independent independently unaided unsupervised singlehandedly unassisted'),
  rootsOf('budget budgets'),
  rootsOf('negotiate negotiation'),
  rootsOf('design redesign invent devise'),
  rootsOf('establish found initiate pioneer'),
  rootsOf(
    'win won award prize commend commendation praise recognise honour nominate nomination promote promotion accolade shortlist applaud',
  ),
  rootsOf('approve authorise sign-off'),
  rootsOf('fluent fluently native bilingual conversational intermediate advanced'),
  rootsOf('increase raise grow boost double improve'),
  rootsOf('reduce cut lower decrease halve eliminate'),
  rootsOf('save'),
  rootsOf('certified qualified licensed accredited chartered'),
];

const BY_ROOT = new Map(WEIGHTY.flatMap((group) => [...group].map((root) => [root, group] as const)));

/** Returns the group of `WEIGHTY` that contains the root, or undefined. */
export const weightOf = (root: string): ReadonlySet<string> | undefined => BY_ROOT.get(root);
