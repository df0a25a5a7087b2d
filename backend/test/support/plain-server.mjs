// A server that responds immediately. Its response time shows how much of a request's time is due to a busy machine.
import { createServer } from 'node:http';

const server = createServer((_, response) => response.end('{}'));
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
process.on('disconnect', () => process.exit(0));
