import { pastOfParticiple, verbIn } from '../../english/verb-forms.js';
import { lowered } from '../../text/words.js';

/** Matches a change and the action that caused it: "waits fell from 40 to 15 minutes after I changed the rota". */
const CHANGE_AFTER =
  /^(?:during my time (?:there|here),? |while i was (?:there|here),? )?((?:the |our |my )?[a-z][\w ’'-]{2,40}?) (went down|went up|went|came down|dropped|fell|decreased|rose|grew|increased|improved|were (?:cut|reduced|increased|raised|brought down)|was (?:cut|reduced|increased|raised|brought down)) ((?:(?:from|by) |(?=\d[\d.,]*%? to \d))(?:[^,;:]|,(?=\d)){0,70}?\d(?:[^,;:]|,(?=\d)){0,40}?),? (?:after|because|when|once|as|(?:and|which) (?:this |that )?(?:is|was) because|since) i (?:(?:began|started) (?=[a-z]+ing\b))?([a-z]+)( [^;:]{3,120})$/i;
/** Matches a change with "by me" and the author's method: "overtime was reduced 22% by me through cross training". */
const CHANGED_BY_ME =
  /^((?:the |our )?[a-z][\w’'-]*(?: [\w’'-]+){0,3}?) (?:was|were) (reduced|cut|raised|increased|lowered|improved|brought down|brought up) ((?:by |from )?[^,;:]{0,20}\d[^,;:]{0,30}?) by (?:me|myself)(?! and (?:my|the|a|our|another|\d)\b)( (?:through|by|with|via) [^,;:]{3,80})?$/i;
/**
 * Maps a verb of change to the verb that takes the author as its subject: "waits went" becomes "took waits". Other
 * verbs become "raised" or "cut".
 */
const DEEDS: ReadonlyMap<string, string> = new Map(
  Object.entries({ went: 'took', grew: 'grew', improved: 'improved', increased: 'increased', decreased: 'reduced' }),
);
const UP = /^(?:went up|rose|(?:were|was) (?:increased|raised))$/i;

/**
 * Rewrites a change and its cause as an action of the author: "waits fell from 40 to 15 minutes after I changed the
 * rota" becomes "cut waits from 40 to 15 minutes by changing the rota".
 */
export function changeAsDeed(text: string): string | undefined {
  const [, thing = '', how = '', size = '', verb = '', object = ''] = CHANGE_AFTER.exec(text) ?? [];
  const doing = (verbIn('past', verb.toLowerCase()) ?? verbIn('gerund', verb.toLowerCase()))?.gerund;
  // "After I started double checking" has another verb than "started".
  if (doing === undefined || /^(?:start|begin)/.test(doing)) return undefined;
  const deed = DEEDS.get(how.toLowerCase()) ?? (UP.test(how) ? 'raised' : 'cut');
  const from = /^\d/.test(size) ? 'from ' : '';
  return `${deed} ${lowered(thing).replace(/^(?:our|my) /, '')} ${from}${size} by ${doing}${withGerunds(object)}`;
}

/**
 * Rewrites a result to begin with the author's action: "overtime was reduced 22% by me through cross training" becomes
 * "reduced overtime 22% through cross training". Returns undefined if the text does not mention the author.
 */
export function resultAsDeed(text: string): string | undefined {
  const change = changeAsDeed(text);
  if (change !== undefined) return change;
  const [, thing, deed = '', size = '', how = ''] = CHANGED_BY_ME.exec(text) ?? [];
  const [word = '', particle] = deed.toLowerCase().split(' ');
  const past = thing && pastOfParticiple(word);
  return past && `${past} ${thing}${particle ? ` ${particle}` : ''} ${size}${how}`;
}

/** Converts a verb after "and" to a gerund: "and re-did the window" to "and re-doing the window". */
const withGerunds = (object: string): string =>
  object.replace(
    /( and )((?:re-)?)([a-z]+)(?= (?:the|a|an|our|all|\d|(?:[a-z-]+ )?[a-z-]+s\b))/g,
    (match, and: string, again: string, verb: string) => {
      const gerund = verbIn('past', verb)?.gerund;
      return gerund ? `${and}${again}${gerund}` : match;
    },
  );
