import { participleOf, verbIn } from '../../english/verb-forms.js';

/** Words in "-ing" that name a thing or a field ("building", "marketing"), unlike "taking" in "minute taking". */
const THINGS =
  /^(?:meeting|building|setting|opening|housing|clothing|feeling|being|engineering|marketing|networking|surroundings?|wording|warning|thing)$/;
const MAX_OBJECT_WORDS = 3;

/**
 * Returns the wordings of a skill that names an action and its object: "take minutes" and "took the minutes" for
 * "minute taking". Returns an empty list for any other skill.
 */
export function asDeeds(skill: string): string[] {
  const words = skill.toLowerCase().split(/[\s-]+/);
  if (words.length < 2 || words.length > MAX_OBJECT_WORDS + 1 || words.some((word) => !/^\p{L}+$/u.test(word)))
    return [];
  const [first, last] = [words[0]!, words.at(-1)!];
  const isLast = verbIn('gerund', last) !== undefined && !THINGS.test(last);
  const gerund = isLast ? last : first;
  const verb = isLast || !THINGS.test(first) ? verbIn('gerund', gerund) : undefined;
  if (verb === undefined) return [];
  const object = (isLast ? words.slice(0, -1) : words.slice(1)).join(' ');
  const objects = object.endsWith('s') ? [object, object.replace(/s$/, '')] : [object, `${object}s`];
  const forms = new Set([verb.base, verb.third, verb.past, participleOf(verb.past) ?? verb.past, verb.gerund]);
  return [
    ...[...forms].flatMap((form) => objects.flatMap((named) => [`${form} ${named}`, `${form} the ${named}`])),
    ...objects.map((named) => `${named} ${verb.gerund}`),
  ];
}
