import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { STAFF_ROLES, type StaffRole } from '@shortlist/shared/contract/console/staff';
import { connect } from './database/data-source.js';
import { Env } from './core/env/env.js';
import { StaffAccounts, StaffCommandError } from './staff/members/staff-accounts.js';

const USAGE = `usage: npm run staff -- list
       npm run staff -- add <username> --role ${STAFF_ROLES.join('|')}
       npm run staff -- reset <username>      new password, no second factor, signed out
       npm run staff -- disable <username>    signed out, cannot sign in
       npm run staff -- enable <username>
       npm run staff -- email <username> <address>|none   where notices of requests go
       npm run staff -- remove-second-factor <email>   of a user who is locked out`;

const isRole = (text: string | undefined): text is StaffRole => STAFF_ROLES.some((role) => role === text);

async function run(accounts: StaffAccounts, args: string[]): Promise<string> {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: { role: { type: 'string' } } });
  const [command, username, address, ...rest] = positionals;
  if (command === 'list' && username === undefined) return table(await accounts.list());
  const takesAddress = command === 'email';
  if (username === undefined || rest.length > 0 || (address !== undefined) !== takesAddress)
    throw new StaffCommandError(USAGE);
  switch (command) {
    case 'add':
      if (!isRole(values.role)) throw new StaffCommandError(`--role is missing or unknown.\n${USAGE}`);
      return `added ${username} (${values.role}), ${passwordLine(await accounts.add(username, values.role))}`;
    case 'reset':
      return `reset ${username}, ${passwordLine(await accounts.reset(username))}`;
    case 'disable':
      await accounts.disable(username);
      return `disabled ${username}`;
    case 'email':
      await accounts.setEmail(username, address === 'none' ? null : (address ?? ''));
      return address === 'none' ? `${username} gets no notices` : `notices for ${username} go to ${address}`;
    case 'remove-second-factor':
      await accounts.removeUserSecondFactor(username);
      return `two-step verification of ${username} is off`;
    case 'enable':
      await accounts.enable(username);
      return `enabled ${username}`;
    default:
      throw new StaffCommandError(USAGE);
  }
}

const passwordLine = (password: string): string => `password ${password} (shown only once)`;

const table = (rows: Awaited<ReturnType<StaffAccounts['list']>>): string =>
  rows
    .map(({ username, role, active, invited, twoStep, lastSignIn, email }) =>
      [
        username,
        role,
        stateOf({ active, invited }),
        twoStep ? 'two-step verification' : 'password only',
        lastSignIn ? `last sign-in ${lastSignIn.toISOString()}` : 'never signed in',
        email ? `notices to ${email}` : 'no notices',
      ].join('  '),
    )
    .join('\n');

const stateOf = ({ active, invited }: { active: boolean; invited: boolean }): string => {
  if (!active) return 'disabled';
  return invited ? 'invited' : 'active';
};

const database = await connect(new Env()).initialize();
try {
  console.log(await run(new StaffAccounts(database), process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof StaffCommandError || isArgumentError(error))) throw error;
  console.error(error instanceof StaffCommandError ? error.message : USAGE);
  process.exitCode = 1;
} finally {
  await database.destroy();
}

function isArgumentError(error: unknown): boolean {
  return error instanceof TypeError && String((error as { code?: unknown }).code).startsWith('ERR_PARSE_ARGS');
}
