/**
 * Compiles shared/data/skills/dictionary.txt for the server from the lists beside it. The result is committed; run this
 * after a change to a list: `node shared/scripts/build-skills.mjs`.
 *
 * Each line of the dictionary contains the kind, the source, the names, and the names of special cases, separated by
 * tabs. Vertical bars separate the names; the first name is the main one. Kinds: h(ard), s(oft), c(ertificate).
 * Sources: own, onet, esco.
 *
 * In our own lists, " = " separates names of the same skill. " < " precedes a special case of the first skill: in
 * "GIS < ArcGIS < QGIS", ArcGIS fulfills a requirement of GIS, but not vice versa. In the list of certificates, a line
 * may contain several credentials of one field: names with different words, levels or classes are different credentials
 * (`credential-names.mjs`), unless " == " separates them.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { groupsOfSame, isSpecialCase } from './credential-names.mjs';

const FOLDER = path.resolve(import.meta.dirname, '../data/skills');
const KIND_OF_FILE = { 'soft.txt': 's', 'certificates.txt': 'c' };
/** Matches the vendor before a product name: "Adobe Photoshop" is also listed as "Photoshop". */
const MAKERS =
  /^(?:Adobe(?: Systems)?|Amazon|Apache|Apple|Atlassian|Autodesk|Cisco|Esri|Google|HashiCorp|IBM|Intuit|JetBrains|Meta|Microsoft|Oracle|SAP|Siemens|The MathWorks|Dassault Systemes|Bentley|Trimble|Epic Systems) /;
const GENERIC_TAIL = /(?<!\s)\s+(?:software|system software|systems software|tool|tools|programs?)$/i;
const ACRONYM_TAIL = /^(.*\s)([A-Z][A-Z0-9&/]{1,6})$/;
/**
 * Matches names that are too general to be skills, such as "software", and websites that everyone uses, such as
 * "YouTube".
 */
const TOO_GENERAL =
  /^(?:.*\b(?:web browser|internet browser|word processing|spreadsheet|e-?mail|office suite|operating system|electronic mail|computer|data ?base|inventory|scheduling|web page|search engine|online|mobile|video|audio|music|instant messaging)s?|software|training|tracking|reporting|billing|accounting|mapping|payroll|time|expert|graphics?|imaging|map|dispatch|security|analysis|design|project|forms?|personnel|human resources|reservation|report|calendar|document|records?|purchasing|sales|stock|timekeeping|cash register|facebook|youtube|twitter|instagram|pinterest|tiktok|snapchat|yahoo!?|netscape navigator|internet explorer|google)$/i;
/**
 * Matches the first word of ESCO labels that describe activities ("manage budgets"). Such labels are left out, because
 * job descriptions rarely contain them literally.
 */
const DOING =
  /^(?:use|manage|maintain|perform|develop|provide|apply|operate|monitor|ensure|prepare|conduct|work|advise|analyse|assess|write|create|identify|design|carry|coordinate|check|handle|test|implement|plan|make|promote|organise|speak|interact|understand|evaluate|communicate|follow|supervise|control|comply|inspect|build|present|teach|lead|support|interpret|determine|assist|establish|adapt|adjust|keep|set|read|calculate|deliver|install|recommend|draft|give|show|draw|select|produce|liaise|negotiate|measure|manipulate|clean|collect|execute|research|record|oversee|process|participate|undertake|respond|address|think|act|report|attend|educate|train|instruct|cope|tend|study|guide|transport|move|meet|define|contribute|solve|store|transfer|facilitate|help|observe|obtain|optimise|examine|explain|cut|remove|repair|review|protect|prevent|place|edit|estimate|encourage|employ|demonstrate|deal|consult|compile|complete|compose|cooperate|collaborate|accept|abide|administer|arrange|assemble|gather|hold|improve|inform|integrate|investigate|issue|load|log|market|mix|model|motivate|notify|order|perceive|persuade|polish|pack|position|proof|put|recognise|recruit|represent|rehearse|search|select|sell|serve|sketch|sort|stay|stimulate|synthesise|take|tolerate|track|translate|treat|trim|troubleshoot|tune|update|verify|visit|wear|weigh|approach|behave|assume|have|see|find|fix|form|get|go|be|do|run|start|begin|bend|bind|blend|care|collaborate|compare|conceptualise|conform|convey|convert|cultivate|decide|delegate|devise|direct|disassemble|dispose|distribute|document|drive|enforce|engage|evidence|exercise|finish|foster|fill|forecast|hire|host|illustrate|import|influence|initiate|input|inspire|involve|join|judge|label|listen|lift|lubricate|mark|memorise|mentor|migrate|mount|nurture|outsource|paint|pass|pay|pursue|react|receive|reduce|reflect|relate|release|rely|replace|reply|resolve|respect|restore|retrieve|rotate|schedule|secure|seek|send|separate|shape|share|spot|steer|strive|submit|suggest|supply|tell|touch|trace|trade|type|unload|utilise|validate|vary|view|weld|wind|wrap|\w+ing)$/i;

const names = new Map();
const entries = [];

/**
 * Adds a skill with the given names, leaving out names that are already taken. If the skill is already known, adds the
 * new names to it. Returns the skill, or undefined if all names are blank.
 */
function add(kind, source, given) {
  const trimmed = given.map((name) => name.trim()).filter((name) => name !== '');
  const fresh = trimmed.filter((name) => !names.has(name.toLowerCase()));
  const isKnown = (name) => names.has(name.toLowerCase());
  const known = names.get((kind === 'c' ? trimmed.find(isKnown) : trimmed[0])?.toLowerCase() ?? '');
  if (fresh.length === 0) return known === undefined ? undefined : entries[known];
  for (const name of fresh) names.set(name.toLowerCase(), known ?? entries.length);
  if (known !== undefined) entries[known].names.push(...fresh);
  else entries.push({ kind, source, names: [...new Set(fresh)], specialCases: new Set() });
  return entries[known ?? entries.length - 1];
}

/** Adds the skills in a line of one of our own lists; see the top of this file for the format. */
function addLine(kind, line) {
  const [general, ...special] = line.split(' < ').map((part) => part.split(' = '));
  const groups = kind === 'c' ? groupsOfSame(general.map((names) => names.split(' == '))) : [general];
  const skills = groups.map((group) => add(kind, 'own', group));
  for (const [index, skill] of skills.entries()) {
    groups.forEach((group, other) => {
      if (other !== index && isSpecialCase(groups[index], group)) relate(skill, skills[other]);
    });
  }
  for (const group of special)
    relate(
      skills[0],
      add(
        kind,
        'own',
        group.flatMap((names) => names.split(' == ')),
      ),
    );
}

function relate(general, special) {
  if (general !== undefined && special !== undefined && general !== special) general.specialCases.add(special);
}

const table = (file) =>
  readFileSync(path.join(FOLDER, file), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

const ownFiles = readdirSync(path.join(FOLDER, 'own')).sort(
  (a, b) => Number(b in KIND_OF_FILE) - Number(a in KIND_OF_FILE) || (a < b ? -1 : 1),
);
for (const file of ownFiles) {
  for (const line of readFileSync(path.join(FOLDER, 'own', file), 'utf8').split('\n')) {
    if (line.trim() !== '' && !line.startsWith('#')) addLine(KIND_OF_FILE[file] ?? 'h', line);
  }
}

for (const [technology] of table('onet-technology-skills.tsv')) {
  const plain = technology.replace(GENERIC_TAIL, '');
  const split = plain.split(' ').length > 2 && ACRONYM_TAIL.exec(plain);
  const forms = split ? [split[1].trim(), split[2]] : [plain];
  if (MAKERS.test(forms[0])) forms.push(forms[0].replace(MAKERS, ''));
  const telling = forms.filter((form) => form.length > 1 && form.length <= 60 && !TOO_GENERAL.test(form));
  if (telling.length > 0) add('h', 'onet', telling);
}

// Leaves out the alternative labels of the ESCO file, because many of them belong to a different skill.
for (const [, reuse, label] of table('esco-skills-en.tsv')) {
  const name = label.replace(/(?<!\s)\s*\([^()]*\)/g, '');
  const isName = name.length <= 60 && name.includes(' ') && !DOING.test(name.split(' ')[0]);
  if (reuse === 'cross-sector' && isName) add('h', 'esco', [name]);
}

const lines = entries.map(({ kind, source, names: all, specialCases }) =>
  [kind, source, all.join('|'), [...specialCases].flatMap((special) => special.names).join('|')].join('\t').trimEnd(),
);
writeFileSync(
  path.join(FOLDER, 'dictionary.txt'),
  `# Made by shared/scripts/build-skills.mjs; credits: README.md in this folder.\n${lines.join('\n')}\n`,
);
const count = (test) => entries.filter(test).length;
console.log({
  skills: count(({ kind }) => kind === 'h'),
  soft: count(({ kind }) => kind === 's'),
  certificates: count(({ kind }) => kind === 'c'),
  names: names.size,
  bySource: Object.fromEntries(['own', 'onet', 'esco'].map((s) => [s, count(({ source }) => source === s)])),
});
