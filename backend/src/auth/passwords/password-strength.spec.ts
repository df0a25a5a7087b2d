import { describe, expect, it } from 'vitest';
import { dictionary } from '@zxcvbn-ts/language-common';
import { passwordWeakness, strengthOf } from './password-strength.js';

const GRACE = { email: 'grace.hopper@example.com', firstName: 'Grace', lastName: 'Hopper' };

describe('passwordWeakness', () => {
  it('rejects the 3,000 most common passwords, whatever their length', () => {
    const common = dictionary['passwords-common'].slice(0, 3_000);
    expect(common).toHaveLength(3_000);
    const accepted = common.filter((password) => !passwordWeakness(password, GRACE));
    expect(accepted).toEqual([]);
    expect(common.filter((password) => strengthOf(password, GRACE).score >= 3)).toEqual([]);
  });

  it.each([
    'admin12345',
    'P@ssw0rd123',
    'Summer2025!',
    'correcthorse',
    'password1234!',
    'Passw0rd!2025',
    'Password123456',
    'qwertyuiop12',
    'aaaaaaaaaaaa',
    'abcabcabcabcabc',
    '123456789012345',
    'abcdefghijklmno',
    'shortlist2025!',
    'elevenchars',
  ])('rejects the easily guessed password "%s"', (password) => {
    expect(passwordWeakness(password, GRACE)).toEqual(expect.any(String));
  });

  it.each(['grace.hopper1906', 'GraceHopper1906!', 'grace.hopper@example.com'])(
    'rejects a password with the owner’s name or email address: %s',
    (own) => {
      expect(passwordWeakness(own, GRACE)).toContain('your name or email');
    },
  );

  it.each(['correct horse battery', 'my grace under pressure', 'xkcd-936 is right', 'パスワードは長いほうがいい'])(
    'accepts the unpredictable password "%s"',
    (password) => {
      expect(passwordWeakness(password, GRACE)).toBeUndefined();
    },
  );

  it('counts the characters of a password, not its UTF-16 code units', () => {
    expect(passwordWeakness('e\u0301a\u0301o\u0301u\u0301i\u0301y\u0301', GRACE)).toContain('at least 12');
  });

  it.each([
    ['one letter', 'a'],
    ['a leetspeak word', 'p@$$w0rd'],
    ['dates', '12/11/2025'],
    ['a keyboard row', 'qwertyuiop'],
  ])('checks only the first 64 characters of a password that repeats %s', (_, piece) => {
    const long = piece.repeat(200).slice(0, 200);
    expect(strengthOf(long, GRACE).sequence).toEqual(strengthOf(long.slice(0, 64), GRACE).sequence);
  });
});
