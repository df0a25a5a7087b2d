const NOT_NEEDED =
  /\b(?:do(?:es)? not|don[’']t|doesn[’']t|will not|won[’']t|would not|need not|needn[’']t|never|not|no|nor|without|nobody|cannot)\b.{1,70}\b(?:need\w*|requir\w*|necessary|expect\w*|asked|look(?:ing)? for|part of (?:this|the)|use(?:d)? (?:for|here|it)|invert|learn it|worry)\b/i;
const NO_NEED =
  /\b(?:no need (?:for|to|of)|no (?:[\w+#.-]+ ){1,3}(?:either|here|at all)|(?:do not|don[’']t) (?:care|mind)|(?:does not|doesn[’']t) matter|do not (?:worry|apply if|use|work with|touch)|don[’']t (?:worry|use|work with)|we (?:have no|never|no longer)|not (?:a|an) \w+ (?:role|job|position)|is not part|are not part|moved away from|no longer use|no (?:prior |previous )?(?:experience|knowledge) (?:of|in|with))\b/i;
/** Matches mentions of work that other teams do, such as "handled by our agency". */
const OF_OTHERS = [
  /\b(?:handled|done|owned|managed|covered|cared for|looked after|run|taken care of|maintained|dealt with|kept|led|built|supplied) (?:by|on|in|at) (?:our|the|another|other|a|an|colleagues)\b/i,
  /\b(?:our|the|another|a separate|a different) (?:[\w&-]+ ){0,4}(?:team|department|colleagues?|accountants?|agency|group|specialists?|developers|engineers|office|partner|lawyers?|contractors?) (?:next door )?(?:\w+ly )?(?:handles?|runs?|looks? after|takes? care|owns?|does|do|draws?|writes?|keeps?|uses?)\b/i,
  /\b(?:runs|powers) our\b|\bnext door\b|\b(?:sits?|lies?|rests?|stays?) with (?:our|the|another|a)\b|\bbelongs? to\b|\bfor (?:others|someone else|somebody else)\b|\bour office draws\b/i,
];
/** Matches words that mark a skill as welcome even if it is not required: "not required, but a plus". */
const YET_WELCOME = /\b(?:plus|bonus|welcome|lovely|helpful|advantage|nice|preferred|desirable|useful)\b/i;

/**
 * Returns whether a clause states that a skill is not required ("You do not need Java") or that only other teams use it
 * ("Python runs our data science team next door").
 */
export function isNegated(clause: string): boolean {
  if (OF_OTHERS.some((pattern) => pattern.test(clause))) return true;
  return (NOT_NEEDED.test(clause) || NO_NEED.test(clause)) && !YET_WELCOME.test(clause);
}
