import { keyOf } from './tokenize.js';

const split = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
/** Returns a set of words with their capitalization, for case-sensitive comparison. */
const written = (text: string): ReadonlySet<string> => new Set(split(text));
/** Returns a set of words and their comparison keys, which may differ from the words: "supervize" for "supervise". */
const words = (text: string): ReadonlySet<string> => new Set(split(text).flatMap((word) => [word, keyOf(word)]));

/** English function words, which carry no meaning of their own. */
export const FUNCTION_WORDS = words(`
  a an the this that these those our your their his her its my we you they he she it i us them who whom which what whose where when why how
  and or nor but so yet if then than as at by for from in into of off on onto out over per to under up upon with within without via about
  above across after against along among around before behind below beneath beside between beyond during except inside like near outside
  since through throughout toward until while because though although whether both either neither each every all any some few many much
  more most less least several such same other another no not only just also too very well even ever never always often sometimes again
  here there now soon today is are was were be been being am has have had do does did done will would can could may might must shall should
  one two three four five six seven eight nine ten first second third last next own etc e.g i.e including include includes such using use
  used`);

/** Words that never begin or end the name of a skill: praise ("excellent"), numbers ("twelve") and the like. */
export const FILLERS = words(`
  twenty thirty forty fifty hundred thousand minute particular sensible routine twelve short long warm free called
  strong solid good great excellent proven deep broad basic advanced practical hands working sound thorough real relevant related similar
  significant extensive demonstrable demonstrated exceptional outstanding superb confident comfortable familiar familiarity experience
  experienced knowledge understanding skill skilled ability able proficiency proficient fluency fluent expertise expert background exposure
  awareness competence competent passion passionate fast paced dynamic exciting vibrant world class leading innovative rockstar ninja guru
  new old large small big key main core daily weekly monthly yearly annual regular general various different multiple wide high low best
  better right full part time current previous recent prior additional extra further necessary required preferred desirable essential ideal
  ideally minimum maximum at least year month week day hour people person team member colleague company business client customer role job
  position work thing way level range kind type lot number part people place line shift night weekend morning site use day-to-day modern
  proper accredited clean safe safely sure clear clearly kindly early late quickly accurate accurately simple plain ready willing busy whole actual possible
  industry sector field area subject university college school degree bachelor master diploma qualification certification certificate
  license registration equivalent valid clean similar someone somebody anyone everyone candidate applicant english-speaking responsibility
  duty requirement benefit opportunity environment culture value mission growth success result impact career future family life home world
  support help need want like love make take give get keep know see run set put go come find think say tell ask show try let mean turn
  build create design develop manage lead own drive deliver ensure maintain plan write read review prepare provide handle join report
  answer check train teach care work follow improve monitor coordinate assist perform conduct carry operate test install repair treat
  record process track update organize schedule order receive count meet present explain share bring move hold spend cover play sell buy
  staff manager director supervisor engineer nurse teacher lawyer assistant officer lead analyst designer developer senior junior head chief
  unit department office floor building room store shop plant hospital ward clinic firm agency center`);

/** Acronyms that do not name a skill, such as "CEO" and "USA". */
export const NO_ACRONYMS = written(`
  AM PM US USA UK EU UAE CEO CFO CTO COO CMO VP SVP EVP HR PTO EEO EEOC ID OK FTE MST EST PST CST EDT PDT GMT LLC LLP LTD PLC INC GMBH FAQ TBD TBC ASAP
  NA N/A RN RNS LPN IT II III IV VI NYC LA DC MN NY CA TX WA PA NJ OH IL MA CO GA FL NC SC AZ NV OR MI WI TN KY IN MO AL LA OK KS IA NE ND SD MT WY UT ID NM
  AK HI VA WV MD DE CT RI VT NH ME AR MS GB DE FR ES IE CV TV PC DBS LGBTQ LGBT BAME GBP USD EUR CAD AUD OTE BBQ NHS NB PS AA BA BS BSC MA MS MSC MBA PHD
  JD LLB HND HNC GED BSN MSN ADN DNP AND OR NOT ONE YOU WE OUR THE A I NO YES ALL FOR WITH WHO WHAT HOW WHY TO IN OF AT BY ON AS IS BE DO GCSE VIP PLUS ALSO NEW MUST FDIC EOE EEOE DOE CQC SRA FCA GB UN BC AD WWW HTTP HTTPS PDF PDFS DBS TX SF FT M F D V X CEST AM PM SVC LTD
  AUM OOH BST UTC SCP DOJ FBI ABET STAT GCSES CVS LD TBA ETC RSVP HQ SMB SME NGO
  DUTIES REQUIRED PREFERRED DRIVE HAVE WILL CAN ABLE`);

/** Words such as "service" that end many names but mean nothing without the words before them. */
export const NO_HEADS = words(`
  service care work job team staff people client customer company business role experience skill knowledge ability level year
  day school community product project store shop line time world way thing person family child student member user partner
  supplier vendor public private group area part point site home house room office unit center order issue problem question need change
  goal target result decision idea opportunity relationship environment culture standard requirement industry field subject practice
  support advice information detail activity task duty meeting visit call event hour week month rate price cost sale food drink
  water air light car vehicle truck machine material item good matter piece set number card phone letter page book paper name house
  development training course class degree study studies qualification license certificate application form request response user users
  provider leader manager officer worker engineer nurse teacher assistant agent driver operator technician specialist professional`);

/** Verbs that may begin a duty, in every form that occurs there, such as "deliver" and "delivering". */
export const DOING_WORDS = words(`
  accept access achieve act adapt add address adjust administer advise agree align allocate analyse analyze apply appraise approve arrange
  assemble assess assign assist attend audit author balance bring brief build calculate call carry cater chair champion change chase check
  clean close coach code collaborate collate collect commission communicate compile complete compose compute conceive conduct configure
  consult contact contribute control convert cook coordinate cope cover craft create cut deal debug decide define delight deliver demonstrate
  deploy describe design detect determine develop diagnose digitise direct discuss dispatch dispense display distribute document draft draw
  drive edit educate embed empower enable encourage enforce engage enhance enjoy enroll ensure enter escalate establish estimate evaluate
  examine execute explain explore express facilitate file fill finalise find fit fix flag follow forecast foster fulfil fulfill gather
  generate get give greet grow guide handle have help hire hold host hunt identify implement improve influence inform initiate inspect
  inspire install instruct integrate interact interpret interview investigate issue join keep label launch lay lead learn liaise lift listen
  load log look maintain make manage map mark market maximize measure meet mentor merge migrate minimise mix model moderate modify monitor
  motivate move negotiate observe obtain offer open operate optimise optimize order organise organize oversee own pack paint participate
  partner perform pick place plan play post prepare present prevent price prioritise process procure produce program promote proofread protect
  prototype prove provide publish pull purchase push raise read receive recognise recommend reconcile record recruit reduce refer refine
  register reinforce repair replace report represent research resolve respond restock retain retouch review revise rig rotate run safeguard
  scale scan schedule scope screen secure seek select sell send serve service set shadow shape share ship shoot sign solve sort source spot
  stay stock store streamline strengthen submit suggest supervise supply support sustain take talk teach tell tend test think title titrate track
  train transfer translate treat troubleshoot tune turn type understand undertake unload update upgrade use utilise validate verify visit
  walk wash watch weld work wrap write evaluate determine build coordinate issue demonstrate become including must drafting having being
  able want love enjoy join working making building writing running keeping helping managing leading supporting ensuring providing taking
  developing delivering creating maintaining handling preparing answering completing meeting updating agreeing spotting covering finding`);

/** Matches the word for a check on the applicant: "test" in "TB test". */
export const CHECK = /^(?:test|check|screen|screening|shot|vaccination|vaccine|immunization)$/;
