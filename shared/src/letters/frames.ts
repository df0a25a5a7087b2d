import { resumeLanguage } from '../document/compose-document.js';
import { baseLanguage, wordsFor } from '../resume/languages.js';
import type { ResumeData } from '../resume/resume-data.js';
import { isEnglishText } from '../english/is-english.js';

/** The sentences of a short cover letter in a language other than English. */
export interface Frame {
  greeting: (name: string) => string;
  nobody: string;
  apply: (role: string, company: string) => string;
  results: string;
  skills: (skills: string) => string;
  closing: string;
  regards: string;
}

const FRAMES: Readonly<Record<string, Frame>> = {
  de: {
    greeting: (name) => `Guten Tag ${name},`,
    nobody: 'Sehr geehrte Damen und Herren,',
    apply: (role, company) =>
      `hiermit bewerbe ich mich${role && ` um die Stelle „${role}“`}${company && ` bei ${company}`}.`,
    results: 'Einige Punkte aus meiner bisherigen Arbeit:',
    skills: (skills) => `Zu meinen Kenntnissen gehören: ${skills}.`,
    closing: 'Über eine Einladung zu einem Gespräch freue ich mich.',
    regards: 'Mit freundlichen Grüßen',
  },
  fr: {
    greeting: (name) => `Bonjour ${name},`,
    nobody: 'Madame, Monsieur,',
    apply: (role, company) =>
      `Je vous présente ma candidature${role && ` au poste « ${role} »`}${company && ` chez ${company}`}.`,
    results: 'Quelques points de mon parcours :',
    skills: (skills) => `Parmi mes compétences : ${skills}.`,
    closing: 'Je me tiens à votre disposition pour un entretien.',
    regards: 'Cordialement,',
  },
  es: {
    greeting: (name) => `Hola, ${name}:`,
    nobody: 'Estimado equipo de selección:',
    apply: (role, company) =>
      `Les presento mi candidatura${role && ` al puesto «${role}»`}${company && ` en ${company}`}.`,
    results: 'Algunos puntos de mi trayectoria:',
    skills: (skills) => `Entre mis competencias: ${skills}.`,
    closing: 'Quedo a su disposición para una entrevista.',
    regards: 'Un cordial saludo,',
  },
  it: {
    greeting: (name) => `Buongiorno ${name},`,
    nobody: 'Buongiorno,',
    apply: (role, company) =>
      `vi presento la mia candidatura${role && ` per la posizione «${role}»`}${company && ` presso ${company}`}.`,
    results: 'Alcuni punti del mio percorso:',
    skills: (skills) => `Tra le mie competenze: ${skills}.`,
    closing: 'Sono a disposizione per un colloquio.',
    regards: 'Cordiali saluti,',
  },
  pt: {
    greeting: (name) => `Olá, ${name},`,
    nobody: 'Prezada equipe de seleção,',
    apply: (role, company) =>
      `Apresento a minha candidatura${role && ` à vaga «${role}»`}${company && ` (${company})`}.`,
    results: 'Alguns pontos do meu percurso:',
    skills: (skills) => `Entre as minhas competências: ${skills}.`,
    closing: 'Fico à disposição para uma entrevista.',
    regards: 'Atenciosamente,',
  },
  pl: {
    greeting: (name) => `Dzień dobry, ${name},`,
    nobody: 'Szanowni Państwo,',
    apply: (role, company) =>
      `zgłaszam swoją kandydaturę${role && ` na stanowisko „${role}”`}${company && ` w firmie ${company}`}.`,
    results: 'Kilka punktów z mojej pracy:',
    skills: (skills) => `Moje umiejętności: ${skills}.`,
    closing: 'Chętnie porozmawiam o szczegółach podczas spotkania.',
    regards: 'Z poważaniem',
  },
  uk: {
    greeting: (name) => `Вітаю, ${name}!`,
    nobody: 'Доброго дня!',
    apply: (role, company) =>
      `Пропоную свою кандидатуру${role && ` на посаду «${role}»`}${company && ` (${company})`}.`,
    results: 'Кілька прикладів моєї роботи:',
    skills: (skills) => `Мої навички: ${skills}.`,
    closing: 'З радістю розповім більше під час співбесіди.',
    regards: 'З повагою',
  },
  ar: {
    greeting: (name) => `تحية طيبة، ${name}،`,
    nobody: 'تحية طيبة وبعد،',
    apply: (role, company) => `أتقدم بطلبي${role && ` لشغل وظيفة «${role}»`}${company && ` لدى ${company}`}.`,
    results: 'بعض ما أنجزته في عملي:',
    skills: (skills) => `من مهاراتي: ${skills}.`,
    closing: 'يسعدني الحديث معكم في مقابلة.',
    regards: 'مع خالص التحية،',
  },
  ja: {
    greeting: (name) => `${name} 様`,
    nobody: '採用ご担当者様',
    apply: (role, company) => `${company && `${company}の`}${role ? `「${role}」の職に` : '求人に'}応募いたします。`,
    results: 'これまでの仕事の一部をご紹介します。',
    skills: (skills) => `主なスキル：${skills}。`,
    closing: '面接の機会をいただけますと幸いです。',
    regards: '何卒よろしくお願い申し上げます。',
  },
};

/**
 * Common words that reveal a language in Latin script, such as "und" for German, for resumes without a language
 * setting.
 */
const TELLING_WORDS: Readonly<Record<string, RegExp>> = {
  de: /\b(?:und|der|die|das|mit|für|von|den|bei|zur|zum)\b/gi,
  fr: /\b(?:et|les|des|du|une|pour|dans|avec|sur|aux)\b/gi,
  es: /\b(?:los|las|del|con|una|para|por|el|y)\b/gi,
  it: /\b(?:gli|della|del|di|con|per|una|nel|dei)\b/gi,
  pt: /\b(?:os|da|dos|das|com|em|uma|para|não)\b/gi,
  pl: /\b(?:oraz|dla|przy|się|na|do|od|ze)\b/gi,
};

const textOf = ({ personal, summary, experience }: ResumeData): string =>
  [personal.jobTitle, summary.text, ...experience.flatMap(({ role, bullets }) => [role, ...bullets])].join(' ');

export const isForEnglish = (data: ResumeData): boolean =>
  baseLanguage(resumeLanguage(data)) === 'en' && isEnglishText(textOf(data));

/** Returns the cover letter sentences in the resume's language, or undefined if the language is not supported. */
export const frameOf = (data: ResumeData): Frame | undefined => FRAMES[languageOf(data)];

/** Returns the separator for list items in the resume's language. */
export const commaOf = (data: ResumeData): string => wordsFor(languageOf(data)).comma ?? ', ';

function languageOf(data: ResumeData): string {
  const own = baseLanguage(resumeLanguage(data));
  if (own !== 'en') return own;
  const text = textOf(data);
  const counts = Object.entries(TELLING_WORDS).map(([tag, words]) => [tag, text.match(words)?.length ?? 0] as const);
  return counts.reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}
