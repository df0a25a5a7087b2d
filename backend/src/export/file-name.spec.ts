import { contentDisposition, fileName } from './file-name.js';

describe('the name of a file', () => {
  it.each([
    ['Ada Lovelace', 'Engine jobs', 'Ada-Lovelace-Engine-jobs.pdf'],
    ['Ada Lovelace', 'Ada Lovelace Resume', 'Ada-Lovelace-Resume.pdf'],
    ['  Ada   Lovelace ', '', 'Ada-Lovelace.pdf'],
    ['', 'Untitled Resume', 'Untitled-Resume.pdf'],
    ['', '', 'Resume.pdf'],
    ['山田 太郎', 'Résumé', '山田-太郎-Résumé.pdf'],
    ['../../etc', 'a/b\\c:d"e\r\n', 'etc-a-b-c-d-e.pdf'],
    ['😀', '😀', 'Resume.pdf'],
  ])('of %j with the title %j is %s', (name, title, expected) => {
    expect(fileName(name, title, 'pdf')).toBe(expected);
  });

  it('stays short enough for every file system', () => {
    expect(Buffer.byteLength(fileName('名'.repeat(300), 'T', 'docx'))).toBeLessThanOrEqual(255);
  });
});

describe('Content-Disposition', () => {
  it('has the true name, and a plain one for clients that know no other', () => {
    expect(contentDisposition('Zoë-Müller-Lebenslauf.pdf')).toBe(
      `attachment; filename=Zoe-Muller-Lebenslauf.pdf; filename*=UTF-8''Zo%C3%AB-M%C3%BCller-Lebenslauf.pdf`,
    );
    expect(contentDisposition('山田-太郎.pdf')).toBe(
      `attachment; filename=Resume.pdf; filename*=UTF-8''%E5%B1%B1%E7%94%B0-%E5%A4%AA%E9%83%8E.pdf`,
    );
  });
});
