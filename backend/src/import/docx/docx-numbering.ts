import { child, elements, parseXml } from '../../office/xml.js';

interface Level {
  format: string;
  /** Number format of the list level, such as `%1.` or `(%2)`. */
  pattern: string;
  start: number;
}

type Levels = Map<number, Level>;

/** Counts list items and computes the markers that Word draws before them. */
export class WordNumbering {
  private readonly lists = new Map<string, Levels>();
  private readonly counts = new Map<string, number[]>();

  constructor(part: Uint8Array | undefined) {
    const root = part && child(parseXml(part), 'w:numbering');
    if (!root) return;
    const abstract = new Map<string, Levels>();
    for (const { name, children, attributes } of elements(root.children)) {
      if (name === 'w:abstractNum') {
        const levels = [...elements(children)].filter((element) => element.name === 'w:lvl');
        abstract.set(
          attributes['w:abstractNumId'] ?? '',
          new Map(
            levels.map((level) => {
              const value = (of: string) => child(level.children, of)?.attributes['w:val'];
              const start = Number(value('w:start') ?? 1);
              return [
                Number(level.attributes['w:ilvl']),
                { format: value('w:numFmt') ?? 'decimal', pattern: value('w:lvlText') ?? '', start },
              ];
            }),
          ),
        );
      } else if (name === 'w:num') {
        const levels = abstract.get(child(children, 'w:abstractNumId')?.attributes['w:val'] ?? '');
        if (levels) this.lists.set(attributes['w:numId'] ?? '', levels);
      }
    }
  }

  marker(list: string, depth: number): string | undefined {
    const levels = this.lists.get(list);
    const level = levels?.get(depth);
    if (!levels || !level || level.format === 'none') return undefined;
    if (level.format === 'bullet') return '•';
    const counts = this.counts.get(list) ?? [];
    counts[depth] = (counts[depth] ?? level.start - 1) + 1;
    this.counts.set(list, counts.slice(0, depth + 1));
    const marker = level.pattern.replace(/%([1-9])/g, (_, place: string) => {
      const at = Number(place) - 1;
      return numeral(counts[at] ?? levels.get(at)?.start ?? 1, levels.get(at)?.format);
    });
    return marker.trim() || undefined;
  }
}

/**
 * Returns a list item's number or letter. Uses digits for Roman numerals and for letters after "z", because markers are
 * only recognized, never shown.
 */
function numeral(count: number, format: string | undefined): string {
  const letter = count >= 1 && count <= 26 ? String.fromCodePoint(0x60 + count) : undefined;
  if (format === 'lowerLetter') return letter ?? String(count);
  if (format === 'upperLetter') return letter?.toUpperCase() ?? String(count);
  return String(count);
}
