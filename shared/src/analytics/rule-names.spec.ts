import { CONTENT_RULES } from '../ats/rules/content-rules.js';
import { MATCH_RULES } from '../ats/rules/match-rules.js';
import { PARSE_RULES } from '../ats/rules/parse-rules.js';
import { RULE_NAMES } from './rule-names.js';

it('every rule of the score has a unique label', () => {
  const rules = { parse: PARSE_RULES, content: CONTENT_RULES, match: MATCH_RULES };
  const ids = Object.entries(rules).flatMap(([part, list]) => list.map(({ id }) => `${part}.${id}`));
  expect(Object.keys(RULE_NAMES).sort()).toEqual(ids.sort());
  expect(new Set(Object.values(RULE_NAMES)).size).toBe(ids.length);
});
