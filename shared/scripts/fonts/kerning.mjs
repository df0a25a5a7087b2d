/**
 * Reads the pair kerning of a font's GPOS table. Groups characters that kern alike into classes, separately for the
 * first and the second character of a pair. Returns undefined for a font without kerning.
 */
export function pairKerning(font, codePoints, script) {
  const lookups = kernLookups(font, script);
  if (lookups.length === 0) return undefined;
  const glyphs = codePoints.map((codePoint) => font.glyphForCodePoint(codePoint).id);
  const subtables = lookups.map((lookup) => lookup.map((table) => readPairs(table, glyphs)));
  const rows = new Map();
  const pairs = glyphs.map((first) => glyphs.map((second) => kern(subtables, first, second)));
  const firstClasses = classesOf(pairs);
  const columns = codePoints.map((_, second) => firstClasses.members.map((row) => row[second]));
  const secondClasses = classesOf(columns);
  for (const [index, row] of firstClasses.members.entries()) {
    rows.set(index, sparse(secondClasses.representatives.map((second) => row[second])));
  }
  if (firstClasses.members.length <= 1) return undefined;
  return { first: firstClasses.classes, second: secondClasses.classes, rows: [...rows.values()].slice(1) };
}

/** Returns the subtables of each kern lookup of the script's default language, in order of application. */
function kernLookups(font, script) {
  if (!font.GPOS) return [];
  const { scriptList, featureList, lookupList } = font.GPOS;
  const record = scriptList.find(({ tag }) => tag === script) ?? scriptList.find(({ tag }) => tag === 'DFLT');
  if (!record) return [];
  const indexes = record.script.defaultLangSys.featureIndexes
    .map((index) => featureList[index])
    .filter(({ tag }) => tag === 'kern')
    .flatMap(({ feature }) => feature.lookupListIndexes);
  return [...new Set(indexes)]
    .sort((a, b) => a - b)
    .map((index) => {
      const lookup = lookupList.get(index);
      return Array.from(lookup.subTables, (table) => (lookup.lookupType === 9 ? table.extension : table));
    });
}

/** Converts a pair positioning subtable to a lookup function that returns undefined for pairs outside the subtable. */
function readPairs(table, glyphs) {
  const value = (record) => {
    if (record.value2 && Object.values(record.value2).some((part) => part))
      throw new Error('A pair moves its second glyph');
    return record.value1?.xAdvance ?? 0;
  };
  const covered = coverage(table.coverage);
  if (table.version === 1) {
    const sets = new Map();
    for (const glyph of new Set(glyphs)) {
      const index = covered(glyph);
      if (index < 0) continue;
      const set = new Map();
      for (const pair of table.pairSets.get(index))
        if (!set.has(pair.secondGlyph)) set.set(pair.secondGlyph, value(pair));
      sets.set(glyph, set);
    }
    return (first, second) => sets.get(first)?.get(second);
  }
  const firstClass = classDefinition(table.classDef1);
  const secondClass = classDefinition(table.classDef2);
  const matrix = Array.from({ length: table.class1Count }, (_, first) => {
    const record = table.classRecords.get(first);
    return Array.from({ length: table.class2Count }, (__, second) => value(record.get(second)));
  });
  return (first, second) => (covered(first) < 0 ? undefined : matrix[firstClass(first)][secondClass(second)]);
}

function coverage(table) {
  const indexes = new Map();
  if (table.version === 1) Array.from(table.glyphs).forEach((glyph, index) => indexes.set(glyph, index));
  else {
    for (const { start, end, startCoverageIndex } of table.rangeRecords) {
      for (let glyph = start; glyph <= end; glyph++) indexes.set(glyph, startCoverageIndex + glyph - start);
    }
  }
  return (glyph) => indexes.get(glyph) ?? -1;
}

function classDefinition(table) {
  const classes = new Map();
  if (table.version === 1)
    Array.from(table.classValueArray).forEach((id, index) => classes.set(table.startGlyph + index, id));
  else {
    for (const record of table.classRangeRecord) {
      for (let glyph = record.start; glyph <= record.end; glyph++) classes.set(glyph, record.class);
    }
  }
  return (glyph) => classes.get(glyph) ?? 0;
}

/** Adds up the values of all lookups. In each lookup, only the first subtable that covers the pair applies. */
function kern(lookups, first, second) {
  let sum = 0;
  for (const subtables of lookups) {
    for (const pairs of subtables) {
      const value = pairs(first, second);
      if (value === undefined) continue;
      sum += value;
      break;
    }
  }
  return sum;
}

/** Assigns the same class number to equal vectors. Class 0 is the zero vector. */
function classesOf(vectors) {
  const numbers = new Map([[JSON.stringify(vectors[0].map(() => 0)), 0]]);
  const members = [vectors[0].map(() => 0)];
  const representatives = [-1];
  const classes = vectors.map((vector, index) => {
    const key = JSON.stringify(vector);
    let number = numbers.get(key);
    if (number === undefined) {
      number = members.length;
      numbers.set(key, number);
      members.push(vector);
      representatives.push(index);
    }
    return number;
  });
  return { classes, members, representatives };
}

/** Encodes a row of kerning values as alternating class numbers and values. Values of zero are omitted. */
const sparse = (row) => row.flatMap((value, index) => (value ? [index, value] : []));
