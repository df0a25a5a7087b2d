export interface CertificateSuggestion {
  name: string;
  issuer: string;
}

interface Field {
  /** Beginnings of words in job titles of this field, in lower case and separated by spaces. */
  titles: string;
  /** Certificates in the form `name / issuer`, the most common first. */
  certificates: string;
  /** Invented number that the form shows as an example for the first certificate. */
  number?: string;
}

// Certificates by field of work. Licenses do not name a state, because users add it themselves.
const FIELDS: Field[] = [
  {
    titles: 'nurse nursing rn lpn midwife',
    certificates:
      'Registered Nurse License / State Board of Nursing; Basic Life Support (BLS) / American Heart Association; Advanced Cardiovascular Life Support (ACLS) / American Heart Association; Pediatric Advanced Life Support (PALS) / American Heart Association; CCRN / AACN Certification Corporation',
    number: 'RN 812345',
  },
  {
    titles: 'caregiver carer cna aide medical paramedic emt phlebotom',
    certificates:
      'Certified Nursing Assistant (CNA) / State Nurse Aide Registry; Basic Life Support (BLS) / American Heart Association; First Aid, CPR and AED / American Red Cross; Certified Medical Assistant (CMA) / AAMA',
    number: 'NA 204417',
  },
  {
    titles: 'teacher teaching educator tutor',
    certificates:
      'Teaching License / State Department of Education; TESOL Certificate / TESOL International; First Aid, CPR and AED / American Red Cross',
    number: 'TL 1204417',
  },
  {
    titles: 'project program scrum product agile delivery',
    certificates:
      'Project Management Professional (PMP) / PMI; Certified ScrumMaster (CSM) / Scrum Alliance; PRINCE2 Practitioner / PeopleCert; PMI Agile Certified Practitioner (PMI-ACP) / PMI',
    number: 'PMP 2044170',
  },
  {
    titles: 'account bookkeep audit controller tax finance financial payroll treasur',
    certificates:
      'Certified Public Accountant (CPA) / State Board of Accountancy; Certified Management Accountant (CMA) / IMA; Chartered Financial Analyst (CFA) / CFA Institute; QuickBooks Certified User / Intuit',
    number: 'CPA 44170',
  },
  {
    titles: 'security cyber',
    certificates:
      'CISSP / ISC2; CompTIA Security+ / CompTIA; Certified Ethical Hacker (CEH) / EC-Council; CISM / ISACA',
    number: '442017',
  },
  {
    titles: 'developer engineer devops cloud software data backend frontend sysadmin administrator support technician',
    certificates:
      'AWS Certified Solutions Architect – Associate / Amazon Web Services; Certified Kubernetes Administrator (CKA) / CNCF; Microsoft Certified: Azure Administrator Associate / Microsoft; CompTIA A+ / CompTIA',
  },
  {
    titles: 'human hr recruit people talent',
    certificates: 'SHRM-CP / SHRM; Professional in Human Resources (PHR) / HRCI',
    number: 'S-20441',
  },
  {
    titles: 'marketing seo social content advertis',
    certificates:
      'Google Analytics Certification / Google; Google Ads Search Certification / Google; HubSpot Inbound Marketing / HubSpot Academy',
  },
  {
    titles: 'electric',
    certificates:
      'Journeyman Electrician License / State Licensing Board; OSHA 30-Hour Construction / OSHA; NFPA 70E Electrical Safety / NFPA',
    number: 'JE 44170',
  },
  {
    titles: 'plumb hvac weld carpent mason roof construct builder site',
    certificates:
      'OSHA 10-Hour Construction / OSHA; EPA Section 608 / U.S. EPA; AWS Certified Welder / American Welding Society; First Aid, CPR and AED / American Red Cross',
  },
  {
    titles: 'driver driving truck courier',
    certificates:
      "Commercial Driver's License (CDL), Class A / State DMV; Hazardous Materials Endorsement (HazMat) / State DMV; Defensive Driving / National Safety Council",
    number: 'D20441700',
  },
  {
    titles: 'warehouse forklift logistic supply inventory',
    certificates:
      'Forklift Operator Certification / OSHA-authorized trainer; CPIM / ASCM; CSCP / ASCM; OSHA 10-Hour General Industry / OSHA',
    number: 'FL 20417',
  },
  {
    titles: 'chef cook kitchen baker server waiter bartender barista restaurant food',
    certificates:
      'ServSafe Food Handler / National Restaurant Association; ServSafe Manager / National Restaurant Association; ServSafe Alcohol / National Restaurant Association',
    number: '20441700',
  },
  {
    titles: 'realtor estate property',
    certificates: 'Real Estate Salesperson License / State Real Estate Commission; Notary Public / Secretary of State',
    number: 'SL 3204417',
  },
  {
    titles: 'legal paralegal attorney lawyer',
    certificates: 'Certified Paralegal (CP) / NALA; Bar Admission / State Bar; Notary Public / Secretary of State',
  },
  {
    titles: 'fitness trainer coach',
    certificates: 'Certified Personal Trainer (NASM-CPT) / NASM; First Aid, CPR and AED / American Red Cross',
  },
  {
    titles: 'assistant office secretary receptionist clerk',
    certificates:
      'Microsoft Office Specialist (MOS) / Microsoft; Certified Administrative Professional (CAP) / IAAP; Notary Public / Secretary of State',
  },
];

const suggestionsOf = ({ certificates }: Field): CertificateSuggestion[] =>
  certificates.split('; ').map((line): CertificateSuggestion => {
    const [name = '', issuer = ''] = line.split(' / ');
    return { name, issuer };
  });

const BY_WORD: [word: string, certificates: CertificateSuggestion[]][] = FIELDS.flatMap((field) => {
  const suggested = suggestionsOf(field);
  return field.titles.split(' ').map((word): [string, CertificateSuggestion[]] => [word, suggested]);
});

/** Example values for the certificate form: the most common certificate of the first trade that the job title names. */
export interface CertificateExample extends CertificateSuggestion {
  number: string;
}

const ANY_TRADE: CertificateExample = {
  name: 'First Aid, CPR and AED',
  issuer: 'American Red Cross',
  number: 'If the job asks for it',
};

const known = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

const wordsOf = (jobTitle: string): string[] => known(jobTitle).split(/[^\p{L}\p{N}]+/u);
const namesField = (titles: string, words: readonly string[]): boolean =>
  titles.split(' ').some((start) => words.some((word) => word.startsWith(start)));

export function certificateExample(jobTitle: string): CertificateExample {
  const words = wordsOf(jobTitle);
  const field = FIELDS.find(({ titles }) => namesField(titles, words));
  const [first] = field ? suggestionsOf(field) : [];
  return first ? { ...first, number: field?.number ?? ANY_TRADE.number } : ANY_TRADE;
}

/**
 * Suggests common licenses and certificates for a job title, except those already listed. Suggests none for an unknown
 * title. If the title names several trades, the suggestions are in the order of the trades.
 */
export function suggestCertificates(jobTitle: string, have: readonly { name: string }[]): CertificateSuggestion[] {
  const taken = new Set(have.map(({ name }) => known(name)));
  const words = wordsOf(jobTitle);
  const found = BY_WORD.filter(([start]) => words.some((word) => word.startsWith(start))).flatMap(([, each]) => each);
  return [...new Map(found.map((each) => [each.name, each])).values()].filter(({ name }) => !taken.has(known(name)));
}
