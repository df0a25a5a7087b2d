import { wordSet } from '../../text/words.js';

/** Words such as "director" and "global", which need evidence in the resume even though they are common. */
export const CLAIM_WORDS = wordSet(`
  executive executives director directors directorship chairman chairwoman chairperson acting deputy principal founder founders founded cofounder trustee governor
  international internationally national nationally nationwide global globally worldwide multinational countrywide overseas companywide
  chartered certified accredited licensed bilingual trilingual multilingual fluent fluently
  agile scrum kanban kaizen laser robot robotic automated compliance authority inspector inspectorate regulator
  journalist journalists minister ministers councillor councillors investor investors shareholder shareholders
  tender tenders bid bids grant grants profit profits revenue turnover quota quotas budget budgets
  grew grow grows growth double doubled doubles halve halved triple tripled record-breaking award-winning
  audit audits audited auditor strategy strategies strategic policy policies negotiate negotiated negotiates negotiation negotiations
  recruit recruited recruits recruitment hire hired hires dismiss dismissed appraisal appraisals disciplinary grievance grievances
  delegate delegated delegates delegation mentor mentored mentoring
`);
