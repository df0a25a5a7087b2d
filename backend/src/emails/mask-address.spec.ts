import { describe, expect, it } from 'vitest';
import { maskAddress, maskError } from './mask-address.js';

describe('maskAddress', () => {
  it('keeps the first letter and the domain of an email address', () => {
    expect(maskAddress('ada@example.com')).toBe('a•••@example.com');
  });
});

describe('maskError', () => {
  it("masks every email address in an error and keeps only the error's first line", () => {
    const message = '550 <ada@example.com>: no such user, ask bob@example.org\n    at stack (file.js:1)';
    expect(maskError(message)).toBe('550 <a•••@example.com>: no such user, ask b•••@example.org');
  });

  it('truncates a long message', () => {
    expect(maskError('x'.repeat(5_000))).toHaveLength(200);
  });
});
