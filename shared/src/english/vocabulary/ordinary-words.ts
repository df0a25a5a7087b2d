import { wordSet } from '../../text/words.js';

/** Everyday verbs, such as "accompany", which need no evidence if the resume mentions their object. */
const VERBS = wordSet(`
  accompany accomplish accumulate achieve-not acquire act adapt add address adhere adjoin adjust admit adopt advance advise affix agree aid alert align allocate allow alter alternate
  amend answer appear apply appoint-not appreciate approach arrange arrive ask assemble assess assign assist attach attempt attend attract avoid await
  back bag balance base bear become begin believe belong bend blend block book borrow bottle box break brew bring browse brush build bundle burn buy
  calculate call calm care carry catch categorize categorise chase chat check choose circulate clarify clean clear climb clip close collate collect combine come comfort comment communicate
  compare compile complete comply compose comprise compute conclude conduct confirm connect consider consist construct consult contact contain continue contribute convert convey cook cool
  cooperate coordinate cope copy correct correspond count cover craft create cross cut
  deal decide decorate dedicate deepen define deliver demonstrate depend describe detail detect determine devote diagnose-not dig direct-not discuss dispatch display dispose distribute divide
  document do double-not draft drag draw dress drink drive drop dry dust
  earn ease eat edit elaborate empty enable encounter encourage end engage enjoy enlist enquire ensure enter entertain equip erect escort establish-not estimate evaluate examine exchange execute
  exercise expand-not expect experience explain explore express extend extract
  face familiarize familiarise fasten feed feel fetch figure file fill filter finalize finalise find finish fit fix flag flip focus fold follow forward foster form formulate free freshen furnish
  gather generate get give glue go grab grasp greet grind grow guard guide
  hand handle hang haul have head-not hear heat help highlight hold hook host hunt
  identify illustrate implement-not imagine inform input inquire insert inspect install-not instruct-not insulate-not interact interest interpret-not interview-not introduce investigate invite involve
  join judge juggle keep kneel knock know label land last laugh launch-not lay lean learn leave lend let lift light like line link listen live load locate lock log look loop lose lower-not
  mail maintain make manoeuvre maneuver map mark match matter measure meet mend mention mind mix modify monitor mop mount move multiply
  name navigate neaten need nod note notice notify number nurse-not nurture
  observe obtain occupy occur offer open operate opt order organize organise originate outline overcome overlook own-not
  pack package page paint pair participate pass pause pay peel perform persuade-not phone photograph pick pile place plan plant play plug point polish pop position post pour practice practise prepare
  present preserve press pretend print prioritize prioritise probe proceed process produce progress pronounce prop protect prove provide pull pump purchase push put
  question queue quote raise-not range reach react read realize realise rearrange reassure recall receive recognize recognise recommend-not reconnect record recover-not recycle redo refer refill refine reflect
  refresh refuse regard register relate relay release rely remain remember remind remove rename render renew reorder reorganize reorganise repair repeat replace reply report represent-not request rescue-not
  research reserve reset resolve respect respond rest restart restock restore retain rethink retrieve return revert review revise revisit rework ride ring rinse roll rotate round route rub run rush
  sample satisfy say scan schedule scoop scour scrape screen script scroll scrub seal search seat secure see seek segment select sell send separate serve service set settle shape share sharpen shift ship
  shop shovel show shuffle sift sign simplify sit sketch skip slice slide slot slow smile smooth solve soothe sort sound spare speak specify spend split spot spread spray squeeze stack stand start stay stick
  stir stitch stock stop store stow straighten strap stretch strip structure study submit suggest suit summarize summarise supply support suppose survey-not suspect sustain swap sweep switch
  tackle tag take talk tally tape taste tell tend test thank think throw tick tidy tie tighten time top toss touch trace track transfer transform-not translate-not transport travel treat trim trust try turn type
  understand undertake unload unlock unpack unwrap update upload urge use utilize utilise vary verify view visit voice volunteer-not vote wait wake walk want warm warn wash watch water wave wear weave weigh
  welcome wheel widen wind wipe wire wish withdraw witness wonder work worry wrap write
  accept adjourn bounce chop clamp coat comb confer convince-not crack crouch deduct deposit dip ditch drain drift drill dye echo erase evolve expose faint flow flush grade grip halt hoist
  hover impress-not inflate ingest inherit inject inscribe install interrupt itemize itemise jot kick knead ladle latch leak level load log loosen massage melt merge mince moisten mow
  negate notch nudge oil paddle paste patch pave peer perch pinch pitch pivot plait plate plot plow plough plunge poke portion prod prune puncture quantify quiz rake ration refit
  rehang reheat relight reload rename repaint reposition reroute reseal resew resit restack retype reuse rewire-not sand saw scatter season sever shave shred shut sieve sign-post simmer sip skim slope
  smell smoke snap soak soften solder sow spin splash splice sponge sprinkle stain staple steam steep sterilize-not stitch strain stroll stuff swipe swirl tack tear thaw thread tilt tip tow tread trickle tuck
  wake jot knock quit jam sing hurry sleep dash dial shout whisper laugh cry cheer nap swallow chew sneeze cough breathe stare squint wave whistle hum tap scribble scrawl doodle murmur mumble sigh grin giggle retrieve refile resend reread recheck recount reuse tug twist uncover unfold untangle uproot vacuum varnish vent weed weld-not whisk wring zip
`);

const NOUNS = wordSet(`
  ability absence access accident-not accordance account-not act action activity addition address adult advance advantage advice affair afternoon age agenda agreement aid aim air airport-not aisle alternative amount
  angle answer anything appearance appliance appointment approach area argument arrangement arrival article aspect assistance assortment atmosphere attempt attendance attention average-not
  background bag balance bar base basics basis basket batch bath bed bedroom beginning bell benefit bill bin birthday bit block board-not body book booking border bottle bottom bowl box boy brand
  break breath bucket building bunch bus button buyer
  cabinet call card care case category center centre chair chance change channel chapter character charge-not chart check checklist choice circumstance city class cleaner clerk client clip clothes cloth coat code
  coffee collection color colour column comment communication comparison complaint completion component computer concern condition connection consideration contact content context control-not conversation copy corner
  corridor cost-not counter country countryside county course cover cream crew crowd culture cup cupboard curtain customer cycle
  damage data date day deadline deal decision degree delay delivery demand department departure depth description desk detail device diary difference difficulty dinner direction-not dish display distance
  document dog door doorway doubt drawer drawing dress drink driver drop duration dust duty
  ear earth edge effort electricity element email emergency employee end enquiry entrance entry environment envelope equipment error essential evening event everybody everyone evidence exam example exchange excuse
  exercise exit expense experience explanation extent eye
  face facility fact failure-not family fashion fault feature feedback feeling fence field figure file finger fire-not flat floor flow folder food foot form format foundation-not frame freedom friend front fuel function
  furniture future game garage garden gate gentleman gift girl glass glove goal-not good goods grass ground group grown-up guest guidance guide guy
  habit hair half hall hallway hand handful handover-not hat head-not heading health heart heat height help hint history hobby hole holiday home hospital-not hotel-not hour house household housekeeping-not hurry
  idea illness image inch incident-not information inquiry instance instruction interest interior interval item
  job journey joy judgement judgment junction keeper key kind kit-not kitchen-not knee
  label lack lady lamp land landscape lane language-not law-not layer layout leaflet leg length letter level lid life lift-not light limit line linen link list living load locality location lock log look lot lunch
  machine machinery mail maintenance majority-not man manner map mark-not market-not mass material meal meaning means measure-not meeting member memory mess message metal method-not middle mind minute mistake mixture mode
  moment money month mood morning mother motion mouth movement music
  name nature neck need neighbor neighborhood neighbour neighbourhood net-not news newcomer newspaper night noise note notice noun number
  object objective-not observation occasion occupant occupation offer office official-not oil opinion opportunity option order origin outcome outfit outlook outside oven-not owner-not
  pace pack package packet page pain pair paper paperwork parcel parent park part participant particular partner-not passenger patience pattern pause pay payment peace pen pencil people period person phase phone photo phrase
  picture piece pile pipe place plan plant plate platform pleasure plug pocket point policy-not pool population portion position possession possibility post pot pound power practice preference preparation presence
  pressure price-not principle priority problem procedure process produce product-not profit-not progress project promise-not property proportion-not provision public pupil purchase purpose
  quality quantity quarter-not question queue quiet
  rack rail rain range rate reaction reader reading reality rear reason receipt reception recipe recipient record recording reference region relation relationship relative remainder reminder repair
  reply report request requirement research-not reserve resource respect response rest restaurant-not result return review reward ride ring risk-not road role roof room root round route routine row rule run rush
  safety-not sale sample scale scene schedule scheme-not school-not science-not scope-not screen sea search season seat second section sector security-not selection sense sentence sequence series service session set setting
  shade shape share sheet shelf shift ship shirt shoe shop shopping shot shoulder shower side sight sign signal signature similarity sister situation size skin sky sleep slice slot smile snack soap society-not sock soil
  solution someone son song sort sound source space spare speech speed spell spelling spill spot spread stage stair staircase stairs stall stamp stand standard-not start state statement station step stick
  stock stone stop storage store storm story stranger street strength stretch string strip structure student study stuff style subject substance success-not sugar suggestion suit sum summary sun supper supplier supply
  support surface surname surrounding survey-not symbol system
  table tail talk tape target-not task taste taxi tea team telephone temperature tenant term territory test text thanks theme theory-not thing thought thread throat ticket tie till time timetable tin tip title
  tool top topic total-not touch tour town toy trace track trade traffic train-not translation-not transport trash tray treatment tree trend trial trip trolley trouble truck trust truth turn type
  uncle understanding uniform unit upkeep upper use user utensil
  valley value van variation variety vehicle version view village visit visitor vocabulary voice volume
  wage wait wall wardrobe warning washing waste watch water way weather week weekday weekend weight welcome wheel while whole width wife wind window winter wish witness woman wood word wording work workplace world worry
  writing yard year youngster
  anniversary arm attachment bank-not barrel bay beach bench bike blank blanket blood-not boot brush cake camera candle canteen cap carpet ceiling chain cheese chest chicken cigarette circle coach coast coin
  concert counterpart couple craft crossing desktop dining ditch dozen-not drainage driveway dustbin elbow elder envelope errand estate etiquette excursion extra fabric fair farewell farm-not feed ferry fiber fish flag flame
  flask flight flower foil fork fruit funeral gap gear gentlemen glance grain gravel greeting grocery guard gutter hammer handle handwriting harbor harbour haul hedge hill hook household hut ice infant ink jacket jam jar
  jug juice kettle keyboard ladder lake lawn lead-not leaf leather leisure lens loaf lodging lounge lunchbox luggage mat meadow meat milk mirror mop mud mug napkin necessity needle nest newborn oath
  headset column hub chair vase mug biscuit radiator envelope drawer corridor lobby porch kerb curb bonnet boot-not onion orchard outing packaging paint pan parade path pavement pet pie pillow pin pit plain planet plaster plot plumber-not pond porch poster potato pub puddle railway rag rat recess remark rice river rope rubbish rug
  sack salad salt sand sandwich sauce saw scissors screw seed shed shore sidewalk sink soup spoon spring square stain stitch stove stream suburb surroundings tap teapot tent textbook thumb timber toast toilet
  towel tower toy tractor-not trail tub tunnel turning tyre-not umbrella underside upstairs utensils vegetable wallet wash wasp weed wheelbarrow wheelchair whiteboard windowsill wire wool worktop zone
`);

/** Adjectives and adverbs, such as "busy" and "careful", that describe without claiming a rank. */
const DESCRIBING = wordSet(`
  untouched unopened unread unfinished jammed stuck stubborn sleepless sleepy hungry thirsty chilly frosty rainy absent active actual additional adjacent administrative-not advance alternate alternative annual-not another anonymous apparent approximate attached automatic available awkward awake back background bare basic blank blue bold bottom
  brief broad broken brown bulky busy calm cardboard careful careless central certain changing cheap chemical-not chief-not chilled circular clean clear close closed cloudy coarse coastal cold collective colored coloured comfortable common
  communal complete complex complicated concerned connected constant continuous convenient correct countless-not covered crowded crucial curved customary daily-not damaged damp dark dead decorative deep delicate dense detailed difficult
  digital direct dirty disabled distant distinct domestic double-not downstairs dry dual due dusty early easy eastern educational-not elderly elegant elementary-not empty enclosed entire-not equal everyday evident exact
  existing external extra faint fair false familiar far fast faulty few final fine first fixed flat following foreign-not formal forward fragile free frequent fresh front frozen full functional furnished general gradual grand-not gray grey great
  green greasy half-day-not handmade handwritten happening hard hazardous-not healthy heavy helpful hidden high historic horizontal hot huge identical immediate important in-house inaccurate incoming incomplete incorrect individual
  indoor informal initial inner innocent inside intact internal intimate irregular joint key kitchen-not known large last late latter leading-not left light likely limited linear liquid little living local lone long loose lost loud low lower
  main manual-not married massive maximum-not mechanical-not medium mild minimum-not minor missing misplaced mobile moderate modern moist mutual narrow nearby nearest neat necessary negative neighboring neighbouring neutral new nice noisy northern numerous-not
  objective-not obvious occasional odd okay old ongoing onward opposite optional oral ordinary original outdoor outer outgoing outside overall overnight pale paper parallel partial particular peaceful peculiar perfect-not periodic
  personal physical plain plastic portable positive possible postal potential prepared present pretty previous primary-not printed private-not probable proper public quick quiet random rare raw ready real rear recent rectangular red regional-not
  regular relevant remaining remote repeated repetitive residential respective rich right rigid ripe rough round rural safe same scattered seasonal secondary-not secret separate serious several shallow shared sharp short sick
  silent silver similar simple single-not slight slippery slow small smart smooth social soft solid sound southern spacious spare special specific spoken square stable standard standing steady steep stiff straight strange strict strong stuck
  subsequent sudden suitable sunny surplus surrounding suspicious sweet swift tall temporary-not tender thick thin tight tidy tiny tired top total-not tough traditional transparent tricky twin typical ugly unclear uneven unexpected
  unfamiliar unfinished unhappy uniform unknown unlabelled unlabeled unlike unnecessary unpaid-not unpleasant unsold unsuitable unusual unwanted upper upset upstairs urban urgent useful usual vacant valid varied various vast vertical visible visual
  vital vulnerable wandering warm waste weak weekly-not well-known western wet white whole-not wide wild windy wintry wooden woolen woollen working worn written wrong yellow young younger youngest older
  abroad-not accordingly across afterwards again ahead alike alongside anywhere apart around ashore aside away back backward backwards behind below briefly broadly carefully centrally clearly closely collectively comfortably commonly
  correctly directly door-to-door downstairs downwards early easily elsewhere entirely evenly exactly fast finely firmly first formally forward forwards freely freshly fully further gently gradually halfway hard heavily
  immediately individually indoors inside instantly internally jointly kindly largely lightly locally loosely manually mildly mutually near nearby neatly normally outdoors outside overhead overseas-not partly periodically personally physically
  plainly precisely previously privately properly publicly quickly quietly rapidly rarely readily regularly remotely repeatedly roughly routinely safely securely separately sharply shortly side-by-side silently similarly simply simultaneously singly
  slowly smoothly softly specially specifically steadily straightaway strictly strongly swiftly tightly together tomorrow twice-not underneath uphill upright upside upstairs upwards usually visually well widely
`);

/** Everyday words, such as "busy", that need no evidence if another word of the clause is in the resume. */
export const ORDINARY_WORDS: readonly string[] = [VERBS, NOUNS, DESCRIBING].flatMap((words) =>
  [...words].filter((word) => !word.includes('-')),
);
