import { decodeText } from './decode-text.js';

describe('decodeText', () => {
  it.each([
    ['UTF-8', Buffer.from('Zoë – 東京')],
    ['UTF-8 with a byte order mark', Buffer.from('\ufeffZoë – 東京')],
    ['little-endian UTF-16', Buffer.from('\ufeffZoë – 東京', 'utf16le')],
    ['big-endian UTF-16', Buffer.from('\ufeffZoë – 東京', 'utf16le').swap16()],
  ])('decodes text in %s', (_, bytes) => {
    expect(decodeText(bytes)).toBe('Zoë – 東京');
  });

  // The bytes are in Base64, because Node cannot encode text in these encodings.
  it.each([
    [
      'Windows-1251',
      'Олена Коваленко\nМенеджер проєктів\nДосвід роботи\nКерувала командою з 12 людей – і скоротила витрати на 15%.',
      'zuvl7eAgyu7i4Ovl7eruCszl7eXk5uXwIO/w7rrq8rPiCsTu8eKz5CDw7uHu8ugKyuXw8+Lg6+Ag6u7s4O3k7v4g5yAxMiDr/uTl6SCWILMg8eru8O7y6OvgIOLo8vDg8ugg7eAgMTUlLg==',
    ],
    [
      'KOI8-R',
      'Иван Петров\nИнженер\nОпыт работы\nРуководил командой из восьми человек.',
      '6dfBziDwxdTSz9cK6c7Wxc7F0grv0NnUINLBws/U2Qry1cvP18/Eycwgy8/Nwc7Ez8ogydog18/T2M3JIN7FzM/Xxcsu',
    ],
    [
      'Windows-1252',
      'Zoë Müller\nIngénieure à Genève\nExpérience “senior” – 2019\nA dirigé une équipe de 12 personnes.',
      'Wm/rIE38bGxlcgpJbmfpbmlldXJlIOAgR2Vu6HZlCkV4cOlyaWVuY2Ugk3NlbmlvcpQgliAyMDE5CkEgZGlyaWfpIHVuZSDpcXVpcGUgZGUgMTIgcGVyc29ubmVzLg==',
    ],
    [
      'Shift_JIS',
      '山田太郎\n職務経歴\n営業部長として十二名のチームを率いた。',
      'jlKTY5G+mFkKkEWWsYxvl/AKiWOLxpWUkreCxoK1gsSPXJPxlryCzINggVuDgILwl6aCooK9gUI=',
    ],
    [
      'GBK',
      '王小明\n工作经验\n负责十二人的团队,成本降低百分之十五。',
      'zfXQocP3Crmk1/e+rdHpCri61PDKrrb+yMu1xM3FttMss8mxvr21tc2w2bfW1q7Krs7loaM=',
    ],
    [
      'EUC-KR',
      '김민수\n경력 사항\n열두 명의 팀을 이끌고 비용을 절감했습니다.',
      'sei5zrz2CrDmt8Igu+fH1wq/rbXOILjtwMcgxsDAuyDAzLL4sO0guvG/68C7IMD9sKjH373AtM+02S4=',
    ],
    [
      'Big5',
      '陳大文\n工作經驗\n帶領十二人的團隊,成本降低百分之十五。',
      's6+kaqTlCqR1p0C4Z8XnCrFhu+KkUaRHpEiqurnOtqQspqilu62wp0OmyqTApKekUaStoUM=',
    ],
    [
      'ISO-8859-2',
      'Łukasz Wiśniewski\nDoświadczenie zawodowe\nKierował zespołem dwunastu osób i obniżył koszty o 15%.',
      'o3VrYXN6IFdptm5pZXdza2kKRG+2d2lhZGN6ZW5pZSB6YXdvZG93ZQpLaWVyb3dhsyB6ZXNwb7NlbSBkd3VuYXN0dSBvc/NiIGkgb2Juab95syBrb3N6dHkgbyAxNSUu',
    ],
    [
      'Windows-1250',
      'Łukasz Wiśniewski\nDoświadczenie zawodowe\nKierował zespołem – „dwunastu” osób i obniżył koszty o 15%.',
      'o3VrYXN6IFdpnG5pZXdza2kKRG+cd2lhZGN6ZW5pZSB6YXdvZG93ZQpLaWVyb3dhsyB6ZXNwb7NlbSCWIIRkd3VuYXN0dZQgb3PzYiBpIG9ibmm/ebMga29zenR5IG8gMTUlLg==',
    ],
    [
      'EUC-JP',
      '山田太郎\n職務経歴\n営業部長として十二名のチームを率いた。',
      'u7PFxMLAz7oKv6bMs7fQzvIKscS2yMn0xLmkyKS3pMa9vcbzzL6kzqXBobyl4KTyzqikpKS/oaM=',
    ],
    [
      'Windows-1253',
      'Γιώργος Παπαδόπουλος\nΕπαγγελματική εμπειρία – 2019\nΔιηύθυνε ομάδα δώδεκα ατόμων.',
      'w+n+8ePv8iDQ4fDh5Pzw7/Xr7/IKxfDh4+Pl6+zh9Onq3iDl7PDl6fHf4SCWIDIwMTkKxOnn/ej17eUg7+zc5OEg5P7k5erhIOH0/Oz57S4=',
    ],
    [
      'Windows-1254',
      'Ayşe Yılmaz\nİş deneyimi\nOn iki kişilik bir ekibi yönetti ve maliyetleri düşürdü.',
      'QXn+ZSBZ/WxtYXoK3f4gZGVuZXlpbWkKT24gaWtpIGtp/mlsaWsgYmlyIGVraWJpIHn2bmV0dGkgdmUgbWFsaXlldGxlcmkgZPz+/HJk/C4=',
    ],
    [
      'Windows-1256',
      'ليلى الحداد\nالخبرة العملية\nقيادة فريق من اثني عشر مهندسا',
      '4e3h7CDH4c3Px88Kx+HOyNHJIMfh2uPh7ckK3u3Hz8kg3dHt3iDj5CDHy+TtINrU0SDj5eTP08c=',
    ],
  ])('detects the encoding %s and decodes the text', (_, text, bytes) => {
    expect(decodeText(Buffer.from(bytes, 'base64'))).toBe(text);
  });

  it('detects the encoding of a long text from its non-ASCII part', () => {
    const ascii = Buffer.alloc(200_000, 'Plain words. ');
    const russian = Buffer.from(
      'zu/78iDw4OHu8vsK0PPq7uLu5OjrIOru7ODt5O7pIOjnIOLu8fzs6CD35evu4uXqIOgg7uHz9+jrIPLw7uj1IPHy4Oa48O7iLg==',
      'base64',
    );
    expect(decodeText(Buffer.concat([ascii, russian, ascii]))).toContain('Опыт работы');
  });

  it('detects the encoding of ten megabytes within three seconds of CPU time', () => {
    const western = Buffer.alloc(10 * 1024 * 1024, Buffer.from([0x5a, 0x6f, 0xeb, 0x20]));
    const before = process.cpuUsage();
    expect(decodeText(western)).toMatch(/^Zoë Zoë/);
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(3_000);
  });

  it('falls back to Windows-1252', () => {
    expect(decodeText(Buffer.from([0x93, 0x5a, 0x6f, 0xeb, 0x94, 0x20, 0x96]))).toBe('“Zoë” –');
  });

  it('returns undefined for bytes with control characters', () => {
    expect(decodeText(Buffer.from([0x50, 0x00, 0x4b]))).toBeUndefined();
    expect(decodeText(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))).toBeUndefined();
    expect(decodeText(Buffer.from('Name\tAda\r\nEmail\n\f'))).toBe('Name\tAda\r\nEmail\n\f');
  });
});
