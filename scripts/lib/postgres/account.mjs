// PostgreSQL refuses to run as root, so root starts it under an unprivileged account.
import { spawnSync } from 'node:child_process';
import { Problem } from '../problem.mjs';

/** @typedef {{ uid: number, gid: number }} Account */

const isRoot = () => process.getuid?.() === 0;

/**
 * @param {string} name
 * @returns {Account | undefined}
 */
function accountNamed(name) {
  const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }));
  if (uid?.status !== 0 || gid?.status !== 0) return undefined;
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

/** @returns {Account | undefined} undefined if PostgreSQL can run under the current account */
export function accountForNewCluster() {
  if (!isRoot()) return undefined;
  const account = accountNamed('postgres') ?? accountNamed('nobody');
  if (!account)
    throw new Problem(
      'PostgreSQL does not run as root, and this system has no account `postgres` or `nobody` to run it as.',
    );
  return account;
}

/**
 * @param {string} folder
 * @param {Account} owner of the database files in it
 * @returns {Account | undefined}
 */
export function accountForExistingCluster(folder, owner) {
  if (isRoot()) {
    if (owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
    throw new Problem(
      `${folder} belongs to root, but PostgreSQL does not run as root. Give the folder back to its previous owner.`,
    );
  }
  if (owner.uid === process.getuid?.()) return undefined;
  throw new Problem(`${folder} belongs to the account with uid ${owner.uid}. Start as that account or as root.`);
}

/**
 * @param {string} folder
 * @param {Account | undefined} account
 * @returns {boolean} whether the account can reach the folder and write to it
 */
export function canUse(folder, account) {
  return spawnSync('sh', ['-c', 'cd "$0" && test -w .', folder], { ...account, stdio: 'ignore' }).status === 0;
}
