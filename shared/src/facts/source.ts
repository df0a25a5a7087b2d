import { asRead } from './fact.js';

/** All texts that a suggestion may use, joined into one. */
export interface Source {
  readonly text: string;
}

const sources = new WeakMap<readonly string[], Source>();

/**
 * Joins texts into a source. Caches the source of each list of texts, because the fact guard checks many sentences
 * against one resume.
 */
export function sourceOf(texts: readonly string[]): Source {
  const source = sources.get(texts) ?? { text: asRead(texts.join('\n')) };
  sources.set(texts, source);
  return source;
}

/** Caches the result of a function for each source. Garbage collection of the source also frees the result. */
export function perSource<Reading>(read: (text: string) => Reading): (source: Source) => Reading {
  const readings = new WeakMap<Source, { reading: Reading }>();
  return (source) => {
    const { reading } = readings.get(source) ?? { reading: read(source.text) };
    readings.set(source, { reading });
    return reading;
  };
}
