// Checks that the product's sources contain no insecure constructs. docs/security.md names these tests.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inCheckout } from '../lib/checkout.mjs';

const SERVER = ['backend/src', 'shared/src'];
const BROWSER = ['shared/src', 'frontend/src', 'admin-ui/src', 'ui-kit/src'];

/** @param {string[]} folders */
const sourcesIn = (folders) =>
  folders.flatMap((folder) =>
    readdirSync(inCheckout(folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/spec\.tsx?$/.test(name))
      .map((name) => ({ file: join(folder, name), source: readFileSync(inCheckout(folder, name), 'utf8') })),
  );
const [server, browser] = [sourcesIn(SERVER), sourcesIn(BROWSER)];

/**
 * @param {{ file: string, source: string }[]} sources
 * @param {RegExp} pattern
 */
const filesWith = (sources, pattern) => sources.filter(({ source }) => pattern.test(source)).map(({ file }) => file);

describe('the source code', () => {
  it('the checks cover the source code for the server and for the browser', () => {
    expect(server.length).toBeGreaterThan(500);
    expect(browser.length).toBeGreaterThan(500);
  });

  it('the source code starts programs only in the doctor command, which an operator runs', () => {
    expect(filesWith(server, /child_process/)).toEqual(['backend/src/doctor/check-files.ts']);
  });

  it('the source code never evaluates text as code', () => {
    expect(filesWith([...server, ...browser], /\beval\(|\bnew Function\(|\bvm['"]/)).toEqual([]);
  });

  it('the source code never inserts text as HTML', () => {
    expect(
      filesWith(browser, /dangerouslySetInnerHTML|\b(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write/),
    ).toEqual([]);
  });

  it('the source code sends messages only to tabs of the same origin', () => {
    expect(filesWith(browser, /addEventListener\(['"]message|\bonmessage\b|\bpostMessage\(/)).toEqual([
      'frontend/src/lib/tab-channel.ts',
    ]);
  });

  it("the source code generates secrets only with the operating system's random number generator", () => {
    expect(filesWith(server, /Math\.random/)).toEqual(['backend/src/ai/model/retry-wait.ts']);
  });

  it('the source code uses SHA-256 for every hash', () => {
    const algorithms = server.flatMap(({ source }) =>
      [...source.matchAll(/create(?:Hash|Hmac)\(\s*([^,)]+)/g)].map(([, algorithm]) => algorithm),
    );
    expect(new Set(algorithms)).toEqual(new Set(["'sha256'"]));
  });

  it('the source code verifies the certificates of all servers', () => {
    expect(filesWith(server, /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/)).toEqual([]);
  });
});
