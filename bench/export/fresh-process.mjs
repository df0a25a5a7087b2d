// node bench/export/fresh-process.mjs <engine> <documents>
// One engine in a process of its own: prints when its first file was there, counted from the start of the process, and
// the most memory it has held after all documents.
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
