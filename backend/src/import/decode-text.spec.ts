import { decodeText } from './decode-text.js';

describe('decodeText', () => {
  it.each([
    ['UTF-8', Buffer.from('Zoë – 東京')],
    ['UTF-8 with a mark', Buffer.from('\ufeffZoë – 東京')],
    ['UTF-16 as Windows writes it', Buffer.from('\ufeffZoë – 東京', 'utf16le')],
    ['UTF-16 the other way round', Buffer.from('\ufeffZoë – 東京', 'utf16le').swap16()],
  ])('reads %s', (_, bytes) => {
    expect(decodeText(bytes)).toBe('Zoë – 東京');
  });

  it('takes anything else for the Western code page of Windows', () => {
    expect(decodeText(Buffer.from([0x93, 0x5a, 0x6f, 0xeb, 0x94, 0x20, 0x96]))).toBe('“Zoë” –');
  });

  it('takes bytes with controls for no text', () => {
    expect(decodeText(Buffer.from([0x50, 0x00, 0x4b]))).toBeUndefined();
    expect(decodeText(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))).toBeUndefined();
    expect(decodeText(Buffer.from('Name\tAda\r\nEmail\n\f'))).toBe('Name\tAda\r\nEmail\n\f');
  });
});
