import { isPreposition, wordSet, beginsObject, firstWord, afterFirstWord, isPeople } from '../../text/words.js';

/** Words that end in "-ing" but are not verbs, such as "ceiling". */
const NO_VERBS = wordSet(`
  during morning evening nothing something anything everything housing clothing ceiling building wedding pudding sibling darling outgoing ongoing
  incoming underlying upcoming willing existing remaining engineering catering banking nursing flooring roofing lighting bedding bearing heating
  seating parking dressing plumbing paving railing decking tubing wiring piping swimming boxing sailing
`);
/** Gerunds that cannot be converted by rule, because the past tense of the verb is irregular, such as "sending". */
const IRREGULAR = wordSet(`
  swinging flinging clinging slinging springing stinging wringing ringing singing hiding riding sliding biding striding chiding biting lighting
  slitting splitting sitting spitting shutting quitting knitting betting letting setting hurting bursting casting costing thrusting bending
  lending rending sending spending bleeding breeding feeding speeding leading reading eating seeking creeping sleeping sweeping weeping keeping
  kneeling feeling stealing dealing meaning leaning dreaming tearing wearing bearing swearing forbearing blowing flying growing knowing throwing
  drawing hewing mowing sewing showing sowing falling holding selling telling smelling spelling spilling spoiling dwelling grinding finding
  winding binding fighting digging sticking striking sinking shrinking drinking thinking stinking slinking forgiving giving driving diving thriving
  forbidding bidding ridding treading shedding wedding rising arising freezing choosing losing awaking waking shaking taking forsaking breaking
  speaking making coming becoming going doing being having seeing fleeing lying laying paying saying buying standing understanding shining
  shooting shoeing catching teaching beaching leaching hitting putting cutting getting forgetting running winning spinning beginning swimming
`);

/**
 * Converts a gerund that the lexicon lacks to the past tense: "calming nervous owners" becomes "calmed nervous owners".
 * Regular verbs have the same letters before "-ing" and "-ed". Returns undefined for irregular and doubtful words.
 */
export function regularPast(phrase: string): string | undefined {
  const word = firstWord(phrase);
  const object = afterFirstWord(phrase);
  const next = firstWord(object);
  if (!/^[a-z]{3,}ing$/.test(word) || NO_VERBS.has(word) || IRREGULAR.has(word)) return undefined;
  const isObject = beginsObject(object) || isPeople(next) || /^(?:[a-z-]+ )?[a-z]+(?<![su])s\b/.test(object);
  if (object === '' || isPreposition(next) || !isObject) return undefined;
  return `${word.slice(0, -'ing'.length)}ed ${object}`;
}
