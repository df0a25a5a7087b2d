import { wordSet } from '../text/words.js';

/** Words such as "after" that often begin a sentence in resumes and are not names. */
export const COMMON_STARTERS = wordSet(`
  a an the this that these those and but for from in on at with by as of to into over under across after before during while when where since
  through within without between until upon both each every all some many most more few several other others here there then now today also
  handy able also helped help helps worked work works participated assisted has have had is are was were been be can could will would my our we i
  it its he she his her they their you your who what which how why not no yes
  skilled experienced known brings brought holds held began begun strong core key main major current former first second third last next
  recent recently background part fluent familiar proficient comfortable adept versed keen eager ready happy proud calm careful thorough quick
  clear warm firm fair honest kind friendly hands-on hands detail day daily weekly monthly annual night early late long short full new old
  good better best great top high higher low lower large small deep broad wide sound solid steady
  education certification certifications skills skill experience expertise career role roles work result results focus areas strengths
  professional senior junior lead head chief staff nurse teacher engineer manager developer designer driver cook chef baker barista waiter
  waitress cleaner carer clerk cashier accountant lawyer paralegal solicitor electrician plumber carpenter welder mechanic technician
  analyst assistant associate administrator coordinator supervisor director officer operator agent advisor adviser consultant specialist
  trainee apprentice intern student graduate tutor lecturer librarian architect surveyor scientist researcher writer editor journalist
  photographer salesperson seller buyer planner tester trainer coach counsellor counselor therapist pharmacist paramedic physician doctor
  customer customers client clients patient patients pupil pupils guest guests team teams member members people colleagues
  safe brave bold loyal polite neat tidy sharp smart wise mature modern rapid fast open easy true real fit strongest busy
  self well hard highly multi cross solution solutions goal goals deadline people evidence award profit value service community family
  detail-oriented results-driven mathematics english it
  act acts talk languages dear sincerely yours regards hello thank thanks please best kind
  maths math science history sales retail hospitality finance law health software data project product quality safety stock budget
  years year months month weeks week hours hour days one two three four five six seven eight nine ten eleven twelve dozens hundreds
`);

export const NAMES_LIKE_WORDS = wordSet(`
  boeing united allied paypal calendly grammarly airtable contentful prudential royal lilly beijing capital progressive siemens
  colgate seagate margate bloomberg optum rolls dell intel adobe visa chase barclays aldi lidl tesco ikea
`);
