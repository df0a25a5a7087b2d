import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { inCheckout } from '../checkout.mjs';

/**
 * @typedef {{
 *   image: string,
 *   entrypoint?: string[],
 *   command?: string[],
 *   environment?: Record<string, string>,
 *   env_file?: string,
 *   volumes?: string[],
 *   networks: string[],
 *   ports?: string[],
 *   profiles?: string[],
 *   depends_on?: Record<string, { condition: string }>,
 *   deploy?: { replicas: number },
 *   healthcheck?: { test?: string[] },
 *   restart: string,
 *   read_only?: boolean,
 *   cap_drop?: string[],
 *   cap_add?: string[],
 *   security_opt?: string[],
 *   logging?: object,
 *   mem_limit?: string,
 * }} Service
 * @typedef {{
 *   services: Record<string, Service>,
 *   networks: Record<string, { internal?: boolean }>,
 *   volumes: Record<string, object>,
 * }} Compose
 */

/** @returns {Compose} docker-compose.yml, before its variables are replaced */
export const readCompose = () => parse(composeText(), { merge: true });

/**
 * @param {NodeJS.Dict<string>} settings the content of .env
 * @returns {Compose} docker-compose.yml with its variables replaced, as Docker Compose runs it
 */
export const composeWith = (settings) => parse(interpolate(composeText(), settings), { merge: true });

const composeText = () => readFileSync(inCheckout('docker-compose.yml'), 'utf8');

/**
 * Replaces `${NAME:-default}` and `${NAME:?message}` as Docker Compose does.
 *
 * @param {string} text
 * @param {NodeJS.Dict<string>} settings
 */
const interpolate = (text, settings) =>
  text.replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name, operator, rest) => {
    const value = settings[name] || (operator === '-' ? rest : undefined);
    if (value === undefined) throw new Error(`${name} is missing: ${rest}`);
    return value;
  });
