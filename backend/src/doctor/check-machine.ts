import { readFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import { ok, problem, warning, type Check, type Result } from './finding.js';

const WANTED_NODE = 24;
/** Minimum number of file descriptors. Under load, the product has a few hundred connections and files open. */
const MIN_OPEN_FILES = 1_024;
/** Minimum memory, in bytes, for the API, the worker and PostgreSQL together. */
const MIN_MEMORY = 1_000_000_000;
const RELEASED = Date.UTC(2026, 0, 1);

export const machineCheck: Check = {
  part: 'machine',
  readMore: 'docs/operations.md#doctor',
  run: () => [nodeVersion(), memory(), openFiles(), clock()].flat(),
};

function nodeVersion(): Result {
  const { node } = process.versions;
  if (Number(node.split('.')[0]) >= WANTED_NODE) return ok(`Node ${node}.`);
  return problem({
    message: `This is Node ${node}, but the product needs Node ${WANTED_NODE}.`,
    advice: `Use npm start, which includes Node ${WANTED_NODE} on Linux, or install that version.`,
    readMore: 'docs/operations.md#troubleshooting',
  });
}

function memory(): Result {
  const limit = process.constrainedMemory();
  const bytes = limit > 0 ? Math.min(limit, totalmem()) : totalmem();
  const size = `${(bytes / 1e9).toFixed(1)} GB of memory`;
  if (bytes >= MIN_MEMORY) return ok(`${size}.`);
  return warning({
    message: `${size}: rendering a large resume may crash the worker.`,
    advice: 'Give the machine or container at least 1 GB of memory.',
    readMore: 'docs/operations.md#processes',
  });
}

/** Reads the soft limit of open files on Linux; other systems have no `/proc/self/limits`. */
function openFiles(): Result[] {
  let limits: string;
  try {
    limits = readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return [];
  }
  const [, soft = ''] = /^Max open files +(\S+)/m.exec(limits) ?? [];
  if (soft === 'unlimited' || Number(soft) >= MIN_OPEN_FILES) return [ok(`The process may open ${soft} files.`)];
  return [
    warning({
      message: `Only ${soft} files may be open: under load, connections would fail.`,
      advice: `Raise the limit (ulimit -n, or LimitNOFILE in the systemd unit) to ${MIN_OPEN_FILES} or more.`,
      readMore: 'docs/operations.md#as-a-service',
    }),
  ];
}

function clock(): Result {
  const now = new Date();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (now.getTime() >= RELEASED) return ok(`The clock shows ${now.toISOString()} (time zone ${zone}).`);
  return problem({
    message: `The clock shows ${now.toISOString()}, before this version existed: sign-in and certificates fail.`,
    advice: 'Set the clock to the correct time, and synchronize it with NTP.',
    readMore: 'docs/operations.md#doctor',
  });
}
