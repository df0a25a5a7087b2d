/** Degree levels, highest first, each with its names in several languages and school systems. */
const LEVELS: readonly [level: number, words: RegExp][] = [
  [5, /\b(?:ph\.?\s?d|d\.?phil|doctor(?:ate|al|\s+of)?|ed\.?d|m\.?d|j\.?d|pharm\.?d|dpt|doktor|doctorat)\b/iu],
  [
    4,
    /\b(?:master(?:['’]?s)?|m\.?sc|m\.?a|m\.?s|m\.?eng|mba|m\.?ed|msn|msw|mph|ll\.?m|mfa|magister|mag\.|postgraduate|pgce|maîtrise|maestría)\b/iu,
  ],
  [
    3,
    /\b(?:bachelor(?:['’]?s)?|b\.?sc|b\.?a|b\.?s|b\.?eng|b\.?ed|bba|bsn|bfa|b\.?tech|b\.?com|ll\.?b|licence|licenciatura|licencjat|inżynier|diplom(?:-|\b)|honou?rs|undergraduate|university degree|college degree|degree)\b|学士|бакалавр|بكالوريوس/iu,
  ],
  [2, /\b(?:associate(?:['’]?s)?|a\.?a\.?s|adn|foundation degree|hnd|hnc|diploma of higher)\b/iu],
  [
    1,
    /\b(?:high[- ]school|ged|diploma|a[- ]levels?|abitur|baccalaur[ée]at|matura|secondary school|apprenticeship|btec|nvq)\b/iu,
  ],
];

/**
 * Returns the highest degree level that the text mentions, or 0 if there is none. For a posting, pass "lowest": an
 * employer that mentions several levels accepts the lowest of them.
 */
export function degreeLevel(text: string, which: 'highest' | 'lowest' = 'highest'): number {
  const named = LEVELS.filter(([, words]) => words.test(text)).map(([level]) => level);
  if (named.length === 0) return 0;
  return which === 'highest' || named.length === 1 ? Math.max(...named) : Math.min(...named);
}
