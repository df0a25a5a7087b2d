// A process that has loaded the packages of the next start ahead of it, which is most of what a start takes.
import { importedPackages } from './load-sources.mjs';

process.once('disconnect', () => process.exit());
process.on('message', async (/** @type {{ preload?: string[], run?: string }} */ { preload = [], run }) => {
  for (const url of preload) await import(url).catch(() => {});
  if (run === undefined) return;
  await import(run);
  process.send?.({ packages: importedPackages() });
});
