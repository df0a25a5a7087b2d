import { inForm, verbIn } from '../../english/verb-forms.js';
import { capitalized, firstWord } from '../../text/words.js';

const LIGHT =
  /^(?:(assured|realized|realised|provided|provide|provides|providing|gave|give|offered|carried out|carry out|performed|perform|performs|conducted|conduct|conducts|did|do|made|make|makes|handled|handle|completed|undertook|undertake|managed|led|oversaw)\s+)(?:the\s+|all\s+|an?\s+|full\s+|regular\s+|daily\s+|weekly\s+|monthly\s+)?(\w+)\s+(to|for|of|on|with|in|at)\s+(?=\S)/i;

/** Maps nouns to their verbs, with the prepositions before the object: "training to" or "training of" to "train". */
const NOUNS: ReadonlyMap<string, readonly [verb: string, prepositions: string]> = new Map(
  Object.entries<readonly [string, string]>({
    training: ['train', 'to for of'],
    supervision: ['supervise', 'to for of'],
    coaching: ['coach', 'to for of'],
    mentoring: ['mentor', 'to for of'],
    advice: ['advise', 'to for'],
    help: ['help', 'to'],
    assistance: ['assist', 'to'],
    support: ['support', 'to for'],
    care: ['care for', 'to for of'],
    tuition: ['tutor', 'to for'],
    treatment: ['treat', 'to of for'],
    maintenance: ['maintain', 'on of'],
    repairs: ['repair', 'on of to'],
    repair: ['repair', 'of'],
    inspections: ['inspect', 'of on'],
    inspection: ['inspect', 'of on'],
    analysis: ['analyze', 'of on'],
    assessments: ['assess', 'of on'],
    assessment: ['assess', 'of on'],
    improvements: ['improve', 'to in of'],
    reviews: ['review', 'of'],
    review: ['review', 'of'],
    audits: ['audit', 'of on'],
    audit: ['audit', 'of on'],
    interviews: ['interview', 'with of'],
    cleaning: ['clean', 'of'],
    scheduling: ['schedule', 'of for'],
    planning: ['plan', 'of'],
    testing: ['test', 'of on'],
    tests: ['test', 'of on'],
    translation: ['translate', 'of'],
    delivery: ['deliver', 'of'],
    installation: ['install', 'of'],
    preparation: ['prepare', 'of'],
    recruitment: ['recruit', 'of'],
    research: ['research', 'on'],
    monitoring: ['monitor', 'of'],
    coordination: ['coordinate', 'of'],
    administration: ['administer', 'of'],
    calibration: ['calibrate', 'of'],
    collection: ['collect', 'of'],
    configuration: ['configure', 'of'],
    distribution: ['distribute', 'of'],
    evaluation: ['evaluate', 'of'],
    registration: ['register', 'of'],
    replacement: ['replace', 'of'],
    removal: ['remove', 'of'],
    transcription: ['transcribe', 'of'],
    verification: ['verify', 'of'],
    processing: ['process', 'of'],
  }),
);

/** Returns the verb of an activity after "make" or "do": "load" for "Made the loading of 14 trailers". */
function activity(light: string, noun: string): readonly [verb: string, prepositions: string] | undefined {
  const verb = /^(?:ma[dk]e|makes|did|do)$/i.test(light) ? verbIn('gerund', noun.toLowerCase()) : undefined;
  return verb && [verb.base, 'of'];
}

/** Converts "Provided training to 20 staff" to "Trained 20 staff". Returns undefined for nouns that are not listed. */
export function withPlainVerb(text: string): string | undefined {
  const [match, light = '', noun = '', preposition = ''] = LIGHT.exec(text) ?? [];
  const known = NOUNS.get(noun.toLowerCase()) ?? activity(light, noun);
  if (match === undefined || !known?.[1].split(' ').includes(preposition.toLowerCase())) return undefined;
  // In "doing the preparation of samples and the measure of nitrate", a verb made from "preparation" would not fit "the
  // measure".
  if (/ and the [a-z]+ of /i.test(text)) return undefined;
  // "Led an inspection" must not become "Inspected", because leading work is not the same as doing it.
  const word = firstWord(light);
  if (/^(?:led|oversaw|managed)$/.test(word) && !/^(?:scheduling|planning|recruitment)$/i.test(noun)) return undefined;
  const form = /ing$/.test(word)
    ? 'gerund'
    : /^(?:gave|did|made|undertook|led|oversaw)$|ed$/.test(word)
      ? 'past'
      : 'base';
  const [verb, ...rest] = known[0].split(' ');
  if (verb === undefined || verbIn('base', verb) === undefined) return undefined;
  return capitalized([inForm(verb, form), ...rest, text.slice(match.length)].join(' '));
}
