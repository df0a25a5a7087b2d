import { emptyExperience } from '../../resume/resume-data.js';
import { rewriteBullets } from './rewrite-bullets.js';

const rewritten = (text: string, current = false) =>
  rewriteBullets({ ...emptyExperience(), role: 'Worker', company: 'Acme', current, bullets: [text] }).bullets;

describe('rewriteBullets with realistic bullets', () => {
  it.each([
    ['Responsible for the care of 6 patients per shift in the ICU', 'Cared for 6 patients per shift in the ICU'],
    ['I was responsible for giving medication to patients', 'Gave medication to patients'],

    ['Typing up of dictation for 4 lawyers', 'Typed up dictation for 4 lawyers'],
    ['Erecting and striking of scaffold on heritage buildings', 'Erected and struck scaffold on heritage buildings'],
    [
      'My day to day role involved servicing of boilers and issuing the certificates',
      'Serviced boilers and issued the certificates',
    ],
    ['In this role, I would typically balance a drawer of $25,000', 'Balanced a drawer of $25,000'],
    ['I relabeled the large print collection', 'Relabeled the large print collection'],
    ['Being a people person I sold 14 cars a month', 'Sold 14 cars a month'],
    ['Retaining walls, paving, turf and irrigation', 'Retaining walls, paving, turf and irrigation'],
    [
      'Fitting tyres, balancing, tracking and punctures on 35 cars a day',
      'Fitting tyres, balancing, tracking and punctures on 35 cars a day',
    ],
    ['Assisting patients with activities of daily living', 'Assisted patients with activities of daily living'],
    [
      'Duties included stocking shelves, rotating stock and cleaning the shop floor',
      'Stocked shelves, rotated stock and cleaned the shop floor',
    ],
    ['My responsibilities were opening and closing the store', 'Opened and closed the store'],
    ['Tasked with opening the shop and cashing up', 'Opened the shop and cashed up'],
    ['Helping customers choose the right paint and tools', 'Helped customers choose the right paint and tools'],
    [
      'Responsible for reading blueprints and wiring panels according to code',
      'Read blueprints and wired panels according to code',
    ],
    ['Fixing leaks, unblocking drains and installing boilers', 'Fixed leaks, unblocked drains and installed boilers'],

    ['Responsible for legal research and drafting of memos', 'Carried out legal research and drafted memos'],
    ['Tasked with document review in Relativity', 'Reviewed documents in Relativity'],
    [
      'Responsible for planning and delivering lessons to Year 5 pupils',
      'Planned and delivered lessons to Year 5 pupils',
    ],

    ["In charge of the school's reading programme", "Ran the school's reading programme"],
    ['Utilised SAP to process over 200 invoices per week', 'Used SAP to process over 200 invoices per week'],
    [
      'Responsible for developing and maintaining REST APIs in Node.js',
      'Developed and maintained REST APIs in Node.js',
    ],

    ['Responsible for picking and packing 150 orders a day', 'Picked and packed 150 orders a day'],
    ['Loading and unloading trucks', 'Loaded and unloaded trucks'],
    ['Responsible for the grill station', 'Ran the grill station'],
    ['Hire, train and supervise baristas', 'Hired, trained and supervised baristas'],
    [
      'Responsibilities included but were not limited to stock control, payroll and hiring staff',
      'Controlled stock, ran payroll and hired staff',
    ],
    [
      'Responsible for installing, configuring and troubleshooting network equipment',
      'Installed, configured and troubleshot network equipment',
    ],
    ['Was able to reduce costs by $50,000 a year', 'Reduced costs by $50,000 a year'],
    ['Was tasked to redesign the onboarding process', 'Redesigned the onboarding process'],
    ['Had responsibility for quality control', 'Checked quality'],

    ['Responsible for 3 direct reports', 'Oversaw 3 direct reports'],
    [
      'Working closely with engineers to debug hardware issues',
      'Worked closely with engineers to debug hardware issues',
    ],
    ['Got promoted to shift leader after 6 months', 'Promoted to shift leader after 6 months'],
    ['Made sure that all orders were shipped on time', 'Ensured that all orders were shipped on time'],
    [
      'Responsible for ordering of materials and liaising with other trades',
      'Ordered materials and liaised with other trades',
    ],
    ['Responsible for making sure that patients were safe', 'Ensured that patients were safe'],
    ['Monitoring and reporting on KPIs', 'Monitored and reported on KPIs'],
    [
      'Responsibilities included tool maintenance, physical training and safety briefings',
      'Handled tool maintenance, physical training and safety briefings',
    ],
    [
      'Was in charge of calf rearing for two seasons and losses dropped from 9 percent to 4 percent',
      'Reared calves for two seasons, with losses dropping from 9 percent to 4 percent',
    ],
    [
      'I was doing ante-mortem and post-mortem inspection of the cattle',
      'Carried out ante-mortem and post-mortem inspection of the cattle',
    ],
    [
      'A book budget of $60,000 was looked after by me each year and spent on time',
      'Looked after a book budget of $60,000 each year and spent it on time',
    ],
    [
      'Responsible for the timely and accurate reconciliation of supplier statements and the resolution of any queries',
      'Reconciled supplier statements on time and accurately and resolved any queries',
    ],
    [
      'Responsible for completing daily checks and reporting defects in accordance with DVSA requirements',
      'Completed daily checks and reported defects in accordance with DVSA requirements',
    ],
    [
      'CSAT improved 81 to 89 in two quarters after I revised the macros and started weekly call-backs',
      'Improved CSAT from 81 to 89 in two quarters by revising the macros and starting weekly call-backs',
    ],
    [
      'Attending court for possession hearings, preparing the bundle, liaise with legal, also worked with the police',
      'Attended court for possession hearings, prepared the bundle, liaised with legal and worked with the police',
    ],
    [
      'Rent arrears on my patch were 4.8% when I took over and 3.1% when I left, mainly by visiting people early',
      'Cut rent arrears on my patch from 4.8% to 3.1%, mainly by visiting people early',
    ],
    [
      'Responsible for the day to day running of a 90,000 sq ft warehouse with 65 staff over two shifts',
      'Ran a 90,000 sq ft warehouse with 65 staff over two shifts',
    ],
    ['I was also trusted with the high value loads', 'Trusted with the high value loads'],
    [
      'I moved the books from Sage to Xero and month end now takes 4 days instead of 9',
      'Moved the books from Sage to Xero, cutting month end from 9 to 4 days',
    ],
    [
      'I made a template set and what used to take half a day takes about an hour now',
      'Made a template set, cutting the time from half a day to about an hour',
    ],
    [
      'Answered phones, looked after the logbook, made sure controllers had their breaks',
      'Answered phones, looked after the logbook, and made sure controllers had their breaks',
    ],
    [
      'Wrote factual reports, and reviewing the work of graduates',
      'Wrote factual reports, and reviewed the work of graduates',
    ],
    [
      'Wrote surveys for the applications, all of these got approved',
      'Wrote surveys for the applications, all of which got approved',
    ],
  ])('rewrites a realistic bullet: %s', (before, after) => expect(rewritten(before)).toEqual([after]));

  it.each([
    'Charge nurse on nights, supervising 8 RNs and 3 CNAs',
    'Upsold warranties and accessories, exceeding targets by 15%',
    'Drafted pleadings, motions and discovery requests for 15 active cases',
    'Prepared monthly management accounts for 3 subsidiaries',
    'Led a group project of 4 students on water quality',
    'Spearheaded the implementation of a new CRM, cutting response time by 40%',
    'Liaised with suppliers and negotiated prices, saving 8% per year',
    'Drove a school bus on 3 routes, carrying 120 children a day',
    'Took care of elderly residents, including bathing, feeding and dressing',
    'Reduced patient wait time from 45 to 30 minutes',
    'Organised after-school clubs and trips',
    'Wrote 40+ articles on personal finance',
    'Worked as a team to meet deadlines',
    'Was elected treasurer of the student union',
    'Key holder',
    'Worked with parents to improve attendance',
    'Was responsible for budgeting, forecasting and variance analysis',
    'Helped to organise the annual fundraising gala, raising £12,000',
    'Planned the consultation, this included workshops with two schools and the feedback changed the plan',
    'Built up my own clients from nothing to around 90 regulars',
    'Did the preparation of the samples and the measure of nitrate with the spectrophotometer',
    'Found an error in the reserve, it changed the result by 2.3 million and I presented it to the board',
  ])('does not change a good bullet: %s', (text) => expect(rewritten(text)).toEqual([text]));

  it.each([
    ['Responsible for answering phones and greeting visitors', 'Answer phones and greet visitors'],
    ['Oversees daily operations of the warehouse', 'Oversee daily operations of the warehouse'],
    ['Analysing sales data to spot trends', 'Analyse sales data to spot trends'],
    ['In charge of the rota', 'Run the rota'],
    ['Inspections are completed and documented every week', 'Complete and document inspections every week'],
    [
      'Bag groceries, bring in carts, clean up spills, price checks',
      'Bag groceries, bring in carts, clean up spills, and carry out price checks',
    ],
  ])('rewrites a bullet of a current job: %s', (before, after) => expect(rewritten(before, true)).toEqual([after]));
});

it.each([
  'Automated 22 monthly reports with SQL and Power BI, saving 35 hours a month',
  'Introduced daily huddles on four wards',
])('rewriteBullets keeps a finished action in a current job in the past tense: %s', (text) => {
  expect(rewritten(text, true)).toEqual([text]);
});
