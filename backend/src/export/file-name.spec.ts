import { contentDisposition, fileName } from './file-name.js';

describe('fileName', () => {
  it.each([
    ['Ada Lovelace', 'Engine jobs', 'Ada-Lovelace-Engine-jobs.pdf'],
    ['Ada Lovelace', 'Ada Lovelace Resume', 'Ada-Lovelace-Resume.pdf'],
    ['  Ada   Lovelace ', '', 'Ada-Lovelace.pdf'],
    ['', 'Untitled Resume', 'Untitled-Resume.pdf'],
    ['', '', 'Resume.pdf'],
    ['山田 太郎', 'Résumé', '山田-太郎-Résumé.pdf'],
    ['../../etc', 'a/b\\c:d"e\r\n', 'etc-a-b-c-d-e.pdf'],
    ['😀', '😀', 'Resume.pdf'],
  ])('joins the name %j and the title %j into the file name %s', (name, title, expected) => {
    expect(fileName(name, title, 'pdf')).toBe(expected);
  });

  it('limits a file name to a length that every file system accepts', () => {
    expect(Buffer.byteLength(fileName('名'.repeat(300), 'T', 'docx'))).toBeLessThanOrEqual(255);
  });
});

describe('Content-Disposition', () => {
  it('contains the full file name and an ASCII fallback', () => {
    expect(contentDisposition('Zoë-Müller-Lebenslauf.pdf')).toBe(
      `attachment; filename=Zoe-Muller-Lebenslauf.pdf; filename*=UTF-8''Zo%C3%AB-M%C3%BCller-Lebenslauf.pdf`,
    );
    expect(contentDisposition('山田-太郎.pdf')).toBe(
      `attachment; filename=Resume.pdf; filename*=UTF-8''%E5%B1%B1%E7%94%B0-%E5%A4%AA%E9%83%8E.pdf`,
    );
  });
});
