import { foldCase } from './clean-text.js';
import { companyScore, degreeScore, roleScore, schoolScore } from './vocabulary.js';

const US_STATES =
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC PR ' +
  'AB BC MB NB NL NS ON PE QC SK NSW VIC QLD TAS ACT UK USA US UAE D.C. U.S. U.S.A. U.K.';
const REGIONS = new Set(US_STATES.split(' '));

const COUNTRIES = new Set(
  (
    'afghanistan|albania|algeria|andorra|angola|argentina|armenia|australia|austria|azerbaijan|bahamas|bahrain|bangladesh|barbados|belarus|belgium|belize|benin|bhutan|bolivia|bosnia and herzegovina|' +
    'botswana|brazil|brasil|brunei|bulgaria|cambodia|cameroon|canada|chad|chile|china|colombia|congo|costa rica|croatia|cuba|cyprus|czech republic|czechia|denmark|dominican republic|ecuador|egypt|el salvador|' +
    'england|estonia|ethiopia|fiji|finland|france|gabon|georgia|germany|ghana|greece|guatemala|guinea|haiti|honduras|hong kong|hungary|iceland|india|indonesia|iran|iraq|ireland|israel|italy|ivory coast|jamaica|' +
    'japan|jordan|kazakhstan|kenya|kosovo|kuwait|kyrgyzstan|laos|latvia|lebanon|libya|liechtenstein|lithuania|luxembourg|macau|madagascar|malawi|malaysia|maldives|mali|malta|mauritius|mexico|moldova|monaco|mongolia|' +
    'montenegro|morocco|mozambique|myanmar|namibia|nepal|netherlands|the netherlands|new zealand|nicaragua|nigeria|north macedonia|northern ireland|norway|oman|pakistan|palestine|panama|paraguay|peru|philippines|poland|' +
    'portugal|puerto rico|qatar|romania|russia|rwanda|saudi arabia|scotland|senegal|serbia|singapore|slovakia|slovenia|somalia|south africa|south korea|korea|spain|sri lanka|sudan|sweden|switzerland|syria|taiwan|tanzania|thailand|' +
    'togo|trinidad and tobago|tunisia|turkey|türkiye|uganda|ukraine|united arab emirates|united kingdom|great britain|united states|united states of america|uruguay|uzbekistan|venezuela|vietnam|viet nam|wales|yemen|zambia|zimbabwe|' +
    'deutschland|österreich|schweiz|frankreich|italien|spanien|niederlande|belgien|polen|france|suisse|belgique|allemagne|espagne|italie|españa|méxico|perú|alemania|francia|italia|germania|spagna|svizzera|portugal|nederland|belgië|polska|niemcy|czechy|україна|польща|німеччина|россия|' +
    'украина|беларусь|казахстан|việt nam|日本|中国|中國|台灣|한국|대한민국|الأردن|مصر|السعودية|المملكة العربية السعودية|الإمارات|قطر|الكويت|لبنان|العراق|المغرب|تونس|الجزائر|فلسطين|ישראל|sverige|norge|danmark|suomi|türkiye|česko|românia|magyarország|ελλάδα'
  ).split('|'),
);
const STATES = new Set(
  (
    'alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|' +
    'nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|' +
    'ontario|quebec|québec|british columbia|alberta|manitoba|saskatchewan|nova scotia|new brunswick|new south wales|victoria|queensland'
  ).split('|'),
);
const REMOTE =
  /^(?:remote|hybrid|on-?site|home ?office|work from home|télétravail|remoto|zdalnie|віддалено|дистанційно|удалённо|удаленно|リモート|远程)(?:\b.{0,30})?$/iu;
const EAST_ASIAN =
  /^[\p{Script=Han}\p{Script=Katakana}]{1,8}(?:都|道|府|県|市|区|町|村|省|縣)[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{0,12}$/u;
const CITY = /^(?:\p{Lu}|\p{Lo})[\p{L}\p{M}.’' -]{1,40}$/u;

/** Returns whether a text is certainly a location: "Leeds, UK", "Remote", "Lyon (France)". */
export function isPlace(text: string): boolean {
  if (text.length > 70 || /[@|•]|\d{3}/.test(text)) return false;
  if (REMOTE.test(text) || EAST_ASIAN.test(text) || isKnown(text)) return true;
  const parts = text
    .replace(/(?<!\s)\s*\(([^()]{2,30})\)$/u, ', $1')
    .split(/[,،、]\s*| - | – /u)
    .map((part) => part.trim());
  const last = parts.at(-1) ?? '';
  if (parts.length < 2 || parts.length > 4 || !parts.every((part) => CITY.test(part) || REMOTE.test(part)))
    return false;
  if (!isKnown(last) && !REMOTE.test(last)) return false;
  return companyScore(parts[0]!) + schoolScore(parts[0]!) + degreeScore(parts[0]!) + roleScore(parts[0]!) === 0;
}

const isKnown = (text: string): boolean =>
  REGIONS.has(text) || COUNTRIES.has(foldCase(text)) || STATES.has(foldCase(text.replace(/ \d{5}(-\d{4})?$/, '')));

/** Returns whether a text may be a location: a few capitalized words in a position where a location is expected. */
export function couldBePlace(text: string): boolean {
  if (isPlace(text)) return true;
  if (text.length > 60 || /[@|•:;!?]|\d{3}/.test(text)) return false;
  if (roleScore(text) + companyScore(text) + schoolScore(text) + degreeScore(text) > 0) return false;
  const parts = text.split(/[,،、]\s*/u);
  return parts.length <= 4 && parts.every((part) => CITY.test(part.trim()) && part.trim().split(' ').length <= 4);
}

const ZIPPED =
  /^(?:[\p{L}\p{N}.’' -]+,\s*)?[\p{Lu}][\p{L}.’' -]+,?\s(?:[A-Z]{2}\s{1,3}\d{5}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]?\s{0,3}\d[A-Z]{2})$/u;
const STREET =
  /^\d{1,5}[A-Za-z]?\s+\p{Lu}|^(?:\p{Lu}[\p{L}.’' -]+)\s\d{1,4}[a-z]?,|\b(?:street|st\.|avenue|ave\.?|road|rd\.?|lane|drive|straße|strasse|str\.|rue|calle|via|ul\.|вул\.|ул\.)\b/iu;

/** Returns whether a text is a postal address, which occurs only among contact details. */
export const isAddress = (text: string): boolean =>
  text.length <= 120 &&
  !/@/.test(text) &&
  (ZIPPED.test(text) || (STREET.test(text) && /[\d,]/.test(text)) || /^\d{4,5}\s+\p{Lu}/u.test(text));
