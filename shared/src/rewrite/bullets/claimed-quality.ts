/** Matches words before a quality: "always a reliable …". */
const HOW = "(?:(?:always|often|consistently|usually|very|extremely|highly|i am|i’m|i'm|a|an|the|was|being) )*";
const PRAISED =
  '(?:good|great|excellent|strong|real|true|natural|effective|confident|keen|dedicated|motivated|reliable)';
const QUALITY = new RegExp(
  `^${HOW}(?:${PRAISED} )*(?:team[- ]?player|people person|self[- ]starter|(?:quick|fast) learner|hard[- ]?worker|go[- ]getter|all[- ]rounder|communicator|listener|top performer|problem[- ]solver|multi[- ]?tasker|time ?keep(?:er|ing)|work ethic|attention to detail|attitude|individual|(?:caring|patient|outgoing|creative|positive|calm|kind|honest|helpful|hard[- ]working|driven|ambitious|bubbly|practical) (?:and [a-z-]+ )?(?:person|worker|colleague|employee|professional)|(?:hard[- ]?working|punctual|reliable|trustworthy|friendly|enthusiastic|passionate|adaptable|detail[- ]oriented|conscientious|polite|approachable)(?= and |, | at | with |\\.?$))`,
  'i',
);

/** Returns whether a bullet claims a quality, such as "Team player", without a figure as evidence. */
export const claimsQuality = (text: string): boolean => QUALITY.test(text) && !/\d/.test(text);
