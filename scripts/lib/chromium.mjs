// Finds or installs Chromium for the browser journeys.
import { findProgram, isExecutable } from './find-program.mjs';
import { installPackage } from './debian.mjs';
import { describe, Problem } from './problem.mjs';

/** The package with Chromium's headless shell, which opens a page in a third of the time of the full browser. */
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
  throw new Problem(`CHROMIUM_PATH is ${named}, which is not executable.`);
}

/** @returns {Promise<string>} */
export async function ensureChromium() {
  const missing = 'The journeys need Chromium or Chrome: install one, or set CHROMIUM_PATH.';
  if (!process.env.CHROMIUM_PATH && !findProgram([HEADLESS_SHELL])) await tryHeadlessShell();
  if (!findChromium()) await installPackage('chromium', missing);
  const found = findChromium();
  if (!found) throw new Problem(missing);
  return found;
}

/** Falls back to the full browser, because some systems lack the package. */
async function tryHeadlessShell() {
  try {
    await installPackage(HEADLESS_SHELL, `${HEADLESS_SHELL} is not installed; using the full browser.`);
  } catch (error) {
    console.log(describe(error));
  }
}
