import type { Personal } from '../../resume/resume-data.js';
import { CONTACT_ROWS, NETWORK_ROWS } from '../../resume/resume-fields.js';
import { barParts } from '../lines/bar-parts.js';
import { isDateText } from '../lines/find-dates.js';
import type { Paragraph } from './paragraph.js';
import { couldBePlace, isAddress, isPlace } from '../lines/places.js';
import { splitList } from './split-list.js';

export type Contacts = Omit<Personal, 'fullName' | 'jobTitle'>;

const NETWORKS = NETWORK_ROWS.map(({ key, network }) => ({
  key: key as keyof Contacts,
  host: network.host,
  site: new RegExp(`^https?://(?:[a-z]+\\.)?${network.pages.replace(/\/.*/, '').replaceAll('.', '\\.')}/`, 'i'),
}));

const EMAIL = /[\p{L}\p{N}._%+'-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,6}/u;
const WEB =
  /(?:https?:\/\/|www\.)[^\s|,;]+|(?<![\p{L}\p{N}.@-])(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,5}(?:[a-z]{2,12})(?::\d{2,5})?(?:\/[^\s|,;]*)?(?![\p{L}\p{N}@])/iu;
const TOP_LEVEL =
  /\.(?:com|net|org|io|dev|me|co|app|ai|edu|gov|info|biz|tech|design|site|online|xyz|page|studio|art|blog|pro|name|works|world|cloud|example|test|in|gg|ly|link|bio|uk|de|fr|es|it|nl|pl|ua|ru|jp|cn|kr|vn|br|pt|ch|at|be|se|no|dk|fi|cz|ro|eu|ie|ca|au|nz|us|jo|ae|il|tr|gr|hu|sg|hk|tw|mx|ar|cl|za|ng|ke)(?::\d+)?(?:[/?#]|$)/i;
const PHONE =
  /(?:\+|\(\+?|\b0|\b\d|[\u0660-\u0669])[\d\u0660-\u0669\s().\-–/]{5,22}[\d\u0660-\u0669](?:\s*(?:x|ext\.?|#|доб\.?)\s*\d{1,6})?/iu;
const LABEL =
  /^[^\p{L}\p{N}+(@]*(?:e-?mail(?: address)?|mail|phone(?: number)?|tel(?:ephone|éfono|efon|efone|\.)?|téléphone|mobile?(?: phone)?|mob\.?|cell(?:ular|phone)?|handy|móvil|mobil|portable|celular|komórka|address|adresse|adres|dirección|indirizzo|endereço|location|city|based in|residence|wohnort|ort|linkedin(?: profile)?|git ?hub|website|web ?site|web|homepage|portfolio|url|blog|телефон|тел\.?|моб\.?|пошта|ел\. ?пошта|електронна пошта|почта|адреса?|місто|город|電話(?:番号)?|携帯|メール|住所|邮箱|电话|手机|地址|이메일|전화|휴대폰|주소|điện thoại|địa chỉ|البريد(?: الإلكتروني)?|الهاتف|الجوال|العنوان|p|m|t|e|a)\s*[:：]\s*|^[^\p{L}\p{N}+(@]+(?=[\p{L}\p{N}+(])/iu;
const WORD_FOR_LINK =
  /^(?:linkedin|git ?hub|portfolio|website|web|e-?mail|blog|homepage|phone|mobile|address|behance|dribbble|twitter|x)$/iu;

export const emptyContacts = (): Contacts =>
  Object.fromEntries(CONTACT_ROWS.map(({ key }) => [key, ''])) as unknown as Contacts;

/** Returns whether a line contains an email address, a phone number or a URL. */
export const holdsContact = (text: string): boolean =>
  text.length <= 400 && (EMAIL.test(text) || phoneIn(text) !== undefined || webIn(text) !== undefined);

/** Collects the contact details in a line and returns the rest of its text. */
export function takeContacts(paragraph: Paragraph, contacts: Contacts): string[] {
  const rest: string[] = [];
  for (const { text } of paragraph.cells.flatMap(barParts)) {
    for (const part of text.length > 400 ? [text] : splitList(text, '|;')) rest.push(...takeFromText(part, contacts));
  }
  for (const { link } of paragraph.cells.flatMap((cell) => cell.pieces))
    if (link !== undefined) takeLink(link, contacts);
  return rest.filter((text) => !WORD_FOR_LINK.test(text));
}

function takeFromText(text: string, contacts: Contacts): string[] {
  if (text.length > 400) return [text];
  let rest = text;
  const pieces: string[] = [];
  const cut = (found: string) => {
    const at = rest.indexOf(found);
    pieces.push(rest.slice(0, at));
    rest = rest.slice(at + found.length);
  };
  // Extracts at most six contact details per line, to limit the processing time for unusual input.
  for (let turn = 0; turn < 6; turn++) {
    const email = EMAIL.exec(rest)?.[0];
    const web = email === undefined ? webIn(rest) : undefined;
    const phone = email === undefined && web === undefined ? phoneIn(rest) : undefined;
    const found = email ?? web ?? phone;
    if (found === undefined) break;
    cut(found);
    if (!store(found, email !== undefined ? 'email' : web !== undefined ? 'web' : 'phone', contacts))
      pieces.push(found);
  }
  pieces.push(rest);
  return pieces.map(withoutLabel).filter((piece) => piece !== '' && !takePlace(piece, contacts));
}

function store(found: string, kind: 'email' | 'phone' | 'web', contacts: Contacts): boolean {
  const key = kind === 'web' ? linkField(found) : kind;
  if (contacts[key] !== '') return contacts[key] === found;
  contacts[key] = found.trim();
  return true;
}

const linkField = (found: string): keyof Contacts =>
  NETWORKS.find(({ host }) => found.toLowerCase().includes(host))?.key ?? 'portfolio';

function takePlace(text: string, contacts: Contacts): boolean {
  if (contacts.location !== '' || !(isPlace(text) || isAddress(text))) return false;
  contacts.location = text;
  return true;
}

/** Treats a few words beside contact details as the location. */
export function takeLikelyPlace(texts: string[], contacts: Contacts): string[] {
  if (contacts.location !== '') return texts;
  const at = texts.findIndex((text) => couldBePlace(text) || /^[\p{Lo}\s、，,،]{2,40}$/u.test(text));
  if (at < 0) return texts;
  contacts.location = texts[at]!;
  return texts.filter((_, index) => index !== at);
}

/** Collects the target of a link whose text is not a URL or an email address. */
export function takeLink(link: string, contacts: Contacts): void {
  if (/^mailto:/i.test(link)) contacts.email ||= decoded(link.slice(7).split('?')[0] ?? '');
  else if (/^tel:/i.test(link)) contacts.phone ||= decoded(link.slice(4));
  else if (/^https?:\/\//i.test(link))
    contacts[NETWORKS.find(({ site }) => site.test(link))?.key ?? 'portfolio'] ||= link;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function webIn(text: string): string | undefined {
  const found = WEB.exec(text)?.[0].replace(/(?<![.,;:)\]])[.,;:)\]]+$/, '');
  if (found === undefined) return undefined;
  if (/^(?:https?:\/\/|www\.)/i.test(found)) return found;
  return TOP_LEVEL.test(found) && !/^\p{Lu}\.\p{Lu}/u.test(found) ? found : undefined;
}

function phoneIn(text: string): string | undefined {
  const found = PHONE.exec(text)?.[0].trim();
  if (found === undefined || isDateText(found)) return undefined;
  const digits = found.replace(/\D/g, '').length || found.replace(/[^\u0660-\u0669]/g, '').length;
  if (digits < 7 || digits > 18) return undefined;
  return closed(found, text);
}

/** Restores the opening parenthesis of a phone number: "(916) 555-0128". */
function closed(found: string, text: string): string {
  const at = text.indexOf(found);
  return found.includes(')') && !found.includes('(') && text[at - 1] === '(' ? `(${found}` : found;
}

function withoutLabel(text: string): string {
  const clean = text.replace(/^[\s,;:|•·–—/-]+|(?<![\s,;:|•·–—/-])[\s,;:|•·–—/-]+$/gu, '');
  const rest = clean.replace(LABEL, '').trim();
  return /[\p{L}\p{N}]/u.test(rest) &&
    !/^(?:e-?mail|phone|tel|mobile|linkedin|website|portfolio|address|web|github)[.:]?$/iu.test(rest)
    ? rest
    : '';
}
