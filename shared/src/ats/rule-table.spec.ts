import { ATS_DOCUMENT } from '../../test/ats-document.js';
import { CONTENT_RULES } from './rules/content-rules.js';
import { MATCH_RULES } from './rules/match-rules.js';
import { PARSE_RULES } from './rules/parse-rules.js';
import type { Rule } from './rules/rule.js';

const named = (part: string, rules: readonly Rule[]) => rules.map(({ id, max }) => [`${part}.${id}`, max]);
const sorted = (rows: (string | number)[][]) => rows.map((row) => row.join(' ')).sort();

describe('rule tables of docs/ats.md', () => {
  it('docs/ats.md lists every rule with its points, and no others', () => {
    const rows = [...ATS_DOCUMENT.matchAll(/^\| `((?:parse|content|match)\.[a-z-]+)`\s*\| (\d+)\s*\|/gm)];
    expect(sorted(rows.map(([, id, points]) => [id!, points!]))).toEqual(
      sorted([...named('parse', PARSE_RULES), ...named('content', CONTENT_RULES), ...named('match', MATCH_RULES)]),
    );
  });

  it('docs/ats.md gives the parse rules and content rules 100 points in total', () => {
    const sum = (rules: readonly Rule[]) => rules.reduce((total, { max }) => total + max, 0);
    expect([sum(PARSE_RULES), sum(CONTENT_RULES)]).toEqual([100, 100]);
  });
});
