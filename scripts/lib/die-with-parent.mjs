// A server that is not ours cannot be told to watch its parent; Linux can do it for us.
import { spawnSync } from 'node:child_process';

/**
 * @param {'INT' | 'TERM'} signal what the command gets when this process is gone, however it went
 * @param {string} command
 * @param {string[]} args
 * @param {{ uid: number, gid: number }} [account] to run it under
 * @returns {{ command: string, args: string[], account?: { uid: number, gid: number } }} what to spawn
 */
export function dyingWithParent(signal, command, args, account) {
  const available = process.platform === 'linux' && spawnSync('setpriv', ['--version']).status === 0;
  if (!available) return { command, args, account };
  // Changing accounts clears the wish, so setpriv must do that as well, before it makes the wish.
  const as = account ? ['--reuid', String(account.uid), '--regid', String(account.gid), '--clear-groups'] : [];
  return { command: 'setpriv', args: ['--pdeathsig', signal, ...as, command, ...args] };
}
