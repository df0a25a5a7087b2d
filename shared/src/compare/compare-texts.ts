import { inOrder, moveDifference, shortened, textDifference } from './difference.js';
import type { Difference, Place } from './difference.js';
import { likenessOf, profileOf } from '../text/likeness.js';
import type { TextProfile } from '../text/likeness.js';
import { matchItems } from '../text/match-items.js';
import type { MatchRules } from '../text/match-items.js';

interface Text {
  text: string;
  /** Zero-based index in the list. Blank texts count. */
  place: number;
  profile: TextProfile;
}

/** Similarity of equal texts. Different texts have a similarity of at most 1. */
const EQUAL = 2;

const RULES: MatchRules<Text> = {
  likeness: (a, b) => (a.text === b.text ? EQUAL : likenessOf(a.profile, b.profile)),
  anywhere: 0.5,
  // A text between matched neighbors counts as rewritten, even if nothing of the old text remains.
  inPlace: 0,
};

/**
 * Lists the differences between two lists of texts, such as bullets or awards. An edited text is recognized even if it
 * moved; a text that only moved is reported as moved. Blank texts are ignored.
 */
export function compareTexts(
  before: readonly string[],
  after: readonly string[],
  placeOf: (index: number) => Place,
): Difference[] {
  const [old, now] = [readTexts(before), readTexts(after)];
  const { pairs, removed, added } = matchItems(old, now, RULES);
  return inOrder([
    ...removed.map(({ text, place }) => ({ place, differences: textDifference(placeOf(place), text, '') })),
    ...added.map(({ text, place }) => ({ place, differences: textDifference(placeOf(place), '', text) })),
    ...pairs.map(({ before: was, after: is, moved }) => ({
      place: is.place,
      differences: [
        ...(moved ? [moveDifference(quoting(placeOf(is.place), is.text), was.place, is.place)] : []),
        ...textDifference(placeOf(is.place), was.text, is.text),
      ],
    })),
  ]);
}

/** Quotes the moved text, because its position alone does not identify it. */
const quoting = (place: Place, text: string): Place => ({ ...place, label: `${place.label} (“${shortened(text)}”)` });

const readTexts = (texts: readonly string[]): Text[] =>
  texts
    .map((text, place) => ({ text: text.trim(), place, profile: profileOf(text) }))
    .filter(({ text }) => text !== '');
