import { readFileSync } from 'node:fs';
import { format } from 'prettier';
import type { Response } from 'supertest';
import { inCheckout } from '../../../scripts/lib/checkout.mjs';

export const MATRIX_FILE = inCheckout('docs/access-matrix.md');

const LEGEND = {
  yes: 'the request reaches the route’s own rules',
  'sign in': '401 `unauthorized`',
  forbidden: '403 `forbidden`',
  confirm: '403 `recent_sign_in_required`: confirm the identity first',
  'verify email': '403 `email_not_verified`: confirm the email address first',
  pay: '402: needs a plan or a purchase',
  'not found': '404, the same as for an id that does not exist',
};
export type Access = keyof typeof LEGEND;

/** Returns the reason why the access rules refused a request, or `yes` for any other response. */
export function accessOf({ status, body }: Response): Access {
  const { code } = (body ?? {}) as { code?: string };
  if (status === 401 && code === 'unauthorized') return 'sign in';
  if (status === 402) return 'pay';
  if (status === 404) return 'not found';
  if (status === 403 && code === 'recent_sign_in_required') return 'confirm';
  if (status === 403 && code === 'email_not_verified') return 'verify email';
  return status === 403 && code === 'forbidden' ? 'forbidden' : 'yes';
}

export type Matrix = Map<string, Map<string, Access>>;

export function matrixPage(callers: Readonly<Record<string, string>>, matrix: Matrix): Promise<string> {
  const names = Object.keys(callers);
  const rows = [...matrix].map(([route, cells]) => [`\`${route}\``, ...names.map((name) => cells.get(name) ?? '')]);
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const page = [
    '# Access matrix',
    'Who may call which route. `npm run access-matrix` writes this page from the answers of the running product to each of these requests; `backend/test/route-access.api-spec.ts` fails when an answer differs from it, or from what the API document declares.',
    '| caller | |\n| --- | --- |',
    ...Object.entries(callers).map(([name, meaning]) => line([name, meaning])),
    '',
    '| cell | the answer |\n| --- | --- |',
    ...Object.entries(LEGEND).map((row) => line(row)),
    '',
    line(['route', ...names]),
    line(['---', ...names.map(() => '---')]),
    ...rows.map(line),
  ];
  return format(page.join('\n').replace(/\n(# |Who|\| caller)/g, '\n\n$1'), { parser: 'markdown', printWidth: 120 });
}

export const decidedRoutes = (): Set<string> =>
  new Set([...readFileSync(MATRIX_FILE, 'utf8').matchAll(/^\| `([A-Z]+ [^`]+)`/gm)].map(([, route]) => route!));
