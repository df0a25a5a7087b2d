// Serves the API, and both clients through Vite, on one origin.
import { createServer } from 'node:http';
import { createServer as createVite } from 'vite';
import { inCheckout } from '../checkout.mjs';

/** Paths that the API serves; see the proxies in `vite.config.ts`. */
const OF_API = /^\/(api|fonts)\//;
const OF_CONSOLE = /^\/admin(?=[/?]|$)/;

/**
 * @param {import('../settings.mjs').Settings} settings
 * @param {() => Promise<void>} apiSettled resolves when the API is ready; requests wait for it during a restart
 */
export async function openFront({ host, port }, apiSettled) {
  const server = createServer();
  const [client, console] = await Promise.all([vite('frontend', server), vite('admin-ui', server)]);
  server.on('request', async (request, response) => {
    const url = request.url ?? '/';
    if (OF_API.test(url)) await apiSettled();
    if (url === '/admin') response.writeHead(302, { location: '/admin/' }).end();
    else (OF_CONSOLE.test(url) ? console : client).middlewares(request, response);
  });
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, host, () => resolve(undefined)));
  return {
    watcher: client.watcher,
    /** Makes the open browser tabs reload their data. */
    refresh: () => [client, console].forEach((each) => each.ws.send('shortlist:api-restarted')),
    close: async () => {
      server.close();
      server.closeAllConnections();
      await Promise.all([client.close(), console.close()]);
    },
  };
}

/**
 * @param {string} workspace
 * @param {import('node:http').Server} server
 */
function vite(workspace, server) {
  return createVite({
    root: inCheckout(workspace),
    configFile: inCheckout(workspace, 'vite.config.ts'),
    configLoader: 'native',
    clearScreen: false,
    logLevel: 'warn',
    resolve: { alias: [{ find: /^@shortlist\/shared\/(.*)$/, replacement: inCheckout('shared', 'src', '$1.ts') }] },
    server: { middlewareMode: true, ws: { server } },
  });
}
