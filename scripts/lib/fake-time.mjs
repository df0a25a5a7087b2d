// A library that changes the clock of a process, for tests of clock jumps.
import { existsSync } from 'node:fs';
import { installPackage } from './debian.mjs';
import { Problem } from './problem.mjs';

const MISSING = 'The tests of clock jumps need libfaketime: install it (Debian: apt install libfaketime).';

const TRIPLETS = { x64: 'x86_64-linux-gnu', arm64: 'aarch64-linux-gnu' };

const PLACES = Object.entries(TRIPLETS).flatMap(([architecture, triplet]) =>
  architecture === process.arch
    ? [`/usr/lib/${triplet}/faketime/libfaketime.so.1`, '/usr/lib64/faketime/libfaketime.so.1']
    : [],
);

/** @returns {string} the path of the library, for LD_PRELOAD */
export function fakeTimeLibrary() {
  const found = PLACES.find((path) => existsSync(path));
  if (!found) throw new Problem(MISSING);
  return found;
}

export async function ensureFakeTime() {
  if (process.platform === 'linux' && !PLACES.some((path) => existsSync(path)))
    await installPackage('libfaketime', MISSING);
}
