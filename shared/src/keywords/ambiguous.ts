import { phraseKey } from './tokenize.js';

const words = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .split(/\s+/)
      .filter((word) => word !== '')
      .map(phraseKey),
  );

/** Names of skills that are everyday words, or very short: they count with a capital, and beside another skill. */
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
  cypress mocha jest babel gulp grunt yarn bun deno rail hive helm drizzle ionic celery dask polar office forms sheets docs
  salsa compass anaconda insomnia vagrant packer pulumi kong bison raven atlas react`);

/** Names of whole fields: they tell something where they are asked for, and nothing among the duties. */
export const GENERAL_NAMES = words(`
  sales reporting training pricing refunds audit automation inspection analytics expenses loading packing insulation trading buying
  biology chemistry physics history geography mathematics statistics compliance administration editing filing typing cooking painting
  cleaning shipping receiving billing assembly casting brakes suspension furnaces reception presentations correspondence meeting
  permits variations trusts leases permitting mixing pairing reservations waxing literacy algebra analysis budgets referrals intake
  patrols collections journals diagnostics pumps bearings compressors concrete turning milling grinding boilers spreadsheets conveyors logistics handover exhibits appeals insurance teaching classroom components physiotherapy`);

/** Soft skills by words that mean other things too; they count in a list of such, or where a quality is asked for. */
export const WEAK_SOFT = new Set(
  `organization|organisation|planning|presentation|presenting|responsibility|influence|creative|respect|drive|vision|focus|energy|
   concentration|tolerance|intuition|independence|delegation|supervision|supervising|innovation|interpersonal|accuracy|analytical|
   ethics|discipline|hospitality|determination|calm|warmth|confidence|courage|ownership|confidentiality|facilitation|loyalty|
   fairness|kindness|flexibility|thorough|decisive|honest|cooperation|humble|motivate|accountable|collaborative|training others|feedback`
    .split('|')
    .map((name) => name.trim()),
);
