import { IRREGULAR_PAST, REGULAR_VERBS } from './wording.js';
import { wordSet } from '../text/words.js';

export type VerbForm = 'base' | 'third' | 'past' | 'gerund';

/** Verbs such as "plan", which double their final consonant before "-ed" and "-ing". */
const DOUBLING = wordSet(`
  scrub strap shred swap plan map ship trim log scan submit transfer control debug program mop wrap patrol swab admit vet chop tag
  run cut put set get win begin split dig fit prep strip bed enrol
  bag drop chat clip step gut hem rig jet dip skim crop swim rub pin stir tip knit top whip lag spin grit let fulfil refer skin blog remit deter strim dub unclog drag distil
`);
/** Verbs ending in "-l", whose other forms have one "l" in American and two in British English. */
const EITHER_L = wordSet('model label counsel cancel total travel channel fuel level signal');

const thirdOf = (verb: string): string =>
  verb === 'do' || verb === 'go' || /(?:s|x|z|ch|sh)$/.test(verb)
    ? `${verb}es`
    : /[^aeiou]y$/.test(verb)
      ? `${verb.slice(0, -1)}ies`
      : `${verb}s`;

const doubled = (verb: string): string => (DOUBLING.has(verb) ? verb + verb.at(-1)! : verb);

/** Verbs that do not begin achievements, but appear beside verbs that do, such as "dust" in "cleaned and dusted". */
const OTHER_VERBS = wordSet(`
  rotate unblock replenish cater adjust dress drain mobilise mobilize empty stretch chair clip comb shampoo dye tidy sweep label box bag
  tow park fuel water weed mow rake feed groom walk bath reassure comfort weigh bandage refer shadow attend escalate log
  type wash dust hoover scrub sanitize sanitise disinfect restock unload upload download unlock lock seat brew peel fry bake roast
  garnish portion chart dose medicate reposition chaperone babysit invigilate enroll bank shred bind print photocopy fax phone chase
  palletize palletise strap dispatch tile grout varnish solder rivet grind drill mill saw glue clamp dismantle commission insulate
  change smile greet look listen strike break erect talk speak chat advise visit collect sort stack fill refill fold hang swap lift carry push pull drop
  restart reboot reinstall reset configure proofread troubleshoot transport relocate unpack assemble cash balance void refund
  agree place settle quote grade pass score inject cannulate milk fit decommission encrypt accrue patch code render prototype haul refuel
  prep boil mix pitch prospect evacuate rescue guard search induct fundraise redact disclose debrief demo showcase usher entertain frame
  strip tape signpost moderate film stitch steam wipe sterilise sterilize dispose recycle braze appraise register enrol catalogue archive
  differentiate specialise specialize champion partner check index sample reply bed canvass campaign empower dismiss discipline hit beat help work arrange rearrange invite remind notify alert copy scan staple laminate post mail collate
  clear alter rear scrape breed butcher carve dice whisk knead glaze ice pluck skin gut fillet grate mash marinate reheat defrost freeze
  chill warm taste stir poach sear simmer toast decant bottle sew knit hem press launder mend embroider upholster plough plow harrow sow
  spray reap bale shear slaughter herd graze fence shovel trench backfill compact pave shutter screed skim point scaffold roof plumb crimp
  efile splice terminate caulk seal prime undercoat stain wallpaper mask bore ream hone deburr stamp punch bend forge cast mould mold extrude
  anneal galvanise galvanize coat dip buff grease oil flush bleed align recharge valet stow lash couple uncouple hitch reverse shunt ferry
  courier barcode shelve mark upsell bathe shave wean catheterise catheterize intubate ventilate culture centrifuge pipette titrate dilute
  incubate sequence assay dissect autoclave clerk dictate transcribe efile appeal adjudicate underwrite sing play mediate arbitrate litigate
  notarise notarize witness rehearse choreograph compose act dance shoot rig sketch illustrate sculpt animate retouch crop blog retarget
  dial repossess evict let sail moor berth crew anchor dive swim lifeguard belay climb torque bolt screw nail arrest detain caution restrain
  deter challenge eject shortlist offboard depreciate amortise amortize journal remit fly crush compost descale sharpen declutter defuse
  fulfil fulfill cosset cull drench vaccinate worm weld hose rinse soak spin whip blend infuse plait braid wax tint exfoliate massage pierce
  thread fumigate treat lag glaze putty grit salt plane chisel dowel veneer laminate bevel engrave etch emboss perforate guillotine
  trim impose perfect-bind collate strap palletise barcode intake decontaminate triage bandage splint irrigate dress
  debride titrate crossmatch stabilise stabilize resuscitate defibrillate extricate ventilate nebulise nebulize percuss auscultate palpate
  log radio marshal steward cordon frisk confiscate impound tow clamp ticket fine caution breathalyse fingerprint interrogate surveil
  calm demolish remove interpret sand focus accept accompany address advertise amend announce approve attach attract avoid broker celebrate certify circulate classify compare
  contact decorate describe discuss dispense embed enforce extract fetch finalise finish honour insure interact loosen
  outperform outsource overcome populate practise predict redirect refresh regulate reject renew renovate repaint request retrain
  revive shorten simulate stimulate suggest synchronise tackle tend unclog hoe strim coppice pollard hydroseed scarify aerate restring
  gild typeset dub subtitle darn weave crochet embalm bury cremate officiate suture manipulate
  liaise room match code deputise deputize diagnose orient onboard staff float dispatch precept upskill
  bartend waitress volunteer sign read count add enter key verify chase adhere comply reconcile square tally void redeem exchange gift-wrap demonstrate sample
  adopt anticipate appreciate assure authorise authorize communicate correspond decide deescalate disassemble distribute divide donate estimate fabricate
  familiarise familiarize follow forward heal improvise invest isolate juggle maneuver manoeuvre manufacture multitask notice obey offer orientate
  rectify reflect refurbish relieve reorder reproduce respect return share spread straighten strategise strategize thank transition uphold wait
  shake scatter squeeze twist untangle drag heave unwind sling soothe postpone reschedule fluff purify distil distill ferment chock thatch unhook
  tether wring lather reimage harden calendar
`);
const OTHER_PAST: Readonly<Record<string, string>> = {
  troubleshoot: 'troubleshot',
  proofread: 'proofread',
  sweep: 'swept',
  bind: 'bound',
  grind: 'ground',
  speak: 'spoke',
  hang: 'hung',
  feed: 'fed',
  reset: 'reset',
  hit: 'hit',
  sew: 'sewed',
  shoot: 'shot',
  freeze: 'froze',
  swim: 'swam',
  sing: 'sang',
  fly: 'flew',
  bend: 'bent',
  cast: 'cast',
  bleed: 'bled',
  breed: 'bred',
  let: 'let',
  read: 'read',
  spin: 'spun',
  babysit: 'babysat',
  strike: 'struck',
  break: 'broke',
  beat: 'beat',
  overcome: 'overcame',
  typeset: 'typeset',
  weave: 'wove',
  spread: 'spread',
  shake: 'shook',
  sling: 'slung',
  wring: 'wrung',
  unwind: 'unwound',
  uphold: 'upheld',
};

const pastOf = (verb: string): string =>
  OTHER_PAST[verb] ??
  IRREGULAR_PAST[verb] ??
  (verb.endsWith('e') ? `${verb}d` : /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${doubled(verb)}ed`);

const gerundOf = (verb: string): string =>
  /[^eoy]e$/.test(verb) && verb !== 'age' ? `${verb.slice(0, -1)}ing` : `${doubled(verb)}ing`;

type Forms = Record<VerbForm, string>;
const formsOf = (base: string): Forms => ({
  base,
  third: thirdOf(base),
  past: pastOf(base),
  gerund: gerundOf(base),
});
const british = (base: string): Forms => ({ ...formsOf(base), past: `${base}led`, gerund: `${base}ling` });

const KNOWN: Forms[] = [
  ...[...new Set([...REGULAR_VERBS, ...Object.keys(IRREGULAR_PAST), ...OTHER_VERBS])].map(formsOf),
  ...REGULAR_VERBS.filter((verb) => verb.endsWith('ize')).map((verb) => formsOf(verb.replace(/ize$/, 'ise'))),
  ...[...EITHER_L].map(british),
];

/** Verbs by form. If two verbs share a form, the first verb in `KNOWN` wins. */
const BY_FORM = Object.fromEntries(
  (['base', 'third', 'past', 'gerund'] as const).map((form) => [
    form,
    new Map(KNOWN.toReversed().map((forms) => [forms[form], forms] as const)),
  ]),
) as Record<VerbForm, Map<string, Forms>>;

/**
 * Returns all forms of the verb with this form: those of "write" for "wrote". Returns undefined if the verb is unknown.
 * @param word in lower case
 */
export const verbIn = (form: VerbForm, word: string): Forms | undefined =>
  BY_FORM[form].get(word) ?? prefixedVerbIn(form, word);

/** Matches a verb with a prefix and a hyphen: "deep-cleaned", "co-led", "re-check". */
const PREFIXED =
  /^((?:deep|co|re|pre|hand|cross|spot|jet|power|pressure|double|proof|stress|load|field|bench|spray|batch|pan|dry|cold|hot|fast|peer|mass|live|part|self|over|out|under|up|mis|de|dis)-)([a-z]+)$/;

function prefixedVerbIn(form: VerbForm, word: string): Forms | undefined {
  const [, prefix, verb = ''] = PREFIXED.exec(word) ?? [];
  const forms = prefix === undefined ? undefined : BY_FORM[form].get(verb);
  return (
    forms && {
      base: prefix + forms.base,
      third: prefix + forms.third,
      past: prefix + forms.past,
      gerund: prefix + forms.gerund,
    }
  );
}

const PAST_OF_PARTICIPLE: ReadonlyMap<string, string> = new Map([
  ['run', 'ran'],
  ['written', 'wrote'],
  ['taken', 'took'],
  ['given', 'gave'],
  ['shown', 'showed'],
  ['drawn', 'drew'],
]);

/**
 * Returns the past tense of a participle: "wrote" for "written". Returns undefined for an unknown word.
 * @param word in lower case
 */
export function pastOfParticiple(word: string): string | undefined {
  const past = PAST_OF_PARTICIPLE.get(word) ?? word;
  return verbIn('past', past) && past;
}

/** Participles that differ from the past tense, keyed by the past tense. */
const PARTICIPLES: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...PAST_OF_PARTICIPLE].map(([participle, past]) => [past, participle])),
  grew: 'grown',
  drove: 'driven',
  chose: 'chosen',
  began: 'begun',
  became: 'become',
  did: 'done',
  went: 'gone',
  saw: 'seen',
  oversaw: 'overseen',
  undertook: 'undertaken',
  rewrote: 'rewritten',
  spoke: 'spoken',
  knew: 'known',
  rose: 'risen',
  flew: 'flown',
  swam: 'swum',
  sang: 'sung',
  broke: 'broken',
  wove: 'woven',
  froze: 'frozen',
  overcame: 'overcome',
  came: 'come',
  shook: 'shaken',
};

/**
 * Returns the participle of a verb in the past tense: "written" for "wrote". Returns undefined for an unknown word.
 * @param word in lower case
 */
export const participleOf = (word: string): string | undefined =>
  PARTICIPLES[word] ?? (verbIn('past', word) === undefined ? undefined : word);

export const isVerb = (word: string): boolean =>
  verbIn('base', word) !== undefined ||
  verbIn('past', word) !== undefined ||
  verbIn('third', word) !== undefined ||
  verbIn('gerund', word) !== undefined;

export const inForm = (base: string, form: VerbForm): string => formsOf(base)[form];

const NOUN_LIKE = wordSet(`
  place quote grade pass score milk fit patch code render prototype haul prep boil mix pitch prospect rescue guard search demo showcase usher
  frame strip tape film stitch steam wipe register catalogue archive index sample reply bed canvass campaign discipline debrief moderate
  hit beat check champion partner
  advocate audit author balance bank benchmark book boost brief budget bundle call cap capture care chair champion chart chase clean close coach
  contract control correct count counsel cover craft cure cut deal debug decrease design detail direct dispatch display document double draft
  draw drill drive drop dust email exhibit face feed file finance fix float fold forecast form function generate grade grill guide handle hand
  harvest head help hire hoist hold host import increase influence interview inventory invoice iron issue join label land launch lay lead leave
  lecture level leverage lift live load lobby log lower machine make map market master measure mentor model monitor mount move narrow nurse
  offer open order own pack paint park patrol pay phone pick pilot pioneer plan plant plaster plate polish port pour present price process produce
  profile program project promise promote prune purchase query rank rate raise read rebuild record recruit release repair report represent
  research result return review reward rewire ring rise roll route run salvage sand scale schedule scan scope scout screen script season secure
  seed segment select separate serve set shape shift ship shop show slice solder sort source speed split sponsor spread stack staff stand
  start stock stop store structure study subject suction supply support survey swab sweep tag tailor target test tidy tile time total track
  trade train transfer transport travel treat triage trim triple trouble tune turn tutor update upgrade use vacuum value vent visit volunteer wash
  watch wear weld welcome win wire wrap write-up answer bill board cook conduct complete escort estimate exercise faculty live perfect
  change look strike break type wash dust lock seat dose print fax phone chase strap tile drill mill saw glue clamp talk chat stack fill fold swap push pull
  cash balance box bag fuel water weed rake feed walk bath comb shampoo dye post mail copy alert refund staple shadow
  clear rear scrape breed butcher dice glaze ice skin gut fillet mash chill warm taste toast bottle press harrow spray bale herd graze fence
  shovel trench compact shutter point scaffold roof splice seal prime stain mask bore stamp punch bend cast mould mold coat dip buff
  grease oil flush bleed valet lash couple hitch reverse ferry courier barcode culture pipette sequence assay clerk appeal witness act
  dance shoot rig sketch crop blog dial let sail moor berth crew anchor dive swim lifeguard climb torque bolt screw nail caution
  challenge shortlist journal crush compost play square salt plane chisel veneer bevel thread wax tint massage blend spin whip hose
  soak worm putty grit lag splint radio marshal steward cordon ticket fine fingerprint sign add key count tally exchange fax
  focus address broker extract finish honour refresh request tackle hoe coppice pollard suture
  room code tow view voice vote work lubricate approach assign contact cost demand discharge exchange experience fund gain judge need network note
  forward notice share spread transition wait shake squeeze twist drag calendar
`);
const NOUN_GERUNDS = wordSet(`
  training marketing planning engineering accounting building testing teaching nursing cleaning modeling modelling programming pricing
  scheduling staffing mapping wiring plumbing reporting tracking forecasting budgeting recruiting hiring sourcing financing banking
  cooking painting welding printing shipping purchasing packaging onboarding mentoring coaching counseling counselling billing invoicing
  screening monitoring writing editing drawing screening operating meeting tutoring branding processing housekeeping cutting estimating manufacturing following returning
`);

/** Returns whether the form is also a common noun or adjective ("training"), so that only the context can decide. */
export function isAlsoNoun(word: string, form: VerbForm): boolean {
  const base = verbIn(form, word)?.base;
  if (base === undefined) return false;
  if (form === 'gerund') return NOUN_GERUNDS.has(word.slice(word.lastIndexOf('-') + 1));
  return form === 'past' || NOUN_LIKE.has(base.slice(base.lastIndexOf('-') + 1)) || NOUN_LIKE.has(base);
}
