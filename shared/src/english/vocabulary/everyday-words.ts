import { wordSet } from '../../text/words.js';

/** Words such as "moreover" and "firstly", which begin sentences, connect them or put them in order. */
const DISCOURSE = wordSet(`
  furthermore moreover besides additionally likewise similarly equally conversely instead rather meanwhile whereas whereby wherein whereupon thereafter therein
  thereof herewith hereby henceforth otherwise nonetheless nevertheless notwithstanding albeit lest provided providing supposing assuming given considering
  regarding concerning respecting pertaining incidentally anyhow anyway regardless altogether essentially fundamentally broadly loosely strictly namely
  notably particularly especially chiefly principally predominantly mainly mostly largely partly wholly utterly thoroughly downright merely simply barely scarcely
  hardly purely solely-not somewhat slightly rather fairly reasonably relatively comparatively decently suitably adequately sufficiently accordingly hence thus
  firstly secondly thirdly fourthly lastly finally initially originally ultimately eventually afterwards afterward beforehand thereby hitherto sooner-not
  it'd that'd there'd he'd she'd we'd you'd they'd who'd what'd it'll that'll there'll he'll she'll we'll they'll who'll he's she's who's where's how's let's
  they've who've would've could've should've might've must've i'm ain't needn't mustn't shan't mightn't daren't y'all cos cause 'cause til ex else
  whoever whichever wherever whenever however someplace anyplace elsewhere nowhere everywhere somehow someway sort-of kinda gonna wanna
  item says goes ditto ie viz via circa versus aka pro con
`);

/** Words such as "then" and "recently", which express time and order without a date. */
const SEQUENCE = wordSet(`
  ago already always-not anew annually-not beforehand before during earlier early eventually first following formerly former forthcoming initially last late lately later
  latest latter meantime next now nowadays once past present presently previous previously prior recently since someday sometime soon subsequent subsequently
  then these-days till today tomorrow tonight until upcoming while yesterday yet era decade decades moment moments spell stint phase start beginning beginnings
  outset onset midway middle mid end ending ends finish close childhood youth adulthood schooldays teens twenties thirties forties fifties nineties eighties noughties
  spring summer autumn fall winter january february march april may june july august september october november december mon tue tues wed thu thur thurs fri sat sun
`);

/** Words such as "friendly" and "honest", which describe character and feelings and cannot be verified. */
const ATTITUDE = wordSet(`
  able accommodating accurate-not adaptable adept affable agile agreeable alert amenable amiable approachable ardent articulate assertive assiduous assured astute attentive
  balanced bright brisk businesslike bubbly calm calmness candid capable careful caring cautious cheerful cheery civil clear-headed committed compassion compassionate competent
  composed composure confident conscientious considerate consistent constructive content cool cooperative cordial courteous courtesy courage courageous creative creativity curious
  decent dedicated deft deliberate dependable detail-minded determined determination devoted diligent diligence diplomatic direct disciplined discipline discreet discretion
  driven dutiful dynamic eager earnest easygoing empathetic empathy empathic energetic energy engaged engaging enterprising enthusiastic enthusiasm even-tempered exact exacting
  fair fairness faithful fearless firm flair flexible flexibility focused forthright friendly friendliness frank fussy generous genial gentle genuine gifted gracious grounded
  handy happy hardworking hardy helpful honest honesty hospitable humble humility humor humour humorous imaginative impartial independent-not industrious inquisitive integrity
  intuitive inventive keen keenness kind kindness kindly laid-back level likeable likable lively logical loyal loyalty mature maturity measured methodical meticulous mindful
  modest motivated natural neat nimble observant obliging open optimistic orderly organised organized outgoing painstaking passionate patient-not perceptive persevering perseverance
  persistent personable persistence perspective pleasant pleasing poised polite practical pragmatic precise-not presentable principled proactive professional prompt proud prudent
  punctual punctuality purposeful quick-witted quiet rational realistic receptive reflective reliable resilient resilience resolute resourceful respectful responsive
  rigorous rounded sensible sensitive sensitivity serious sharp sincere skilful skillful sociable smart spirited stable stamina steadfast steady straightforward strong studious
  suited supportive switched-on sympathetic systematic tactful tact talented talkative tenacious tenacity thick-skinned thorough thoughtful tidy tireless tolerant tough
  trusting trustworthy truthful unafraid unassuming uncomplaining understanding unfazed unflappable unflustered unhurried unruffled untroubled upbeat upright
  vigilant vigorous warm warmth watchful well-mannered willing willingness witty wholehearted zeal zealous zest
  afraid anxious ashamed bored bothered cautious delighted disappointed excited fascinated unbothered stubborn unperturbed undeterred unhurried unimpressed unstoppable-not amused curious hopeful fond frightened glad grateful impressed inclined nervous pleased proud puzzled
  relaxed reluctant sad satisfied scared shy squeamish surprised thrilled tired undaunted unhappy unsure upset-not wary weary worried unused readiness eagerness
  ambition ambitious aspire aspires aspiring aspiration aspirations appetite keenly temperament character personality demeanor demeanour mentality outlook mindset
  instinctive instinctively natured minded hearted tempered headed willed spirited mannered spoken-not witted
  accuracy precision punctually tidiness neatness carefulness thoroughness politeness reliability calmly cheerfully confidently courteously diligently
  discreetly eagerly easily efficiently enthusiastically faithfully flexibly gently gladly gracefully happily honestly kindly logically methodically
  meticulously modestly naturally neatly openly patiently-not peacefully pleasantly politely positively practically properly proudly quietly readily
  respectfully responsibly safely sensibly sensitively seriously sincerely smoothly steadily tactfully thoughtfully tidily tirelessly warmly willingly wisely
`);

const APPLYING = wordSet(`
  accept accepted accepting accepts acceptance advert adverts advertise advertised advertises advertising advertisement advertisements ad ads appeal appealed appealing appeals
  applicant application applications applied apply applying aspire attract attracted attraction attractive attracts await awaits benefit candidacy candidate candidates
  case claim consider considered considering consideration covering enclosed enclose attached employer employers enquire enquiry-not enthuse entry exchange explore
  fit fits fitted-not fitting forward hear hearing hire-not hiring hopeful hopefully hoping ideal ideally inquire interview interviewed-not interviewer interviewers introduce introduced introduction
  invite listed listing looking match matches meet meeting-not negotiate-not negotiable notice-not offer offered offering offers opening opportunity opportunities opt
  package pay permanent-not position post posting postings prospect-not prospective reader readers recruiter recruiters refer referred reference references reply
  requirement requirements required respond response salary seek seeking seeks sought shortlist-not spec specification start starting submit suit suitability suitable
  suits talk terms thank thanks vacancy vacancies welcome willing wish wishes
  ask asks asking asked bottom middle top upper lower scale band grade-not bracket figure midpoint point raise rate rates range ranges reasonable realistic fair fairer
  worth value reward rewarded justify justified justifies warrant warrants warranted reflect reflects reflected argue argument case grounds basis support supports
  honest upfront frank admit admits admitted acknowledge acknowledges honestly straight plain plainly pretend pretending overstate exaggerate boast boasting brag
  rehearse prepare prepared answer answers question questions prompt example examples illustrate illustration instance anecdote story stories tale mention mentions point
  pause smile listener nod eye contact-not bring brings brought lead-not steer onto topic topics subject subjects come came bringing touch cover-not
`);

/** Basic everyday words, such as "keep" and "become". Many are verbs of doing, having, wanting and moving. */
const MODEST = wordSet(`
  accustomed acquainted acquired acquire adding allowed amount amounts appear appears appeared arise arises arose aside assure available back backing base based
  be became become becomes becoming behind belong belongs belonged bit bits body bother bothers call-not called calls-not came can care cared cares catch catches catching caught
  change-not choose chooses chose chosen combine come comes comfortable coming complete concern concerns concerned connect consist contain cope copes coped coping could count-not
  couple deal dealing deals dealt decide decides decided deciding depend depends describe did differ different do does doing done each-not earn earned earning earns end ended ends enjoys enjoyed enjoyment
  entail entails entailed enter-not equip equipped exist exists expect expects face faces faced facing fall-not far feature features featured feel feels felt figure find finding finds
  fine finish finished follow followed follows form found-not full further gain gained gaining gains gather gathered get gets getting give given gives giving glimpse go goes going gone got
  gotten grasp grasped half-not hand handed hands happen happens happened happening has have having head-not held hold holding holds how include included including instead into involve
  involved involves keep keeping keeps kept know knowing knows known lay lean learn learned learning learns learnt leave leaves leaving left lend lends let lets letting lie lies like likes
  line list listen listened listener listening listens live lived lives living look looked looking looks loss-not lot lots made make makes making matter matters mean means meant
  mind minds mix mixed move-not much must need needed needs new nothing note notice noticed number obtain obtained occupy occupies occupied occupied occur often old open opened opening
  own owned-not owner-not part parts pass-not passed-not people person pick picked picking picks piece pieces place placed places play plays played point pointed pointing points prefer prefers preferred
  preference put puts putting quite range reach reached reaches realise realize realised realized receive-not received-not regard regarded relate related rely remain
  remember remembered remembering remembers remind reminded room-not rest return returned returns said same saw say says see seeing seem seemed seems seen send-not served serve serves set
  settle settled settling share shared shares sharing show showed showing shown shows side sides sit sits sitting sat size sizes small smaller sort sorts-not speak-not spend spent stand stands standing
  start started starting starts stay stayed stays step still stood stop-not straight stretch stuff suppose swap swapped switch switched take taken takes taking talk talked talks tell telling tells
  tend tends tended thing things think thinking thinks thought thoughts time times told took touch toward towards tried tries trouble-not try trying turn turned turning turns type under
  understand understands understood upon use used useful uses using usual view viewed want wanted wants was way ways went were what whole-not will wish within without won-not wonder
  wondered wondering word words work worked working works world worlds worried wrong right yes
  tucked packed-not crammed rolled muck mucks mucking chip chipping chipped lend shape shapes shaped bridge bridges bridging rub rubbed stick sticks stuck pile-not
  handful-not mixture blend blends blended variety assortment array spectrum breadth depth spread stack-not
  footing feet foot-not route path journey road-not ladder rung trail chapter chapters pages page thread threads string strand strands
  space-not corner-not element elements ingredient ingredients-not aspect aspects piece angle angles facet facets notion concept idea ideas
  reason reasons cause causes-not purpose sense senses instinct habit habits custom customs practice-not practices-not trait traits quality-not qualities
  side-by-side backbone bread butter-not bulk bones core crux essence gist heart kernel nub root roots
`);

/** Lists of words that claim nothing, so they need no evidence in the resume. */
export const EVERYDAY_WORDS: readonly ReadonlySet<string>[] = [DISCOURSE, SEQUENCE, ATTITUDE, APPLYING, MODEST].map(
  (words) => new Set([...words].filter((word) => !word.endsWith('-not'))),
);
