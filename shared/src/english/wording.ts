const list = (words: string): string[] => words.trim().split(/\s+/);

/** Regular action verbs, such as "accelerate", in their base form. The other forms are derived. */
export const REGULAR_VERBS: readonly string[] = list(`
  accelerate achieve acquire adapt administer advise advocate align allocate analyze analyse answer apply appoint architect arrange assemble
  assess assign assist attain audit author automate balance benchmark boost brief budget bundle calculate calibrate capture care centralize
  chair chart clarify clean close coach collaborate collect combine commission compile complete compose conceive conduct configure connect
  conserve consolidate construct consult contribute control convert coordinate correct counsel craft create cultivate curate customize cure
  debug decrease define delegate deliver demonstrate deploy design detect determine develop devise diagnose direct discover dispatch diversify
  document double draft earn edit educate eliminate enable encourage engage engineer enhance enlist ensure establish evaluate examine exceed
  execute expand expedite explain explore extend facilitate file finance fix forecast form formulate foster function gather generate guide
  halve handle harmonize harvest head host identify illustrate implement improve increase influence inform initiate innovate inspect inspire
  install institute instruct integrate interpret interview introduce invent inventory investigate issue join justify label launch lecture
  leverage lift liaise lobby localize locate log lower maintain manage map market maximize measure mediate mentor merge migrate minimize model
  modernize modify monitor motivate move navigate negotiate observe obtain open operate optimize orchestrate order organize organise originate
  overhaul perform persuade photograph pilot pinpoint pioneer plan port prepare prescribe present preserve prevent price prioritize process
  procure produce profile program project promote propose protect provide publish purchase qualify quantify raise rank rate realize rebuild
  receive recommend reconcile record recover recruit redesign reduce refactor refine reform rehabilitate reinforce remodel reorganize repair
  replace report represent research resolve respond restore restructure retain retrieve revamp review revise revitalize reward roll route
  safeguard satisfy save scale schedule scope screen secure segment select separate serve service shape ship simplify solve source spearhead
  specify sponsor stabilize staff standardize start steer stock store streamline strengthen structure study submit succeed summarize supervise
  supply support surpass survey sustain synthesize systematize tailor target test titrate tighten trace track trade train transcribe transfer
  transform translate treat trim triple troubleshoot tune turn unify unite update upgrade use utilize validate value verify visualize volunteer
  weigh welcome widen wire answer bill deputize digitize float illuminate mend mount nurse onboard precept rewire triage upskill tutor vet
  weld cook wash polish paint plaster tile pour pave load unload stack pack pick sanitize disinfect bathe administer insert remove greet restock
  display merchandise count mark plant argue litigate notarize prosecute query release script sort scan mop wrap label lubricate machine rinse
  dismantle excavate demolish insulate solder drill sand varnish trim prune irrigate fertilize slice bake grill season garnish plate chop
  discharge admit immunize vaccinate sedate ventilate intubate suction swab lecture chaperone invigilate supervise ask call email phone visit
  book cancel confirm chase invoice bank reconcile tidy dust vacuum iron fold hoist patrol escort detain apprehend arrest cover carry
`);

export const IRREGULAR_PAST: Readonly<Record<string, string>> = {
  begin: 'began',
  bring: 'brought',
  build: 'built',
  buy: 'bought',
  catch: 'caught',
  choose: 'chose',
  cut: 'cut',
  deal: 'dealt',
  dig: 'dug',
  do: 'did',
  draw: 'drew',
  drive: 'drove',
  feed: 'fed',
  fight: 'fought',
  find: 'found',
  fly: 'flew',
  forge: 'forged',
  freeze: 'froze',
  get: 'got',
  give: 'gave',
  go: 'went',
  grow: 'grew',
  hire: 'hired',
  hang: 'hung',
  hold: 'held',
  keep: 'kept',
  lay: 'laid',
  lead: 'led',
  leave: 'left',
  make: 'made',
  meet: 'met',
  outsell: 'outsold',
  oversee: 'oversaw',
  own: 'owned',
  pay: 'paid',
  prove: 'proved',
  put: 'put',
  read: 'read',
  rebuild: 'rebuilt',
  redo: 'redid',
  rewrite: 'rewrote',
  rise: 'rose',
  run: 'ran',
  seek: 'sought',
  sell: 'sold',
  send: 'sent',
  set: 'set',
  sew: 'sewed',
  show: 'showed',
  speak: 'spoke',
  speed: 'sped',
  spend: 'spent',
  split: 'split',
  stand: 'stood',
  sweep: 'swept',
  take: 'took',
  teach: 'taught',
  tell: 'told',
  think: 'thought',
  undertake: 'undertook',
  upsell: 'upsold',
  wear: 'wore',
  win: 'won',
  withdraw: 'withdrew',
  withstand: 'withstood',
  write: 'wrote',
};

const pastOf = (verb: string): string[] =>
  verb.endsWith('e')
    ? [`${verb}d`]
    : /[^aeiou]y$/.test(verb)
      ? [`${verb.slice(0, -1)}ied`]
      : [`${verb}ed`, `${verb}${verb.at(-1)}ed`];

const thirdPersonOf = (verb: string): string =>
  /(?:s|x|z|ch|sh|o)$/.test(verb) ? `${verb}es` : /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;

const BASE_VERBS = [...REGULAR_VERBS, ...Object.keys(IRREGULAR_PAST)];

const PAST = new Map([
  ...REGULAR_VERBS.flatMap((verb) => pastOf(verb).map((past) => [past, verb] as const)),
  ...Object.entries(IRREGULAR_PAST).map(([verb, past]) => [past, verb] as const),
]);

const PRESENT = new Map(BASE_VERBS.flatMap((verb) => [verb, thirdPersonOf(verb)].map((form) => [form, verb] as const)));

/** Returns the base form of an action verb, or undefined for any other word. */
export const actionVerb = (word: string): string | undefined => PAST.get(word) ?? PRESENT.get(word);

/** Returns whether a verb form can only be present tense, unlike "cut", which can also be past tense. */
export const isPresentOnly = (word: string): boolean => PRESENT.has(word) && !PAST.has(word);

/** Overused phrases that a resume cannot prove, such as "team player". */
export const BUZZWORDS = [
  'team player',
  'hard worker',
  'hardworking',
  'hard-working',
  'go-getter',
  'self-starter',
  'think outside the box',
  'outside the box',
  'results-driven',
  'results driven',
  'results-oriented',
  'detail-oriented',
  'detail oriented',
  'highly motivated',
  'passionate about',
  'proven track record',
  'track record of success',
  'synergy',
  'synergies',
  'best of breed',
  'dynamic professional',
  'seasoned professional',
  'wealth of experience',
  'fast-paced environment',
  'people person',
  'excellent communication skills',
  'strategic thinker',
  'ninja',
  'rockstar',
  'guru',
  'thought leader',
  'cutting-edge',
  'game-changing',
  'value-add',
  'leveraged synergies',
];

/** Matches first-person words such as "I" and "my", which resumes leave out. */
export const FIRST_PERSON =
  /(?<![\p{L}\p{N}'’.])(?:I|i(?=\s\p{Ll}{2})|I['’](?:m|ve|d|ll)|[Mm]y|[Mm]yself|[Mm]ine)(?![\p{L}\p{N}'’]|\.\p{L})/u;

/** Matches unfilled placeholders: [X%], {company}, <name>, XX, TBD, lorem ipsum. */
export const PLACEHOLDER =
  /\[\s{0,3}(?:how (?:many|much|often|long)\s{0,3}\??|x{1,9}|n{1,9}|#{1,9}|\?{1,9}|number|amount|company|name|role|title|city|date|year|skill|insert[^[\]]{0,80}|your[^[\]]{0,80})?\s{0,3}%?\s{0,3}\]|[{<]\s{0,3}(?:company|name|role|title|number|x{1,9}|insert[^<>{}]{0,80}|your[^<>{}]{0,80})\s{0,3}[}>]|(?<![\p{L}\p{N}])(?:XX+|TBD|TBC|TODO|FIXME)(?![\p{L}\p{N}])|lorem ipsum/iu;
