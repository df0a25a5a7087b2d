import { compoundWork } from './compound-work.js';
import { convertVerbs, hasOwnObject } from './convert-verbs.js';
import { inForm, verbIn } from './verb-forms.js';
import { firstWord, lowered } from './words.js';

/** Work that is named by a noun, and the verb phrase that means the same. Nothing outside of this list becomes a verb. */
const VERB_PHRASES: ReadonlyMap<string, string> = new Map(
  `
  account management = manage accounts
  account reconciliation = reconcile accounts
  account reconciliations = reconcile accounts
  appointment scheduling = schedule appointments
  bank recs = complete bank recs
  bank reconciliation = reconcile bank accounts
  bank reconciliations = reconcile bank accounts
  bookkeeping = keep the books
  budget management = manage budgets
  blood samples = take blood samples
  bug fixes = fix bugs
  bug fixing = fix bugs
  calendar management = manage calendars
  cash handling = handle cash
  client consultations = hold client consultations
  client meetings = meet clients
  cleaning duties = clean
  code reviews = review code
  code review = review code
  complaint handling = handle complaints
  contract negotiation = negotiate contracts
  customer complaints = handle customer complaints
  customer service = serve customers
  data analysis = analyze data
  data cleaning = clean data
  data collection = collect data
  data entry = enter data
  diary management = manage diaries
  document review = review documents
  email marketing = run email marketing
  event management = manage events
  event planning = plan events
  expense reports = process expense reports
  filing = file documents
  food prep = prepare food
  food preparation = prepare food
  grading papers = grade papers
  inventory = manage inventory
  inventory control = control inventory
  inventory counts = count inventory
  inventory management = manage inventory
  invoice processing = process invoices
  invoicing = issue invoices
  legal research = carry out legal research
  lesson planning = plan lessons
  machine maintenance = maintain machines
  meal prep = prepare meals
  meal preparation = prepare meals
  medication administration = administer medication
  meeting minutes = write meeting minutes
  medication prompts = prompt medication
  medication rounds = run medication rounds
  menu planning = plan menus
  month-end close = close the books at month end
  order picking = pick orders
  order processing = process orders
  patient care = care for patients
  patient education = educate patients
  payroll = run payroll
  payroll processing = process payroll
  personal care = provide personal care
  phone calls = answer phone calls
  phone enquiries = answer phone enquiries
  phones = answer phones
  quality checks = carry out quality checks
  quality control = check quality
  report writing = write reports
  id checks = carry out ID checks
  room inspections = inspect rooms
  risk assessments = carry out risk assessments
  rota planning = plan the rota
  route planning = plan routes
  safety inspections = carry out safety inspections
  sales reports = prepare sales reports
  social media = run social media
  social media accounts = run social media accounts
  staff rotas = plan staff rotas
  staff scheduling = schedule staff
  staff supervision = supervise staff
  staff training = train staff
  stock control = control stock
  stock management = manage stock
  stock ordering = order stock
  stock replenishment = replenish stock
  stock rotation = rotate stock
  stock takes = carry out stock takes
  stocktaking = count stock
  team meetings = hold team meetings
  travel arrangements = arrange travel
  travel bookings = book travel
  unit testing = write unit tests
  unit tests = write unit tests
  vehicle checks = carry out vehicle checks
  vital signs = monitor vital signs
  wound care = care for wounds
  access control = control access
  after school clubs = run after-school clubs
  appointments = book appointments
  bag searches = search bags
  bank reconciliation = reconcile bank accounts
  bar work = work the bar
  bathroom cleaning = clean bathrooms
  bed making = make beds
  bills of materials = prepare bills of materials
  blog posts = write blog posts
  bloods = take bloods
  break duty = do break duty
  call logging = log calls
  candidate sourcing = source candidates
  care planning = plan care
  care plans = write care plans
  case notes = write case notes
  cash handling and banking = handle and bank cash
  cashing up = cash up
  cctv monitoring = monitor CCTV
  check ins = check guests in
  check-ins = check guests in
  client calls = call clients
  client onboarding = onboard clients
  coffee making = make coffee
  cold calling = cold-call
  content creation = create content
  content writing = write content
  court reports = write court reports
  credit control = carry out credit control
  dealing with complaints = deal with complaints
  deep cleans = carry out deep cleans
  delivery notes = check delivery notes
  discharge planning = plan discharges
  displays = make displays
  drinks service = serve drinks
  email campaigns = run email campaigns
  emails = answer emails
  estimates = prepare estimates
  expenses = process expenses
  fire checks = carry out fire checks
  fire walks = carry out fire walks
  first aid = give first aid
  handovers = give handovers
  home visits = make home visits
  incident reports = write incident reports
  interviews = hold interviews
  invoices = process invoices
  key cutting = cut keys
  labelling = label
  laundry = do the laundry
  letters = write letters
  machine setting = set machines
  management accounts = prepare management accounts
  medication = give medication
  meds = give medication
  minute taking = take minutes
  minutes = take minutes
  month end = complete month end
  month end reports = prepare month-end reports
  nappy changing = change nappies
  note taking = take notes
  observations = record observations
  obs = record observations
  order taking = take orders
  parcel sorting = sort parcels
  password resets = reset passwords
  patient transport = transport patients
  patrols = carry out patrols
  performance reviews = hold performance reviews
  photo editing = edit photos
  playground duty = do playground duty
  pre-trip inspections = carry out pre-trip inspections
  press releases = write press releases
  price changes = change prices
  purchase orders = raise purchase orders
  quotes = prepare quotes
  record keeping = keep records
  petty cash = handle petty cash
  referrals = make referrals
  register = run the register
  replenishment = replenish stock
  safeguarding forms = complete safeguarding forms
  till = work the till
  tills = work the tills
  fitting rooms = run the fitting rooms
  reports = write reports
  risk assessment = assess risks
  room cleaning = clean rooms
  rota = run the rota
  rotas = plan rotas
  shelf stacking = stack shelves
  shelf filling = fill shelves
  site inductions = give site inductions
  site surveys = carry out site surveys
  social media content = create social media content
  software installs = install software
  spot checks = carry out spot checks
  stock counts = count stock
  supervisions = hold supervisions
  table service = serve tables
  temp checks = take temperatures
  temperature checks = take temperatures
  till work = work the till
  timesheets = process timesheets
  toolbox talks = give toolbox talks
  user support = support users
  van checks = check the van
  vat returns = prepare VAT returns
  veg prep = prepare vegetables
  washing up = wash up
  web updates = update the website
  website updates = update the website
  writing reports = write reports
  window displays = make window displays
  bed baths = give bed baths
  bins = empty the bins
  bottles = give bottles
  breakdowns = fix breakdowns
  brickwork = lay bricks
  call backs = make call backs
  cash up = cash up
  cash ups = cash up
  cuts = cut hair
  colours = colour hair
  diaries = manage diaries
  dishwashing = wash dishes
  ecgs = record ECGs
  end of day = close at the end of the day
  fault finding = find faults
  fire drills = run fire drills
  fire safety checks = carry out fire safety checks
  goods in = handle goods in
  inductions = give inductions
  insurance claims = handle insurance claims
  inventories = take inventories
  ironing = iron
  laundry duties = do the laundry
  ledgers = keep ledgers
  lunch cover = cover lunches
  meal times = help at meal times
  meds prompts = prompt meds
  medication rounds = give medication
  nappies = change nappies
  newsletters = write newsletters
  night audit = run the night audit
  note keeping = keep notes
  one to ones = hold one-to-ones
  payroll runs = run payroll
  phone orders = take phone orders
  pot wash = wash pots
  proofreading = proofread
  references = take up references
  refunds = process refunds
  returns = process returns
  routine maintenance = carry out routine maintenance
  sales calls = make sales calls
  school runs = do school runs
  shopping = do the shopping
  site visits = make site visits
  stock take = take stock
  stocktakes = carry out stocktakes
  stock checks = check stock
  story time = read at story time
  team briefings = give team briefings
  toilet cleaning = clean toilets
  tours = give tours
  travel booking = book travel
  valuations = carry out valuations
  viewings = hold viewings
  visitor badges = give out visitor badges
  waste removal = remove waste
  weekly reports = write weekly reports
  monthly reports = write monthly reports
  x-rays = take x-rays
  year end accounts = prepare year-end accounts
`
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' = ') as [string, string]),
);
const SEPARATOR = /,\s?(?:and\s|&\s)?|\s(?:and|&)\s/;
/** Verbs that need a preposition before what they are done to. */
const DEALS_WITH =
  /^(?:dealing|liaising|working|communicating|assisting|helping|speaking|looking|caring) (?:with|to|after|for) /i;
const MOST_ITEMS = 6;
const LEAD = /^(?:also\s+|the\s+|general\s+|all\s+|daily\s+|weekly\s+|monthly\s+)/i;

/**
 * A list of nouns and gerunds as verbs: "vital signs and answering call lights" becomes "took vital signs and answered
 * call lights". Returns undefined when one item is neither a gerund with an object nor in the lexicon.
 */
export function workOfNouns(text: string, form: 'base' | 'past'): string | undefined {
  const end = /\.?$/.exec(text)![0];
  const items = text
    .slice(0, text.length - end.length)
    .split(SEPARATOR)
    .filter(Boolean);
  if (items.length > MOST_ITEMS) return undefined;
  const verbs = items.map((item) => workOf(item, form));
  if (verbs.some((each) => each === undefined)) return undefined;
  const told = verbs as string[];
  const last = told.at(-1)!;
  return (told.length === 1 ? last : `${told.slice(0, -1).join(', ')} and ${last}`) + end;
}

/** One item of such a list; undefined where its verb is not sure. */
export function workOf(item: string, form: 'base' | 'past'): string | undefined {
  const bare = item.replace(LEAD, '').replace(/^(\w+ing) of\s+/i, '$1 ');
  const [phrase, tail] = cutAtPreposition(bare);
  const known = VERB_PHRASES.get(phrase.toLowerCase());
  if (known !== undefined) return inPhrase(known, form) + tail;
  const compound = compoundWork(phrase, form);
  if (compound !== undefined) return compound + tail;
  if (verbIn('gerund', firstWord(bare)) === undefined || !(hasOwnObject(bare) || DEALS_WITH.test(bare)))
    return undefined;
  return convertVerbs(lowered(bare), 'gerund', form, true);
}

/** "Payroll for 40 staff": what is in the lexicon, and what it is said of. */
function cutAtPreposition(text: string): [phrase: string, tail: string] {
  const at = text.search(/\s(?:for|in|at|on|with|across|of|to|using|via)\s/);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)];
}

const inPhrase = (phrase: string, form: 'base' | 'past'): string =>
  inForm(firstWord(phrase), form) + phrase.slice(firstWord(phrase).length);
