import { pastOfParticiple, verbIn } from '../../english/verb-forms.js';
import { capitalized, firstWord, lowered } from '../../text/words.js';

/** Matches a method before the action: "By using timers I was able to keep the class on time". */
const BY_DOING_I = /^by ([a-z]+ing [^;:.]{3,100}?),? I (?:was able to|managed to) ([a-z]+)( [^;:.]{3,160})(\.?)$/i;
/** Matches a subject of a few words: "average handling time". */
const THING = "((?:the |our |my |an? |all |all the )?[a-z][\\w’'-]*(?: [\\w’'-]+){0,4})";
/** Matches a method and its result: "By ordering twice weekly, food waste was brought down from 9% to 5%". */
const BY_DEED = new RegExp(
  `^by ([a-z]+ing [^;:.]{3,120}), ${THING} (?:was|were) ([a-z]+)( down| up)? ([^;:.,\\d]*\\d[^;:,]*)$`,
  'i',
);
/** Matches a change with "by me" and the method: "Stock was brought down from £48k to £19k by me returning it". */
const BY_ME_DOING = new RegExp(
  `^${THING} (?:was|were) ([a-z]+)( down| up)? ((?:from|to|by) [^;:,\\d]*\\d[^;:,]*?) by (?:me|my) ([a-z]+ing [^;:]+)$`,
  'i',
);
/** Matches a passive verb with "by me" after a long subject: "The deep clean of the wards was carried out by me". */
const DONE_BY_ME =
  /^((?:the |all )?[a-z\d][^.;:]{2,100}?) (?:was|were) (?:all )?(done|carried out|performed|completed|handled|run)( daily| weekly| monthly)? (?:all )?by (?:me|myself)(?! and (?:my|the|a|our|another|\d)\b)(?: on my own)?(?![a-z])(.*)$/i;
/** Matches a change in a figure that is not attributed to anyone: "Average handling time reduced to 4:10 from 6:30". */
const REDUCED = new RegExp(
  `^${THING} (?:was |were )?(reduced|lowered|raised|cut) ((?:to|from|by) [^;:\\d]*\\d.*)$`,
  'i',
);
const TWO_DEEDS = new RegExp(`^${THING} (?:was|were) ([a-z]+) and ([a-z]+)( .*)?$`, 'i');
const DEEDS_BY_ME =
  /^((?:the |all )?[a-z][^.;:,]{2,80}?) (?:was|were) ([a-z]+(?: (?:up|in|out|down|off))?)((?:, [a-z]+(?: (?:up|in|out|down|off))?){0,3}) and ([a-z]+)( (?:on|in|to|for|at|with|from|using|across) [^,;:]*?)? by (?:me|myself)(?! and (?:my|the|a|our|another|\d)\b)(?![a-z])(.*)$/i;
/** Matches a figure that may describe the author's own work: "… and my accuracy is 99.6%". */
const OWN_FIGURE =
  /(?:,? and|,) (?:with )?(my )?(?:the )?([a-z]+(?: [a-z]+){0,2}) (?:is|was) (currently )?(?:at )?((?:over |about |around )?\d[\d.,:]*\s?%?)(?:,? which is ((?:below|above|under|over|ahead of) [^,;]{3,40}))?(\.?)$/i;

const NO_THING = /\b(?:i|we|it|they|he|she|there|this|that|who|which|by|me|was|were|and|team|role|job|duties)\b/i;

/**
 * Moves the verb of a passive bullet to the start: "Waits were reduced by me" becomes "Reduced waits". Returns
 * undefined if it is unclear who did the work, or if the verb is ambiguous.
 */
export function withVerbInFront(text: string): string | undefined {
  return (
    methodLast(text) ??
    gotDown(text) ??
    byDeed(text) ??
    byMe(text) ??
    deedsByMe(text) ??
    reduced(text) ??
    twoDeeds(text) ??
    withOwnFigure(text)
  );
}

function methodLast(text: string): string | undefined {
  const [, method = '', verb = '', object = '', end = ''] = BY_DOING_I.exec(text) ?? [];
  const done = verbIn('base', verb.toLowerCase())?.past;
  if (done === undefined || /\bI\b/.test(method + object) || !verbIn('gerund', firstWord(method))) return undefined;
  return `${capitalized(done)}${object} by ${lowered(method)}${end}`;
}

const AMOUNT = String.raw`(?:about |around |over |under )?[£$€]?\d[\d.,]*(?:k|m|%)?[a-z]{0,8}`;
/** Matches a figure that the author changed: "Got arrears on my patch down from £94k to £61k". */
const GOT_DOWN = new RegExp(
  `^(?:I )?(?:got|have got) ([a-z][^,;:.\\d]{2,60}?) (down|up) (from ${AMOUNT} to ${AMOUNT}(?: .*)?)$`,
  'i',
);

function gotDown(text: string): string | undefined {
  const [, thing = '', way = '', change = ''] = GOT_DOWN.exec(text) ?? [];
  if (thing === '' || NO_THING.test(thing)) return undefined;
  return `${/down/i.test(way) ? 'Cut' : 'Raised'} ${thing} ${change}`;
}

function byDeed(text: string): string | undefined {
  const [, deed = '', thing = '', verb = '', particle = '', told = ''] = BY_DEED.exec(text) ?? [];
  const done = ownDeed(verb);
  if (done === undefined || !isThing(thing) || !verbIn('gerund', firstWord(deed))) return undefined;
  const [change, end] = told.endsWith('.') ? [told.slice(0, -1), '.'] : [told, ''];
  return `${capitalized(done)} ${lowered(thing)}${particle} ${change} by ${lowered(deed)}${end}`;
}

function byMe(text: string): string | undefined {
  const [, thing = '', verb = '', particle = '', change = '', deed = ''] = BY_ME_DOING.exec(text) ?? [];
  const done = ownDeed(verb);
  if (done !== undefined && isThing(thing) && verbIn('gerund', firstWord(deed)))
    return `${capitalized(done)} ${lowered(thing)}${particle} ${change} by ${lowered(deed)}`;
  const [, work = '', how = '', often = '', rest = ''] = DONE_BY_ME.exec(text) ?? [];
  if (work === '' || /\b(?:i|we|they|he|she|was|were|which|who|that)\b/i.test(work)) return undefined;
  const told = how.toLowerCase();
  return `${told === 'done' ? 'Did' : told === 'run' ? 'Ran' : capitalized(told)} ${lowered(work)}${often}${rest}`;
}

function deedsByMe(text: string): string | undefined {
  const [, thing = '', first = '', more = '', last = '', where = '', rest = ''] = DEEDS_BY_ME.exec(text) ?? [];
  if (thing === '' || NO_THING.test(thing)) return undefined;
  const told = [first, ...more.split(', ').filter(Boolean), last].map((deed) => {
    const [verb = '', ...particle] = deed.split(' ');
    const past = verb.toLowerCase() === 'lead' ? 'led' : ownDeed(verb);
    return past && [past, ...particle].join(' ');
  });
  if (told.includes(undefined)) return undefined;
  const result = rest.replace(/,? and it (led to|resulted in|went on to|meant) /i, ', which $1 ');
  return `${capitalized(`${told.slice(0, -1).join(', ')} and ${told.at(-1)!}`)} ${lowered(thing)}${where}${result}`;
}

function reduced(text: string): string | undefined {
  const [, thing = '', verb = '', rest = ''] = REDUCED.exec(text) ?? [];
  if (!isThing(thing) || verbIn('past', firstWord(thing)) || / by (?!\d|[a-z]+ing\b)/i.test(` ${rest}`))
    return undefined;
  return `${capitalized(verb.toLowerCase())} ${lowered(thing)} ${rest}`;
}

function twoDeeds(text: string): string | undefined {
  const [, thing = '', one = '', two = '', rest = ''] = TWO_DEEDS.exec(text) ?? [];
  const deeds = [ownDeed(one), ownDeed(two)];
  if (
    !isThing(thing) ||
    deeds.includes(undefined) ||
    / by (?!\d|[a-z]+ing\b)|\b(?:it|they|was|were|which)\b/i.test(rest)
  )
    return undefined;
  return `${capitalized(deeds[0]!)} and ${deeds[1]!} ${lowered(thing)}${rest}`;
}

function withOwnFigure(text: string): string | undefined {
  const found = OWN_FIGURE.exec(text);
  if (!found) return undefined;
  const [, my, what = '', now, figure = '', beside, end = ''] = found;
  // Without "my", only a percentage can safely be attributed to the author's own work.
  if ((my === undefined && !figure.endsWith('%')) || NO_THING.test(what)) return undefined;
  const told = now === undefined ? `of ${figure}` : `currently at ${figure}`;
  const article = /^(?:[aeiou]|[AEFHILMNORSX]{2,})/.test(what) ? 'an' : 'a';
  return `${text.slice(0, found.index)}, with ${article} ${what} ${told}${beside ? `, ${beside}` : ''}${end}`;
}

const isThing = (thing: string): boolean => thing !== '' && !NO_THING.test(thing);

/**
 * Returns the active past tense for a passive participle, or undefined if the participle names a decision about the
 * author, such as "promoted".
 */
function ownDeed(participle: string): string | undefined {
  const word = participle.toLowerCase();
  return /^(?:promoted|awarded|named|selected|chosen|hired|praised|asked|moved)$/.test(word)
    ? undefined
    : pastOfParticiple(word);
}
