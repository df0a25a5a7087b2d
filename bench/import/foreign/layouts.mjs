// Layouts like those of other resume builders. Each is a set of options for the scripts that draw resumes. Half of the
// layouts are held back to measure the import: they were written before the import rules were changed, and the fields
// that the import misses in them are not examined while rules are written.

/**
 * @typedef {object} Layout
 * @property {string} name
 * @property {boolean} [isHeldOut]
 * @property {'one' | 'sidebar-left' | 'sidebar-right' | 'newspaper'} columns
 * @property {'disc' | 'circle' | 'square' | 'dash' | 'triangle' | 'check'} marker drawn as a shape, not a character
 * @property {'stacked' | 'at' | '@' | 'company-first' | 'bars' | 'dates-left' | 'comma'} job
 * @property {'brackets' | 'dash' | 'stacked'} certificate
 * @property {'commas' | 'list' | 'chips' | 'grid' | 'meters'} skills
 * @property {'plain' | 'rule' | 'band' | 'icon'} heading
 * @property {'left' | 'center'} header
 * @property {'timeline' | 'card'} [entry]
 * @property {'A4' | 'Letter'} page
 * @property {number} size
 */

/** @type {Layout[]} */
export const LAYOUTS = [
  {
    name: 'native list',
    columns: 'one',
    marker: 'disc',
    job: 'stacked',
    certificate: 'brackets',
    skills: 'commas',
    heading: 'rule',
    header: 'left',
    page: 'A4',
    size: 10,
  },
  {
    name: 'role at company',
    columns: 'one',
    marker: 'square',
    job: 'at',
    certificate: 'dash',
    skills: 'commas',
    heading: 'plain',
    header: 'center',
    page: 'Letter',
    size: 10.5,
  },
  {
    name: 'sidebar at the left',
    columns: 'sidebar-left',
    marker: 'circle',
    job: 'stacked',
    certificate: 'brackets',
    skills: 'list',
    heading: 'plain',
    header: 'left',
    page: 'A4',
    size: 10,
  },
  {
    name: 'newspaper',
    columns: 'newspaper',
    marker: 'disc',
    job: 'stacked',
    certificate: 'brackets',
    skills: 'commas',
    heading: 'rule',
    header: 'center',
    page: 'A4',
    size: 10,
  },
  {
    name: 'dates at the left',
    columns: 'one',
    marker: 'dash',
    job: 'dates-left',
    certificate: 'brackets',
    skills: 'chips',
    heading: 'icon',
    header: 'left',
    page: 'Letter',
    size: 10,
  },
  {
    name: 'company first',
    columns: 'one',
    marker: 'triangle',
    job: 'company-first',
    certificate: 'stacked',
    skills: 'commas',
    heading: 'rule',
    header: 'center',
    page: 'A4',
    size: 11,
  },
  {
    name: 'role @ company',
    isHeldOut: true,
    columns: 'one',
    marker: 'circle',
    job: '@',
    certificate: 'brackets',
    skills: 'commas',
    heading: 'plain',
    header: 'center',
    page: 'A4',
    size: 9.5,
  },
  {
    name: 'sidebar at the right',
    isHeldOut: true,
    columns: 'sidebar-right',
    marker: 'disc',
    job: 'comma',
    certificate: 'brackets',
    skills: 'list',
    heading: 'rule',
    header: 'left',
    page: 'Letter',
    size: 10,
  },
  {
    name: 'narrow newspaper',
    isHeldOut: true,
    columns: 'newspaper',
    marker: 'square',
    job: 'at',
    certificate: 'dash',
    skills: 'commas',
    heading: 'plain',
    header: 'left',
    page: 'Letter',
    size: 9.5,
  },
  {
    name: 'timeline',
    isHeldOut: true,
    columns: 'one',
    marker: 'disc',
    job: 'stacked',
    certificate: 'stacked',
    skills: 'commas',
    heading: 'plain',
    header: 'left',
    entry: 'timeline',
    page: 'A4',
    size: 10,
  },
  {
    name: 'check marks',
    isHeldOut: true,
    columns: 'one',
    marker: 'check',
    job: 'bars',
    certificate: 'dash',
    skills: 'grid',
    heading: 'band',
    header: 'center',
    page: 'Letter',
    size: 10,
  },
  {
    name: 'cards with meters',
    isHeldOut: true,
    columns: 'sidebar-left',
    marker: 'square',
    job: 'at',
    certificate: 'brackets',
    skills: 'meters',
    heading: 'icon',
    header: 'left',
    entry: 'card',
    page: 'A4',
    size: 9.5,
  },
];
