export const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/**
 * Capitalizes the first letter. Leaves it unchanged if its capital is not a single letter ("ß") or is ambiguous
 * (Turkish "ı").
 */
export const capitalized = (text: string): string => {
  const [letter, capital] = [text.charAt(0), text.charAt(0).toUpperCase()];
  return capital.toLowerCase() === letter.toLowerCase() ? capital + text.slice(1) : text;
};

/** Converts the first letter to lower case, unless the word is a name or an acronym. */
export const lowered = (text: string): string =>
  /^\p{Lu}(?!\p{Lu}|\S*[\p{Lu}\p{N}])/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** Returns the first word of a text in lower case; '' if the text begins with anything else, such as punctuation. */
export const firstWord = (text: string): string => /^[\p{L}\p{N}'’-]+/u.exec(text)?.[0].toLowerCase() ?? '';

export const afterFirstWord = (text: string): string => text.replace(/^[\p{L}\p{N}'’-]+\s*/u, '');

export const withoutBrackets = (text: string): string => text.replace(/ ?\([^()]*\)/g, '');

const DETERMINERS = wordSet(`
  the a an all any each every both some several many multiple numerous various our my your his her its their this that these those
  new daily weekly monthly quarterly annual up over more one two three four five six seven eight nine ten twelve dozens hundreds thousands them him
`);

/** Returns whether a text begins with the object of a verb: "the rota". If so, the word before the text is a verb. */
export const beginsObject = (text: string): boolean => /^[\d$€£[]/.test(text) || DETERMINERS.has(firstWord(text));

const PREPOSITIONS = wordSet(`
  for of in on at with by to from through across over under into between within without during per via as about against along among around
  before after behind beyond like near off onto since than toward towards until upon while when where which that who including such
`);
export const isPreposition = (word: string): boolean => PREPOSITIONS.has(word);

const PEOPLE = wordSet(`
  customers clients patients guests visitors residents staff students pupils children learners colleagues nurses teachers engineers developers
  designers managers buyers suppliers vendors stakeholders volunteers members employees associates technicians apprentices trainees interns
  coworkers people adults teenagers teens kids boys girls campers players readers tenants candidates applicants participants owners farmers
  officers soldiers recruits neighbours neighbors women men refugees
  attendants agents waiters bartenders guards operators pickers packers assistants representatives analysts labourers laborers porters cashiers
  drivers cooks chefs cleaners families parents carers callers users doctors physicians surgeons lawyers attorneys electricians
`);
export const isPeople = (word: string): boolean => PEOPLE.has(word);
