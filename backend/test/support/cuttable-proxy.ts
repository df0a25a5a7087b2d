import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface CuttableProxy {
  url: string;
  /** Simulates a server that is down. */
  cut(): void;
  /** Simulates a frozen server, which accepts and keeps connections but never responds. */
  freeze(): void;
  mend(): void;
  close(): Promise<void>;
}

/** Starts a proxy between the product and a server that it depends on, such as the database. */
export async function startProxy(to: string): Promise<CuttableProxy> {
  const target = new URL(to);
  const sockets = new Set<Socket>();
  let isCut = false;
  let isFrozen = false;
  const unanswered = new Set<Socket>();
  const server = createServer((client) => {
    if (isCut) return client.destroy();
    if (isFrozen) {
      unanswered.add(client);
      client.on('error', () => client.destroy());
      return;
    }
    const upstream = connect(Number(target.port), target.hostname);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      socket.on('error', () => other.destroy());
      socket.pipe(other);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(to);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  const hangUp = (): void => sockets.forEach((socket) => socket.destroy());
  return {
    url: url.href,
    cut: () => {
      isCut = true;
      hangUp();
    },
    freeze: () => {
      isFrozen = true;
      sockets.forEach((socket) => socket.pause());
    },
    mend: () => {
      isCut = false;
      isFrozen = false;
      sockets.forEach((socket) => socket.resume());
      unanswered.forEach((socket) => socket.destroy());
      unanswered.clear();
    },
    close: async () => {
      server.close();
      hangUp();
      unanswered.forEach((socket) => socket.destroy());
      await once(server, 'close');
    },
  };
}
