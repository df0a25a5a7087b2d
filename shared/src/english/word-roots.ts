import { IRREGULAR_PAST } from './wording.js';
import { wordSet } from '../text/words.js';

const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...Object.fromEntries(Object.entries(IRREGULAR_PAST).map(([base, past]) => [past, base])),
    fourth: 'four',
    fifth: 'five',
    sixth: 'six',
    seventh: 'seven',
    eighth: 'eight',
    ninth: 'nine',
    tenth: 'ten',
    mentee: 'mentor',
    mentees: 'mentor',
    vet: 'veterinary',
    vets: 'veterinary',
    veterinarian: 'veterinary',
    resi: 'residential',
    dentistry: 'dentist',
    pharmacist: 'pharmacy',
    psychiatrist: 'psychiatry',
    xmas: 'christmas',
    tonnes: 'ton',
    tonne: 'ton',
    tons: 'ton',
    ppl: 'people',
    thru: 'through',
    nite: 'night',
    govt: 'government',
    intl: 'international',
    natl: 'national',
    ave: 'average',
    avg: 'average',
    incl: 'include',
    inc: 'include',
    max: 'maximum',
    pax: 'passenger',
    hosp: 'hospital',
    acct: 'account',
    accts: 'account',
    cust: 'customer',
    custs: 'customer',
    prod: 'production',
    equip: 'equipment',
    sched: 'schedule',
    coord: 'coordinate',
    ref: 'reference',
    refs: 'reference',
    children: 'child',
    men: 'man',
    women: 'woman',
    feet: 'foot',
    teeth: 'tooth',
    lives: 'life',
    knives: 'knife',
    shelves: 'shelf',
    lying: 'lie',
    used: 'use',
    using: 'use',
    user: 'use',
    users: 'use',
    daily: 'day',
    decision: 'decide',
    decisions: 'decide',
    tech: 'technician',
    techs: 'technician',
    caps: 'capacitor',
    chemist: 'chemistry',
    grad: 'graduate',
    grads: 'graduate',
    spec: 'specification',
    specs: 'specification',
    config: 'configuration',
    demo: 'demonstration',
    demos: 'demonstration',
    stats: 'statistics',
    rep: 'representative',
    reps: 'representative',
    exec: 'executive',
    execs: 'executive',
    comms: 'communication',
    uni: 'university',
    physio: 'physiotherapy',
    rehab: 'rehabilitation',
    certs: 'certificate',
    acquisition: 'acquire',
    acquisitions: 'acquire',
    assumption: 'assume',
    assumptions: 'assume',
    description: 'describe',
    descriptions: 'describe',
    prescription: 'prescribe',
    prescriptions: 'prescribe',
    subscription: 'subscribe',
    subscriptions: 'subscribe',
    replied: 'reply',
    admission: 'admit',
    admissions: 'admit',
    submission: 'submit',
    submissions: 'submit',
    permission: 'permit',
    conversion: 'convert',
    expansion: 'expand',
    extension: 'extend',
    comparison: 'compare',
    retention: 'retain',
    detention: 'detain',
    attendance: 'attend',
    sq: 'square',
    ft: 'foot',
    hr: 'hour',
    hrs: 'hour',
    yr: 'year',
    yrs: 'year',
    min: 'minute',
    mins: 'minute',
    wk: 'week',
    wks: 'week',
    mth: 'month',
    mths: 'month',
    appt: 'appointment',
    appts: 'appointment',
    mgmt: 'management',
    mgr: 'manager',
    dept: 'department',
    asst: 'assistant',
    info: 'information',
    docs: 'document',
    apps: 'application',
    app: 'application',
    admin: 'administration',
    meds: 'medication',
    med: 'medication',
    obs: 'observation',
    veg: 'vegetable',
    temp: 'temperature',
    temps: 'temperature',
    approx: 'approximately',
    qty: 'quantity',
    ops: 'operation',
    maint: 'maintain',
    photo: 'photograph',
    photos: 'photograph',
    lab: 'laboratory',
    labs: 'laboratory',
    fridge: 'refrigerator',
    fridges: 'refrigerator',
    phone: 'telephone',
    phones: 'telephone',
    phoned: 'telephone',
    exam: 'examination',
    exams: 'examination',
    maths: 'mathematics',
    math: 'mathematics',
    phoning: 'telephone',
    doing: 'do',
    does: 'do',
    going: 'go',
    goes: 'go',
    troubleshot: 'troubleshoot',
    known: 'know',
    grown: 'grow',
    given: 'give',
    taken: 'take',
    written: 'write',
    driven: 'drive',
    chosen: 'choose',
    spoken: 'speak',
    drawn: 'draw',
    done: 'do',
    gone: 'go',
    seen: 'see',
    saw: 'see',
    worn: 'wear',
    broken: 'break',
    broke: 'break',
    fallen: 'fall',
    fell: 'fall',
    became: 'become',
    came: 'come',
    heard: 'hear',
    lent: 'lend',
    lost: 'lose',
    learnt: 'learn',
    spent: 'spend',
    ate: 'eat',
    sang: 'sing',
    woke: 'wake',
    understood: 'understand',
    kids: 'child',
    maintenance: 'maintain',
    pronunciation: 'pronounce',
    explanation: 'explain',
    sale: 'sell',
    sales: 'sell',
    growth: 'grow',
    loss: 'lose',
    losses: 'lose',
    choice: 'choose',
    speech: 'speak',
    thought: 'think',
    proof: 'prove',
    weight: 'weigh',
    height: 'high',
    length: 'long',
    depth: 'deep',
    strength: 'strong',
    busier: 'busy',
    busiest: 'busy',
    programme: 'program',
    programmes: 'program',
    grey: 'gray',
    tyre: 'tire',
    tyres: 'tire',
    licence: 'license',
    licences: 'license',
    practise: 'practice',
    practised: 'practice',
    practising: 'practice',
    cheque: 'check',
    cheques: 'check',
    aluminium: 'aluminum',
    kerb: 'curb',
    plough: 'plow',
    centre: 'center',
    centres: 'center',
    theatre: 'theater',
    theatres: 'theater',
    metre: 'meter',
    metres: 'meter',
    litre: 'liter',
    litres: 'liter',
    fibre: 'fiber',
    fulfil: 'fulfill',
    enrol: 'enroll',
    skilful: 'skillful',
  }),
);

/**
 * Endings such as "ment", which change the word class but not the meaning. They are spelled as `plainEnd` returns them:
 * "iti" for "ity". An ending precedes the shorter endings that it contains.
 */
const ENDINGS = wordSet(`
  ational fulness ivness ibiliti abiliti
  ation ition ement ingli ician
  ment ness abl ibl anc enc anci enci ens ship tion alli edli ical ious less
  ion ing iti iv ful ant ent ist ian ari eri ori ual ial ous ag eer at
  ed er or ee li al ic en i
`);
/** Endings that are not removed, because they negate: "errorless" means without errors. */
const KEPT = new Set<string>(['less']);
/** Words such as "metal" and "animal", whose last letters only look like an ending. */
const WHOLE = wordSet(
  'mentor mental manual material metal animal portal number member signal total capital festival hospital',
);
const MIN_LETTERS = 4;
const MIN_VERB_LETTERS = 3;
/** Maximum number of endings removed from one word. */
const ROUNDS = 4;

const roots = new Map<string, string>();
const CACHE_SIZE = 20_000;

/** Returns one root for all forms and derivations of a word: train, trained, training, trainer, trainee. */
export function rootOf(word: string): string {
  const known = roots.get(word);
  if (known !== undefined) return known;
  const root = readRoot(word);
  if (roots.size < CACHE_SIZE) roots.set(word, root);
  return root;
}

function readRoot(word: string): string {
  const plain = word.replace(/['’]s?$/, '');
  const base = IRREGULAR.get(plain) ?? plain;
  if (base.length <= MIN_VERB_LETTERS || !/^[a-z]+$/.test(base)) return base;
  let root = american(singular(base));
  root = plainEnd(IRREGULAR.get(root) ?? root);
  for (let round = 0; round < ROUNDS; round += 1) {
    const shorter = WHOLE.has(root) ? root : plainEnd(withoutEnding(root));
    if (shorter === root) break;
    root = shorter;
  }
  return root
    .replace(/(?<=...)i$/, '')
    .replace(/^anal[yi].*$/, 'analy')
    .replace(/ct$/, 'c')
    .replace(/iz$/, 'is');
}

/** Normalizes the end of a word, so that all its forms end alike: "plann" (from "planned") becomes "plan". */
const plainEnd = (word: string): string =>
  word.length <= MIN_VERB_LETTERS
    ? word
    : word
        .replace(/(?<=...)e$/, '')
        .replace(/(?<=..)y$/, 'i')
        .replace(/([b-df-hj-np-tv-z])\1$/, '$1');

const singular = (word: string): string =>
  /(?<=..)ies$/.test(word)
    ? `${word.slice(0, -3)}y`
    : /(?:ss|x|ch|sh|zz)es$/.test(word)
      ? word.slice(0, -2)
      : word.replace(/(?<![sui])s$/, '');

const american = (word: string): string =>
  word
    .replace(/iz(?=(?:e[ds]?|ing|ations?|ers?)$)/, 'is')
    .replace(/(?<=[a-z]{3})our(?=(?:s|ed|ing|ites?|able|al|ful)?$)/, 'or')
    .replace(/ogue$/, 'og')
    .replace(/ence$/, 'ense')
    .replace(/ll(?=(?:ed|ing|er)$)/, 'l');

function withoutEnding(word: string): string {
  for (const ending of ENDINGS) {
    if (!word.endsWith(ending)) continue;
    if (KEPT.has(ending)) return word;
    const rest = word.slice(0, -ending.length);
    const least = /^(?:ing|ed|er)$/.test(ending) ? MIN_VERB_LETTERS : MIN_LETTERS;
    if (rest.length >= least && /[aeiouy]/.test(rest)) return rest;
  }
  return word;
}
