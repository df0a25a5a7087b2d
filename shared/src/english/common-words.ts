import { wordSet } from '../text/words.js';

/**
 * Everyday words, such as "gladly" and "respectively", that need no evidence in the resume, because they claim no task,
 * result, rank, method or object.
 */
export const COMMON = wordSet(`
  gladly readily willingly freely openly frankly plainly candidly sincerely eagerly keenly happily comfortably confidently naturally instinctively
  notably importantly crucially ideally hopefully fortunately luckily unfortunately admittedly arguably apparently evidently presumably
  respectively accordingly consequently nonetheless nevertheless notwithstanding regardless likewise incidentally meantime afterwards afterward
  beforehand henceforth hitherto thereafter whereas wherein whereby thereof hereby amongst amid onwards upwards downwards inward outward
  altogether partially slightly somewhat fairly relatively reasonably moderately considerably substantially comparatively essentially basically
  fundamentally primarily predominantly specifically explicitly implicitly directly indirectly broadly narrowly loosely strictly literally
  virtually practically seemingly possibly potentially theoretically ultimately eventually initially originally traditionally historically
  promptly swiftly speedily gradually slowly suddenly instantly immediately straightaway shortly briefly permanently temporarily
  mention mentions mentioned mentioning notice notices noticed noticing choose chooses chose choosing chosen express expresses expressed expressing
  bother bothers bothered bothering concern concerns concerned regarding regard regards relate relates related relating pertain pertains
  explain explains explained explaining describe describes described describing illustrate illustrates illustrated elaborate expand expands
  emphasise emphasize highlight highlights highlighted underline underlines stress stresses point points pointing state states stated stating
  phrase phrased phrases wording reword say-so summarise summarize summary brief briefly recap outline outlines outlined
  suggest suggests suggested imply implies indicate indicates indicated signal signals signalled suit suits suited appeal appeals
  wonder wonders wondered guess guesses suppose supposes assume-so imagine imagines imagined picture realise realize realised realized
  recognise-that remember remembers remembered recall recalls forget forgets forgot forgotten regret regrets admit admits admitted concede
  agree-that disagree doubt doubts suspect trust trusts hope hopes hoped expecting expect expects expected anticipate
  surprise surprises surprised surprising interest interests interesting curious intrigue intrigued attract attracts attracted
  worry worries worried nervous afraid shy hesitate hesitant reluctant scared stranger strangers
  deserve deserves worth worthwhile worthy matter matters mattered count-for weigh-up pros cons advantage advantages disadvantage drawback
  drawbacks downside upside benefit benefits perk perks plus pluses minus bonus-not edge asset assets strength strengths weakness weaknesses gap gaps
  weak weaker weakest stronger strongest easy easier easiest hard harder hardest tough tougher difficult tricky awkward straightforward
  simple simpler simplest complex complicated intricate obvious clear clearer unclear vague exact exactly precise precisely approximate
  nearby nearest closer closest further furthest farther ahead forward backwards back-up onward beyond
  sooner soonest later latest earlier earliest longer longest shorter shortest bigger larger largest smaller smallest
  title titles heading headings label-not topic topics subject-not theme themes angle angles aspect aspects factor factors element
  paragraph paragraphs sentence sentences bullet bullets line-not wording version versions draft-not template page pages
  conversation conversations chat chats discussion discussions dialogue exchange-not remark remarks comment-not hint hints tip-not clue clues
  opportunity opportunities option options alternative alternatives possibility possibilities choice choices preference preferences
  prospect prospects future upcoming forthcoming coming horizon ambition ambitions ambitious aspiration aspirations aspire aspires dream dreams
  goal-not aim aims intention intentions intent plan-to purpose purposes motive motives motivation motivations reason reasons
  step steps stepping move moves path paths pathway route-not road-to journey direction directions change-of chapter chapters stage-of
  beginning beginnings ending endings outset onset finish-of arrival-not departure-not transition transitions switch-to
  background backgrounds history histories past origin origins root roots heritage upbringing childhood youth
  blend blends mixture mixtures combination combinations mix balance-of spectrum array span spans spanning stretch stretches
  variety varieties diversity diverse assorted various sundry multiple several numerous-not
  nature essence spirit character characters personality temperament disposition demeanour demeanor manner manners attitude attitudes outlook
  approach approaches style styles tone tones touch touches feel feels flair knack aptitude talent talents gift gifted instinct
  pride proud prouder proudest satisfaction satisfied satisfying fulfilment pleasure joy enjoyment enjoyable fun rewarding reward-not
  loyal loyalty faithful humble humility modest modesty honest honesty integrity fair fairness decent decency courteous courtesy respectful
  cheerful cheerfully upbeat optimistic positive positively lively energetic energy vigour stamina tireless tirelessly
  curious curiosity inquisitive attentive attentively observant perceptive alert-mind sharp quick-witted bright clever smart
  patient-of tolerant understanding-of empathetic empathetically empathy compassion compassionate caring-for sympathetic kindness kindhearted gentle gently
  resilient resilience robust sturdy steady steadily dependable dependability trustworthy trustworthiness conscientiously responsible-person
  tidy-minded orderly structured systematic systematically logical logically methodical meticulous meticulously scrupulous painstaking rigorous
  precise-mind discreet discreetly tactful tactfully diplomatic diplomatically polite politely poised composed composure unflappable unfazed
  adaptable adaptability versatile versatility flexible flexibility nimble agile-minded resourceful resourcefulness inventive-mind creative creatively creativity
  independent-mind self-reliant-mind proactive proactively initiative driven determined determination persistent persistence tenacious
  punctual punctuality prompt timely presentable professional professionally professionalism
  handy nifty neat tidy snug comfy cosy pleasant pleasantly nice lovely wonderful great terrific fantastic super brilliant amazing excellent-too
  genuine genuinely authentic authentically real really true truly actual actually
  ground grounded down-to-earth level-headed sensible sensibly reasonable practical pragmatic pragmatically realistic realistically
  rhythm pace tempo flow groove routine routines habit habits custom-not tradition traditions
  surroundings atmosphere culture cultures vibe climate-not setting landscape-not world worlds universe realm-of sphere spheres circle circles
  everybody everyone nobody anybody somebody whoever whichever whatever wherever whenever folks folk guys
  sake behalf favour favor credit-for thanks gratitude grateful gratefully thankful
  inside-out by-heart hands-on at-ease ease eased eases feet toes sleeves shoulders-not
  reach reaches reached reaching stretch-to aspire-to arrive-at land-in end-up head-for lean leans leaning veer turn-to
  keep-up catch-up brush-up pick-up grow-into settle settles settled settling fit-in slot-in blend-in belong belongs belonged
  stand stands stood standing stand-out sit sits sat sitting lie-in rest rests rested resting
  wherever anywhere nowhere elsewhere everywhere overseas-not
  whichever either neither none nil-not
  spread-over scattered concentrate-on centred-on centered-on rooted anchored steeped immersed
  decade-of lifetime lifelong long-time longtime years-long day-old
  today tonight tomorrow yesterday nowadays lately recently
  afternoon afternoons morning mornings-not evening-not dawn dusk
  hello greetings cheers dear regards sincerely faithfully
  lesson-learned insight insights perspective perspectives viewpoint viewpoints opinion opinions view views belief beliefs principle principles
  philosophy mindset motto value values ethos creed
  question questions query-not answer answers reply replies response-not feedback-not
  evidence evident proof prove proves proved proven demonstrate demonstrates demonstrated demonstrating showcase showcases reflect reflects
  speak-to attest attests testify testament testimony-not confirm-that bear-out
  relevant relevance pertinent applicable transferable translate-to carry-over lend lends useful usefulness helpful handy valuable invaluable
  similar similarly comparable equivalent-not alike akin parallel parallels resemble resembles resembling likeness
  equally likewise both alike evenly
  typical typically usual usually common commonly normal normally standard-not ordinary average-not
  entire-not certain certainly sure surely definite definitely undoubtedly
  rather quite pretty fairly somewhat
  per-se namely viz
`);
