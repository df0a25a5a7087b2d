import { lowered } from '../../../text/words.js';
import { has, type NoteClause } from './note-frame.js';

/** Matches the absence of something bad: "no accidents". */
const NONE_OF =
  /^(?:no|zero) ((?:[\p{L}-]+ ){0,2}(?:accidents?|incidents?|claims|complaints|crashes|injuries|sick days|days off|absences|late days|errors|returns|write-offs))\b([^.;,]{0,40})/iu;
const ATTENDANCE = /^(?:(?:perfect|full|100%) attendance)\b(?:,? (?:in )?((?:19|20)\d\d))?/iu;
/** Matches a rate, often without a verb: "First time fix about 70%". */
const RATE =
  /^((?:first[- ]time fix|pick|picking|scan|attendance|accuracy|retention|pass|conversion|response|resolution|occupancy|renewal|show|close|fill|upsell)(?: rate)?(?: on [\p{L} ]{3,30}?)?) (?:is |was )?((?:about |around |over )?\d[\d.]*%.*)$/iu;

/** Converts a note about the user's record: "no accidents" becomes "I have had no accidents". */
export function recordOf(text: string, isCurrent: boolean): NoteClause | undefined {
  const none = NONE_OF.exec(text);
  if (none) return has(`no ${none[1]!.toLowerCase()}${none[2]!}`, isCurrent, true);
  const attendance = ATTENDANCE.exec(text);
  if (attendance)
    return attendance[1]
      ? {
          subject: 'I',
          text: `had ${lowered(text.split(/,? (?=(?:in )?(?:19|20)\d\d)/)[0]!)} in ${attendance[1]}`,
          verb: 'have',
        }
      : has(lowered(text), isCurrent, true);
  const rate = RATE.exec(text);
  if (!rate) return undefined;
  return { subject: '', text: `my ${rateOf(rate[1]!)} ${isCurrent ? 'is' : 'was'} ${aside(rate[2]!)}`, verb: text };
}

const rateOf = (name: string): string => (/\brate\b/i.test(name) ? lowered(name) : `${lowered(name)} rate`);
const aside = (text: string): string =>
  text.replace(/\((?:the )?team(?:['’]s)?(?: is| was|:)? (\d[\d.]*)%?\)/, '(the team’s is $1)');
