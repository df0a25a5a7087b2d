import { fork } from 'node:child_process';
import { once } from 'node:events';
import { inCheckout } from '../../scripts/lib/checkout.mjs';

export async function startBareServer(env) {
  const child = fork(inCheckout('bench', 'load', 'bare-server.mjs'), { env });
  const [{ port }] = await once(child, 'message');
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid,
    async stop() {
      child.kill();
      await once(child, 'exit');
    },
  };
}
