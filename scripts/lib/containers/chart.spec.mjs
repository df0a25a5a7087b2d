import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import * as apps from 'kubernetes-models/apps/v1';
import * as autoscaling from 'kubernetes-models/autoscaling/v2';
import * as batch from 'kubernetes-models/batch/v1';
import * as networking from 'kubernetes-models/networking.k8s.io/v1';
import * as policy from 'kubernetes-models/policy/v1';
import * as core from 'kubernetes-models/v1';
import { parse, parseAllDocuments } from 'yaml';
import { QUEUE_NAMES } from '../../../backend/src/core/env/worker-queues.js';
import { inCheckout } from '../checkout.mjs';
import { API_OPTIONS, WORKER_MEMORY } from '../own-process.mjs';
import { CHART, headOf, renderingOf, RENDERINGS, valuesOf } from './chart.mjs';

/** @type {Readonly<Record<string, Readonly<Record<string, any>>>>} */
const MODELS = {
  v1: core,
  'apps/v1': apps,
  'autoscaling/v2': autoscaling,
  'batch/v1': batch,
  'networking.k8s.io/v1': networking,
  'policy/v1': policy,
};
/** API groups that optional Kubernetes operators define. Kubernetes itself has no schemas for these groups. */
const OF_OPERATORS = ['keda.sh/v1alpha1', 'monitoring.coreos.com/v1'];

/** @typedef {{ apiVersion: string, kind: string, metadata: any, spec?: any, data?: Record<string, string> }} Manifest */

/** @param {string} path */
const textOf = (path) => readFileSync(path, 'utf8');

/** @param {string} name @returns {Manifest[]} */
const manifestsOf = (name) =>
  parseAllDocuments(textOf(renderingOf(name))).flatMap((document) => {
    const manifest = document.toJS();
    return manifest ? [manifest] : [];
  });

/** @param {Manifest[]} manifests @param {string} kind */
const ofKind = (manifests, kind) => manifests.filter((manifest) => manifest.kind === kind);

/** @param {Manifest[]} manifests */
const podsOf = (manifests) =>
  [...ofKind(manifests, 'Deployment'), ...ofKind(manifests, 'Job')].map(({ spec }) => spec.template);

/** @param {any} spec of a Deployment @returns {Record<string, string>} */
const envOf = ({ template }) =>
  Object.fromEntries(
    (template.spec.containers[0].env ?? []).map((/** @type {{ name: string, value: string }} */ { name, value }) => [
      name,
      value,
    ]),
  );

describe.each(RENDERINGS)('the Helm chart with the values %s', (name) => {
  const manifests = manifestsOf(name);
  const pods = podsOf(manifests);
  const deployments = ofKind(manifests, 'Deployment');

  it('the committed rendering matches the chart and its values (`npm run chart` updates it)', () => {
    expect(textOf(renderingOf(name)).split('\n', 1)[0]).toBe(headOf(name));
  });

  it('values.schema.json accepts the values', () => {
    const schema = JSON.parse(textOf(join(CHART, 'values.schema.json')));
    const values = [join(CHART, 'values.yaml'), ...valuesOf(name)]
      .map((path) => parse(textOf(path)))
      .reduce(merged, {});
    const validate = new Ajv({ strict: false }).compile(schema);
    validate(values);
    expect(validate.errors).toBeNull();
  });

  it('every manifest conforms to the Kubernetes schema', () => {
    for (const manifest of manifests.filter(({ apiVersion }) => !OF_OPERATORS.includes(apiVersion))) {
      const Model = MODELS[manifest.apiVersion]?.[manifest.kind];
      expect(Model, `${manifest.apiVersion} ${manifest.kind}`).toBeDefined();
      new Model(manifest).validate();
    }
  });

  it('no pod has privileges, a token or a writable file system', () => {
    expect(pods.length).toBeGreaterThan(0);
    for (const { spec } of pods) {
      expect(spec).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: 'RuntimeDefault' } },
      });
      for (const container of spec.containers) {
        expect(container.securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
        expect(container.resources).toMatchObject({ requests: { cpu: expect.any(String) }, limits: {} });
      }
    }
  });

  it('every container runs a command that the image provides, and has three probes if it serves requests', () => {
    const commands = textOf(inCheckout('backend', 'src', 'command.ts'));
    for (const { spec } of pods)
      for (const { args } of spec.containers) expect(commands).toMatch(new RegExp(`^ {2}${args[0]}: `, 'm'));
    for (const { spec } of deployments)
      expect(spec.template.spec.containers[0]).toMatchObject({
        startupProbe: { httpGet: { path: expect.stringMatching(/\/health\/live$/) } },
        livenessProbe: { httpGet: { path: expect.stringMatching(/\/health\/live$/) } },
        readinessProbe: { httpGet: { path: expect.stringMatching(/\/health\/ready$/) } },
      });
  });

  it('probes, services and policies use ports that the containers declare', () => {
    for (const { spec } of deployments) {
      const [container] = spec.template.spec.containers;
      const ports = container.ports.map((/** @type {{ name: string }} */ port) => port.name);
      for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe'])
        expect(ports).toContain(container[probe].httpGet.port);
    }
    const [service] = ofKind(manifests, 'Service');
    expect(service?.spec.ports[0].targetPort).toBe('http');
  });

  it('every Deployment, Service and PodDisruptionBudget selects the pods of its own component', () => {
    const labels = pods.map(({ metadata }) => metadata.labels);
    const selectors = [
      ...deployments.map(({ spec }) => spec.selector.matchLabels),
      ...ofKind(manifests, 'Service').map(({ spec }) => spec.selector),
      ...ofKind(manifests, 'PodDisruptionBudget').map(({ spec }) => spec.selector.matchLabels),
    ];
    for (const selector of selectors)
      expect(
        labels.filter((each) => Object.entries(selector).every(([key, value]) => each[key] === value)),
      ).toHaveLength(1);
    expect(ofKind(manifests, 'PodDisruptionBudget')).toHaveLength(deployments.length);
  });

  it('every queue has exactly one kind of worker', () => {
    const queues = deployments.flatMap(({ spec }) => (envOf(spec).WORKER_QUEUES ?? '').split(',').filter(Boolean));
    expect(queues.toSorted()).toEqual(QUEUE_NAMES.toSorted());
  });

  it('every worker has the same memory settings as `npm start`', () => {
    const workers = deployments.map(({ spec }) => envOf(spec)).filter((env) => env.WORKER_QUEUES !== undefined);
    expect(workers.length).toBeGreaterThan(0);
    for (const env of workers) expect(env).toMatchObject(WORKER_MEMORY);
  });

  it('the API starts with the same Node options as `npm start`', () => {
    const api = deployments.find(({ metadata }) => metadata.name === 'shortlist-api');
    expect(api?.spec.template.spec.containers[0].command).toEqual(['node', ...API_OPTIONS, 'backend/dist/command.js']);
  });

  it('the migration runs before a release is installed or upgraded', () => {
    const [job] = ofKind(manifests, 'Job');
    expect(job?.metadata.annotations['helm.sh/hook']).toBe('pre-install,pre-upgrade');
    const own = job?.spec.template.spec;
    const hooks = manifests.filter(({ metadata }) => metadata.annotations?.['helm.sh/hook']);
    expect(hooks.map(({ metadata }) => metadata.name)).toEqual([job, job, job].map((each) => each?.metadata.name));
    expect(own.serviceAccountName).toBe(job?.metadata.name);
    expect(own.containers[0].envFrom[0].configMapRef.name).toBe(job?.metadata.name);
  });

  it('a terminating API pod waits for its proxies to stop sending requests, then has time to answer open ones', () => {
    const { spec } = deployments.find(({ metadata }) => metadata.name === 'shortlist-api')?.spec.template ?? {};
    const { seconds } = spec.containers[0].lifecycle.preStop.sleep;
    expect(spec.terminationGracePeriodSeconds - seconds).toBeGreaterThanOrEqual(45);
  });

  it('the chart takes all secrets from the Secret named in its values, and contains none', () => {
    expect(ofKind(manifests, 'Secret')).toEqual([]);
    for (const { spec } of pods) expect(spec.containers[0].envFrom[1]).toEqual({ secretRef: { name: 'shortlist' } });
  });

  it('every setting in the manifests is a setting of the product', () => {
    const known = textOf(inCheckout('.env.example'));
    const names = ofKind(manifests, 'ConfigMap').flatMap(({ data }) => Object.keys(data ?? {}));
    for (const setting of names) expect(known).toMatch(new RegExp(`^#?${setting}=`, 'm'));
  });
});

describe('the Helm chart', () => {
  const full = manifestsOf('full');

  it('the API scales by CPU, and workers by the age of their oldest job', () => {
    expect(ofKind(full, 'HorizontalPodAutoscaler').map(({ spec }) => spec.metrics[0].resource.name)).toEqual(['cpu']);
    const queries = ofKind(full, 'ScaledObject').map(({ spec }) => spec.triggers[0].metadata.query);
    expect(queries).toEqual([
      'max(shortlist_queue_oldest_waiting_seconds{namespace="shortlist",queue=~"render"})',
      'max(shortlist_queue_oldest_waiting_seconds{namespace="shortlist",queue=~"mail|payments|requests|maintenance|analytics"})',
    ]);
    const scaled = ofKind(full, 'Deployment').map(({ spec }) => spec.replicas);
    expect(scaled).toEqual([undefined, undefined, undefined]);
  });

  it('the network policies deny all traffic that they do not explicitly allow', () => {
    const policies = ofKind(manifestsOf('default'), 'NetworkPolicy');
    const [deny, requests] = policies.map(({ spec }) => spec);
    expect(deny).toEqual({
      podSelector: {
        matchLabels: { 'app.kubernetes.io/name': 'shortlist', 'app.kubernetes.io/instance': 'shortlist' },
      },
      policyTypes: ['Ingress', 'Egress'],
    });
    expect(requests.podSelector.matchLabels['app.kubernetes.io/component']).toBe('api');
    expect(requests.ingress[0].ports).toEqual([{ port: 'http' }]);
  });

  it.each(['POSTGRES_PASSWORD', 'DATABASE_URL', 'STRIPE_SECRET_KEY', 'S3_ACCESS_KEY_ID', 'METRICS_TOKEN'])(
    'values.schema.json rejects the secret %s among the settings',
    (name) => {
      const values = parse(textOf(join(CHART, 'values.yaml')));
      values.settings[name] = 'secret';
      const validate = new Ajv({ strict: false }).compile(JSON.parse(textOf(join(CHART, 'values.schema.json'))));
      expect(validate(values)).toBe(false);
    },
  );
});

/**
 * Adds a layer to the values as Helm does: null removes a value.
 *
 * @param {Record<string, any>} values
 * @param {Record<string, any>} layer
 * @returns {Record<string, any>}
 */
function merged(values, layer) {
  const result = { ...values };
  for (const [key, value] of Object.entries(layer)) {
    if (value === null) delete result[key];
    else if (isObject(value) && isObject(result[key])) result[key] = merged(result[key], value);
    else result[key] = value;
  }
  return result;
}

/** @param {unknown} value */
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
