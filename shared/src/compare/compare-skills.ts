import { textDifference } from './difference.js';
import type { Difference, Place } from './difference.js';
import { matchItems } from '../text/match-items.js';
import type { MatchRules } from '../text/match-items.js';

interface Skill {
  name: string;
  place: number;
}

const SAME = 1;
const RULES: MatchRules<Skill> = {
  likeness: (a, b) => (a.name === b.name ? 2 * SAME : a.name.toLowerCase() === b.name.toLowerCase() ? SAME : 0),
  anywhere: SAME,
  inPlace: SAME,
};

const WHOLE: Place = { part: 'skills', path: 'skills', label: 'Skills' };

/**
 * Lists all added skills in one difference and all removed skills in another. Also lists changes in the spelling and
 * the order of the skills that are in both lists.
 */
export function compareSkills(before: readonly string[], after: readonly string[]): Difference[] {
  const { pairs, removed, added } = matchItems(readSkills(before), readSkills(after), RULES);
  const rewritten = pairs.flatMap((pair) =>
    textDifference(
      { part: 'skills', path: `skills.${pair.after.place}`, label: `Skill ${pair.after.place + 1}` },
      pair.before.name,
      pair.after.name,
    ),
  );
  const reordered: Difference = {
    part: 'skills',
    path: 'skills',
    label: 'Order of skills',
    kind: 'moved',
    before: listOf(pairs.map((pair) => pair.before)),
    after: listOf(pairs.map((pair) => pair.after)),
  };
  return [
    ...textDifference(WHOLE, listOf(removed), ''),
    ...textDifference(WHOLE, '', listOf(added)),
    ...rewritten,
    ...(pairs.some(({ moved }) => moved) ? [reordered] : []),
  ];
}

const readSkills = (skills: readonly string[]): Skill[] =>
  skills.map((skill, place) => ({ name: skill.trim(), place })).filter(({ name }) => name !== '');

const listOf = (skills: readonly Skill[]): string =>
  skills
    .toSorted((a, b) => a.place - b.place)
    .map(({ name }) => name)
    .join(', ');
