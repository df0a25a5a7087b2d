import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServiceRequest, ServiceRequestCreate } from '@shortlist/shared/contract/service-requests';
import type { StaffRole, StaffToken } from '@shortlist/shared/contract/console/staff';
import type { APIResponse, BrowserContext, Page } from '@playwright/test';
import { staffCommand } from '../support/staff-command.ts';

export interface Credentials {
  username: string;
  password: string;
}

export async function newStaff(role: StaffRole): Promise<Credentials> {
  const dataDir = process.env.E2E_DATA_DIR;
  if (!dataDir) throw new Error('E2E_DATA_DIR is missing: run the journeys with `npm test -- e2e`');
  const username = `staff-${crypto.randomUUID().slice(0, 8)}`;
  const { output, problem } = await staffCommand(dataDir, 'add', username, '--role', role);
  const password = /password (\S+) /.exec(output)?.[1];
  assert.ok(password, problem);
  return { username, password };
}

/**
 * Signs in to a staff account through the API, by default the first one. Retries, because sign-ins to one account are
 * rate-limited.
 */
export async function staffToken(
  { request }: Pick<BrowserContext, 'request'>,
  credentials: Credentials = { username: 'admin', password: adminPassword() },
): Promise<string> {
  const signIn = (): Promise<APIResponse> => request.post('/api/admin/login', { data: credentials });
  let login = await signIn();
  for (let tries = 1; login.status() === 429 && tries < 5; tries++) {
    await sleep(Number(login.headers()['retry-after']) * 1_000);
    login = await signIn();
  }
  assert.equal(login.status(), 200, await login.text());
  return ((await login.json()) as StaffToken).token;
}

export function adminPassword(): string {
  const password = process.env.E2E_ADMIN_PASSWORD;
  if (!password) throw new Error('E2E_ADMIN_PASSWORD is missing: run the journeys with `npm test -- e2e`');
  return password;
}

export async function openConsole(page: Page, token: string, path = ''): Promise<void> {
  await page.addInitScript((stored) => {
    if (sessionStorage.getItem('prepared') === null) localStorage.setItem('adminSession', stored);
    sessionStorage.setItem('prepared', 'yes');
  }, token);
  await page.goto(`/admin${path}`);
}

export async function enterCredentials(page: Page, { username, password }: Credentials): Promise<void> {
  await page.getByLabel('Username', { exact: true }).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

export const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

export async function sendRequest({ request }: BrowserContext, body: ServiceRequestCreate): Promise<ServiceRequest> {
  const answer = await request.post('/api/service-requests', { data: body });
  assert.equal(answer.status(), 201, await answer.text());
  return (await answer.json()) as ServiceRequest;
}
