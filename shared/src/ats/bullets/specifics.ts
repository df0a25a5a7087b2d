import { SMALL_WORDS } from '../../text/count-words.js';

/** Minimum number of distinct specific words for a bullet to count as fully concrete. */
const ENOUGH = 4;

/** Generic words that fit any job, such as "various" and "tasks". Career services advise against them. */
const GENERAL = new Set(
  `ability able about across achieve achieved activities activity additional administrative all also and any appropriate areas
   around aspects assigned assignments assist assistance assisted assisting associated assorted attention based basic basis
   been best better both business businesses care colleague colleagues communication communications company continuous
   contributed contributing contribution correct coworkers customary daily day days department departmental departments
   detail details different drive drove duties duty dynamic each effective effectively efficiency efficient efficiently
   effort efforts ensure ensured ensuring environment etc every everyday everything excellent experience fast-paced
   focus focused followed following for from full function functions general goal goals good great growth had handled
   handling hard have help helped helping high high-quality impact impactful important improve improved improvement
   improvements improving include included including initiative initiatives innovative internal issue issues it its
   job jobs key large leadership level leveraged leveraging like made main maintain maintained maintaining maintenance managed managing make making
   management many matters meaningful more most much multiple necessary need needed needs new numerous objectives on
   operation operational operations optimal optimize optimized order organisation organisational organization
   organizational other others our out overall paced part participated performance performed performing person personal
   positive possible problem problems procedure procedures process processes productivity professional project projects
   proper provide provided providing quality quick quickly range regular regularly related relevant required
   requirements responsibilities responsibility responsible role roles routine same seamless several significant site skills
   smooth smoothly solution solutions some special staff stakeholder stakeholders standard standards strategic strategies
   strategy strong stuff success successful successfully such superior supervisor support supported supporting synergy system
   systems take taken task tasks team teams teamwork that their them these they thing things this those through time timely
   times top total true under up upon us use used using value various vital was way ways we well were when where which while
   who whole with within work worked working workload workplace works your`.split(/\s+/),
);

/**
 * Returns how concrete a bullet is, from 0 (generic) to 1 (concrete), based on the number of specific words. A figure
 * counts as one word, so removing a figure never raises the value.
 * @param words words in lower case, without digits and without the opening verb, because replacing the verb does not
 * make a bullet more concrete
 */
export function specificsOf(words: readonly string[], hasFigure: boolean): number {
  const own = new Set<string>();
  for (const word of words) {
    if (own.size === ENOUGH) return 1;
    if (word.length > 1 && !SMALL_WORDS.has(word) && !GENERAL.has(word)) own.add(word);
  }
  return Math.min(1, (own.size + (hasFigure ? 1 : 0)) / ENOUGH);
}
