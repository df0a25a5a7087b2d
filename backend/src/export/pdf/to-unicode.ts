/** Maximum number of codes in a range: within a range, PDF allows only the low byte to vary. */
const RANGE = 256;

/**
 * Returns the CMap with which text extractors map codes to text.
 * @param texts the text of each code, in the order of the codes
 */
export function toUnicodeCmap(texts: readonly string[]): string {
  const ranges: string[] = [];
  for (let start = 0; start < texts.length; start += RANGE) {
    const part = texts.slice(start, start + RANGE);
    ranges.push(`<${hex(start)}> <${hex(start + part.length - 1)}> [${part.map(utf16).join(' ')}]`);
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${ranges.length} beginbfrange
${ranges.join('\n')}
endbfrange
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}

function utf16(text: string): string {
  let digits = '';
  for (let offset = 0; offset < text.length; offset++) digits += hex(text.charCodeAt(offset));
  return `<${digits}>`;
}

export const hex = (code: number): string => code.toString(16).padStart(4, '0');
