import { COMMON } from '../../english/common-words.js';
import { CLAIM_WORDS } from '../../english/vocabulary/claim-words.js';
import { EVERYDAY_WORDS } from '../../english/vocabulary/everyday-words.js';
import { rootOf } from '../../english/word-roots.js';
import { wordSet } from '../../text/words.js';

/** Function words ("the", "because"), and words that fit texts about any kind of work ("previously", "mainly"). */
const GRAMMAR = wordSet(`
  a an the this that these those it its itself i me my mine myself we us our ours you your yours yourself he him his she her hers they them their
  theirs who whom whose which what where when why how there here am is are was were be been being do does did done doing have has had having
  will would can could may might shall should must ought let lets and or but nor so yet if then than as at by for from in into of off on onto out
  over to up upon with within without about above across after again against along alongside also although always-on amid among amongst another
  any anyone anything around aside away back because before behind below beneath beside besides between beyond both despite down during either
  else especially even ever except far further furthermore hence however inside instead just least less like likewise many meanwhile more
  moreover much near neither next no non not nothing now often once one ones only other others otherwise outside overall own part particularly
  past per perhaps plus quite rather really regarding same several since some something sometimes somewhere soon still such then thereby therefore
  these though through throughout thus till today together too toward towards under underneath unless unlike until usually various very via
  well whatever whenever wherever whether while whilst whole-heartedly whom with yes yet etc ie eg vs re ll ve d s t m don doesn didn isn aren wasn
  couldn wouldn haven hasn hadn i'm i've i'd i'll it's that's don't doesn't didn't isn't wasn't you're you've you'll we're we've there's here's what's
  first second secondly firstly thirdly third-person finally lastly final last latter former formerly previous previously earlier later prior
  subsequently recently recent currently current present presently ago early-on mainly mostly largely chiefly generally typically
  namely including include included includes involve involved involving involves such actually simply truly indeed certainly clearly
  all every each most half whole entire always never everything
  mr mrs ms dr dear hello hi sincerely regards
`);

const WORK = wordSet(`
  work works worked working role roles job jobs position positions post posts career careers profession professional professionally occupation
  experience experiences experienced skill skills skilled ability abilities able capable capability capabilities background knowledge knowledgeable
  know knows knowing known expertise expert competence competent familiar familiarity understanding understand understands understood strength strengths
  responsibility responsibilities responsible duty duties task tasks activity activities function functions area areas aspect aspects field sector
  industry trade setting settings environment environments context place places site-based time times life day-to-day everyday routine routinely
  way ways thing things matter matters side kind kinds type types sort form range variety mix wide broad number amount level extent
  use uses used using utilise utilised utilising utilize utilized utilizing apply-knowledge employ employed employing
  make makes made making do give gives gave given giving get gets got getting take takes took taken taking put puts putting keep keeps kept keeping
  go goes went going come comes came coming bring brings brought bringing carry carries carried carrying set sets setting see sees seen
  provide provides provided providing perform performs performed performing undertake undertook undertaking conduct conducted conducting
  handle handles handled handling deal deals dealt dealing help helps helped helping assist assists assisted assisting support supports supported supporting
  serve-as act acts acted acting serve complete completes completed completing execute executed
  ensure ensures ensured ensuring allow allows allowed allowing enable enables enabled enabling
  involve continue continued continues start-out begin began begun beginning join joined joining move-on stay stayed remain remained spend spent spending
  hold holds held holding gain gained gaining learn learned learnt learning develop-skills build-on built-up
  need needs needed want wants wanted like likes liked enjoy enjoys enjoyed enjoying love loves prefer
  think thinks feel feels felt believe believes find finds found-that consider show shows showed shown showing demonstrate demonstrates demonstrated
  mean means meant become became turn-to look looks looked looking seem remember
  person people someone somebody everyone team teams colleague colleagues staff coworker coworkers individual individuals member members
  company companies employer employers organisation organisations organization organizations business businesses firm firms workplace
  good great strong solid sound best better right real true clear simple proper properly effective effectively efficient efficiently
  careful carefully care-about reliable reliably reliability dependable dedicated dedication committed commitment hardworking hard hands-on practical
  practically calm calmly patient-manner friendly polite politely helpful willing willingness keen eager happy glad proud pride confident confidence
  comfortable comfortably enthusiastic enthusiasm motivated passionate passion organised organized methodical methodically thorough thoroughly
  steady steadily consistent consistently consistency conscientious diligent attentive attention detail details flexible adaptable professional professionalism
  positive attitude manner approach focus focused focusing focuses focussed aim aims aimed main key core important
  busy fast-paced varied different new own general full fully successfully success successful smooth smoothly close closely direct-hand directly
  quick quickly prompt promptly safe-hands hard-earned high highly
  value valued values valuable worth contribution contribute contributed contributes contributing add adds added adding
  result results outcome example examples story situation situations question questions answer point points case-in-point mention talk talking describe
  explain tell tells told telling say says said saying speak-about discuss share shared sharing ask asks asked
  resume cv letter application applicant candidate posting advert vacancy opening opportunity interview conversation
  year years service-length month months day days week weeks time
  combine combined combining combination alongside mixture together
  include along both
`);

const COURTESY = wordSet(`
  thank thanks thanking please welcome welcomed pleased pleasure delighted grateful appreciate consideration considering reading forward hearing hear
  meet meeting-you chat hope hoping wish apply applying applied interested interest interests interesting excited exciting attracted drawn appeal appeals appealed
  write writing-to offer offers offered offering suit suits suited suitable fit fits match matches matched relevant relevance transfer transferable
  advertised contact touch further discuss invite attached enclosed sincerely faithfully yours best
  bring benefit-from useful ready next step steps chance move onward grow growing develop
  name summary profile headline connect network fellow seek seeking looking open
  describe behalf reason reasons basis fair fairly reflect reflects reflected reflecting account range salary pay package worth rate discussion expect
  expectation expectations based therefore proven evidence
  imagine recall walk specific specifically concrete concretely honest honestly
`);

/** Praise too vague to be verified or to mislead, such as "excellent". */
const FLOURISH = wordSet(`
  excellent passionate diligent trusted capable personable approachable warm genuine genuinely sincere sincerely respectful respectfully respected kind
  kindly gentle gently considerate thoughtful sensible sensibly down-to-earth straightforward articulate lively dynamic energetic
  resourceful proactive proactively self-motivated motivated driven versatile rounded well-rounded all-round seasoned
  everyday ordinary demanding challenging rewarding fulfilling essential necessary vital correct correctly accurate accurately appropriate appropriately
  compared compare face spare passion discretion discreet thing available availability straight honest
  pressure outgoing meticulous minded oriented numerate literate strongest punctuality
  efficient productive effectively neatly neat tidy tidily orderly timely punctual timekeeping
  eye habit mindset ethic spirit sense instinct nature fine
`);

/** Everyday words for narration, such as "already" and "perhaps", which do not claim anything themselves. */
const TELLING = wordSet(`
  already almost nearly about around roughly yes maybe perhaps possibly probably likely definitely obviously naturally honestly frankly basically
  otherwise anyway apart instead besides least lot lots bit little few plenty enough couple pretty fairly completely entirely fully partly
  quietly properly happily easily simply carefully safely regularly normally occasionally sometimes usually usual ordinary normal typical occasion
  occasions habit fun fond favourite favorite enjoyable happy sad nice fine okay ok sure certain ready aware used accustomed glad sorry lucky
  nervous honest open plain plainly short long longer quick slow early late soon later eventually meanwhile throughout along alone together
  last lasting lasts lasted turn turns turned caught catch catches eye sound sounds sounded touch turned-up claim claims progress middle start
  starting ad ads advertisement advertising-not end top bottom side front back half-not inside outside away near far everywhere somewhere anywhere
  come comes coming came go going leave let lets letting allow stay staying live lives living born raised-not grew-not move moving settled
  mind heart head-not hand hands hearted ear voice word words language-not sentence paragraph line lines page note notes list mention mentioned
  stress highlight emphasise emphasize underline refer referring refers draw-on lean rely relying rest speaks spoke reads
  interviewer interviewers recruiter panel manager-not hiring-not asks asked answers reply replies if they whether chance chances
  honestly admit-not gap gaps weakness weaknesses lack lacks missing-not missed-not yet still
  real really true truth truthful fact facts figure-not proof evidence picture sense idea feel feeling
  day days week weeks month months year years evening-not season-not moment moments period while whole
  man woman men women guy guys folks folk kind sort type
  worth value matters matter important importance count-not difference-not mean means meaning
  hope hopes wish wishes dream plan-not plans-not intend intends intention want wants wanting
  good better best bad worse worst great big bigger biggest small smaller new newer old older other same similar alike equal equally
  hardly barely merely purely largely partly whether either neither
  haven't hasn't hadn't isn't aren't wasn't weren't don't doesn't didn't won't wouldn't can't couldn't shouldn't cannot
  caught trying try tried tries attempt attempts manage-not used need-not needing needn't
  background foundation basis core heart roots ground base-not solid firm
  keen curious interested curiosity patient-not warm friendly helpful honest modest humble steady calm level-headed
  turned learnt self own owns-not personally person's home-not
  closely alongside behind beside between among within throughout
  twenty-something mid late early-career lifelong
  gives giving given take taking taken took bringing brought carrying carried holding held
  far-reaching long-standing longstanding ongoing continuing continuous continuously
  aside extra additionally finally firstly overall altogether alike likewise
  trade craft-not calling walk-of-life line-of-work living job's
  speaking looking-after seen see sees seeing saw watching-not
  lower gone named countries followed follows shall upon per via plus minus
  gladly subject express expresses expressing mentions mentioning choose chooses pick picks notice noticed reach reaching bother bothers figure lend lends
  tips tip ahead handy title titles tell tells told say says said describe phrase put question questions point points raise conversation
  dirty clean-not returned return-not returning side-by-side
`);

const isOfRoot = (sets: readonly ReadonlySet<string>[]): ReadonlySet<string> =>
  new Set(sets.flatMap((set) => [...set].filter((word) => !word.includes('-'))));

const EVERYDAY = isOfRoot(EVERYDAY_WORDS);
const PLAIN = isOfRoot([GRAMMAR, WORK, COURTESY, FLOURISH, TELLING, COMMON, ...EVERYDAY_WORDS]);
const PLAIN_ROOTS = new Set(
  [...PLAIN]
    .filter(
      (word) => !GRAMMAR.has(word) && !TELLING.has(word) && !COMMON.has(word) && !EVERYDAY.has(word) && word.length > 4,
    )
    .map(rootOf),
);
/**
 * Words that claim something although another word with the same root claims nothing: "employee" (but not "employed").
 */
const NOT_PLAIN = wordSet(`
  manager management director directed directing direction teamed promotion promoted employee network networking networked professor
  patience organizer keeper making maker timetable timetables contractor rated rating ratings pricing priced moved mover
  invited offering showroom holder bringing accountant accounting accountable accounts developer development
  order orders ordered ordering formed formal former numbered pointed matching applicant packaged packages packaging typed typing listed listings
  thanked settings valued valuation valuing expectations hardware network interests sectors serving service
`);

/**
 * Returns whether a word claims nothing by itself and fits any sentence about work.
 * @param word a word in lower case
 */
export const isPlain = (word: string): boolean => !CLAIM_WORDS.has(word) && isOrdinary(word);

const isOrdinary = (word: string): boolean =>
  PLAIN.has(word) || (!NOT_PLAIN.has(word) && word.length > 4 && PLAIN_ROOTS.has(rootOf(word)));
