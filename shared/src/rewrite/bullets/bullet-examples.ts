/** Sample bullets for words in job titles, with a blank for every fact. */
const EXAMPLES: readonly (readonly [titles: string, bullets: readonly string[]])[] = [
  [
    'nurse|rn|lpn|nursing|midwife',
    [
      'Cared for [how many?] patients a shift on a [how many?]-bed ward',
      'Trained [how many?] new nurses on the ward, [how many?] of whom stayed',
      'Cut falls from [how many?] to [how many?] a year by checking rooms every hour',
    ],
  ],
  [
    'care assistant|carer|caregiver|healthcare assistant|support worker|cna|care worker|home health',
    [
      'Supported [how many?] residents a day with washing, meals and medication',
      'Wrote care notes for [how many?] residents each shift, with no gaps at inspection',
      'Showed [how many?] new colleagues how to move residents safely',
    ],
  ],
  [
    'teacher|lecturer|tutor|teaching assistant|instructor',
    [
      'Taught [how many?] classes of [how many?] students in [your subject]',
      'Raised the share of students who passed from [how much?] to [how much?] with weekly review sessions',
      'Ran a lunchtime club for [how many?] students',
    ],
  ],
  [
    'nursery|childcare|early years|nanny|preschool|daycare',
    [
      'Looked after [how many?] children aged [your ages], with a learning plan for each',
      'Planned [how many?] field trips a semester, with no accidents',
      'Spoke with [how many?] families a day about meals, sleep and progress',
    ],
  ],
  [
    'software|developer|programmer|frontend|backend|full stack|web engineer',
    [
      'Built [your feature] used by [how many?] people a month',
      'Cut page load time from [how much?] to [how much?] by [your change]',
      'Wrote automated tests that caught [how many?] errors before release',
    ],
  ],
  [
    'data analyst|data scientist|business analyst|analytics|reporting analyst',
    [
      'Built [how many?] dashboards that [how many?] managers use each week',
      'Cut the time to prepare the monthly report from [how much?] to [how much?]',
      'Found [your finding] in the sales data, which saved [how much?] a year',
    ],
  ],
  [
    'it support|help desk|helpdesk|technician|system administrator|sysadmin|service desk',
    [
      'Solved [how many?] tickets a week, [how much?] of them at first contact',
      'Set up [how many?] computers for new staff in [how long?]',
      'Wrote [how many?] guides that cut repeat questions by [how much?]',
    ],
  ],
  [
    'cashier|retail|sales assistant|shop assistant|store associate|sales associate|supermarket',
    [
      'Served [how many?] customers a day and balanced the register to [how much?]',
      'Trained [how many?] new colleagues on the register',
      'Raised sales of [your product] by [how much?] with a new display',
    ],
  ],
  [
    'store manager|shop manager|retail manager|assistant manager|shift manager|supervisor|team leader',
    [
      'Led a team of [how many?] in a store with sales of [how much?] a year',
      'Cut staff turnover from [how much?] to [how much?] by planning shifts a month ahead',
      'Reduced stock loss by [how much?] with weekly counts',
    ],
  ],
  [
    'sales|account manager|account executive|business development',
    [
      'Sold [how much?] a year, [how much?] of target',
      'Won [how many?] new customers, among them [your customer]',
      'Kept [how much?] of customers with a call before each renewal',
    ],
  ],
  [
    'marketing|social media|content|seo|communications',
    [
      'Ran [how many?] campaigns with a budget of [how much?]',
      'Raised visits to the website from [how many?] to [how many?] a month in [how long?]',
      'Wrote a newsletter for [how many?] readers, opened by [how much?] of them',
    ],
  ],
  [
    'customer service|call centre|call center|customer support|contact centre',
    [
      'Answered [how many?] calls a day with a satisfaction score of [how much?]',
      'Solved [how much?] of complaints in the first call',
      'Cut waiting times from [how long?] to [how long?] by rewriting the most used answers',
    ],
  ],
  [
    'warehouse|picker|packer|forklift|stock|logistics|inventory',
    [
      'Picked and packed [how many?] orders a shift with an error rate of [how much?]',
      'Loaded [how many?] trucks a day on time',
      'Counted [how many?] inventory items each month and cut discrepancies by [how much?]',
    ],
  ],
  [
    'driver|courier|delivery|trucker|hgv|cdl',
    [
      'Delivered [how many?] packages a day on [how many?] routes, on time in [how much?] of cases',
      'Drove [how many?] miles a year without an accident',
      'Checked the vehicle before each shift and reported [how many?] faults in time',
    ],
  ],
  [
    'chef|cook|kitchen|baker|commis',
    [
      'Cooked [how many?] covers a night on [your section]',
      'Cut food waste by [how much?] by planning orders from reservations',
      'Trained [how many?] kitchen staff in food safety',
    ],
  ],
  [
    'waiter|waitress|server|bartender|barista|host|hospitality|front of house',
    [
      'Served [how many?] tables a shift in a restaurant with [how many?] seats',
      'Raised the average check by [how much?] by suggesting wines and desserts',
      'Trained [how many?] new servers',
    ],
  ],
  [
    'hotel|receptionist|front desk|concierge|housekeep',
    [
      'Checked in [how many?] guests a day in a hotel with [how many?] rooms',
      'Raised the review score from [how much?] to [how much?] by answering each complaint the same day',
      'Prepared [how many?] rooms a shift to inspection standard',
    ],
  ],
  [
    'administrat|office|secretary|executive assistant|personal assistant|clerk',
    [
      'Kept the calendars of [how many?] managers and booked [how many?] trips a month',
      'Cut the time to process an invoice from [how long?] to [how long?] with a new template',
      'Organized [how many?] events for [how many?] guests',
    ],
  ],
  [
    'accountant|accounting|accounts|bookkeep|payroll|finance|auditor',
    [
      'Closed the books of [how many?] companies each month within [how many?] days',
      'Processed [how many?] invoices a month worth [how much?]',
      'Found [how much?] of duplicate payments by checking supplier statements',
    ],
  ],
  [
    'project manager|programme manager|program manager|scrum|product manager',
    [
      'Led [how many?] projects worth [how much?], [how many?] of them on time',
      'Coordinated a team of [how many?] in [how many?] offices',
      'Cut the time from idea to release from [how long?] to [how long?]',
    ],
  ],
  [
    'human resources|hr|recruiter|talent|people partner',
    [
      'Hired [how many?] people a year, [how much?] of whom stayed for a year',
      'Cut the time to hire from [how long?] to [how long?]',
      'Advised [how many?] managers on [your subject]',
    ],
  ],
  [
    'electrician|plumber|carpenter|builder|construction|joiner|mason|roofer|painter|hvac|site',
    [
      'Installed [your work] in [how many?] homes, all passed at first inspection',
      'Completed [how many?] jobs a week on time',
      'Trained [how many?] apprentices on site',
    ],
  ],
  [
    'mechanic|machinist|welder|operator|production|assembl|manufactur|maintenance',
    [
      'Ran [how many?] machines making [how many?] parts a shift',
      'Cut downtime from [how long?] to [how long?] a month with weekly checks',
      'Kept scrap below [how much?]',
    ],
  ],
  [
    'engineer|surveyor|architect|designer|draughts',
    [
      'Designed [your part] for a project worth [how much?]',
      'Cut material cost by [how much?] by [your change]',
      'Checked [how many?] drawings before issue',
    ],
  ],
  [
    'lawyer|attorney|solicitor|paralegal|legal',
    [
      'Handled a caseload of [how many?] matters in [your field]',
      'Drafted [how many?] contracts a month',
      'Cut the time to prepare a file from [how long?] to [how long?]',
    ],
  ],
  [
    'cleaner|cleaning|janitor|caretaker|porter|groundskeeper|gardener|landscap',
    [
      'Cleaned [how many?] rooms a shift to inspection standard',
      'Looked after [how many?] buildings with [how many?] users',
      'Cut the use of supplies by [how much?]',
    ],
  ],
  [
    'security|guard|officer|police|military|army|firefight',
    [
      'Guarded a site with [how many?] visitors a day',
      'Wrote [how many?] incident reports a month',
      'Trained [how many?] colleagues in [your subject]',
    ],
  ],
];
const GENERAL: readonly string[] = [
  'Completed [how many?] [your task] a week',
  'Trained [how many?] new colleagues',
  'Cut [your problem] from [how many?] to [how many?] a month by [your change]',
];

const BY_TITLE = EXAMPLES.map(([titles, bullets]) => ({ titles: titles.split('|'), bullets }));

/**
 * Returns three sample bullets for a job title, with a blank for every fact. The longest known phrase in the title
 * selects the samples. For an unknown title, the samples are general.
 */
export function bulletExamples(jobTitle: string): readonly string[] {
  const title = ` ${jobTitle
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
  let best: { length: number; bullets: readonly string[] } = { length: 0, bullets: GENERAL };
  for (const { titles, bullets } of BY_TITLE)
    for (const words of titles)
      if (words.length > best.length && title.includes(` ${words}`)) best = { length: words.length, bullets };
  return best.bullets;
}
