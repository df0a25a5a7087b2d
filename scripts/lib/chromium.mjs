// The browser of the browser tests.
import { findProgram, isExecutable } from './find-program.mjs';
import { installPackage } from './debian.mjs';
import { describe, Problem } from './problem.mjs';

/** Chromium without a window system: it opens a page in a third of the time that the full browser needs. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const NAMES = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const ON_MACOS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** @returns {string | undefined} */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (!named) return findProgram(NAMES) ?? ON_MACOS.find(isExecutable);
  if (isExecutable(named)) return named;
  throw new Problem(`CHROMIUM_PATH is ${named}, which cannot be run.`);
}

/** @returns {Promise<string>} */
export async function bringChromium() {
  const missing = 'The browser tests need Chromium or Chrome: install one, or name it with CHROMIUM_PATH.';
  if (!process.env.CHROMIUM_PATH && !findProgram([HEADLESS_SHELL])) await tryHeadlessShell();
  if (!findChromium()) await installPackage('chromium', missing);
  const found = findChromium();
  if (!found) throw new Problem(missing);
  return found;
}

/** Not every system has the package, and the full browser does as well. */
async function tryHeadlessShell() {
  try {
    await installPackage(HEADLESS_SHELL, `${HEADLESS_SHELL} is not installed, so the full browser is used.`);
  } catch (error) {
    console.log(describe(error));
  }
}
