// Loaded into a process before the product, so that a spec can make the process hang by sending it a signal.
import { Server } from 'node:http';
import { blockThread } from './block-thread.mjs';

process.on('SIGUSR2', () => blockThread());

/** Makes requests hang while the event loop, and therefore IPC, keeps working. */
process.on('SIGWINCH', () => {
  const emit = Server.prototype.emit;
  Server.prototype.emit = function (event, ...rest) {
    return event === 'request' ? true : emit.call(this, event, ...rest);
  };
});
