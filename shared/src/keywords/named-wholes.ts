/** A standard or a credential, whole: what a name of the dictionary would halve. */
export interface NamedWhole {
  start: number;
  end: number;
  kind: 'hard' | 'certificate';
}

/** Standards, forms and messages with their numbers: "ISO 13485", "ASME Y14.5-2018", "EDI 214", "NEC4 Option A". */
const STANDARDS: readonly RegExp[] = [
  /\b(?:ISO|IEC|EN|BS|ASTM|ASME|API|ANSI|ASCE|AWS|IEEE|NFPA|NEC|UL|MIL-STD|DIN|ASHRAE|IPC|SAE|AS|IATF|HTM|HTS|EDI|ISF|ITIL|PAS|IFRS|FRS|SSAE|SOC|PCI|CFR|GDP|GMP|ICH)(?:\/(?:IEC|TS|EN|ISO))?[ -][A-Z]?\d[\w.+-]*(?:\(R\d\))?(?::\d{4})?/g,
  /\b(?:ICH )?E6 ?\(R\d\)/g,
  /\b\d{1,2} CFR(?: Part)? \d{1,4}/g,
  /\bCal\/OSHA(?: Title \d{1,2})?/g,
  /\bForm [A-Z]{2,4} \d{2,5}/g,
  // "Deeds of variation", "extension of time claims".
  /\b(?:transfers?|deeds?|sources?|notices?|extensions?|delegations?|scopes?|bills?|letters?|proofs?|powers?|chains?|heads?|breach(?:es)?) of (?!the\b|our\b|all\b|your\b|this\b)[a-z]{3,}(?: (?:claims|logs|plans|records|forms|letters))?/g,
  /\bNEC ?\d(?: Option [A-F])?|\bJCT(?: [A-Z]\w+(?: (?:and|&) [A-Z]\w+)?)?/g,
];

/** Licences, checks, cards and qualifications that somebody holds. */
const CREDENTIALS: readonly RegExp[] = [
  /\b(?:enhanced |basic |standard |clear )?(?:DBS|PVG|CRB)(?: (?:disclosure|clearance|certificate))?\b/gi,
  /\b(?:Class [A-D] |commercial )?driv(?:ing|er['’]?s?) licen[cs]e\b/gi,
  /\bCDL(?: Class [A-C])?\b|\bClass [A-C] CDL\b/g,
  /\b(?:NVQ |BTEC |CACHE |AAT |CILEX )?Level \d (?:or above )?(?:in )?(?:[a-z]+ ){0,2}(?:qualification|certificate|diploma|award|NVQ|apprenticeship)\b/g,
  /\b(?:food hygiene|food safety|paediatric first aid|first aid at work|manual handling|safeguarding) (?:level \d|certificate)\b/gi,
  /\b(?:(?:AWS|Microsoft|Google|Cisco|Salesforce|Oracle) )?Certified [A-Z]\w+(?: [A-Z]\w+){0,3}/g,
  /\bOSHA ?(?:10|30)\b/g,
  /(?<=\bCertified (?:[A-Z]\w+ ){1,4}\()[A-Z]{2,6}(?=\))/g,
  /\b[A-Z]{3,6}(?:-[A-Z]{2,4})?(?= (?:certified|certification|or [A-Z]{3,6} certification))/g,
  /\b(?:DOJ|FBI|SC|DV|TS\/SCI|security|fingerprint)(?:\/[A-Z]{2,4})?(?: fingerprint)? clearance\b/g,
  /\b(?:chartered|registered) (?:status|engineer|surveyor)\b/gi,
];

/** In the order of their places, none within another. */
export function namedWholes(text: string): NamedWhole[] {
  const spans = (kind: NamedWhole['kind'], expressions: readonly RegExp[]): NamedWhole[] =>
    expressions.flatMap((expression) =>
      [...text.matchAll(expression)].map(({ 0: found, index }) => ({ kind, start: index, end: index + found.length })),
    );
  const all = [...spans('certificate', CREDENTIALS), ...spans('hard', STANDARDS)].sort(
    (a, b) => a.start - b.start || b.end - a.end,
  );
  const kept: NamedWhole[] = [];
  for (const each of all) if (each.start >= (kept.at(-1)?.end ?? 0)) kept.push(each);
  return kept;
}
