import type { Language } from '../../resume/resume-data.js';
import type { Paragraph } from '../paragraphs/paragraph.js';
import { listItems } from '../paragraphs/split-list.js';

const LEVELS = [
  '(?:level )?[abc][12]\\+?(?:[ /,-].*)?',
  '(?:near-?)?native.*|fluent.*|.*proficien(?:t|cy).*|intermediate.*|(?:upper|pre|lower).intermediate|advanced.*|basic.*|beginner.*|elementary.*|conversational.*',
  'mother tongue.*|first language|bilingual.*|(?:very )?good|excellent|fair|limited.*|(?:full )?professional.*|working knowledge.*',
  'muttersprach.*|fließend.*|verhandlungssicher.*|grundkenntnisse|gute? kenntnisse|langue maternelle|courant.*|intermédiaire|notions|bilingue',
  'nativ[oa]|lengua materna|avanzado|intermedio|básico|madrelingua|fluente|intermediário|avançado|vloeiend|moedertaal|ojczysty|biegł[ya]|średniozaawansowany',
  'рідна|вільно|вільне володіння|середній|початковий|родной|свободно.*|母語|ネイティブ|ビジネスレベル|日常会話.*|母语|流利|熟练|اللغة الأم|متقدم|متوسط|مبتدئ|모국어',
].join('|');
const LEVEL = new RegExp(`^(?:${LEVELS})$`, 'iu');
const MOTHER_TONGUE =
  /^(mother tongues?|mother tongue\(s\)|native languages?|muttersprachen?|langues? maternelles?|lengua materna|madrelingua|język ojczysty|рідна мова)\s*[:：]\s*/iu;
const OTHER_LANGUAGES =
  /^(?:other languages?|other language\(s\)|weitere sprachen?|autres? langues?|otros idiomas|altre lingue)\s*[:：]?\s*/iu;
const IN_BRACKETS = /^(.+)[(（[]([^()[\]（）]+)[)）\]]$/u;
const PARTED = /^(\S.{0,60}?)\s*(?:[:：]|\s[–—-]|[–—])\s*(\S.*)$/u;
const MAX_LENGTH = 160;

export function readLanguages(paragraphs: readonly Paragraph[]): Language[] {
  const languages: Language[] = [];
  for (const paragraph of paragraphs) {
    for (const language of languagesOf(paragraph)) {
      const last = languages.at(-1);
      // A level on its own line belongs to the language above it.
      if (last?.level === '' && language.level === '' && LEVEL.test(language.name)) last.level = language.name;
      else languages.push(language);
    }
  }
  return languages;
}

function languagesOf({ cells, text }: Paragraph): Language[] {
  const mother = MOTHER_TONGUE.exec(text);
  if (mother) {
    const names = listItems({ cells: [{ pieces: [], text: text.slice(mother[0].length), x: 0, right: 0 }] });
    return names.map((name) => ({ name, level: mother[1]!.replace(/\(s\)$/, '') }));
  }
  const items = cells.flatMap((cell) =>
    listItems({ cells: [{ ...cell, text: cell.text.replace(OTHER_LANGUAGES, '') }] }),
  );
  const [first = '', ...rest] = items;
  // A table row contains the language, followed by its levels.
  if (cells.length > 1 && rest.length > 0 && rest.every((item) => LEVEL.test(item)) && !LEVEL.test(first))
    return [{ name: first, level: rest.join(' ') }];
  const languages: Language[] = [];
  for (const item of items) {
    const last = languages.at(-1);
    if (last?.level === '' && LEVEL.test(item)) last.level = item;
    else languages.push(languageOf(item));
  }
  return languages;
}

function languageOf(item: string): Language {
  if (item.length > MAX_LENGTH) return { name: item, level: '' };
  const [, name, level] = IN_BRACKETS.exec(item) ?? PARTED.exec(item) ?? [];
  if (name !== undefined && level !== undefined) return { name: name.trim(), level: level.trim() };
  const words = item.split(' ');
  // The level may follow the language in the same text: "English C1", "Spanish fluent".
  for (let at = 1; at < Math.min(words.length, 4); at++) {
    const rest = words.slice(at).join(' ');
    if (LEVEL.test(rest)) return { name: words.slice(0, at).join(' '), level: rest };
  }
  return { name: item, level: '' };
}
