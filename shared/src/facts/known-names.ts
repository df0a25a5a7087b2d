import { TECHNICAL_SKILLS } from '../skills/skill-groups.js';

/** Skills that are also everyday words. They count as skills only if capitalized. */
export const EVERYDAY = new Set(
  'go r c make spark express rest node less swift ray spring chef vault notion linear sketch stripe slack unity remix helm scheme assembly access shell excel aurora phoenix ansible puppet play shiny sas lua dart ruby rust julia oracle sentry insomnia eclipse confluence miro looker drizzle electron ionic apollo astro flux hive realm solid maui axum gin koa deno bun celery flask lambda consul envoy synapse metabase anaconda serverless'.split(
    ' ',
  ),
);

const lines = (names: string): string[] =>
  names
    .split(/[,\n]/)
    .map((name) => name.trim())
    .filter(Boolean);

/** Tools and certificates of non-technical professions, except names that are also everyday words. */
const TOOLS_OF_OTHER_WORK = lines(`
  quickbooks, xero, netsuite, peoplesoft, workday, bamboohr, hubspot, mailchimp, marketo, canva, photoshop, indesign, lightroom, zendesk,
  freshdesk, intercom, zapier, monday.com, smartsheet, basecamp, kronos, procore, bluebeam, primavera, revit, sketchup, solidworks, catia,
  labview, meditech, cerner, allscripts, athenahealth, westlaw, lexisnexis, clio, relativity, moodle, powerschool, google classroom,
  sabre, amadeus, micros, opentable, spss, sharepoint, docusign, google ads, google sheets, google docs, microsoft office, microsoft teams,
  microsoft word, power automate, six sigma, lean six sigma, scrum master, servsafe, acls, bls, pals, nclex, cpr, pmp, prince2, itil,
  cissp, cism, comptia, ccna, ccnp, cpa, cfa, acca, cima, cipd, shrm, osha, nebosh, iosh, hazwoper, cdl, ged, pgce, qts, nvq, hnd,
  chatgpt, copilot, midjourney
`);

/** Names of employers and schools that users often write without capitals. */
const WELL_KNOWN = lines(`
  google, microsoft, facebook, instagram, netflix, tesla, nasa, ibm, deloitte, kpmg, pwc, accenture, mckinsey, goldman sachs, jpmorgan,
  morgan stanley, walmart, starbucks, mcdonalds, mcdonald's, amazon, uber, airbnb, spotify, linkedin, twitter, boeing, airbus, pfizer,
  mayo clinic, harvard, stanford, oxford, cambridge, yale, princeton, mit
`);

/** Names of tools in lower case, which match regardless of case. */
export const TOOLS: ReadonlySet<string> = new Set([
  ...TECHNICAL_SKILLS.filter((skill) => !EVERYDAY.has(skill)),
  ...TOOLS_OF_OTHER_WORK,
]);

export const EMPLOYERS: ReadonlySet<string> = new Set(WELL_KNOWN);
