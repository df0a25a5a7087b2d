import type { BulletFacts } from './bullet-facts.js';
import { BULLET_RULES, DETAIL_RULE, WORDING_RULES } from './bullet-rules.js';
import type { Rule } from './rule.js';
import { TEXT_RULES } from './text-rules.js';

/** One good bullet proves little: what is said of bullets gets its full points from so many on. */
const BULLETS_ENOUGH = 4;
const FEW_BULLETS = 'Add more bullets; there are too few to judge this.';

/** How well is told what there is, be it little or much? Of use to compare two ways to tell the same. */
export const TELLING_RULES: readonly Rule[] = [...WORDING_RULES, DETAIL_RULE, ...TEXT_RULES];

/** Is it told well, and is there enough of it: figures, results, verbs, length, no filler? */
export const CONTENT_RULES: readonly Rule[] = [...BULLET_RULES.map(fromEnough), DETAIL_RULE, ...TEXT_RULES];

function fromEnough({ id, max, judge }: Rule): Rule {
  return {
    id,
    max,
    judge: (input) => {
      const verdict = judge(input);
      const told = toldUpToEnough(input.bullets);
      if (!verdict || told >= BULLETS_ENOUGH) return verdict;
      const share = (verdict.share * told) / BULLETS_ENOUGH;
      return verdict.share === 1
        ? { share, message: FEW_BULLETS, path: input.bullets[0]?.path }
        : { ...verdict, share };
    },
  };
}

/** A bullet told twice proves nothing more, and an opener alone proves nothing. More than are enough need not be counted. */
function toldUpToEnough(bullets: readonly BulletFacts[]): number {
  const told = new Set<string>();
  for (const { facts } of bullets) {
    if (told.size === BULLETS_ENOUGH) break;
    if (facts.tellsWork || facts.tellsResult) told.add(facts.gist);
  }
  return told.size;
}
