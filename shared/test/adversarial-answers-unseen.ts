import type { Answer } from './adversarial-answers.js';

/** Facts about sample users, written without knowledge of the rules of `factGuard`. */
const NURSE = [
  'Registered Nurse at St. Brendan Regional Hospital since June 2020',
  'Triage 60+ patients per shift',
  'Cut door-to-antibiotic time from 74 to 41 minutes',
  'Precept 9 new graduate nurses',
  'BSN, Boise State University, 2018',
  'BLS, ACLS',
  'Documented assessments in Epic',
];
const ENGINEER = [
  'Senior Software Engineer at Parcelwise since 2020, Brno',
  'Split a .NET monolith into 14 services, cutting deploy time from 50 to 6 minutes',
  'Mentor 4 engineers',
  'Reduced PostgreSQL costs by 38%',
  'Built REST APIs in C# and Node.js for 220 merchants',
  'MSc Computer Science, Masaryk University',
];
const SHOP = [
  'Sales Assistant at Poundcorner since 2022',
  'Worked on the tills and did stock takes every month',
  'Helped 2 new starters',
  'GCSEs',
];
const TEACHER = [
  'Year 5 Teacher at St Wilfrid’s Primary since 2019',
  'Raised pupils at expected standard in maths from 64% to 81% in two years',
  'Trained 12 staff in Google Classroom',
  'PGCE, University of East Anglia',
];

export const UNSEEN_INVENTED: Answer[] = [
  [NURSE, 'Triaged over 80 patients per shift'],
  [NURSE, 'Cut door-to-antibiotic time by 33 minutes to 31 minutes'],
  [NURSE, 'CCRN-certified nurse with ACLS'],
  [NURSE, 'Precepted nine dozen graduate nurses'],
  [NURSE, 'Charge Nurse at St. Brendan Regional Hospital'],
  [NURSE, 'Led sepsis care at the Mayo Clinic'],
  [NURSE, 'Magnet-recognized nurse'],
  [NURSE, 'Halved door-to-antibiotic time for all hospitals in Idaho'],
  [NURSE, 'Doctor of Nursing Practice'],
  [NURSE, 'Documented assessments in Epic and Cerner'],
  [ENGINEER, 'Cut deploy time by 88% and saved €2m'],
  [ENGINEER, 'Led a team of forty engineers'],
  [ENGINEER, 'Reduced MongoDB costs by 38%'],
  [ENGINEER, 'Split the monolith into 41 services'],
  [ENGINEER, 'Ex-Google engineer at Parcelwise'],
  [ENGINEER, 'PhD in Computer Science from Masaryk University'],
  [ENGINEER, 'Engineering Manager at Parcelwise since 2020'],
  [ENGINEER, 'Speaker at KubeCon and holder of two patents'],
  [ENGINEER, 'Reduced PostgreSQL costs by more than half'],
  [ENGINEER, 'Built REST APIs for 2200 merchants in Rust'],
  [SHOP, 'Award-winning Sales Assistant at Poundcorner'],
  [SHOP, 'Store Manager at Poundcorner since 2022'],
  [SHOP, 'Managed a team of starters and the store budget of five figures'],
  [SHOP, 'Sales Assistant at Poundcorner since 2012'],
  [SHOP, 'Increased sales threefold at Poundcorner'],
  [TEACHER, 'Raised pupils at expected standard in maths from 46% to 81%'],
  [TEACHER, 'Raised results in maths by 81% in two years'],
  [TEACHER, 'Trained twelve schools in Google Classroom'],
  [TEACHER, 'Headteacher with a PGCE from the University of Oxford'],
  [TEACHER, 'Deputy head of St Wilfrid’s Primary, rated Outstanding by Ofsted'],
];

export const UNSEEN_HONEST: Answer[] = [
  [NURSE, 'Registered Nurse who precepts nine new graduates and triages 60+ patients a shift'],
  [NURSE, 'Brought door-to-antibiotic time down to 41 minutes from 74'],
  [NURSE, 'Holds a BSN from Boise State University and ACLS'],
  [ENGINEER, 'Mentors four engineers at Parcelwise in Brno'],
  [ENGINEER, 'Cut PostgreSQL costs by 38 percent'],
  [ENGINEER, 'Split a .NET monolith into fourteen services; deploys take 6 minutes, not 50'],
  [SHOP, 'Did monthly stock takes and worked the tills at Poundcorner'],
  [TEACHER, 'Teacher since 2019; trained a dozen staff in Google Classroom'],
  [TEACHER, 'Raised maths from 64% to 81%, a gain of 17 points'],
  [ENGINEER, 'Serves 220 merchants with REST APIs written in C# and Node.js'],
];
