import type { SectionId } from './resume-data.js';

/** The words the product itself adds to a résumé, in one language. */
export interface ResumeWords {
  headings: Record<SectionId, string>;
  /** In place of the end date of ongoing work. */
  present: string;
  /** Between the items of a list set in one line; ", " when absent. */
  comma?: string;
  /** Label before a grade average. */
  gpa: string;
  /** Short month names January to December, or undefined when dates stay as typed. */
  months?: readonly string[];
  monthYear: (month: string, year: string, monthNumber: number) => string;
  fullDate: (day: number, month: string, year: string, monthNumber: number) => string;
}

const months = (names: string): readonly string[] => names.split(' ');
const spaced = (month: string, year: string) => `${month} ${year}`;
const dayFirst = (day: number, month: string, year: string) => `${day} ${month} ${year}`;
const cjkMonth = (_: string, year: string, month: number) => `${year}年${month}月`;
const cjkDate = (day: number, _: string, year: string, month: number) => `${year}年${month}月${day}日`;

const headings = (names: [string, string, string, string, string, string, string, string, string]) =>
  Object.fromEntries(
    [
      'summary',
      'experience',
      'education',
      'skills',
      'certifications',
      'projects',
      'awards',
      'volunteer',
      'languages',
    ].map((id, index) => [id, names[index]]),
  ) as Record<SectionId, string>;

/**
 * Static tables rather than `Intl`: browsers and servers carry different versions of its data ("Sep", "Sept"), and a
 * preview that differs from the file by one letter may break a line elsewhere.
 */
export const RESUME_WORDS: Record<string, ResumeWords> = {
  en: {
    headings: headings([
      'Professional Summary',
      'Work Experience',
      'Education',
      'Skills',
      'Certifications',
      'Projects',
      'Awards',
      'Volunteer Experience',
      'Languages',
    ]),
    present: 'Present',
    gpa: 'GPA',
    months: months('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'),
    monthYear: spaced,
    fullDate: (day, month, year) => `${month} ${day}, ${year}`,
  },
  es: {
    headings: headings([
      'Perfil profesional',
      'Experiencia laboral',
      'Formación',
      'Competencias',
      'Certificaciones',
      'Proyectos',
      'Premios',
      'Voluntariado',
      'Idiomas',
    ]),
    present: 'Actualidad',
    gpa: 'Nota media',
    months: months('ene. feb. mar. abr. may. jun. jul. ago. sept. oct. nov. dic.'),
    monthYear: spaced,
    fullDate: dayFirst,
  },
  fr: {
    headings: headings([
      'Profil',
      'Expérience professionnelle',
      'Formation',
      'Compétences',
      'Certifications',
      'Projets',
      'Distinctions',
      'Bénévolat',
      'Langues',
    ]),
    present: "aujourd'hui",
    gpa: 'Moyenne',
    months: months('janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'),
    monthYear: spaced,
    fullDate: dayFirst,
  },
  de: {
    headings: headings([
      'Profil',
      'Berufserfahrung',
      'Ausbildung',
      'Kenntnisse',
      'Zertifikate',
      'Projekte',
      'Auszeichnungen',
      'Ehrenamt',
      'Sprachen',
    ]),
    present: 'heute',
    gpa: 'Abschlussnote',
    months: months('Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.'),
    monthYear: spaced,
    fullDate: (day, month, year) => `${day}. ${month} ${year}`,
  },
  it: {
    headings: headings([
      'Profilo professionale',
      'Esperienza lavorativa',
      'Istruzione',
      'Competenze',
      'Certificazioni',
      'Progetti',
      'Premi',
      'Volontariato',
      'Lingue',
    ]),
    present: 'Presente',
    gpa: 'Media',
    months: months('gen feb mar apr mag giu lug ago set ott nov dic'),
    monthYear: spaced,
    fullDate: dayFirst,
  },
  pt: {
    headings: headings([
      'Resumo profissional',
      'Experiência profissional',
      'Formação',
      'Competências',
      'Certificações',
      'Projetos',
      'Prêmios',
      'Voluntariado',
      'Idiomas',
    ]),
    present: 'Atual',
    gpa: 'Média',
    months: months('jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez.'),
    monthYear: spaced,
    fullDate: dayFirst,
  },
  nl: {
    headings: headings([
      'Profiel',
      'Werkervaring',
      'Opleiding',
      'Vaardigheden',
      'Certificaten',
      'Projecten',
      'Prijzen',
      'Vrijwilligerswerk',
      'Talen',
    ]),
    present: 'heden',
    gpa: 'Gemiddelde',
    months: months('jan. feb. mrt. apr. mei juni juli aug. sept. okt. nov. dec.'),
    monthYear: spaced,
    fullDate: dayFirst,
  },
  pl: {
    headings: headings([
      'Podsumowanie zawodowe',
      'Doświadczenie zawodowe',
      'Wykształcenie',
      'Umiejętności',
      'Certyfikaty',
      'Projekty',
      'Nagrody',
      'Wolontariat',
      'Języki',
    ]),
    present: 'obecnie',
    gpa: 'Średnia',
    monthYear: spaced,
    fullDate: dayFirst,
  },
  uk: {
    headings: headings([
      'Професійний профіль',
      'Досвід роботи',
      'Освіта',
      'Навички',
      'Сертифікати',
      'Проєкти',
      'Нагороди',
      'Волонтерство',
      'Мови',
    ]),
    present: 'дотепер',
    gpa: 'Середній бал',
    monthYear: spaced,
    fullDate: dayFirst,
  },
  ru: {
    headings: headings([
      'О себе',
      'Опыт работы',
      'Образование',
      'Навыки',
      'Сертификаты',
      'Проекты',
      'Награды',
      'Волонтёрство',
      'Языки',
    ]),
    present: 'по настоящее время',
    gpa: 'Средний балл',
    monthYear: spaced,
    fullDate: dayFirst,
  },
  ja: {
    headings: headings([
      '職務要約',
      '職務経歴',
      '学歴',
      'スキル',
      '資格',
      'プロジェクト',
      '受賞歴',
      'ボランティア',
      '語学',
    ]),
    present: '現在',
    comma: '、',
    gpa: 'GPA',
    months: months('1 2 3 4 5 6 7 8 9 10 11 12'),
    monthYear: cjkMonth,
    fullDate: cjkDate,
  },
  zh: {
    headings: headings(['个人简介', '工作经历', '教育背景', '技能', '证书', '项目', '奖项', '志愿服务', '语言能力']),
    present: '至今',
    comma: '、',
    gpa: 'GPA',
    months: months('1 2 3 4 5 6 7 8 9 10 11 12'),
    monthYear: cjkMonth,
    fullDate: cjkDate,
  },
  ko: {
    headings: headings(['자기소개', '경력', '학력', '기술', '자격증', '프로젝트', '수상', '봉사활동', '외국어']),
    present: '현재',
    gpa: '학점',
    months: months('1 2 3 4 5 6 7 8 9 10 11 12'),
    monthYear: (_, year, month) => `${year}년 ${month}월`,
    fullDate: (day, _, year, month) => `${year}년 ${month}월 ${day}일`,
  },
  vi: {
    headings: headings([
      'Tóm tắt',
      'Kinh nghiệm làm việc',
      'Học vấn',
      'Kỹ năng',
      'Chứng chỉ',
      'Dự án',
      'Giải thưởng',
      'Hoạt động tình nguyện',
      'Ngoại ngữ',
    ]),
    present: 'hiện tại',
    gpa: 'Điểm trung bình',
    months: months('1 2 3 4 5 6 7 8 9 10 11 12'),
    monthYear: (_, year, month) => `${String(month).padStart(2, '0')}/${year}`,
    fullDate: (day, _, year, month) => `${String(day).padStart(2, '0')}/${String(month).padStart(2, '0')}/${year}`,
  },
  ar: {
    headings: headings([
      'الملخص المهني',
      'الخبرة العملية',
      'التعليم',
      'المهارات',
      'الشهادات',
      'المشاريع',
      'الجوائز',
      'العمل التطوعي',
      'اللغات',
    ]),
    present: 'حتى الآن',
    comma: '، ',
    gpa: 'المعدل',
    monthYear: spaced,
    fullDate: dayFirst,
  },
  he: {
    headings: headings([
      'תקציר מקצועי',
      'ניסיון תעסוקתי',
      'השכלה',
      'מיומנויות',
      'הסמכות',
      'פרויקטים',
      'פרסים',
      'התנדבות',
      'שפות',
    ]),
    present: 'היום',
    gpa: 'ממוצע',
    monthYear: spaced,
    fullDate: dayFirst,
  },
};

const RTL_LANGUAGES = new Set(['ar', 'he', 'fa', 'ur', 'yi']);

/** Primary language subtag: `pt-BR` → `pt`. */
export const baseLanguage = (tag: string): string => tag.split('-')[0]!.toLowerCase();

/** The words for a language tag; English where the product does not know the language. */
export const wordsFor = (tag: string): ResumeWords => RESUME_WORDS[baseLanguage(tag)] ?? RESUME_WORDS.en!;

export const directionOf = (tag: string): 'ltr' | 'rtl' => (RTL_LANGUAGES.has(baseLanguage(tag)) ? 'rtl' : 'ltr');

const SCRIPTS: [tag: string, letters: RegExp][] = [
  ['ja', /[\u3040-\u30FF]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['uk', /[іїєґІЇЄҐ]/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['zh', /\p{Script=Han}/gu],
];

/** Anything but Latin letters, combining marks and common signs; without it no script needs to be counted. */
const BEYOND_LATIN = /[\u0370-\u1dff\u2150-\u{10ffff}]/u;

/**
 * The language of a résumé that names none, from its script alone: English unless a fifth or more of the letters
 * belong to a script that one language stands for. Kana decides before Han and Ukrainian letters before Cyrillic;
 * those two need only a trace.
 */
export function guessLanguage(text: string): string {
  if (!BEYOND_LATIN.test(text)) return 'en';
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return 'en';
  for (const [tag, pattern] of SCRIPTS) {
    const share = (text.match(pattern)?.length ?? 0) / letters;
    if (share >= (tag === 'uk' ? 0.02 : tag === 'ja' ? 0.05 : 0.2)) return tag;
  }
  return 'en';
}
