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
  bank recs = reconcile bank accounts
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
`
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' = ') as [string, string]),
);
const SEPARATOR = /,\s?(?:and\s|&\s)?|\s(?:and|&)\s/;
const MOST_ITEMS = 6;
const LEAD = /^(?:the\s+|general\s+|all\s+|daily\s+|weekly\s+|monthly\s+)/i;

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

function workOf(item: string, form: 'base' | 'past'): string | undefined {
  const bare = item.replace(LEAD, '').replace(/^(\w+ing) of\s+/i, '$1 ');
  const [phrase, tail] = cutAtPreposition(bare);
  const known = VERB_PHRASES.get(phrase.toLowerCase());
  if (known !== undefined) return inPhrase(known, form) + tail;
  if (verbIn('gerund', firstWord(bare)) === undefined || !hasOwnObject(bare)) return undefined;
  return convertVerbs(lowered(bare), 'gerund', form, true);
}

/** "Payroll for 40 staff": what is in the lexicon, and what it is said of. */
function cutAtPreposition(text: string): [phrase: string, tail: string] {
  const at = text.search(/\s(?:for|in|at|on|with|across|of|to|using|via)\s/);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)];
}

const inPhrase = (phrase: string, form: 'base' | 'past'): string =>
  inForm(firstWord(phrase), form) + phrase.slice(firstWord(phrase).length);
