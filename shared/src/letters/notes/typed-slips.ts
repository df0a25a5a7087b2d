import { spelled } from '../../english/everyday-spelling.js';
import type { ResumeData } from '../../resume/resume-data.js';

/**
 * Misspellings that the bullet rules do not correct, with their corrections. None of the misspellings is a word in its
 * own right.
 */
const WORDS: ReadonlyMap<string, string> = new Map(
  `
  somthing something|busineses businesses|presure pressure|recieving receiving|recieve receive|recieved received|chalenge challenge
  shelfs shelves|didnt didn’t|doesnt doesn’t|dont don’t|wasnt wasn’t|isnt isn’t|couldnt couldn’t|wouldnt wouldn’t
  thats that’s|whats what’s|freind friend|freinds friends|diffrent different|intrested interested|reliabel reliable|definately definitely
  untill until|wich which|becuase because|becasue because|togther together|tommorow tomorrow|tommorrow tomorrow|wensday Wednesday
  wendesday Wednesday|saterday Saturday|febuary February|libary library|resturant restaurant|restaraunt restaurant|resturants restaurants
  resteraunt restaurant|restarant restaurant|kichen kitchen|garantee guarantee|gaurd guard|hygeine hygiene|hygine hygiene|maintainance maintenance
  maintenence maintenance|maintanance maintenance|mantained maintained|maintaned maintained|equiptment equipment|equipement equipment
  machinary machinery|machinest machinist|electrision electrician|electritian electrician|plumming plumbing|mecanic mechanic
  mechanichal mechanical|secratary secretary|secretery secretary|recepcionist receptionist|receptionest receptionist|assistent assistant
  asistant assistant|managment management|manageing managing|mangement management|superviser supervisor|supervisior supervisor
  suppervised supervised|suppervisor supervisor|experiance experience|experence experience|expirience experience|expereince experience
  responsable responsible|responsability responsibility|responsibilty responsibility|responsibilties responsibilities|knowlege knowledge
  knowledgable knowledgeable|sucessful successful|successfull successful|sucessfully successfully|succesfully successfully
  customor customer|custumer customer|custumers customers|guage gauge|guages gauges|inventry inventory|invetory inventory
  invoiceing invoicing|recipts receipts|reciepts receipts|reciept receipt|cateing catering|deliverys deliveries|delivries deliveries
  familys families|partys parties|companys companies|storys stories|enquirys enquiries|inquirys inquiries|activitys activities|babys babies
  qualifed qualified|traing training|trainning training|shcool school|scool school|teh the|adn and
  woud would|wieght weight|lenght length|strenght strength|stregth strength|carefull careful|helpfull helpful|useing using
  writting writing|runing running|puting putting|geting getting|stoped stopped|prepaired prepared|prepering preparing
  organzied organized|organiszed organised|scheduel schedule|schedual schedule|scedule schedule|shedule schedule|emergancy emergency
  medecine medicine|medacine medicine|medicin medicine|patiens patients|pateints patients|pacients patients|residance residence
  complians complaints|prescripton prescription|perscription prescription|perscriptions prescriptions|temperture temperature
  temprature temperature|vegtables vegetables|sandwhich sandwich|sandwhiches sandwiches
  `
    .trim()
    .split(/\||\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const at = line.indexOf(' ');
      return [line.slice(0, at), line.slice(at + 1)];
    }),
);
const WORD = /(?<![\p{L}\p{N}@./_+#-])\p{L}+(?![\p{L}\p{N}@_/+#])/gu;

/** Grammar mistakes that have only one possible correction, each with its correction. */
const SLIPS: readonly [slip: RegExp, correction: string][] = [
  [
    /\bthere (?=(?:first|second|last|own|new|easter|christmas|summer|annual) (?:week|day|event|shift|job|fair|party)s?\b)/gi,
    'their ',
  ],
  [/\b([Ww])hen its (?=(?:slow|quiet|busy|needed|full|late|cold|hot|raining|closed)\b)/g, '$1hen it’s '],
  [/\bwere (?=(?:i|we|you|they) (?:can|could|will|would|get)\b)/gi, 'where '],
  [
    /\b(a|the|one) (client|customer|supplier|neighbor|neighbour|landlord|tenant)s (?=(?:windows|new|own|office|home|house|site|kitchen|website|shop|store)\b)/gi,
    '$1 $2’s ',
  ],
  [/\b(1|one) years (?=experience\b)/gi, '$1 year’s '],
  [/\b(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) years (?=experience\b)/gi, '$1 years’ '],
  [/\bcan to (?=\p{Ll})/gu, 'can '],
  [/\b(\d[\d,]{0,9})[ -]?ish\b/gi, 'about $1'],
  [/\bin (?=(?:UK|United Kingdom|USA|US|Netherlands|Philippines)\b)/gu, 'in the '],
  [/\bIn (?=(?:UK|United Kingdom|USA|US|Netherlands|Philippines)\b)/g, 'In the '],
  [
    /\b(work|worked|working|job|experience) (in|as) (?=(?:dispensary|warehouse|hotel|restaurant|kitchen|factory|pharmacy|clinic|bakery|laboratory|supermarket|care home|nursing home)\b)/gi,
    '$1 $2 a ',
  ],
  [
    /\b(manager|owner|director|head) of (?=(?:pharmacy|hotel|restaurant|warehouse|factory|clinic|bakery|shop|store)\b(?! \p{L}))/giu,
    '$1 of a ',
  ],
  [
    /\b(refer(?:red)?|report(?:ed|ing)?|speak|spoke|talk(?:ed)?) to (?=(?:pharmacist|manager|doctor|dentist|nurse|supervisor|teacher|chef|driver)\b)/gi,
    '$1 to the ',
  ],
  [/\bfor (?=(?:register|rota|budget|schedule|menu|upkeep|running) (?:of|for)\b)/gi, 'for the '],
  [/\bw\/ (?=\d)/gi, 'with '],
  [/\b(on|every|each|most) (a )?sats?\b(?!\.)/gi, '$1 $2Saturday'],
  [/\bwith check of\b/gi, 'with a check of'],
  [/ out (?=their first (?:week|day|shift)\b)/g, ' out in '],
  [/\blearnt names of\b/gi, 'learnt the names of'],
  [/\bfor day\b/gi, 'a day'],
  [/(?<=\d[\p{L} ]{0,20} )the day\b/gu, 'a day'],
  [/\bproblems with guest\b/gi, 'problems with guests'],
  [/\bguest complains\b/gi, 'guest complaints'],
  [/\blike the things\b/gi, 'like things'],
  [/\bwhen i start(?= and\b|$)/gi, 'when I started'],
  [/(?<=\p{Ll}) n (?=\p{Ll})/gu, ' and '],
  [/(?<=[\p{L}\d]) \+ (?=[\p{L}\d])/gu, ' and '],
  [/(?<=\d )mos\b\.?/gi, 'months'],
  [
    /(?<!\b(?:for|in|over|of|during|within) )(?<!\b(?:for|in|over|of|during|within) the )(?:\bthe )?\blast (?=\d{1,2} (?:months|years)\b)/g,
    'for the last ',
  ],
  [/(?<=\d ?)hrs?\b\.?/gi, 'hours'],
  [/\ba wk\b/gi, 'a week'],
  [/(?<=\b(?:art|hr|sales|it|parts|service|toy|meat|deli)) dept\b\.?/gi, ' department'],
  [/\bto (?=(?:art|sales|design|accounts|kitchen|planning) department\b)/gi, 'to the '],
  [/\binc (?=\p{Lu})/gu, 'including '],
  [/\bwindows (?=(?:7|8|10|11)\b)/g, 'Windows '],
  [/\bi (?=(?:am|was|have|had|can|do|did|made|make|work|like|run|ran|keep|kept)\b)/g, 'I '],
];

/** Names that users often type in lower case, such as "monday". */
const NAMES =
  /(?<![\p{L}@./])(?:ebay|indesign|photoshop|outlook|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|september|october|november|december)(?=s?(?![\p{L}@./]))/gu;
const CASED: Readonly<Record<string, string>> = { ebay: 'eBay', indesign: 'InDesign' };

/** Corrects misspellings and grammar mistakes that have only one possible correction. */
export function withoutSlips(text: string): string {
  let result = spelled(text).replace(WORD, (word) => {
    const right = WORDS.get(word.toLowerCase());
    if (right === undefined) return word;
    return /^\p{Lu}/u.test(word) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
  });
  for (const [slip, correction] of SLIPS) result = result.replace(slip, correction);
  return result.replace(NAMES, (name) => CASED[name] ?? name.charAt(0).toUpperCase() + name.slice(1));
}

/** Returns the resume with its prose corrected. Names of employers and schools stay as typed. */
export function correctedResume(data: ResumeData): ResumeData {
  return {
    ...data,
    personal: { ...data.personal, jobTitle: data.personal.jobTitle.replace(/ \+ (?=\p{L})/gu, ' and ') },
    summary: { ...data.summary, text: withoutSlips(data.summary.text) },
    skills: data.skills.map(withoutSlips),
    experience: data.experience.map((job) => ({ ...job, bullets: job.bullets.map(withoutSlips) })),
    education: data.education.map((entry) => ({ ...entry, degree: withoutSlips(entry.degree) })),
    extras: {
      ...data.extras,
      volunteer: data.extras.volunteer.map((work) => ({ ...work, description: withoutSlips(work.description) })),
      projects: data.extras.projects.map((work) => ({ ...work, description: withoutSlips(work.description) })),
    },
  };
}
