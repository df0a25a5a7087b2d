/** Words that do not distinguish credentials: "card" in "CSCS card". */
const GENERIC = new Set(
  'certificate certification certificates certifications certified cert card cards license licensed licensure badge ticket tickets holder valid full clean current registered registration register qualified qualification qualifications membership member status credential training trained award uk state active pin permit clearance check disclosure scheme section exam designation accreditation accredited with the of in for a an and by at'.split(
    ' ',
  ),
);
/** Maps words to their synonyms in names of credentials, such as "driving" to "driver". */
const SAME_WORDS = new Map(
  Object.entries({
    licence: 'license',
    licences: 'license',
    driving: 'driver',
    teaching: 'teacher',
    aider: 'aid',
    handlers: 'handler',
  }),
);

/** Splits a name into lower-case words, without "'s". */
const wordsOf = (name) =>
  name
    .toLowerCase()
    .replace(/['’]s?\b/g, '')
    .split(/[^a-z0-9+&]+/)
    .filter(Boolean)
    .map((word) => SAME_WORDS.get(word) ?? word);

/** Returns the words that distinguish a credential from others; all of its words if none does. */
function tellingWords(name) {
  const words = wordsOf(name);
  const telling = words.filter((word) => !GENERIC.has(word));
  return new Set(telling.length > 0 ? telling : words);
}

const isSubset = (one, other) => [...one].every((word) => other.has(word));
const initials = (name) =>
  wordsOf(name)
    .filter((word) => !/^(?:of|the|in|and|for|with)$/.test(word))
    .map((word) => word[0])
    .join('');

/** Returns whether a name is the abbreviation of another: "ACLS" of "Advanced Cardiovascular Life Support". */
function abbreviates(short, long) {
  const telling = [...tellingWords(short)];
  const [word = ''] = telling;
  return telling.length === 1 && word.length > 1 && /[A-Z]{2}/.test(short) && initials(long).includes(word);
}

function areSame(one, other) {
  const [a, b] = [tellingWords(one), tellingWords(other)];
  return (isSubset(a, b) && isSubset(b, a)) || abbreviates(one, other) || abbreviates(other, one);
}

/**
 * Groups names of the same credential: "CSCS" with "CSCS card", but not "CIPD Level 3" with "CIPD Level 7".
 * @param {string[][]} lists lists of names; all names in one list certainly mean the same credential
 * @returns {string[][]} in the order of the first names
 */
export function groupsOfSame(lists) {
  /** @type {string[][]} */
  const groups = [];
  for (const names of lists) {
    const group = groups.find((each) => each.some((known) => names.some((name) => areSame(known, name))));
    if (group) group.push(...names);
    else groups.push([...names]);
  }
  return groups;
}

/**
 * Returns whether a credential is a special case of another: "CIPD Level 7" of "CIPD".
 * @param {string[]} general names
 * @param {string[]} special names
 */
export const isSpecialCase = (general, special) =>
  general.some((one) =>
    special.some((other) => {
      const [a, b] = [tellingWords(one), tellingWords(other)];
      return a.size < b.size && isSubset(a, b);
    }),
  );
