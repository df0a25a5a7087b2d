/** Words that employers add to their names in web addresses, such as "vets" in "tollgatevets". */
const ADDED =
  /^(?:vets?|dental|group|trust|brewery|hotels?|schools?|care|homes?|clinic|health|hospital|uk|us|usa|ltd|inc|llc|llp|co|hq|online|team|garden(?:s|centre|center)?|foods?|farms?|academy|college|law|legal|studios?|shop|stores?|stables|bakery|bakehouse|cafe|pharmacy|nursery|joinery|motors?|electrical?|plumbing|roofing|cleaning|transport|logistics|haulage|salon|opticians?|housing|council|church|museum|library|theat(?:er|re))$/;
/** Matches domains of email providers and job boards, which do not name the employer: "gmail", "careers". */
const OF_OTHERS = /jobs?|recruit|career|hiring|vacanc|talent|gmail|outlook|hotmail|yahoo|icloud|proton|^mail/;
const ADDRESS =
  /[\w.+-]{1,60}@([a-z0-9-]{4,40})\.|\b(?:at|on|and|www\.) ?([a-z0-9-]{4,40})\.(?:example|com|co|org|net)\b/g;
const WORDS =
  /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}’'&.-]*(?:[ \t]+(?:(?:and|of|the|&)[ \t]+)?\p{Lu}[\p{L}\p{N}’'&.-]*){0,4}/gu;
const MIN_LENGTH = 5;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Returns the name in the text that matches the domain of an email or web address in it: "Elm Dental Care" for
 * "ann@elmdental.example".
 */
export function employerInAddress(text: string): string | undefined {
  const domains = [...text.matchAll(ADDRESS)]
    .map(([, ofEmail, ofSite]) => plain(ofEmail ?? ofSite ?? ''))
    .filter((domain) => domain.length >= MIN_LENGTH && !OF_OTHERS.test(domain));
  if (domains.length === 0) return undefined;
  const names = [...text.matchAll(WORDS)].flatMap(([found]) => beginningsOf(found));
  const spelled = names.filter((name) => domains.some((domain) => spells(domain, name)));
  return spelled.toSorted((a, b) => weightOf(b) - weightOf(a))[0];
}

/** Prefers a name that is not in capitals, then the longest one. */
const weightOf = (name: string): number => (/\p{Ll}/u.test(name) ? 100 : 0) + name.length;

/**
 * Returns whether a domain spells a name. The domain may omit "and" or end with initials: "sandyhillsl" for "Sandy
 * Hills Logistics".
 */
const spells = (domain: string, name: string): boolean =>
  isSpelledBy(domain, plain(name)) ||
  isSpelledBy(domain, plain(name.replace(/ (?:and|&|of|the)(?= )/g, ''))) ||
  endsInInitials(domain, name.split(/\s+/));

const endsInInitials = (domain: string, words: readonly string[]): boolean =>
  words.slice(1).some((_, index) => {
    const start = plain(words.slice(0, index + 1).join(''));
    const initials = words.slice(index + 1).map((word) => word.charAt(0).toLowerCase());
    return start.length >= MIN_LENGTH && initials.length > 1 && domain === start + initials.join('');
  });

function isSpelledBy(domain: string, name: string): boolean {
  if (name.length < MIN_LENGTH) return false;
  return (
    domain === name || (name.startsWith(domain) && name.length <= domain.length + 12) || isWithAddition(domain, name)
  );
}

const isWithAddition = (domain: string, name: string): boolean =>
  domain.startsWith(name) && ADDED.test(domain.slice(name.length));

/**
 * Returns all beginnings of a possible name, because its last words may not belong to it: "Elm" and "Elm Dental"
 * for "Elm Dental Send".
 */
function beginningsOf(found: string): string[] {
  const words = found.replace(/(?<![.’'])[.’']{1,3}$/, '').split(/\s+/);
  return words
    .map((_, index) => words.slice(0, index + 1).join(' '))
    .filter((name) => !/(?:\s(?:and|of|the|&))$/.test(name));
}
