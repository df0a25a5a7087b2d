import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { inCheckout } from '../../scripts/lib/checkout.mjs';

/** JavaScript that prints the packages and native libraries that a process has loaded. */
const REPORT = `
const packages = new Set(urls.flatMap((url) => /.*node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(url)?.[1] ?? []));
const { sharedObjects } = process.report.getReport();
process.stdout.write(JSON.stringify({ packages: [...packages], sharedObjects }), () => process.exit());
`;

function loadedBy(statements: string): { packages: string[]; sharedObjects: string[] } {
  const program = `
import { registerHooks } from 'node:module';
const urls = [];
registerHooks({ load: (url, context, next) => (urls.push(url), next(url, context)) });
${statements}
${REPORT}`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
  return JSON.parse(output) as ReturnType<typeof loadedBy>;
}

const built = (name: string): string => JSON.stringify(pathToFileURL(inCheckout('backend', 'dist', name)).href);

/** Every loaded package costs memory in each process: three bytes for each byte of its source. */
describe('the packages that a process loads', () => {
  it('a worker for all queues loads no HTTP server and no descriptions of routes', () => {
    const { packages } = loadedBy(`
      const { WorkerModule } = await import(${built('worker.module.js')});
      const { QUEUE_NAMES } = await import(${built('core/env/worker-queues.js')});
      await WorkerModule.processing(QUEUE_NAMES);`);
    expect(packages).toEqual(expect.arrayContaining(['stripe', 'nodemailer', 'piscina']));
    expect(packages.filter((name) => /fastify|swagger|passport/.test(name))).toEqual([]);
  });

  it('a worker that only renders files loads neither the payment provider nor the mailer', () => {
    const { packages } = loadedBy(`
      const { WorkerModule } = await import(${built('worker.module.js')});
      await WorkerModule.processing(['render']);`);
    expect(packages).toContain('piscina');
    expect(packages.filter((name) => ['stripe', 'nodemailer'].includes(name))).toEqual([]);
  });

  it('the PDF reader does not load the library that draws PDFs', () => {
    const { packages, sharedObjects } = loadedBy(`await import(${built('core/pdf-js.js')});`);
    expect(packages).toContain('pdfjs-dist');
    expect(packages).not.toContain('@napi-rs/canvas');
    expect(sharedObjects.filter((file) => /canvas|skia/.test(file))).toEqual([]);
  });
});
