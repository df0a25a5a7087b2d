import { allQueries, functionsIn } from '../../backend/test/large-tables/queries.mjs';
import { UNREACHED } from '../../backend/test/large-tables/unreached-queries.mjs';
import { problemsOf } from './reached-queries.mjs';

describe('problemsOf', () => {
  it('names each query that no spec reaches', () => {
    expect(problemsOf(['a one', 'a two'], new Set(['a one']), {})).toEqual([
      expect.stringMatching(/^a two: no API spec reaches this query/),
    ]);
  });

  it('accepts a query that no test runs if it is listed as an exception', () => {
    expect(problemsOf(['a one'], new Set(), { 'a one': 'a command' })).toEqual([]);
  });

  it('reports a listed exception if its query does not exist or if a spec reaches it', () => {
    expect(problemsOf(['a one'], new Set(['a one']), { 'a one': 'a command', 'a gone': 'a command' })).toEqual([
      expect.stringMatching(/^a one: remove it/),
      expect.stringMatching(/^a gone: remove it/),
    ]);
  });
});

describe('queries', () => {
  it('lists exported functions, but no exported strings or types', () => {
    const source = [
      'export async function listUsers(database) {',
      'export const countUsers = (database) => 1;',
      'export const findUser = async (database) => 1;',
      "export const COLUMNS = 'id, email';",
      'export interface Row {',
      'const own = () => 1;',
    ].join('\n');
    expect(functionsIn(source)).toEqual(['listUsers', 'countUsers', 'findUser']);
  });

  it('finds all queries of the product, including those listed as exceptions', () => {
    const all = allQueries();
    expect(all.length).toBeGreaterThan(200);
    expect(all).toEqual(expect.arrayContaining(Object.keys(UNREACHED)));
  });
});
