// Simulates the work of many users at a steady rate: autosaving, reading, listing, scoring and downloading.
import { Agent, request as httpRequest } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { median, quantile } from '../lib/statistics.mjs';
import { cpuOf, memoryOf } from './usage.mjs';

/**
 * Share of each kind of request. The editor saves three seconds after the last change, so saves are the most frequent
 * kind.
 */
const SHARES = { save: 0.4, read: 0.25, list: 0.15, score: 0.12, export: 0.08 };
const SAMPLE_MS = 1_000;

/**
 * Sends requests at a fixed rate without waiting for responses, so that a slow response delays no later request.
 *
 * @param servers `api` and `worker` are process ids; `bare` is the bare server, which gets as many reads as the API
 * @returns times of each kind in ms, failures by status, CPU time in µs and memory samples of the API and the worker
 */
export async function runMix({ url, api, worker, bare }, users, requests, { seconds, perSecond, random }) {
  const agent = new Agent({ keepAlive: true });
  const times = Object.fromEntries([...Object.keys(SHARES), 'bare read'].map((kind) => [kind, []]));
  const failures = new Map();
  const memory = { api: [], worker: [] };
  const before = { api: cpuOf(api), worker: cpuOf(worker) };
  const running = new Set();
  const track = (kind, sent) => {
    const start = performance.now();
    const work = sent
      .then((status) => {
        if (status >= 400) failures.set(`${kind} ${status}`, (failures.get(`${kind} ${status}`) ?? 0) + 1);
        else times[kind].push(performance.now() - start);
      })
      .catch((error) => failures.set(`${kind} ${error.message}`, (failures.get(`${kind} ${error.message}`) ?? 0) + 1))
      .finally(() => running.delete(work));
    running.add(work);
  };

  const start = performance.now();
  const sample = () => {
    memory.api.push(memoryOf(api).rss);
    memory.worker.push(memoryOf(worker).rss);
  };
  sample();
  const sampling = setInterval(sample, SAMPLE_MS);
  for (let count = 0; count < seconds * perSecond; count++) {
    const due = start + (count * 1_000) / perSecond;
    if (due > performance.now()) await sleep(due - performance.now());
    const user = users[Math.floor(random() * users.length)];
    const kind = kindAt(random());
    track(kind, send(agent, url, { ...requests[kind](user), headers: user.headers }));
    if (kind === 'read') track('bare read', send(agent, bare.url, { method: 'GET', path: bare.pathOf(user) }));
  }
  await Promise.all(running);
  clearInterval(sampling);
  sample();
  agent.destroy();
  const sent = Object.entries(times).reduce((sum, [kind, all]) => sum + (kind === 'bare read' ? 0 : all.length), 0);
  return {
    rows: Object.entries(times).map(([kind, all]) => ({
      kind,
      count: all.length,
      median: median(all),
      p95: quantile(all, 0.95),
      p99: quantile(all, 0.99),
    })),
    failures,
    memory,
    perCpuSecond: { api: perCpuSecond(sent, cpuOf(api) - before.api), worker: (cpuOf(worker) - before.worker) / 1e6 },
  };
}

const perCpuSecond = (count, microseconds) => (count * 1e6) / microseconds;

function kindAt(share) {
  let sum = 0;
  for (const [kind, part] of Object.entries(SHARES)) {
    sum += part;
    if (share < sum) return kind;
  }
  return 'read';
}

/** @returns the status, once the complete body has arrived */
function send(agent, url, { method, path, headers = {}, body }) {
  return new Promise((resolve, reject) => {
    const text = body && JSON.stringify(body);
    const request = httpRequest(url + path, {
      agent,
      method,
      headers: {
        ...headers,
        ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      },
    });
    request.on('error', reject);
    request.on('response', (response) => {
      response.resume();
      response.on('error', reject);
      response.on('end', () => resolve(response.statusCode));
    });
    request.end(text);
  });
}
