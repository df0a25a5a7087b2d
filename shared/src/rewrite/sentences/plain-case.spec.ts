import { inPlainCase } from './plain-case.js';

describe('inPlainCase', () => {
  it.each([
    ['DROVE DOUBLE DECKER ON ROUTE 38, TAKING FARES', 'Drove double decker on route 38, taking fares'],
    ['MANAGED A TEAM OF CARERS AND ALL ROTAS FOR THE NHS', 'Managed a team of carers and all rotas for the NHS'],
  ])('converts capitals to lower case, except in abbreviations: %s', (before, after) =>
    expect(inPlainCase(before)).toBe(after),
  );

  it.each(['SERVED CUSTOMERS AT ZIGGYMART EVERY DAY', 'NHS QA', 'Served customers at the till'])(
    'does not change a possible name, a heading or ordinary text: %s',
    (text) => expect(inPlainCase(text)).toBeUndefined(),
  );
});
