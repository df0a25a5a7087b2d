import { Sealer } from './sealer.js';

const [OLD, NEW] = ['an old secret of thirty-two characters', 'a new secret of thirty-two characters'];

describe('Sealer', () => {
  const sealed = new Sealer([OLD], 'test').seal('a text');

  it('opens a text that it has sealed', () => {
    expect(new Sealer([OLD], 'test').open(sealed)).toBe('a text');
  });

  it('opens a text that was sealed with the previous secret', () => {
    expect(new Sealer([NEW, OLD], 'test').open(sealed)).toBe('a text');
  });

  it('seals a text with the first of several secrets', () => {
    expect(new Sealer([NEW], 'test').open(new Sealer([NEW, OLD], 'test').seal('a text'))).toBe('a text');
  });

  it('reseals a text with the first of several secrets', () => {
    const renewed = new Sealer([NEW, OLD], 'test').renew(sealed);
    expect(new Sealer([NEW], 'test').open(renewed)).toBe('a text');
    expect(new Sealer([NEW, OLD], 'test').renew(renewed)).toBe(renewed);
  });

  it('seals the same text differently each time', () => {
    expect(new Sealer([OLD], 'test').seal('a text')).not.toBe(sealed);
  });

  it.each([
    ['another secret', new Sealer([NEW], 'test'), sealed],
    ['another purpose', new Sealer([OLD], 'other'), sealed],
    ['a changed character', new Sealer([OLD], 'test'), `${sealed.slice(0, -2)}${sealed.at(-2) === 'A' ? 'B' : 'A'}A`],
    ['an empty text', new Sealer([OLD], 'test'), ''],
    ['a text of other characters', new Sealer([OLD], 'test'), 'é!'.repeat(40)],
  ])('returns undefined for a text that it cannot open: %s', (_, sealer, text) => {
    expect(sealer.open(text)).toBeUndefined();
  });
});
