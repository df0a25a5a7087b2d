// Checks the sources, hashes and licenses in package-lock.json. Works offline, unlike npm audit.

/**
 * @typedef {{
 *   version?: string, resolved?: string, integrity?: string, link?: boolean, license?: string, hasInstallScript?: boolean,
 * }} Entry
 *
 * @typedef {{ lockfileVersion: number, packages: Record<string, Entry> }} Lock
 *
 * @typedef {{ allowScripts?: Record<string, boolean> }} Manifest
 */

/** Licenses that allow building and distributing the product as long as the license notices are included. */
const LICENSES = new Set([
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'CC0-1.0', 'ISC', 'MIT', 'MIT-0'],
  ...['Python-2.0', 'Unlicense', 'Zlib'],
  // The MPL is allowed, because its copyleft covers only the package's own files, which the product uses unchanged.
  'MPL-2.0',
]);

/** Packages whose license is missing from the lock file or from the list above, each with the reason for using it. */
const EXCEPTIONS = /** @type {Record<string, string>} */ ({
  busboy: 'MIT, in an older format of package.json',
  'caniuse-lite': 'CC-BY-4.0: data of the build, named in the notice of the package',
  'css-mediaquery': 'BSD-3-Clause, written as BSD',
  'humanize-number': 'MIT, in its readme',
  'passport-strategy': 'MIT, in an older format of package.json',
  pause: 'MIT, in its readme',
  'png-js': 'MIT, in its license file',
  'spdx-exceptions': 'CC-BY-3.0: data of a development tool',
  streamsearch: 'MIT, in an older format of package.json',
});

/**
 * @param {Lock} lock
 * @param {Manifest} manifest the package.json of the root
 * @returns {string[]} one line for each problem
 */
export function lockFileProblems(lock, { allowScripts = {} }) {
  const packages = Object.entries(lock.packages).filter(
    ([path, entry]) => path.includes('node_modules/') && !entry.link,
  );
  const names = packages.map(([path]) => nameOf(path));
  const unusedExceptions = Object.keys(EXCEPTIONS).filter((name) => !names.includes(name));
  return [
    ...packages.flatMap(([path, entry]) => entryProblems(nameOf(path), entry, allowScripts)),
    ...unusedExceptions.map((name) => `${name}: remove its license exception, because the package is gone`),
  ];
}

/**
 * @param {string} name
 * @param {Entry} entry
 * @param {Record<string, boolean>} allowScripts
 */
function entryProblems(name, { resolved, integrity, license, hasInstallScript }, allowScripts) {
  const problems = [];
  if (!integrity?.startsWith('sha512-'))
    problems.push(`${name}: has no sha512 integrity, so another file could be installed`);
  // npm omits the URL of packages that come from the configured registry.
  if (resolved !== undefined) problems.push(`${name}: comes from another source than the registry`);
  if (hasInstallScript && !(name in allowScripts)) {
    problems.push(`${name}: runs a script when installed; allow or forbid it in \`allowScripts\` of package.json`);
  }
  if (!isAllowed(license) && !(name in EXCEPTIONS)) {
    problems.push(`${name}: the license ${license ?? '(none)'} is not in the list of scripts/lib/lock-file.mjs`);
  }
  return problems;
}

/** @param {string} path such as `node_modules/a/node_modules/@b/c` */
const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * @param {string | undefined} license an SPDX expression without nested parentheses
 * @returns {boolean}
 */
function isAllowed(license) {
  const text = license?.replace(/^\(|\)$/g, '') ?? '';
  if (text.includes(' OR ')) return text.split(' OR ').some(isAllowed);
  return text.split(' AND ').every((each) => LICENSES.has(each));
}
