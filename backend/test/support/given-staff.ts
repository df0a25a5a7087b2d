import { randomUUID } from 'node:crypto';
import type { StaffRole, StaffToken } from '@shortlist/shared/contract/console/staff';
import { hashPassword } from '../../src/auth/passwords/passwords.js';
import type { TestApp } from './app.js';

export const STAFF_PASSWORD = 'staff only, please';

export interface Staff {
  id: string;
  username: string;
  token: string;
}

let passwordHash: Promise<string> | undefined;

export async function givenStaff(api: TestApp, role: StaffRole = 'admin'): Promise<Staff> {
  const username = `staff-${randomUUID()}`;
  await api.database.query('INSERT INTO staff (username, password_hash, role) VALUES ($1, $2, $3)', [
    username,
    await (passwordHash ??= hashPassword(STAFF_PASSWORD)),
    role,
  ]);
  const answer = await api.visitor().post('/api/admin/login').send({ username, password: STAFF_PASSWORD }).expect(200);
  const { token, staff } = answer.body as StaffToken;
  return { id: staff.id, username, token };
}
