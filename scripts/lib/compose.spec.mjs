import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { inCheckout } from './checkout.mjs';

const compose = parse(readFileSync(inCheckout('docker-compose.yml'), 'utf8'), { merge: true });
const dockerfile = readFileSync(inCheckout('Dockerfile'), 'utf8');
const OURS = ['migrate', 'api', 'worker'];

describe('docker-compose.yml', () => {
  it('docker-compose.yml starts a database, a queue, the migration, the API and the worker', () => {
    expect(Object.keys(compose.services)).toEqual(['postgres', 'redis', ...OURS]);
  });

  it.each(OURS)('the command of %s is an existing program with known settings', (name) => {
    const { command, environment } = compose.services[name];
    expect(command[0]).toBe('node');
    expect(existsSync(inCheckout(command[1].replace('/dist/', '/src/').replace(/\.js$/, '.ts')))).toBe(true);
    const known = readFileSync(inCheckout('.env.example'), 'utf8');
    for (const setting of Object.keys(environment)) expect(known).toMatch(new RegExp(`^#?${setting}=`, 'm'));
  });

  it('the migration runs once, before all other services start', () => {
    expect(compose.services.migrate.restart).toBe('on-failure');
    for (const name of ['api', 'worker'])
      expect(compose.services[name].depends_on.migrate.condition).toBe('service_completed_successfully');
  });

  it("the queue's Redis never evicts jobs", () => {
    expect(compose.services.redis.command.join(' ')).toContain('--maxmemory-policy noeviction');
  });

  it('docker-compose.yml contains no secrets and names a missing one', () => {
    const url = compose.services.api.environment.DATABASE_URL;
    expect(url).toMatch(/\$\{POSTGRES_PASSWORD:\?[^}]+\}/);
    expect(compose.services.api.env_file).toBe('.env');
  });

  it('all data is in declared volumes', () => {
    const used = Object.values(compose.services).flatMap(({ volumes = [] }) =>
      volumes.map((/** @type {string} */ each) => each.split(':')[0]),
    );
    expect(new Set(used)).toEqual(new Set(Object.keys(compose.volumes)));
  });
});

describe('the Dockerfile', () => {
  it('the Dockerfile copies only existing files', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+)$/gm)].flatMap(([, words = '']) =>
      words.split(' ').slice(0, -1),
    );
    for (const path of copied) expect(existsSync(inCheckout(path))).toBe(true);
  });

  it('the Dockerfile builds with the manifest of every workspace', () => {
    const { workspaces } = JSON.parse(readFileSync(inCheckout('package.json'), 'utf8'));
    for (const workspace of workspaces) expect(dockerfile).toContain(`COPY ${workspace}/package.json ${workspace}/`);
  });

  it('the image does not run as root', () => {
    expect(dockerfile).toMatch(/^USER node$/m);
  });
});
