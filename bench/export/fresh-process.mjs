// node bench/export/fresh-process.mjs <engine> <documents>
// Runs one engine in its own process. Prints the time from process start to the first file, and the peak memory after
// all documents.
import { openEngine } from './engines.mjs';
import { readBenchResume } from './resume.mjs';
import { generator, unseen } from './unseen.mjs';

const [key, documents] = process.argv.slice(2);
const data = readBenchResume();
const engine = await openEngine(key);
const random = generator(1);
await engine.render(unseen(data, random));
const firstFile = performance.now();
for (let count = 1; count < Number(documents); count++) await engine.render(unseen(data, random));
console.log(JSON.stringify({ firstFile, megabytes: process.resourceUsage().maxRSS / 1024 }));
await engine.close?.();
