import { phraseKey } from './tokenize.js';

const words = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .split(/\s+/)
      .filter((word) => word !== '')
      .map(phraseKey),
  );

/**
 * Names of skills that are very short or that are also everyday words. They count only if they are capitalized and next
 * to another skill.
 */
export const AMBIGUOUS_NAMES = words(`
  go r c d j make spark express flask rest node less swift ray spring flux chef puppet vault notion linear sketch stripe slack gin
  unity solid remix maui lambda envoy consul helm scheme apex assembly referral layout access shell excel synapse aurora realm
  phoenix closing square toast canvas segment lever principle maze moz buffer seesaw blender maya opera sage concur epic
  relativity arbor sim gong gusto greenhouse intercom zoom teams concordance dovetail miro framer invision looker sap arm word
  outlook project rust julia dart ruby bash perl snort eagle creo inventor moodle pascal eiffel ada forth bootstrap backbone
  blink loom litchi cent clipper dig diameter enertia fear ferret flow vigilant travis vimeo bing google canu algae analyze aspen
  aztec emulator excavator ensemble hotspot honeypot iris abbott compiler debugger acrobat premier illustrator photoshop
  clio bluebook toast micros galileo sabre amadeus kronos ack mix solar rigging bms part series act delta toefl ace cap mos cia
  alt tap saml ib ap ar er pr gl ir ml bi ux ui hr it pe arr hos eco msa doe spc adr dot cam core base stata lean prime
  cypress mocha jest babel gulp grunt yarn bun deno rail hive helm drizzle ionic celery dask polar motive heap stitch loki tempo prism hamilton air rms idea iris fis leap ashby maestro mews alto prevent outreach bamboo flux iceberg octet cornerstone rave volatility autopsy elite peppermint osprey drake tally paris tapestry lexia unity rigging ea ace fe pe cp au apm cpm arm step aca cpp att must prefect athena presto tempo diligent sketch kafka shopify harvest somali apache mosaic fresha pardot zephyr heap office forms sheets docs
  salsa compass anaconda insomnia vagrant packer pulumi kong bison raven atlas react`);

/** Fields of work, such as "sales", that count as skills only in certain positions in requirements and duties. */
export const GENERAL_NAMES = words(`
  sales reporting training pricing refunds audit automation inspection analytics expenses loading packing insulation trading buying
  biology chemistry physics history geography mathematics statistics compliance administration editing filing typing cooking painting
  cleaning shipping receiving billing assembly casting brakes suspension furnaces reception presentations correspondence meeting
  vault discovery drafting packaging samples implants extractions fillings falls discharge extensions partnerships trusts wills headlines
  posters catalogs binding drama choir displays tips trim doors stairs copper cabinets retention quotes renewals windows containment
  patching encryption surveys statements searches evaluation consultations briefings briefs motions milestones margin promotions email
  research depositions withdrawals overdrafts mortgages math maths escalations brochures grading marking spelling handwriting drainage
  fencing harvesting harvest poultry planting pruning recycling triggers macros stick stainless aluminum shears rolling bending punching
  grinders rollers loaders dozers dumpers pumps brewing sauces fryer grill pantry threading alterations yoga nanny evictions inventories
  disclosures listings showings viewings lettings leasing equities custody securities hedging treasury pensions umbrella actuarial claims
  endorsements endorsement bundling scanning photocopying prosecution arbitration bankruptcy asylum divorce advocacy copyright patents trademarks
  licensing enforcement firearms navigation customs dispatch dispatching mooring economics legislation curation archives archiving photography
  lighting acting dance conducting translation interpreting localization terminology copywriting proofreading newsletters features
  retouching infographics icons prototypes layouts portfolios mediation induction screening sourcing buying merchandising allocation
  sampling fabrics costings segmentation attribution sponsorship surveys upselling folios concierge reservations banquets samples
  proposals prospecting telesales crates containers loading unloading picking packing kitting fitting framing assembly commissioning
  trunking rewiring inverters boilers grouting rendering skimming plastering decking shingles gutters restoration computing swimming
  sedation oncology dialysis dentures sealants restraint triage titration observations delirium implants genetics immunology virology
  geology hydrology robotics drivers sprints retrospectives backlog roadmap hypotheses sustainability remediation observability
  scripting networking playbooks runbooks alerts firewalls phishing typography prepress retouch inspections inspection deviations
  audits walkthroughs accruals prepayments depreciation consolidation materiality wires collections underwriting equities wire poster kind
  drama coffee minute cake induction teaching training archive purchasing sensor sensors apprenticeship workshop components search quote
  handover pressure initiatives committed warmth will fatigue covenants turnover stories labels reserving
  permits variations trusts leases permitting mixing pairing reservations waxing literacy algebra analysis budgets referrals intake
  patrols collections journals diagnostics pumps bearings compressors concrete turning milling grinding boilers spreadsheets conveyors logistics handover exhibits appeals insurance teaching classroom components physiotherapy
  motor motors gears gear setup setups scrap hematology coagulation microbiology histology evidence exclusions reserves salvage scrap searching titanium deposits bakery minutes references rating appeals foundations proving formulation edging blasting interrupts timesheets weaving dyeing engraving signaling transformers till tills shrink drawings timetables timetable requisitions requisition tracking pallets mopping pressing feeding x-rays`);

/**
 * Soft skills with ambiguous names, such as "energy". They count only in a list of soft skills or where the job posting
 * asks for a quality.
 */
export const WEAK_SOFT = new Set(
  `organization|organisation|organizational|organisational|professional|planning|presentation|presenting|responsibility|influence|creative|respect|drive|vision|focus|energy|
   concentration|tolerance|intuition|independence|delegation|supervision|supervising|innovation|interpersonal|accuracy|analytical|
   ethics|discipline|hospitality|determination|calm|warmth|confidence|courage|ownership|confidentiality|facilitation|loyalty|
   fairness|kindness|flexibility|thorough|decisive|honest|cooperation|kind|warm|committed|friendly|pressure|precise|drive|ambitious|inclusive leadership|networking skills|discipline|responsible|patient|reliable|adapt|adapting|accountable|supervise|flexible|motivated|negotiate|humble|motivate|accountable|collaborative|training others|feedback|gentle|confident|practical|tidy|keen|lively|bright|genuine|sensible|mature|charming|thoughtful|considerate|supportive|hands-on|down-to-earth|consistent|ready to learn|careful|playful|sensitive|accurate|upbeat|literate|imagination|imaginative|sensitivity|patient|make decisions|ask questions|flair|customer-facing|customer facing|numeracy`
    .split('|')
    .map((name) => name.trim()),
);

/** Names of languages, most of which are also adjectives for nationalities. */
export const HUMAN_LANGUAGES: ReadonlySet<string> = new Set(
  `ASL Albanian Amharic Arabic BSL Basque Bengali Bulgarian Burmese Cantonese Catalan Chinese Creole Croatian Czech Danish Dari Dutch English Estonian Farsi Filipino Finnish French Gaelic German Greek Gujarati Hebrew Hindi Hmong Hungarian Indonesian Irish Italian Japanese Khmer Korean Kurdish Lao Latvian Lithuanian Malay Mandarin Nepali Norwegian Pashto Persian Polish Portuguese Punjabi Romanian Russian Serbian Sinhala Slovak Slovenian Somali Spanish Swahili Swedish Tagalog Tamil Telugu Thai Turkish Ukrainian Urdu Vietnamese Welsh Yoruba bilingual`.split(
    /\s+/,
  ),
);
