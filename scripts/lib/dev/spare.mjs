// A spare process that imports packages before the program starts, which saves most of the start time.
import { importedPackages } from './load-sources.mjs';

process.once('disconnect', () => process.exit());
process.on('message', async (/** @type {{ preload?: string[], run?: string }} */ { preload = [], run }) => {
  for (const url of preload) await import(url).catch(() => {});
  if (run === undefined) return;
  await import(run);
  process.send?.({ packages: importedPackages() });
});
