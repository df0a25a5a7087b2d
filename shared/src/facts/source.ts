import { asRead } from './fact.js';

/** Everything that a suggestion may use, as one text. */
export interface Source {
  readonly text: string;
}

const sources = new WeakMap<readonly string[], Source>();

/** Cached per list, because many sentences are checked against one résumé. */
export function sourceOf(texts: readonly string[]): Source {
  const source = sources.get(texts) ?? { text: asRead(texts.join('\n')) };
  sources.set(texts, source);
  return source;
}

/** Memoizes a reading per source, and releases it with the source. */
export function perSource<Reading>(read: (text: string) => Reading): (source: Source) => Reading {
  const readings = new WeakMap<Source, { reading: Reading }>();
  return (source) => {
    const { reading } = readings.get(source) ?? { reading: read(source.text) };
    readings.set(source, { reading });
    return reading;
  };
}
