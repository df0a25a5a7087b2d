import { rootOf } from '../../english/word-roots.js';
import { CLAIM_WORDS } from '../../english/vocabulary/claim-words.js';
import { ORDINARY_WORDS } from '../../english/vocabulary/ordinary-words.js';
import { wordSet } from '../../text/words.js';

/** Verbs that add little to their object: in "operated the till", only "till" needs evidence. */
const MILD = new Set(
  [
    ...ORDINARY_WORDS,
    ...wordSet(`
  operate attend arrange maintain process produce prepare follow monitor check record update fill load place pass receive respond answer
  assemble change cover create deliver draft file finish fix gather guide issue keep lay liaise list locate log look mark meet move note
  observe open order pack plan present read report review run sort stand start store talk tend track turn visit watch write build
  organise coordinate collect count clear close clean compile connect consult cook cut direct-to distribute document enter exchange explain
  feed fetch find greet identify inform input inspect interact label lift listen man measure mix package photograph pick post print
  protect pull push raise recommend relate remove repair replace request resolve restock return rotate route scan schedule select sell send
  separate share ship show sign speak staff stack step supply switch take test tidy tie top transfer transport treat type unload use verify wash weigh
  wrap liaise split clarify correct create coordinate refill replenish partner graduate total migrate move process rely relied trust work shadow
  help join assist reply react address adapt adjust apply allocate assign cope manage-to juggle balance mean reach rise aid field tackle
  oversee-not specialise concentrate centre cover span range spanning extend draw drawing feature see comprise consist contain stretch
  score workstream workload load output input source target-not path channel account-not purpose measure-not condition position-not cycle period term phase step half-not
  record rule event service process procedure operation system item goods equipment material product request query issue paperwork document
  documentation information data communication coordination maintenance premises site location facility department section schedule session
  program project shift standard quality public community need requirement routine wheel object case file version task stage piece
  component element series selection collection group set list copy page line layout format title label unit inch meter mile kilo
  act accompany address advance amend assemble attach authored back begin being bring browse bundle call care categorise cater chase choose
  combine comply conclude construct contain convert cope cross date demonstrate depend derive detail determine devote discover dispatch divide
  edit engage enhance equip escort examine execute express facilitate familiarise finalise fold force forward free freshen fulfil furnish
  generate hand head-count hear hold host illustrate incorporate indicate inquire interact intervene investigate invite join judge land learn
  leave let link live load lock loop manoeuvre map master match mind model navigate notify number obtain occur offer originate own-brand
  oversight pair park participate pay perform pilot-run place play point pour practice print prioritise produce prove provide pursue question
  rank read rebuild recall reconstruct refer refresh regard rehearse remind render report represent research reset rest retain retrieve
  revise ride ring rinse roll round save-up search seat secure seek serve set settle shape shop show sit site situate slot soothe source
  spot spread start state stay steer stick stop strip structure study submit suit summarise surround sweep tailor tell title touch trace trade
  transcribe figure amount transform-not translate travel trim trust tune turn type understand update upload view wait walk warm wear wipe wire
`),
    ...wordSet(`
  haul ferry shuttle convey relay redirect usher catch flag warn remind prompt nudge hunt grab heave alternate fasten place position pile heap
  cluster stow shelve stash mind tend skim absorb grasp rehearse polish refine sharpen hone tweak tailor widen broaden deepen enrich reinforce
  uphold sustain persist remain linger await foresee ready sketch outline compose pen jot capture amass accumulate piece craft churn yield
  furnish crate bundle dispatch exhibit clarify converse chat attend aid relieve ease comfort encourage cheer urge press probe dig explore
  assure promise pledge commit dedicate devote bulk share portion chunk batch load lot volume tally quantity string bout stint spell layer tier
  shape stuff article instance occasion moment date slot trip journey lane street ground bench counter booth stall stand yard lot corner
  lads lad lass lady gentleman guy folk crowd public pair trio duo partner peer mate neighbour neighbor stranger newcomer beginner
  rely depend lean count-on turn-to call-on fall-back hop jump dive plunge climb-up crawl race rush hurry dash slow pause halt resume
  end wind wrap-up finish-off round-off tail sit-in sit shadow double accompany flank
  manual hand-held portable mobile fixed loose spare extra additional further separate single individual joint mutual common general special
  particular specific unusual rare odd strange familiar known unknown hidden visible open closed shut full empty half-full heavy light dark
  bright warm cool cold hot wet dry clean dirty tidy messy fresh stale old new young broad narrow wide thin thick deep shallow high low tall
  short long quick fast slow steady rapid gentle rough smooth sharp blunt plain fancy basic advanced-not modern traditional classic
  inner outer upper lower front rear left right central main side back top bottom inside outside indoor outdoor local nearby remote distant
  early late recent former past present current next following previous initial final last first second third
  daytime nighttime overnight weekday lunchtime mealtime bedtime teatime evening morning afternoon night noon midday dawn dusk
  spring summer autumn winter season seasonal holiday festive christmas easter peak
  incoming outgoing inbound outbound onsite offsite overhead underneath alongside
  paperwork handwritten printed typed digital electronic physical written spoken verbal oral visual
  backlog workload turn round rota pattern cycle spell run series row column
  hello goodbye thanks apology sorry
  subject topic theme course-not case instance
  outfit shop floor counter front office back corner
  shelf bay rack drawer cupboard bin box bag bottle jar tray trolley cart pallet crate
  mess spill leak crack hole gap tear stain mark scratch dent
  grow-up upbringing
  ordinary extraordinary humble proud keen eager
  choose opt prefer decide-on settle-on
  switch convert move-across carry-over bring-over take-over hand-over pass-on
  notice spot sense feel hear taste smell touch
  wander roam travel commute ride walk run drive-out
  guess estimate-roughly reckon figure-out work-out sort-out find-out
  allow let permit enable empower-not equip
  avoid dodge skip miss-out omit leave-out exclude spare
  prevent-not stop block bar hold-back
  repeat redo rework revisit return retry renew-not
  vary differ change alter shift
  reflect mirror echo match fit suit
  border adjoin neighbour span cross
  lads seniors adults kids youngsters youths
`),
  ]
    .filter((word) => !word.includes('-'))
    .map(rootOf),
);

const CLAIMS = new Set([...CLAIM_WORDS].map(rootOf));

export const isMild = (root: string): boolean => MILD.has(root) && !CLAIMS.has(root);
