const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ''));

/** Words that join others and name nothing. */
export const FUNCTION_WORDS = words(`
  a an the this that these those our your their his her its my we you they he she it i us them who whom which what whose where when why how
  and or nor but so yet if then than as at by for from in into of off on onto out over per to under up upon with within without via about
  above across after against along among around before behind below beneath beside between beyond during except inside like near outside
  since through throughout toward until while because though although whether both either neither each every all any some few many much
  more most less least several such same other another no not only just also too very well even ever never always often sometimes again
  here there now soon today is are was were be been being am has have had do does did done will would can could may might must shall should
  one two three four five six seven eight nine ten first second third last next own etc e.g i.e including include includes such using use
  used`);

/** Words that praise, measure or point, and so begin or end no name of a skill. */
export const FILLERS = words(`
  strong solid good great excellent proven deep broad basic advanced practical hands working sound thorough real relevant related similar
  significant extensive demonstrable demonstrated exceptional outstanding superb confident comfortable familiar familiarity experience
  experienced knowledge understanding skill skilled ability able proficiency proficient fluency fluent expertise expert background exposure
  awareness competence competent passion passionate fast paced dynamic exciting vibrant world class leading innovative rockstar ninja guru
  new old large small big key main core daily weekly monthly yearly annual regular general various different multiple wide high low best
  better right full part time current previous recent prior additional extra further necessary required preferred desirable essential ideal
  ideally minimum maximum at least year month week day hour people person team member colleague company business client customer role job
  position work thing way level range kind type lot number part people place line shift night weekend morning site use day-to-day modern
  proper clean safe safely clear clearly kindly early late quickly accurate accurately simple plain ready willing busy whole actual possible
  industry sector field area subject university college school degree bachelor master diploma qualification certification certificate
  license registration equivalent valid clean similar someone somebody anyone everyone candidate applicant english-speaking responsibility
  duty requirement benefit opportunity environment culture value mission growth success result impact career future family life home world
  support help need want like love make take give get keep know see run set put go come find think say tell ask show try let mean turn
  build create design develop manage lead own drive deliver ensure maintain plan write read review prepare provide handle join report
  answer check train teach care work follow improve monitor coordinate assist perform conduct carry operate test install repair treat
  record process track update organize schedule order receive count meet present explain share bring move hold spend cover play sell buy
  staff manager director supervisor engineer nurse teacher lawyer assistant officer lead analyst designer developer senior junior head chief
  unit department office floor building room store shop plant hospital ward clinic firm agency center`);

/** Capitals that are no skill. */
export const NO_ACRONYMS = words(`
  AM PM US USA UK EU UAE CEO CFO CTO COO CMO VP SVP EVP HR PTO EEO EEOC ID OK FTE MST EST PST CST EDT PDT GMT LLC LLP LTD PLC INC GMBH FAQ TBD TBC ASAP
  NA N/A RN RNS LPN IT II III IV VI NYC LA DC MN NY CA TX WA PA NJ OH IL MA CO GA FL NC SC AZ NV OR MI WI TN KY IN MO AL LA OK KS IA NE ND SD MT WY UT ID NM
  AK HI VA WV MD DE CT RI VT NH ME AR MS GB DE FR ES IE CV TV PC DBS LGBTQ LGBT BAME GBP USD EUR CAD AUD OTE BBQ NHS NB PS AA BA BS BSC MA MS MSC MBA PHD
  JD LLB HND HNC GED BSN MSN ADN DNP AND OR NOT ONE YOU WE OUR THE A I NO YES ALL FOR WITH WHO WHAT HOW WHY TO IN OF AT BY ON AS IS BE DO GCSE VIP`);

/** Last words by which a phrase is known to name a field of skill. */
export const SKILL_HEADS = words(`
  management analysis testing planning design monitoring maintenance reporting development modeling control engineering assessment therapy
  compliance accounting research drawing reconciliation inspection marketing regulation law operation scheduling software machinery
  troubleshooting programming administration procedure technique documentation protocol audit budgeting forecasting negotiation
  optimization automation integration calibration installation fabrication machining welding diagnostic merchandising recruitment
  screening counseling instruction evaluation procurement logistic estimating surveying safety hygiene handling processing preparation
  billing coding drafting editing writing interpretation mapping tracking verification validation prevention intervention
  reduction restoration remediation sampling measurement theory mechanic chemistry physic biology system tool equipment instrument
  architecture framework database server network protocol standard code act rule statement chart log plan workflow`);
