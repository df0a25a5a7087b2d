/** Matches words that may precede a quality: "always a" in "always a reliable worker". */
const HOW = "(?:(?:always|often|consistently|usually|very|extremely|highly|i am|i’m|i'm|a|an|the|was|being) )*";
const PRAISED =
  '(?:good|great|excellent|strong|real|true|natural|effective|confident|keen|dedicated|motivated|reliable)';
const QUALITY = new RegExp(
  `^${HOW}(?:${PRAISED} )*(?:team[- ]?player|people person|self[- ]starter|(?:quick|fast) learner|hard[- ]?(?:worker|grafter)|grafter|go[- ]getter|all[- ]rounder|communicator|listener|top performer|problem[- ]solver|multi[- ]?tasker|time ?keep(?:er|ing)|work ethic|attention to detail|attitude|individual|(?:caring|patient|outgoing|creative|positive|calm|kind|honest|helpful|hard[- ]working|driven|ambitious|bubbly|practical) (?:and [a-z-]+ )?(?:person|worker|colleague|employee|professional)|(?:hard[- ]?working|punctual|reliable|caring|patient|kind|honest|flexible|trustworthy|friendly|enthusiastic|passionate|adaptable|detail[- ]oriented|conscientious|polite|approachable)(?= and |, | at | with |\\.?$))`,
  'i',
);

/** Matches praise by the author or by unnamed others: "Patients tell me that I explain everything". */
const PRAISE =
  /\bproven track record\b|\b(?:driv(?:e|es|ing)|drove|deliver(?:s|ed|ing)?|creat(?:e|es|ed|ing)) (?:[a-z-]+ ){0,2}(?:insights?|synergies|a culture of|value at pace)\b|^instrumental in\b|^ability to\b|^(?:gained|developed|built|learned|acquired|improved|enhanced) (?:(?:my|valuable|strong|good|great|new|many|excellent|hands-on|practical|key|important|solid) ){0,3}(?:skills|experience|knowledge|understanding) (?:in|of|with)\b|\bnothing gets (?:past|to) (?:me|them)\b|\bg(?:o|oes|oing|ave|iving) (?:above and beyond|the extra mile|110%)|^(?:[a-z]+, )?results[- ](?:driven|oriented)\b|^(?:am |i am |i['’]m )?able to [a-z]|^(?:it|this(?: job| role| work)?|(?:the|my) (?:job|role)) (?:has )?taught me |^i (?:have )?learn(?:ed|t) (?:a lot|a great deal|so much|how to)\b|^my first job,? (?:and )?i learn(?:ed|t)\b|^(?:an? |very |highly )*(?:dynamic|results[- ](?:driven|oriented|focused)|passionate|motivated|dedicated)\b[^;:.]{1,60}\b(?:leader|professional|clinician|manager|worker|individual|person|specialist|team player)\b|\b(?:people|patients|customers|clients|guests|residents|parents|kids|students|everyone|everybody|they) (?:always |often |all |just |really )?(?:love|trust|like|thank|tell|come back to|say that i)(?:s|ed)? (?:me|i)\b|\bmy first job and i (?:have )?learn(?:ed|t)\b|\b(?:is|are) everything to me\b|\b(?:i am|i['’]m) (?:very |really |always )?(?:good (?:at|with)|passionate)\b/i;

/** Matches a length of time, which is not evidence of a quality: "in 9 years of driving". */
const LENGTH_OF_WORK = /\b\d+ years?\b/gi;

/** Returns whether a bullet claims a quality, such as "Team player", without a figure as evidence. */
export const claimsQuality = (text: string): boolean =>
  (QUALITY.test(text) || PRAISE.test(text)) && !/\d/.test(text.replace(LENGTH_OF_WORK, ''));
