import { plainCharacters } from './plain-characters.js';

describe('plainCharacters', () => {
  it.each([
    ['ligatures', 'eﬃcient ﬁle', 'efficient file'],
    ['Arabic positional forms', '\ufee3\ufeae\ufea3\ufe92\ufe8e', 'مرحبا'],
    ['radicals used as characters', '\u2f08\u2f27', '人宀'],
    ['bullets of symbol fonts', '\uf0b7 One', '• One'],
    ['spaces of any width', 'a\u00a0b\u2009c\td', 'a b c d'],
    ['hyphens and invisible marks', 'cap\u00adtain\u200b\u200e', 'captain'],
    ['combining accents', 'Zoe\u0308', 'Zoë'],
  ])('converts %s to plain characters', (_, drawn, typed) => {
    expect(plainCharacters(drawn)).toBe(typed);
  });

  it('keeps characters such as "½" and "™", which only resemble plain characters', () => {
    expect(plainCharacters('½ m² ™ … № ①')).toBe('½ m² ™ … № ①');
    expect(plainCharacters('क\u094d\u200dष')).toBe('क\u094d\u200dष');
  });
});
