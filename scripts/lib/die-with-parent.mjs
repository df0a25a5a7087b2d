// Third-party servers do not watch their parent process, so setpriv makes Linux signal them when the parent dies.
import { spawnSync } from 'node:child_process';

/**
 * @param {'INT' | 'TERM'} signal sent to the command when this process ends, for whatever reason
 * @param {string} command
 * @param {string[]} args
 * @param {{ uid: number, gid: number }} [account] the account under which the command runs
 * @returns {{ command: string, args: string[], account?: { uid: number, gid: number } }} the command to spawn
 */
export function dyingWithParent(signal, command, args, account) {
  const available = process.platform === 'linux' && spawnSync('setpriv', ['--version']).status === 0;
  if (!available) return { command, args, account };
  // Changing accounts clears the parent-death signal, so setpriv must change the account before it sets the signal.
  const as = account ? ['--reuid', String(account.uid), '--regid', String(account.gid), '--clear-groups'] : [];
  return { command: 'setpriv', args: ['--pdeathsig', signal, ...as, command, ...args] };
}
