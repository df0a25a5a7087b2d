import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { stringify } from 'yaml';
import { freePort } from '../../../scripts/lib/free-port.mjs';
import { startPrometheus } from '../../../scripts/lib/prometheus.mjs';
import { startApp, type TestApp } from '../../test/support/app.js';
import { startBucketServer, type BucketServer } from '../../test/support/bucket-server.js';
import { givenPerson, givenPlan, givenResume } from '../../test/support/given.js';
import { MONITORING, readConfig, readDashboard } from '../../test/support/monitoring-files.js';
import { until } from '../../test/support/until.js';
import { startProgram, type Program } from '../../test/support/program.js';
import { MetricsServer } from './metrics-server.service.js';

const promtool = promisify(execFile);

/** Dashboard panels for events that do not occur in this spec. */
const QUIET = [
  'Refused by limits',
  'Failed requests by route',
  'Active, delayed and failed jobs',
  'Overdue scheduled jobs',
  'Rows deleted by the sweep',
  'Calls by outcome',
  'Texts by built-in rules',
  'Time of a call',
  'Cost by task',
  'Tokens',
  'Money',
  'Webhook lag',
  'Failures by kind',
];

describe('the alert rules of deploy/monitoring', () => {
  it("the alert rules pass promtool's checks", async () => {
    await promtool('promtool', ['check', 'config', 'prometheus.yml'], { cwd: MONITORING });
    await promtool('promtool', ['check', 'rules', '--lint-fatal', 'alerts.yml'], { cwd: MONITORING });
  });

  it('alerts fire and stay silent as the promtool tests expect', async () => {
    const { stdout } = await promtool('promtool', ['test', 'rules', 'alerts.test.yml', 'schedules.test.yml'], {
      cwd: MONITORING,
    });
    expect(stdout.match(/SUCCESS/g)).toHaveLength(2);
  });
});

describe('a Prometheus server that scrapes API and worker', () => {
  let bucket: BucketServer;
  let api: TestApp;
  let worker: Program;
  let prometheus: { url: string; stop(): Promise<void> };
  let folder: string;
  beforeAll(async () => {
    bucket = await startBucketServer();
    api = await startApp({ env: { METRICS_PORT: '0', ...bucket.env } });
    const workerPort = String(await freePort());
    worker = startProgram('worker.js', { ...api.env, WORKER_METRICS_PORT: workerPort });
    await worker.ready;
    folder = mkdtempSync(join(tmpdir(), 'shortlist-prometheus-'));
    const config = join(folder, 'prometheus.yml');
    const apiAddress = api.app.get(MetricsServer).url!.replace('http://', '');
    writeFileSync(config, configFor({ 'shortlist-api': apiAddress, 'shortlist-worker': `127.0.0.1:${workerPort}` }));
    prometheus = await startPrometheus({ config, folder: join(folder, 'data') });
  });
  afterAll(async () => {
    await prometheus.stop();
    worker.child.kill('SIGTERM');
    await worker.exited;
    await api.close();
    await bucket.close();
    rmSync(folder, { recursive: true });
  });

  const read = async <T>(path: string): Promise<T> => {
    const answer = (await (await fetch(`${prometheus.url}/api/v1/${path}`)).json()) as { status: string; data: T };
    expect([path, answer.status]).toEqual([path, 'success']);
    return answer.data;
  };
  const query = async (expr: string): Promise<{ metric: Record<string, string>; value: [number, string] }[]> =>
    (await read<{ result: [] }>(`query?query=${encodeURIComponent(expr)}`)).result;
  const valueOf = async (expr: string): Promise<number> => Number((await query(expr))[0]?.value[1]);

  it("every query of the dashboard returns data about the users' actions", async () => {
    const ada = await givenPerson(api);
    await givenPlan(api, ada);
    const { id } = await givenResume(ada);
    const save = (status: number) =>
      ada.browser
        .patch(`/api/resumes/${id}`)
        .send({ title: `Title ${status}`, revision: 1 })
        .expect(status);
    const signIn = (password: string) => api.visitor().post('/api/auth/login').send({ email: ada.email, password });
    // PromQL's `rate` needs a sample before the event and one after it.
    await until('both processes are scraped', async () => (await valueOf('sum(up)')) === 2);
    await signIn('a wrong password').expect(401);
    await save(200);
    await save(409);
    await ada.browser.get(`/api/export/text/${id}`).expect(200);
    const renders = 'sum(shortlist_renders_total{job="shortlist-worker", outcome="created"})';
    await until('the render is scraped', async () => (await valueOf(renders)) === 1);
    const scrapes = (): Promise<number> => valueOf('min(count_over_time(up[10m]))');
    const before = await scrapes();
    await until('everything is scraped twice', async () => (await scrapes()) >= before + 2);

    const empty: string[] = [];
    for (const { title, targets } of readDashboard().panels) {
      if (!targets) continue;
      const answers = targets.map(({ expr }) => query(expr.replaceAll('$__rate_interval', '1m')));
      if ((await Promise.all(answers)).flat().length === 0) empty.push(title);
    }
    expect(empty.filter((title) => !QUIET.includes(title))).toEqual([]);
    expect(await valueOf('max(shortlist_queue_workers{queue="render"})')).toBe(1);
  });

  it('evaluates every alert, and reports a worker that is down', async () => {
    type Rules = { groups: { rules: { name: string; health: string; state: string; lastError?: string }[] }[] };
    const rules = async () => (await read<Rules>('rules')).groups.flatMap((group) => group.rules);
    await until('all rules are evaluated', async () => (await rules()).every(({ health }) => health !== 'unknown'));
    expect((await rules()).filter(({ health }) => health !== 'ok')).toEqual([]);

    const isDue = async (): Promise<boolean> =>
      (await rules()).some(({ name, state }) => name === 'ShortlistWorkerDown' && state !== 'inactive');
    // The alert's first evaluation may precede the first scrape.
    await until('the alert is inactive', async () => !(await isDue()));
    worker.child.kill('SIGTERM');
    await worker.exited;
    await until('the alert is pending', isDue);
  });
});

function configFor(addresses: Record<string, string>): string {
  const config = readConfig();
  return stringify({
    ...config,
    global: { ...config.global, scrape_interval: '1s', scrape_timeout: '1s', evaluation_interval: '1s' },
    rule_files: config.rule_files.map((file) => join(MONITORING, file)),
    scrape_configs: config.scrape_configs.map(({ job_name: name }) => ({
      job_name: name,
      static_configs: [{ targets: [addresses[name]] }],
    })),
  });
}
