import { ATS_DOCUMENT } from '../../test/ats-document.js';
import { CONTACT_RULES } from './rules/contact-rules.js';
import { CONTENT_RULES } from './rules/content-rules.js';
import { DATE_RULES } from './rules/date-rules.js';
import { JOB_RULES } from './rules/job-rules.js';
import { MATCH_RULES } from './rules/match-rules.js';
import { PARSE_RULES } from './rules/parse-rules.js';
import { SECTION_RULES } from './rules/section-rules.js';
import type { Rule } from './rules/rule.js';

const named = (part: string, rules: readonly Rule[]) => rules.map(({ id, max }) => [`${part}.${id}`, max]);
const sorted = (rows: (string | number)[][]) => rows.map((row) => row.join(' ')).sort();

describe('rule tables of docs/ats.md', () => {
  it('docs/ats.md lists exactly the existing rules, with their points', () => {
    const rows = [...ATS_DOCUMENT.matchAll(/^\| `((?:parse|content|match)\.[a-z-]+)`\s*\| (\d+)\s*\|/gm)];
    expect(sorted(rows.map(([, id, points]) => [id!, points!]))).toEqual(
      sorted([...named('parse', PARSE_RULES), ...named('content', CONTENT_RULES), ...named('match', MATCH_RULES)]),
    );
  });

  it('docs/ats.md assigns 100 points each to the parse rules and the content rules', () => {
    const sum = (rules: readonly Rule[]) => rules.reduce((total, { max }) => total + max, 0);
    expect([sum(PARSE_RULES), sum(CONTENT_RULES)]).toEqual([100, 100]);
  });

  it('docs/ats.md states the points of each group of the parse rules', () => {
    const sum = (...lists: (readonly Rule[])[]) => lists.flat().reduce((total, { max }) => total + max, 0);
    expect(ATS_DOCUMENT).toContain(
      `Contacts ${sum(CONTACT_RULES)}, jobs and their dates ${sum(JOB_RULES, DATE_RULES)}, sections and characters ${sum(SECTION_RULES)}.`,
    );
  });

  it('docs/ats.md names a source or “our judgment” for every content rule and match rule', () => {
    const sources = ATS_DOCUMENT.slice(ATS_DOCUMENT.indexOf('## Where the rules come from'));
    const named = new Set(
      [...sources.matchAll(/^\| (`.*?`) +\|/gm)].flatMap(([, names]) =>
        [...names!.matchAll(/`(?:match\.)?([a-z-]+)`/g)].map(([, name]) => name!),
      ),
    );
    const rules = [...CONTENT_RULES, ...MATCH_RULES].map(({ id }) => id);
    expect(rules.filter((id) => !named.has(id))).toEqual([]);
  });
});
