import { OFFICE_AND_TECHNOLOGY } from './skill-families-office.js';
import { PEOPLE_AND_TRADES } from './skill-families-people.js';
import { GENERAL_SKILLS } from './skill-family.js';

interface Family {
  /** Words of job titles, such as " nurse ". Without the space at the end, any ending matches: " nurs". */
  titles: string[];
  skills: string[];
}

function normalized(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ');
}

const list = (skills: string): string[] => skills.split(/,\s+/);

/**
 * Converts a text to lower case and puts a space before and after each word, so that a plain string search finds only
 * complete words.
 */
const spaced = (text: string): string =>
  ` ${normalized(text)
    .replace(/[^\p{L}\p{N}.&+#*]+/gu, ' ')
    .trim()} `;

const FAMILIES: Family[] = [...OFFICE_AND_TECHNOLOGY, ...PEOPLE_AND_TRADES].map(({ titles, skills }) => ({
  titles: titles.split('|').map((title) => spaced(title).replace('* ', '')),
  skills: list(skills),
}));
const GENERAL = list(GENERAL_SKILLS);

export const SUGGESTED_SKILLS: readonly string[] = [
  ...new Set([...FAMILIES.flatMap(({ skills }) => skills), ...GENERAL]),
];

/**
 * Suggests skills for a job title, except those already listed. For a title that names several fields of work ("UX
 * writer"), skills of each field alternate; for an unknown title, general skills are suggested.
 * @param max maximum number of suggestions
 */
export function suggestSkills(jobTitle: string, have: readonly string[], max = 10): string[] {
  const taken = new Set(have.map(normalized));
  const isNew = (skill: string) => !taken.has(normalized(skill));
  const fields = fittingFamilies(spaced(jobTitle)).map(({ skills }) => skills.filter(isNew));
  return [...new Set([...inTurn(fields), ...GENERAL.filter(isNew)])].slice(0, max);
}

interface Fit {
  family: Family;
  start: number;
  end: number;
}

/**
 * Finds skill families by words of the job title, the longest match first. Words of a match do not count again: in "art
 * director", "director" is not another match.
 */
function fittingFamilies(title: string): Family[] {
  const fits = FAMILIES.flatMap((family): Fit[] =>
    family.titles
      .map((words) => ({ family, start: title.indexOf(words), end: title.indexOf(words) + words.length }))
      .filter(({ start }) => start >= 0)
      .map((fit) => ({ ...fit, start: fit.start + 1 })),
  ).sort((a, b) => b.end - b.start - (a.end - a.start));
  const chosen: Fit[] = [];
  for (const fit of fits) {
    if (chosen.every((other) => fit.end <= other.start || fit.start >= other.end)) chosen.push(fit);
  }
  return [...new Set(chosen.map(({ family }) => family))];
}

function inTurn(lists: string[][]): string[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((skills) => skills.slice(index, index + 1)),
  ).flat();
}
