import type { SectionId } from './resume-data.js';

/** Words that the product adds to a resume, in one language. */
export interface ResumeWords {
  headings: Record<SectionId, string>;
  /** Word that replaces the end date of a current job. */
  present: string;
  /** Separator of items in a line; the default is ", ". */
  comma?: string;
  /** Label printed before a grade point average. */
  gpa: string;
  /** Label printed before the number of a license or certificate. It ends with a space. */
  certificateNumber: string;
  /** Label printed before the expiration date of a license or certificate. It ends with a space. */
  expires: string;
  /** Short month names from January to December; undefined if dates are printed as typed. */
  months?: readonly string[];
  monthYear: (month: string, year: string, monthNumber: number) => string;
}

const months = (names: string): readonly string[] => names.split(' ');
const spaced = (month: string, year: string) => `${month} ${year}`;
const cjkMonth = (_: string, year: string, month: number) => `${year}年${month}月`;

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
 * Words by language. Fixed tables replace `Intl`, whose data differs between browsers and servers ("Sep", "Sept"): a
 * single extra letter in the PDF could break lines differently than in the preview.
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
    certificateNumber: 'No. ',
    expires: 'Expires ',
    months: months('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'),
    monthYear: spaced,
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
    certificateNumber: 'N.º ',
    expires: 'Vence: ',
    months: months('ene. feb. mar. abr. may. jun. jul. ago. sept. oct. nov. dic.'),
    monthYear: spaced,
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
    certificateNumber: 'N° ',
    expires: 'Expiration : ',
    months: months('janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'),
    monthYear: spaced,
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
    certificateNumber: 'Nr. ',
    expires: 'Gültig bis ',
    months: months('Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.'),
    monthYear: spaced,
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
    certificateNumber: 'N. ',
    expires: 'Scadenza: ',
    months: months('gen feb mar apr mag giu lug ago set ott nov dic'),
    monthYear: spaced,
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
    certificateNumber: 'N.º ',
    expires: 'Validade: ',
    months: months('jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez.'),
    monthYear: spaced,
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
    certificateNumber: 'Nr. ',
    expires: 'Geldig tot ',
    months: months('jan. feb. mrt. apr. mei juni juli aug. sept. okt. nov. dec.'),
    monthYear: spaced,
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
    certificateNumber: 'Nr ',
    expires: 'Ważny do ',
    monthYear: spaced,
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
    certificateNumber: '№ ',
    expires: 'Дійсний до ',
    monthYear: spaced,
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
    certificateNumber: '№ ',
    expires: 'Действителен до ',
    monthYear: spaced,
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
    certificateNumber: '番号：',
    expires: '有効期限：',
    months: months('1 2 3 4 5 6 7 8 9 10 11 12'),
    monthYear: cjkMonth,
  },
  zh: {
    headings: headings(['个人简介', '工作经历', '教育背景', '技能', '证书', '项目', '奖项', '志愿服务', '语言能力']),
    present: '至今',
    comma: '、',
    gpa: 'GPA',
    certificateNumber: '编号：',
    expires: '有效期至：',
    months: months('1 2 3 4 5 6 7 8 9 10 11 12'),
    monthYear: cjkMonth,
  },
  ko: {
    headings: headings(['자기소개', '경력', '학력', '기술', '자격증', '프로젝트', '수상', '봉사활동', '외국어']),
    present: '현재',
    gpa: '학점',
    certificateNumber: '번호: ',
    expires: '만료: ',
    months: months('1 2 3 4 5 6 7 8 9 10 11 12'),
    monthYear: (_, year, month) => `${year}년 ${month}월`,
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
    certificateNumber: 'Số: ',
    expires: 'Hết hạn: ',
    months: months('1 2 3 4 5 6 7 8 9 10 11 12'),
    monthYear: (_, year, month) => `${String(month).padStart(2, '0')}/${year}`,
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
    certificateNumber: 'رقم ',
    expires: 'صالح حتى ',
    monthYear: spaced,
  },
  el: {
    headings: headings([
      'Επαγγελματικό προφίλ',
      'Επαγγελματική εμπειρία',
      'Εκπαίδευση',
      'Δεξιότητες',
      'Πιστοποιήσεις',
      'Έργα',
      'Διακρίσεις',
      'Εθελοντισμός',
      'Γλώσσες',
    ]),
    present: 'σήμερα',
    gpa: 'Μέσος όρος',
    certificateNumber: 'Αρ. ',
    expires: 'Λήξη: ',
    monthYear: spaced,
  },
  hi: {
    headings: headings(['परिचय', 'कार्य अनुभव', 'शिक्षा', 'कौशल', 'प्रमाणपत्र', 'परियोजनाएँ', 'पुरस्कार', 'स्वयंसेवा', 'भाषाएँ']),
    present: 'वर्तमान',
    gpa: 'औसत अंक',
    certificateNumber: 'संख्या: ',
    expires: 'वैधता: ',
    monthYear: spaced,
  },
  th: {
    headings: headings([
      'สรุปประวัติ',
      'ประสบการณ์ทำงาน',
      'การศึกษา',
      'ทักษะ',
      'ใบรับรอง',
      'โครงการ',
      'รางวัล',
      'งานอาสาสมัคร',
      'ภาษา',
    ]),
    present: 'ปัจจุบัน',
    gpa: 'เกรดเฉลี่ย',
    certificateNumber: 'เลขที่ ',
    expires: 'หมดอายุ ',
    monthYear: spaced,
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
    certificateNumber: 'מס׳ ',
    expires: 'בתוקף עד ',
    monthYear: spaced,
  },
};

const RTL_LANGUAGES = new Set(['ar', 'he', 'fa', 'ur', 'yi']);

/** Returns the primary subtag of a language tag: `pt` for `pt-BR`. */
export const baseLanguage = (tag: string): string => tag.split('-')[0]!.toLowerCase();

export const wordsFor = (tag: string): ResumeWords => RESUME_WORDS[baseLanguage(tag)] ?? RESUME_WORDS.en!;

export const directionOf = (tag: string): 'ltr' | 'rtl' => (RTL_LANGUAGES.has(baseLanguage(tag)) ? 'rtl' : 'ltr');
