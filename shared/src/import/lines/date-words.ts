import { escapedPattern } from '../../text/text.js';
import { RESUME_WORDS } from '../../resume/languages.js';
import { MONTH_NAMES } from '../../resume/dates.js';

/** Month names that the product recognizes but cannot reformat; they stay as typed. */
const FURTHER_MONTHS =
  'كانون الثاني|شباط|آذار|نيسان|أيار|حزيران|تموز|آب|أيلول|تشرين الأول|تشرين الثاني|كانون الأول|' +
  'يناير|فبراير|مارس|أبريل|ابريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر|' +
  'ינואר|פברואר|מרץ|מרס|אפריל|מאי|יוני|יולי|אוגוסט|ספטמבר|אוקטובר|נובמבר|דצמבר|' +
  'ocak|şubat|mart|nisan|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık|' +
  'januari|februari|augusti|oktober|desember|lokakuu|stycz|sierp|wrzes|paź|listop|grudz|lut|kwi|czerw|lip|' +
  'січ|лют|бер|квіт|трав|черв|лип|серп|вер|жовт|лист|груд|янв|фев|апр|июн|июл|авг|сент|сен|окт|нояб|дек|' +
  'leden|ledna|únor|února|březen|března|duben|dubna|květen|května|červen|června|červenec|července|srpen|srpna|září|říjen|října|prosinec|prosince|' +
  'ianuarie|februarie|martie|aprilie|iunie|iulie|septembrie|octombrie|noiembrie|decembrie|' +
  'janúar|marts|juni|maí|enero|tháng \\d{1,2}|thg \\d{1,2}';

const SEASONS =
  'spring|summer|fall|autumn|winter|easter|frühling|frühjahr|sommer|herbst|printemps|été|automne|hiver|primavera|verano|otoño|invierno|' +
  'estate|autunno|inverno|verão|outono|lente|zomer|herfst|wiosna|lato|jesień|zima|весна|літо|осінь|зима|лето|осень|' +
  'صيف|شتاء|ربيع|خريف|קיץ|חורף|אביב|סתיו|mùa xuân|mùa hè|mùa hạ|mùa thu|mùa đông|' +
  'q[1-4]|h[12]|early|mid|late|hilary|michaelmas|trinity|lent|ws|ss|sose|wise';

const FURTHER_PRESENT =
  'present|current|currently|now|today|ongoing|to date|till date|till now|until now|to present|heute|jetzt|laufend|aktuell|' +
  "aujourd'hui|aujourd’hui|actuellement|présent|ce jour|en cours|actualidad|actual|actualmente|presente|la fecha|hoy|oggi|attuale|in corso|" +
  'atual|atualmente|o momento|heden|nu|nuvarande|pågående|nåværende|obecnie|teraz|nadal|dziś|дотепер|тепер|до тепер|зараз|донині|' +
  'по теперішній час|теперішній час|по сей день|настоящее время|по настоящее время|н\\.в\\.|сейчас|современность|' +
  '現在|現在に至る|至今|现在|목전|현재|재직중|재직 중|hiện tại|hiện nay|nay|halen|günümüz|devam ediyor|současnost|dosud|prezent|în prezent|' +
  'حتى الآن|الآن|حاليا|حاليًا|الحاضر|حتى تاريخه|היום|כיום|עד היום|sekarang|nykyinen|nyt|jelenleg|jelen|σήμερα';

/** Builds the alternatives of a regular expression, longest word first because the first match wins. */
const alternatives = (words: Iterable<string>) => [...new Set(words)].sort((a, b) => b.length - a.length).join('|');

export const MONTH_PATTERN = alternatives([...MONTH_NAMES.flat().map(escapedPattern), ...FURTHER_MONTHS.split('|')]);
export const SEASON_PATTERN = alternatives(SEASONS.split('|'));
export const PRESENT_PATTERN = alternatives([
  ...Object.values(RESUME_WORDS).map(({ present }) => escapedPattern(present)),
  ...FURTHER_PRESENT.split('|'),
]);
