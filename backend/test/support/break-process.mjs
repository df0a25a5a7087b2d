// Loaded into a process before the product, so that a spec can make the process hang by sending it a signal.
import { Server } from 'node:http';

process.on('SIGUSR2', () => {
  // Blocks the event loop as an endless loop does, but leaves the CPU to other tests.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
});

/** Makes requests hang while the event loop, and therefore IPC, keeps working. */
process.on('SIGWINCH', () => {
  const emit = Server.prototype.emit;
  Server.prototype.emit = function (event, ...rest) {
    return event === 'request' ? true : emit.call(this, event, ...rest);
  };
});
