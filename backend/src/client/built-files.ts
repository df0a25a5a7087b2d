import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { FastifyReply } from 'fastify';

export const YEAR = 365 * 24 * 60 * 60;

export class BuiltFiles {
  private readonly paths: ReadonlySet<string>;

  constructor(readonly folder: string) {
    this.paths = filesOf(folder);
  }

  has(path: string): boolean {
    return this.paths.has(path);
  }

  /** Files under `assets` are cached forever, because Vite puts a content hash into their names. */
  send(reply: FastifyReply, path: string): FastifyReply {
    const caching = path.startsWith('assets/') ? `public, max-age=${YEAR}, immutable` : 'no-cache';
    return reply.header('cache-control', caching).sendFile(path, this.folder);
  }

  sendPage(reply: FastifyReply, path: string): FastifyReply {
    if (!this.has(path)) return notFound(reply);
    return reply.header('cache-control', 'no-cache').sendFile(path, this.folder);
  }
}

export function notFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}

/** If a path has an extension and its file is missing, the server responds with 404 instead of an HTML page. */
export const isFilePath = (path: string): boolean => /\.\w+$/.test(path);

/** Returns the paths of all files in the folder except precompressed copies. */
export function filesOf(folder: string): ReadonlySet<string> {
  if (!existsSync(folder)) return new Set();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name));
  return new Set(files.map((entry) => relative(folder, join(entry.parentPath, entry.name))));
}
