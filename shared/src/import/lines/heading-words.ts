import { RESUME_WORDS } from '../../resume/languages.js';
import { SECTION_IDS, type SectionId } from '../../resume/resume-data.js';
import { TEMPLATES } from '../../templates/templates.js';
import { foldCase } from './clean-text.js';

/** Meaning of a heading: one of our sections, contact details, or a section that our resumes do not have. */
export type HeadingKind = SectionId | 'contact' | 'publications' | 'other';

// Headings that the import recognizes besides the product's own, separated by vertical bars.
const ALIASES: Record<HeadingKind, string> = {
  summary:
    'summary|profile|about|about me|objective|career objective|professional objective|career summary|professional summary|executive summary|summary of qualifications|' +
    'personal statement|professional profile|personal profile|career profile|highlights|career highlights|introduction|bio|overview|personal summary|qualifications summary|who i am|' +
    'resumen|resumen profesional|perfil|perfil profesional|sobre mí|objetivo|objetivo profesional|profil professionnel|à propos|a propos|résumé|objectif|profil personnel|présentation|' +
    'über mich|kurzprofil|profil|persönliches profil|zusammenfassung|profilo|profilo personale|chi sono|obiettivo professionale|sommario|resumo|sobre mim|objetivo|perfil profissional|' +
    'profiel|over mij|samenvatting|persoonlijk profiel|podsumowanie|o mnie|profil zawodowy|cel zawodowy|про себе|профіль|мета|резюме|коротко про себе|обо мне|профиль|цель|о себе|' +
    '自己pr|自己紹介|職務要約|概要|プロフィール|要約|个人简介|自我评价|个人总结|简介|求职意向|자기소개|소개|요약|프로필|mục tiêu nghề nghiệp|giới thiệu|giới thiệu bản thân|tóm tắt|' +
    'نبذة|نبذة عني|نبذة شخصية|الملخص|ملخص|الهدف الوظيفي|الملف الشخصي|אודות|תקציר|פרופיל|om mig|om mej|profil|sammanfattning|hakkımda|özet|o mně|profesní profil',
  experience:
    'experience|work experience|professional experience|employment|employment history|work history|career history|relevant experience|related experience|job experience|' +
    'professional background|professional history|career|positions held|clinical experience|teaching experience|research experience|academic appointments|appointments|academic experience|' +
    'industry experience|internships|internship experience|additional experience|other experience|selected experience|military experience|military service|experience & leadership|experiences|' +
    'work experiences|employment record|professional appointments|leadership experience|clinical & professional experience|' +
    'experiencia|experiencia profesional|experiencia laboral|trayectoria profesional|expérience|expériences|expérience professionnelle|expériences professionnelles|parcours professionnel|emplois|' +
    'berufserfahrung|beruflicher werdegang|berufspraxis|arbeitserfahrung|werdegang|berufliche erfahrung|praktika|praktische erfahrung|esperienza|esperienze|esperienza lavorativa|esperienze professionali|esperienza professionale|esperienze lavorative|' +
    'experiência|experiência profissional|histórico profissional|werkervaring|ervaring|loopbaan|doświadczenie|doświadczenie zawodowe|przebieg kariery|досвід|досвід роботи|професійний досвід|трудова діяльність|' +
    'опыт|опыт работы|профессиональный опыт|трудовая деятельность|職歴|職務経歴|職務経験|経歴|実務経験|工作经历|工作经验|职业经历|工作經歷|实习经历|경력|경력사항|경력 사항|업무 경험|kinh nghiệm|kinh nghiệm làm việc|quá trình làm việc|kinh nghiệm chuyên môn|' +
    'الخبرة|الخبرات|الخبرة العملية|الخبرات العملية|الخبرة المهنية|خبرات العمل|ניסיון|ניסיון תעסוקתי|ניסיון מקצועי|erfaring|erhvervserfaring|arbetslivserfarenhet|erfarenhet|arbeidserfaring|työkokemus|iş deneyimi|deneyim|pracovní zkušenosti|praxe|experiență|experiență profesională|munkatapasztalat',
  education:
    'education|education and training|education & training|academic background|academic qualifications|educational background|academic history|qualifications|degrees|studies|academic education|' +
    'education & qualifications|education and qualifications|academic record|educational qualifications|schooling|formal education|education history|' +
    'educación|formación|formación académica|estudios|formación y educación|educación y formación|formation|formations|études|diplômes|parcours académique|cursus|formation académique|éducation|éducation et formation|' +
    'ausbildung|bildung|studium|bildungsweg|akademische ausbildung|schulbildung|ausbildung und studium|hochschulbildung|schul- und berufsbildung|allgemeine und berufliche bildung|istruzione|formazione|istruzione e formazione|studi|titoli di studio|' +
    'formação|formação acadêmica|formação académica|educação|escolaridade|educação e formação|opleiding|opleidingen|onderwijs|wykształcenie|edukacja|wykształcenie i szkolenia|освіта|образование|' +
    '学歴|教育|最終学歴|教育背景|教育经历|学历|學歷|教育經歷|학력|학력사항|학력 사항|교육|học vấn|trình độ học vấn|giáo dục|quá trình học tập|' +
    'التعليم|المؤهلات العلمية|المؤهلات|المؤهلات الدراسية|الدراسة|התעודה|השכלה|לימודים|uddannelse|utbildning|utdanning|utdannelse|koulutus|eğitim|vzdělání|vzdelanie|educație|tanulmányok|εκπαίδευση',
  skills:
    'skills|technical skills|key skills|core skills|core competencies|competencies|areas of expertise|expertise|technologies|skills & tools|tools|skills summary|professional skills|' +
    'skills and abilities|technical proficiencies|technical expertise|computer skills|it skills|digital skills|hard skills|soft skills|skill set|skillset|strengths|key competencies|specialties|' +
    'specialisms|tech stack|technical summary|skills & expertise|skills and expertise|tools & technologies|technical knowledge|capabilities|personal skills|job-related skills|organisational skills|communication skills|relevant skills|proficiencies|skills & interests|interpersonal skills|top skills|software|core strengths|' +
    'competencias|habilidades|aptitudes|conocimientos|competencias digitales|habilidades técnicas|compétences|compétences techniques|compétences clés|savoir-faire|compétences informatiques|compétences numériques|' +
    'kenntnisse|fähigkeiten|kompetenzen|fachkenntnisse|edv-kenntnisse|it-kenntnisse|kenntnisse und fähigkeiten|stärken|digitale kompetenzen|competenze|capacità|competenze tecniche|competenze digitali|abilità|capacità e competenze|' +
    'competências|habilidades|conhecimentos|competências digitais|vaardigheden|competenties|kennis|umiejętności|kompetencje|umiejętności techniczne|навички|вміння|ключові навички|компетенції|професійні навички|технічні навички|навыки|умения|ключевые навыки|компетенции|профессиональные навыки|' +
    'スキル|技術|技能|活かせる経験・知識・技術|保有スキル|専門スキル|テクニカルスキル|技能特长|专业技能|专业能力|기술|보유 기술|기술 스택|스킬|역량|kỹ năng|kỹ năng chuyên môn|kĩ năng|' +
    'المهارات|مهارات|المهارات التقنية|القدرات|מיומנויות|כישורים|kompetencer|färdigheter|kompetenser|kompetens|ferdigheter|taidot|osaaminen|yetenekler|beceriler|dovednosti|znalosti a dovednosti|competențe|abilități|készségek',
  certifications:
    'certifications|certificates|licenses|licences|licenses & certifications|licenses and certifications|licences & certifications|certifications & licenses|certifications and licenses|professional certifications|credentials|accreditations|' +
    'courses|training|professional development|courses & certifications|certifications & training|training & certifications|training and certifications|licensure|licensure & certifications|professional training|certification|professional qualifications|registrations|registration & licences|courses and certificates|continuing education|further training|professional licenses|certificates & courses|memberships & certifications|' +
    'certificaciones|certificados|cursos|cursos y certificaciones|certificats|certifications et formations|licences et certifications|zertifikate|zertifizierungen|weiterbildung|weiterbildungen|fortbildungen|lizenzen|kurse|zertifikate und weiterbildungen|certificazioni|certificati|corsi|corsi e certificazioni|' +
    'certificações|cursos e certificações|certificaten|certificeringen|cursussen|certyfikaty|kursy|szkolenia|kursy i szkolenia|kursy i certyfikaty|сертифікати|сертифікати та ліцензії|курси|курси та сертифікати|ліцензії|сертификаты|курсы|курсы и сертификаты|повышение квалификации|' +
    '資格|免許・資格|資格・免許|保有資格|证书|资格证书|证书与资格|자격증|자격|자격 사항|자격증 및 수상|chứng chỉ|chứng nhận|' +
    'الشهادات|الدورات|الشهادات المهنية|الدورات التدريبية|الشهادات والدورات|הסמכות|תעודות|קורסים|certifikater|kurser|sertifikat|sertifikaatit|sertifikalar|certifikáty|kurzy|certificări',
  projects:
    'projects|selected projects|personal projects|key projects|side projects|academic projects|notable projects|project experience|relevant projects|portfolio|selected works|selected work|open source|open source projects|open-source projects|research projects|project highlights|' +
    'proyectos|projets|projets personnels|projekte|ausgewählte projekte|progetti|projetos|projecten|projekty|проєкти|проекти|проекты|プロジェクト|制作実績|実績|项目|项目经历|项目经验|프로젝트|dự án|المشاريع|مشاريع|פרויקטים|projekter|projekt|projektit|projeler|proiecte',
  awards:
    'awards|honors|honours|awards & honors|honors & awards|awards and honors|honors and awards|honours and awards|awards & achievements|achievements|accomplishments|key achievements|awards and recognition|awards & recognition|recognition|scholarships|grants|fellowships|prizes|distinctions|grants & awards|grants and fellowships|honors and fellowships|fellowships and awards|awards and scholarships|' +
    'premios|reconocimientos|logros|premios y reconocimientos|prix|distinctions|récompenses|prix et distinctions|auszeichnungen|preise|stipendien|erfolge|preise und auszeichnungen|premi|riconoscimenti|prêmios|prémios|conquistas|prijzen|onderscheidingen|nagrody|osiągnięcia|nagrody i wyróżnienia|нагороди|досягнення|відзнаки|награды|достижения|' +
    '受賞歴|受賞|表彰|奖项|获奖情况|荣誉|所获奖项|荣誉奖项|수상|수상 경력|수상내역|giải thưởng|thành tích|danh hiệu|الجوائز|جوائز|الإنجازات|التكريم|פרסים|הישגים|priser|utmärkelser|palkinnot|ödüller|ocenění|premii',
  volunteer:
    'volunteer|volunteering|volunteer experience|volunteer work|volunteer activities|community service|community involvement|community engagement|voluntary work|voluntary experience|volunteering & leadership|social engagement|civic engagement|volunteer & community|service|' +
    'voluntariado|experiencia voluntaria|bénévolat|expérience bénévole|engagement associatif|engagements|ehrenamt|ehrenamtliche tätigkeit|ehrenamtliches engagement|engagement|freiwilliges engagement|soziales engagement|volontariato|attività di volontariato|voluntariado e ação social|trabalho voluntário|vrijwilligerswerk|' +
    'wolontariat|działalność społeczna|волонтерство|волонтерський досвід|громадська діяльність|волонтёрство|волонтерство|ボランティア|ボランティア活動|社会活動|志愿服务|志愿者经历|志愿活动|봉사활동|자원봉사|hoạt động tình nguyện|tình nguyện|hoạt động|العمل التطوعي|التطوع|أعمال تطوعية|التطوع والخدمة المجتمعية|התנדבות|frivilligt arbejde|ideellt arbete|frivillig|vapaaehtoistyö|gönüllülük|dobrovolnictví|voluntariat',
  languages:
    'languages|language skills|language proficiency|foreign languages|languages spoken|language competencies|spoken languages|idiomas|lenguas|competencias lingüísticas|langues|compétences linguistiques|langues étrangères|sprachen|sprachkenntnisse|fremdsprachen|lingue|lingue straniere|competenze linguistiche|conoscenze linguistiche|' +
    'línguas|competências linguísticas|talen|talenkennis|języki|języki obce|znajomość języków|znajomość języków obcych|мови|володіння мовами|знання мов|іноземні мови|языки|знание языков|иностранные языки|владение языками|語学|語学力|言語|语言|语言能力|語言能力|외국어|언어|어학|ngoại ngữ|ngôn ngữ|اللغات|لغات|اللغة|שפות|sprog|språk|språkkunskaper|kielitaito|diller|yabancı diller|jazyky|jazykové znalosti|limbi străine|nyelvek',
  contact:
    'contact|contact details|contact information|contact info|contacts|personal details|personal information|personal data|personal info|get in touch|details|connect|contacto|datos personales|datos de contacto|información de contacto|coordonnées|contact personnel|informations personnelles|kontakt|persönliche daten|kontaktdaten|angaben zur person|persönliche angaben|contatti|dati personali|informazioni personali|contato|contacto|dados pessoais|informações pessoais|informação pessoal|persoonlijke gegevens|contactgegevens|' +
    'dane kontaktowe|dane osobowe|kontakty|контакти|контактна інформація|контакты|контактная информация|личная информация|особиста інформація|連絡先|基本情報|個人情報|联系方式|个人信息|基本信息|연락처|인적사항|개인정보|인적 사항|liên hệ|thông tin liên hệ|thông tin cá nhân|التواصل|معلومات الاتصال|معلومات التواصل|البيانات الشخصية|المعلومات الشخصية|פרטים אישיים|פרטי קשר|יצירת קשר|iletişim|kişisel bilgiler|kontaktní údaje|osobní údaje|date personale',
  publications:
    'publications|selected publications|papers|articles|research|patents|presentations|talks|conference presentations|publications and presentations|publications & presentations|books|invited talks|conference papers|journal articles|peer-reviewed publications|refereed publications|selected presentations|speaking|patents & publications|publicaciones|veröffentlichungen|publikationen|pubblicazioni|publicações|publicaties|publikacje|публікації|публикации|論文|出版物|学会発表|发表论文|论文|논문|xuất bản|المنشورات|الأبحاث|פרסומים|publikationer|yayınlar|publikace',
  other:
    'references|referees|interests|hobbies|hobbies & interests|hobbies and interests|interests & hobbies|interests and activities|activities|activities and interests|extracurricular activities|extra-curricular activities|extracurriculars|affiliations|memberships|professional memberships|professional affiliations|professional associations|additional information|other|miscellaneous|declaration|hobby|driving licence|driving license|availability|references available upon request|coursework|relevant coursework|leadership|leadership & activities|leadership and activities|personal interests|test scores|causes|teaching|supervision|teaching interests|research interests|additional|annexes|other information|other skills|nationality|visa status|clearance|security clearance|work authorization|' +
    "referencias|intereses|aficiones|información adicional|otros datos|références|centres d’intérêt|centres d'intérêt|intérêts|loisirs|informations complémentaires|referenzen|interessen|hobbys|hobbies und interessen|sonstiges|interessen und hobbys|führerschein|interessi|hobby|referenze|patente|patente di guida|ulteriori informazioni|altre informazioni|referências|interesses|informações adicionais|referenties|interesses|hobby’s|overige|zainteresowania|referencje|інтереси|хобі|рекомендації|захоплення|додаткова інформація|интересы|хобби|рекомендации|дополнительная информация|увлечения|趣味|特技|志望動機|本人希望欄|趣味・特技|推荐人|兴趣爱好|兴趣|취미|관심사|병역|sở thích|người tham khảo|người giới thiệu|thông tin thêm|الاهتمامات|الهوايات|المراجع|معلومات إضافية|תחביבים|ממליצים|שירות צבאי|interesser|referenser|intressen|övrigt|harrastukset|suosittelijat|hobiler|referanslar|ilgi alanları|zájmy|hobby|reference|referințe|hobby-uri",
};

const KINDS = new Map<string, HeadingKind>();
for (const [kind, words] of Object.entries(ALIASES) as [HeadingKind, string][])
  for (const word of words.split('|')) if (!KINDS.has(fold(word))) KINDS.set(fold(word), kind);
for (const { headings } of [...Object.values(RESUME_WORDS), ...TEMPLATES])
  for (const id of SECTION_IDS) {
    const heading = headings?.[id];
    if (heading !== undefined) KINDS.set(fold(heading), id);
  }

const MAX_HEADING_LENGTH = 60;

function fold(text: string): string {
  return foldCase(text)
    .replace(/[’‘`´]/g, "'")
    .replace(/^(?:[ivx]+\.|\d{1,2}[.)]|[^\p{L}\p{N}]+)\s*/u, '')
    .replace(/(?<![^\p{L}\p{N})])[^\p{L}\p{N})]+$/u, '')
    .replace(/(?:(?<!\s)\s+)?[&+/]\s*/g, ' & ');
}

/** Joins letters that are separated by spaces: "E X P E R I E N C E". */
function closeUp(text: string): string {
  if (!/^(?:\p{L}\p{M}* ){3,}/u.test(text)) return text;
  return text
    .split(/ {2,}/)
    .map((word) => (/^(?:\S\p{M}*(?: |$))+$/u.test(word) ? word.replaceAll(' ', '') : word))
    .join(' ');
}

/** Returns the section of a heading such as "Work experience" or "Skills and awards"; undefined for any other line. */
export function sectionOfHeading(text: string): HeadingKind | undefined {
  if (text.length > MAX_HEADING_LENGTH) return undefined;
  const words = fold(closeUp(text));
  const known = KINDS.get(words) ?? KINDS.get(words.replaceAll(' & ', ' and ')) ?? KINDS.get(words.replaceAll(' ', ''));
  if (known) return known;
  const parts = words.split(/ & | and | und | et | y | e | en | i | та | и |, |、|・/);
  if (parts.length < 2 || parts.length > 3) return undefined;
  const kinds = parts.map((part) => KINDS.get(part));
  return kinds.every((kind) => kind !== undefined) ? (kinds.find((kind) => kind !== 'other') ?? 'other') : undefined;
}

const TELLING: [RegExp, HeadingKind][] = [
  [/\b(?:volunteer|community|voluntary)/, 'volunteer'],
  [/\bprojects?\b/, 'projects'],
  [/\b(?:experience|employment|work history|career history)\b/, 'experience'],
  [/\b(?:education|academic|qualifications)\b/, 'education'],
  [/\b(?:certificat|licen[cs]|credential|courses|training)/, 'certifications'],
  [/\blanguages?\b/, 'languages'],
  [/\b(?:skills|competenc|expertise|technolog|proficienc)/, 'skills'],
  [/\b(?:awards?|honou?rs?|achievements?|scholarships|fellowships)\b/, 'awards'],
  [/\b(?:publications?|presentations?|patents?)\b/, 'publications'],
  [/\b(?:summary|profile|objective|statement)\b/, 'summary'],
  [/\bcontact\b/, 'contact'],
];

/** Returns the section that a heading suggests by a word such as "volunteer"; `other` if it suggests none. */
export function sectionOfFreeHeading(text: string): HeadingKind {
  const words = fold(closeUp(text));
  return sectionOfHeading(text) ?? TELLING.find(([pattern]) => pattern.test(words))?.[1] ?? 'other';
}
