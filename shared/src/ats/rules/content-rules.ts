import type { BulletFacts } from '../bullets/bullet-facts.js';
import { BULLET_RULES, DETAIL_RULE, WORDING_RULES } from './bullet-rules.js';
import type { Rule } from './rule.js';
import { TEXT_RULES } from './text-rules.js';

/** Number of good bullets required for full points in the bullet rules, because a single good bullet proves little. */
const BULLETS_ENOUGH = 4;
const FEW_BULLETS = 'Add more bullets: there are too few to judge your writing.';

/**
 * Content rules for comparing two versions of a text: without the rules about results and figures, and without the
 * deduction for few bullets.
 */
export const STYLE_RULES: readonly Rule[] = [...WORDING_RULES, DETAIL_RULE, ...TEXT_RULES];

export const CONTENT_RULES: readonly Rule[] = [...BULLET_RULES.map(scaledByBulletCount), DETAIL_RULE, ...TEXT_RULES];

function scaledByBulletCount({ id, max, evaluate }: Rule): Rule {
  return {
    id,
    max,
    evaluate: (input) => {
      const verdict = evaluate(input);
      const meaningful = meaningfulCount(input.bullets);
      if (!verdict || meaningful >= BULLETS_ENOUGH) return verdict;
      const share = (verdict.share * meaningful) / BULLETS_ENOUGH;
      return verdict.share === 1
        ? { share, message: FEW_BULLETS, path: input.bullets[0]?.path }
        : { ...verdict, share };
    },
  };
}

function meaningfulCount(bullets: readonly BulletFacts[]): number {
  const meaningful = new Set<string>();
  for (const { facts } of bullets) {
    if (meaningful.size === BULLETS_ENOUGH) break;
    if (facts.describesWork || facts.hasResult) meaningful.add(facts.gist);
  }
  return meaningful.size;
}
