import { cleanLine } from '../text/text.js';
import { withoutBrackets } from '../text/words.js';

const SELF =
  /^(?:(?:i['’]?m |am )?self|self[- ]?employed\b.*|myself|me|free-?lanc(?:e|er|ers|es|ing)|sole trader|(?:my )?own (?:business|company|account)|independent(?: contractor)?)$/i;
const PERSONAL =
  '(?:(?:my )?(?:friends?|family|neighbou?rs?|relatives?|parents|uncle|aunt|mates?)|private (?:clients?|customers?|households?|homes|individuals?|famil(?:y|ies)))';
/** Matches company fields that do not name a single employer: "Various", "for friends & family". */
const NOBODY = new RegExp(
  `^(?:various|several|multiple|different|(?:an? )?agency\\b(?! \\p{Lu})|(?:n\\/?a|none|nil|unemployed|private|home|at home|cash in hand|odd jobs|\\P{L}+)$|(?:for )?${PERSONAL}(?:(?:,| &| and| or|\\/) ?${PERSONAL})*$)`,
  'iu',
);

const bare = (company: string): string => cleanLine(withoutBrackets(company));

/** Returns whether the company field means self-employment: "Self-employed", "Freelance". */
export const isSelfEmployed = (company: string): boolean => SELF.test(bare(company).split(/[,;]\s/)[0]!);

/** Returns whether the company field names an employer, unlike "Freelance", "Various agencies" or "for friends". */
export const isEmployer = (company: string): boolean =>
  bare(company) !== '' && !isSelfEmployed(company) && !NOBODY.test(bare(company));

/** Returns the name of an employer without details such as "(4 contracts)" and "via agency". */
export const employerName = (company: string): string =>
  bare(company).replace(/,?\s(?:thru|through|via)\s(?:(?:an?|the)\s)?(?:temp\s)?agency$/i, '');
