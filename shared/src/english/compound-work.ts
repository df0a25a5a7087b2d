import { verbIn } from './verb-forms.js';
import { wordSet } from '../text/words.js';

/** Countable nouns, which become plural after a verb: "order picking" becomes "pick orders". */
const COUNTED = wordSet(`
  account appointment bag bathroom bed bin board bottle box budget bug building bus cable calf call car carpet case client complaint contract
  customer delivery diary dish document drain drink driver email event file floor form game garden glass guest hedge horse house incident
  interview invoice item kit lamb lawn leaflet lesson letter loan machine meal meeting member menu message minute note order panel parcel part
  patient payment pallet pipe plan policy product programme property query record recipe report room route rota sample shelf shift sign site
  stall student table tank target task team test ticket tile tool trailer tree trolley truck tyre tire van vehicle volunteer wall waste window
`);
/** Uncountable nouns, which stay singular after a verb: "cash handling" becomes "handle cash". */
const MASS = wordSet(`
  animal-feed bread cash clothing coffee concrete content copy data equipment feed food freight furniture grass hair hay kit laundry linen
  livestock luggage machinery mail meat medication metal money mortar paint paper payroll plaster post rebar software steel stock timber traffic
  travel turf veg waste water wood work
`);
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['calf', 'calves'],
  ['shelf', 'shelves'],
  ['waste', 'waste'],
  ['kit', 'kit'],
]);
/** Gerunds for concrete tasks, which can become verbs: "order picking" becomes "pick orders". */
const DEEDS = wordSet(`
  answering arranging assembling baling banking booking bottling briefing brushing building changing checking cleaning clearing coaching
  collecting cooking counting cutting delivering drafting driving dusting editing emptying erecting feeding filing filling fitting folding
  grooming handling hanging hosting inspecting installing labelling labeling laying loading logging making managing marking measuring mending
  milking mixing monitoring mopping mowing moving ordering packing painting peeling picking planning planting polishing posting pouring
  preparing processing pruning rearing recording repairing replacing restocking rotating sanding scanning scheduling sealing selecting sending
  serving setting shredding signing sorting stacking stocking storing stripping sweeping taking testing tidying transporting trimming typing
  unloading updating upgrading walking washing weighing welding wiping wrapping writing
`);
const COMPOUND = /^([a-z-]+) ([a-z]+ing)$/i;

/**
 * Converts "order picking" to "pick orders" or "picked orders". Returns undefined if the noun or the gerund is unknown.
 */
export function compoundWork(phrase: string, form: 'base' | 'past'): string | undefined {
  const [, noun = '', gerund = ''] = COMPOUND.exec(phrase.toLowerCase()) ?? [];
  const verb = DEEDS.has(gerund) ? verbIn('gerund', gerund)?.[form] : undefined;
  if (verb === undefined) return undefined;
  if (MASS.has(noun)) return `${verb} ${noun}`;
  return COUNTED.has(noun) ? `${verb} ${pluralOf(noun)}` : undefined;
}

const pluralOf = (noun: string): string =>
  IRREGULAR.get(noun) ??
  (/[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : /(?:s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`);
