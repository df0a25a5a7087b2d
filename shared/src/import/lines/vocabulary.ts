import { OFFICE_AND_TECHNOLOGY } from '../../skills/skill-families-office.js';
import { PEOPLE_AND_TRADES } from '../../skills/skill-families-people.js';
import { foldCase } from './clean-text.js';

// Space-separated words that reveal what a line contains. A word matches as a whole; with a trailing * it is a prefix,
// with a leading * a suffix.
const ROLE_WORDS =
  'manager director engineer developer analyst assistant officer specialist coordinator consultant administrator supervisor technician ' +
  'designer architect scientist researcher teacher lecturer professor nurse doctor physician therapist accountant auditor clerk intern trainee ' +
  'apprentice lead head chief president vp ceo cto cfo coo cmo founder co-founder partner associate representative agent advisor adviser executive ' +
  'editor writer journalist producer programmer operator driver mechanic electrician plumber carpenter cook chef waiter waitress server bartender barista ' +
  'cashier secretary receptionist buyer planner recruiter trainer tutor instructor librarian pharmacist attorney lawyer paralegal counsel judge clerkship ' +
  'strategist marketer copywriter photographer animator illustrator curator foreman inspector surveyor estimator machinist welder worker labourer laborer ' +
  'volunteer mentor coach ambassador fellow postdoc postdoctoral scholar member chair chairman treasurer captain sergeant lieutenant owner freelancer freelance ' +
  'contractor controller controlling steward crew staff principal dean registrar caregiver nanny guard sales self-employed internship werkstudent praktikant* ' +
  'leiter* *leiter *leiterin ingenieur* *ingenieur *ingenieurin entwickler* *entwickler *entwicklerin berater* *berater *beraterin mitarbeiter* sachbearbeiter* kaufmann kauffrau assistent* lehrer* ' +
  'techniker* verkäufer* geschäftsführer* auszubildende* ' +
  'directeur directrice ingénieur* développeur* responsable chargé chargée chef consultant* conseiller* assistant* professeur* gestionnaire technicien* stagiaire ' +
  'gerente director* ingeniero* ingeniera desarrollador* analista técnico técnica profesor* jefe jefa coordinador* encargad* responsable asistente becario auxiliar ' +
  'ingegnere sviluppatore responsabile impiegat* insegnante tirocinante consulente addett* direttore direttrice ' +
  'engenheir* desenvolvedor* coordenador* professor* estagiári* gestor* técnic* assistente ' +
  'kierownik kierowniczka inżynier* programist* specjalist* analityk* dyrektor* nauczyciel* asystent* stażyst* koordynator* księgow* konsultant* ' +
  'менеджер* інженер* розробник* директор* керівник* вчитель* викладач* лаборант* асистент* бухгалтер* спеціаліст* фахівець аналітик* координатор* лікар* медсестра ' +
  'инженер* разработчик* руководитель* учитель* преподаватель* ассистент* специалист* аналитик* координатор* врач* начальник* ' +
  'مدير* مهندس* مطور* محاسب* معلم* مشرف* منسق* محلل* أخصائي* مساعد* رئيس* مبرمج* مصمم* ' +
  'kỹ chuyên trưởng giám nhân';
const UNSPACED_ROLE_WORDS =
  /(?:エンジニア|デザイナー|マネージャー|マネジャー|ディレクター|プログラマ|コンサルタント|リーダー|アシスタント|アナリスト|プロデューサー|教員|教師|講師|看護師|部長|課長|係長|主任|担当|社員|工程师|经理|主管|总监|设计师|专员|助理|分析师|教师|开发|매니저|엔지니어|개발자|디자이너|팀장|대리|과장|사원|연구원)/u;

const COMPANY_WORDS =
  'inc incorporated llc ltd limited plc llp lp corp corporation company co gmbh ag kg ohg se sa sarl sas srl spa s.r.l s.p.a s.a s.l sl bv b.v nv oy ab as a/s aps pty pvt sp z.o.o kft ' +
  'group holding holdings partners bank hospital clinic medical university college school institute academy council county city department ministry agency authority foundation ' +
  'association society center centre laboratories labs lab studio studios solutions systems technologies technology software services consulting consultants logistics industries ' +
  'manufacturing international global media press publishing hotel hotels restaurant cafe café bakery store stores supermarket airlines airport motors energy pharma pharmaceuticals ' +
  'insurance capital ventures associates trust networks network digital interactive health healthcare church museum library nhs army navy ' +
  'тов ооо пат пп зат пат ат компанія компания центр університет лікарня банк шركة شركة مؤسسة مكتب جامعة مستشفى مجموعة بنك وزارة công ty tnhh spółka bank szpital urząd';
const UNSPACED_COMPANY_WORDS =
  /(?:株式会社|有限会社|合同会社|公司|集团|회사|㈜|\(株\)|（株）|법인|病院|医院|銀行|大学|法人)/u;

const SCHOOL_WORDS =
  'university college school institute institution academy polytechnic faculty conservatory seminary lyceum gymnasium universität* hochschule* fachhochschule gymnasium* berufsschule ' +
  '*universität *hochschule *schule *gymnasium *university universitet* université universités école lycée institut* iut universidad* universitat* instituto colegio escuela università istituto liceo politecnico universidade* escola faculdade ' +
  'universiteit* hogeschool* uniwersytet* politechnika liceum szkoła akademia технікум університет* інститут* академія коледж* ліцей школа училище университет* институт* академия колледж* лицей ' +
  'جامعة كلية معهد مدرسة الجامعة אוניברסיטת אוניברסיטה מכללת מכללה טכניון đại trường üniversitesi univerzita universitatea egyetem mit ucla usc nyu lse eth eth zürich epfl tu rwth harvard stanford yale';
const UNSPACED_SCHOOL_WORDS = /(?:大学|大學|高校|高等学校|高等學校|専門学校|学院|學院|学校|대학교|대학|고등학교)/u;

const DEGREE_WORDS =
  'bachelor bachelor* bachelors master master* masters mba bsc b.sc ba b.a bs b.s bba beng b.eng bfa bed b.ed bsn llb ll.b llm msc m.sc ma m.a ms m.s meng m.eng mfa mph mpa med m.ed phd ph.d dphil edd jd j.d md m.d doctor doctorate doctoral ' +
  'diploma degree associate a.a a.s aas a.a.s certificate hnd hnc btec gcse gcses a-level a-levels a-level* ged pgce pgcert foundation honours hons minor major postgraduate undergraduate thesis dissertation baccalaureate ib ' +
  'abitur diplom* magister* staatsexamen bachelorstudium masterstudium ausbildung* fachabitur licence maîtrise doctorat baccalauréat bac bts dut diplôme* licenciatura licenciado licenciada grado máster maestría doctorado bachillerato ingeniería ' +
  'laurea diploma* dottorato maturità mestrado bacharelado doutorado tecnólogo licencjat* inżynier* doktorat* matura studia ' +
  'бакалавр* магістр* спеціаліст диплом* аспірантура молодший магистр* специалист аспирантура ' +
  'بكالوريوس ماجستير دكتوراه دبلوم ليسانس ثانوية תואר cử thạc tiến lisans yüksek doktora';
const UNSPACED_DEGREE_WORDS =
  /(?:学士|修士|博士|学部|学科|研究科|卒業|本科|硕士|碩士|专业|專業|학사|석사|박사|학과|전공)/u;

interface WordSet {
  whole: Set<string>;
  beginnings: string[];
  endings: string[];
  unspaced: RegExp;
}

function wordSet(words: string, unspaced: RegExp): WordSet {
  const all = words.split(' ').filter(Boolean);
  return {
    whole: new Set(all.filter((word) => !word.includes('*'))),
    beginnings: all.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
    endings: all.filter((word) => word.startsWith('*')).map((word) => word.slice(1)),
    unspaced,
  };
}

const TITLES = [...OFFICE_AND_TECHNOLOGY, ...PEOPLE_AND_TRADES]
  .flatMap(({ titles }) => titles.split('|'))
  .filter((title) => !/[ *]/.test(title));

const ROLES = wordSet(
  `${ROLE_WORDS} ${TITLES.filter((word) => /(?:er|or|ist|ant|ian|man)$/.test(word)).join(' ')}`,
  UNSPACED_ROLE_WORDS,
);
const COMPANIES = wordSet(COMPANY_WORDS, UNSPACED_COMPANY_WORDS);
const SCHOOLS = wordSet(SCHOOL_WORDS, UNSPACED_SCHOOL_WORDS);
const DEGREES = wordSet(DEGREE_WORDS, UNSPACED_DEGREE_WORDS);

const MAX_LENGTH = 300;

const QUOTED = /[«“„"「『][^«»“”„"「」『』]{1,80}[»”“"」』]/gu;

function score(text: string, { whole, beginnings, endings, unspaced }: WordSet): number {
  // Quoted text is a name, whatever its words mean.
  const folded = foldCase(text.slice(0, MAX_LENGTH).replace(QUOTED, ' '));
  let hits = unspaced.test(folded) ? 1 : 0;
  for (const word of folded.split(/[\s,()/|:;&–—]+/)) {
    const bare = word.replace(/^\P{L}+|(?<!\P{L})\P{L}+$/gu, '');
    if (bare === '' || hits >= 2) continue;
    if (
      whole.has(word) ||
      whole.has(bare) ||
      beginnings.some((beginning) => bare.startsWith(beginning)) ||
      endings.some((ending) => bare.length > ending.length && bare.endsWith(ending))
    )
      hits += 1;
  }
  return hits;
}

export const roleScore = (text: string): number => score(text, ROLES);
export const companyScore = (text: string): number => score(text, COMPANIES);
export const schoolScore = (text: string): number => score(text, SCHOOLS);
export const degreeScore = (text: string): number => score(text, DEGREES);
