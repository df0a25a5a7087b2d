import { asRead } from './fact.js';

/** All that a suggestion may draw on, as one text. */
export interface Source {
  readonly text: string;
}

const sources = new WeakMap<readonly string[], Source>();

/** The same list is the same source: many sentences are looked at against one résumé. */
export function sourceOf(texts: readonly string[]): Source {
  const source = sources.get(texts) ?? { text: asRead(texts.join('\n')) };
  sources.set(texts, source);
  return source;
}

/** What is read from a source is read once, and is forgotten with it. */
export function perSource<Reading>(read: (text: string) => Reading): (source: Source) => Reading {
  const readings = new WeakMap<Source, { reading: Reading }>();
  return (source) => {
    const { reading } = readings.get(source) ?? { reading: read(source.text) };
    readings.set(source, { reading });
    return reading;
  };
}
