import { existsSync, readFileSync } from 'node:fs';
import { DCLinter } from 'dclint';
import { QUEUE_NAMES } from '../../backend/src/core/env/worker-queues.js';
import { inCheckout } from './checkout.mjs';
import { readCompose } from './containers/compose.mjs';
import { readDockerfile, valuesOf } from './containers/dockerfile.mjs';
import { API_OPTIONS, WORKER_MEMORY } from './own-process.mjs';

const compose = readCompose();
const text = readFileSync(inCheckout('docker-compose.yml'), 'utf8');
const OURS = ['migrate', 'api', 'worker', 'renderer'];
const services = Object.entries(compose.services);

/** @param {string} name */
function serviceNamed(name) {
  const service = compose.services[name];
  if (!service) throw new Error(`docker-compose.yml has no service ${name}`);
  return service;
}

/** @param {string} name */
const networksOf = (name) => {
  const { networks } = serviceNamed(name);
  return Array.isArray(networks) ? networks : Object.keys(networks);
};

/** Disabled linter rules: docker-compose.yml orders its keys on purpose, and a test below checks the ports. */
const OTHER_RULES = [
  'service-keys-order',
  'services-alphabetical-order',
  'top-level-properties-order',
  'no-unbound-port-interfaces',
];

describe('docker-compose.yml', () => {
  it('docker-compose.yml conforms to its schema and passes the linter', () => {
    /** @type {{ lintFiles(paths: string[], recursive: boolean): { messages: object[] }[] }} */
    const linter = new DCLinter({
      rules: Object.fromEntries(OTHER_RULES.map((rule) => [rule, /** @type {0} */ (0)])),
      quiet: false,
      debug: false,
      exclude: [],
    });
    expect(linter.lintFiles([inCheckout('docker-compose.yml')], false).flatMap(({ messages }) => messages)).toEqual([]);
  });

  it.each(OURS)('the service %s runs a command that the image provides, with known settings only', (name) => {
    const { command = [], environment = {} } = serviceNamed(name);
    const commands = readFileSync(inCheckout('backend', 'src', 'command.ts'), 'utf8');
    expect(commands).toMatch(new RegExp(`^ {2}${command[0]}: `, 'm'));
    const known = readFileSync(inCheckout('.env.example'), 'utf8');
    const settings = Object.keys(environment).filter((setting) => !Object.hasOwn(WORKER_MEMORY, setting));
    for (const setting of settings) expect(known).toMatch(new RegExp(`^#?${setting}=`, 'm'));
  });

  it.each(['worker', 'renderer'])('the service %s has the same memory settings as `npm start`', (name) => {
    expect(serviceNamed(name).environment).toMatchObject(WORKER_MEMORY);
  });

  it("the API starts with the image's command and with the same Node options as `npm start`", () => {
    const [entrypoint = '[]'] = readDockerfile()
      .slice(-1)
      .flatMap((image) => valuesOf(image, 'ENTRYPOINT'));
    const [node, program] = JSON.parse(entrypoint);
    expect(serviceNamed('api').entrypoint).toEqual([node, ...API_OPTIONS, program]);
  });

  it('.env.example describes every variable of docker-compose.yml', () => {
    const known = readFileSync(inCheckout('.env.example'), 'utf8');
    const names = [...text.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name);
    for (const name of names) expect(known).toMatch(new RegExp(`^#?${name}=`, 'm'));
  });

  it('the migration runs once, before all other services of the product start', () => {
    expect(serviceNamed('migrate').restart).toBe('on-failure');
    for (const name of ['api', 'worker', 'renderer'])
      expect(serviceNamed(name).depends_on?.migrate?.condition).toBe('service_completed_successfully');
  });

  it('API, worker and renderer have two instances each, so that one of each can stop', () => {
    for (const name of ['api', 'worker', 'renderer']) expect(serviceNamed(name).deploy?.replicas).toBe(2);
  });

  it('every queue has a worker, and the file queue has a separate one', () => {
    const [worker = '', renderer] = ['worker', 'renderer'].map((name) => serviceNamed(name).environment?.WORKER_QUEUES);
    expect(renderer).toBe('render');
    expect([renderer, ...worker.split(',')].toSorted()).toEqual(QUEUE_NAMES.toSorted());
  });

  it('the Redis server for the queues never evicts jobs, and stores them on disk', () => {
    const command = serviceNamed('redis').command?.join(' ');
    expect(command).toContain('--maxmemory-policy noeviction');
    expect(command).toContain('--appendonly yes');
  });

  it.each(services)(
    'the container of %s has a read-only file system, resource limits and no privileges',
    (_, service) => {
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        logging: { options: { 'max-size': '10m' } },
        mem_limit: expect.any(String),
      });
    },
  );

  it('third-party images are pinned to a version', () => {
    const images = services.filter(([name]) => !OURS.includes(name)).map(([, { image }]) => image);
    for (const image of images) expect(image).toMatch(/:v?\d+\.\d+/);
  });

  it('only the proxy is reachable from other machines', () => {
    const published = services.filter(([, { ports }]) => ports?.some((port) => !port.startsWith('127.0.0.1:')));
    expect(published.map(([name]) => name)).toEqual(['proxy']);
  });

  it.each(['postgres', 'redis', 'garage'])('%s is reachable neither from the proxy nor from the internet', (name) => {
    expect(networksOf(name).filter((network) => networksOf('proxy').includes(network))).toEqual([]);
    for (const network of networksOf(name)) expect(compose.networks[network]?.internal).toBe(true);
  });

  it('docker-compose.yml contains no secrets, and Compose names any secret that is missing', () => {
    const secrets = [...text.matchAll(/\b\w*(?:PASSWORD|SECRET|_KEY)\w*: (.+)$/gm)].map(([, value]) => value);
    expect(secrets.length).toBeGreaterThan(0);
    for (const value of secrets) expect(value).toMatch(/^\$\{\w+:\?[^}]+\}$/);
    expect(serviceNamed('api').environment?.DATABASE_URL).toMatch(/\$\{POSTGRES_PASSWORD:\?[^}]+\}/);
    expect(serviceNamed('api').env_file).toBe('.env');
  });

  it('all data is in declared volumes, and all mounted files exist', () => {
    const sources = services.flatMap(([, { volumes = [] }]) => volumes.map((each) => each.split(':')[0] ?? ''));
    const files = sources.filter((source) => source.startsWith('./'));
    for (const file of files) expect(existsSync(inCheckout(file)), file).toBe(true);
    expect(new Set(sources.filter((source) => !files.includes(source)))).toEqual(new Set(Object.keys(compose.volumes)));
  });
});

describe('the proxy of docker-compose.yml', () => {
  const caddyfile = readFileSync(inCheckout('deploy', 'proxy', 'Caddyfile'), 'utf8');

  it('the proxy hides the metrics', () => {
    expect(caddyfile).toMatch(/@private path \/api\/metrics \/api\/metrics\/\*\n\s+respond @private 404/);
  });

  it("the proxy's timeouts are longer than the product's", () => {
    const env = readFileSync(inCheckout('backend', 'src', 'core', 'env', 'env.ts'), 'utf8');
    const [, longest = ''] = /OPENAI_TIMEOUT_MS: .*max\(([\d_]+)\)/.exec(env) ?? [];
    const [, seconds] = /response_header_timeout (\d+)s/.exec(caddyfile) ?? [];
    expect(Number(seconds) * 1_000).toBeGreaterThan(Number(longest.replaceAll('_', '')));
  });
});
