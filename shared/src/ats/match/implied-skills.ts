import { phraseKey } from '../../keywords/posting/tokenize.js';

/** Maps general skills to the specific skills that imply them: work in PostgreSQL implies SQL. */
const IMPLIED_BY: Readonly<Record<string, readonly string[]>> = {
  SQL: ['PostgreSQL', 'Postgres', 'MySQL', 'MariaDB', 'SQLite', 'T-SQL', 'PL/SQL', 'SQL Server'],
  'relational databases': ['PostgreSQL', 'Postgres', 'MySQL', 'MariaDB', 'SQL Server'],
  NoSQL: ['MongoDB', 'DynamoDB', 'Cassandra', 'Redis', 'Couchbase'],
  'JavaScript framework': ['React', 'Vue.js', 'Angular', 'Svelte'],
  'CI/CD': ['GitHub Actions', 'GitLab CI', 'Jenkins', 'CircleCI', 'Azure DevOps', 'TeamCity'],
  Git: ['GitHub', 'GitLab', 'Bitbucket'],
  'version control': ['Git', 'GitHub', 'GitLab', 'Bitbucket', 'Subversion'],
  JavaScript: ['TypeScript', 'React', 'Vue.js', 'Angular', 'Node.js'],
  containers: ['Docker', 'Kubernetes', 'Podman'],
  'cloud computing': ['AWS', 'Azure', 'Google Cloud', 'GCP'],
  agile: ['Scrum', 'Kanban'],
  'minute taking': ['take minutes', 'took minutes', 'taking minutes', 'taken minutes'],
  'taking minutes': ['minute taking', 'take minutes', 'took minutes'],
  'social media': ['Instagram', 'Facebook', 'TikTok'],
  'email marketing': ['email newsletters', 'email campaigns', 'Mailchimp', 'Klaviyo'],
  'email campaigns': ['email newsletters', 'email marketing', 'Mailchimp', 'Klaviyo'],
  spreadsheets: ['Excel', 'Google Sheets'],
  Excel: ['pivot tables', 'Power Query', 'VLOOKUP'],
  'Microsoft Excel': ['pivot tables', 'Power Query', 'VLOOKUP'],
  'business intelligence': ['Power BI', 'Tableau', 'Qlik'],
  'Adobe Creative Suite': ['Photoshop', 'Illustrator', 'InDesign'],
  'Adobe Creative Cloud': ['Photoshop', 'Illustrator', 'InDesign'],
  CAD: ['AutoCAD', 'SolidWorks', 'Revit', 'CATIA'],
  GIS: ['QGIS', 'ArcGIS', 'MapInfo'],
  EHR: ['Epic', 'Cerner', 'Meditech', 'Allscripts'],
  EMR: ['Epic', 'Cerner', 'Meditech', 'Allscripts'],
  'electronic health records': ['Epic', 'Cerner', 'Meditech', 'Allscripts'],
  'electronic medical records': ['Epic', 'Cerner', 'Meditech', 'Allscripts'],
  CRM: ['Salesforce', 'HubSpot', 'Zoho CRM'],
  ERP: ['SAP', 'NetSuite', 'Oracle ERP'],
  'accounting software': ['QuickBooks', 'Xero', 'Sage'],
  'case management systems': ['Proclaim', 'Clio'],
  'learning management systems': ['Moodle', 'Canvas', 'Blackboard', 'Google Classroom'],
};

const byKey = new Map(Object.entries(IMPLIED_BY).map(([name, shown]) => [phraseKey(name), shown]));

/**
 * Returns the specific skills that imply a skill, such as "PostgreSQL" for "SQL".
 * @param names all names of the implied skill
 */
export const skillsImplying = (names: readonly string[]): readonly string[] => [
  ...new Set(names.flatMap((name) => byKey.get(phraseKey(name)) ?? [])),
];
