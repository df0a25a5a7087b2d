/** Codes of states and provinces and short names of countries, each with the full name. */
const PLACES = `
AL alabama;AK alaska;AZ arizona;AR arkansas;CA california;CO colorado;CT connecticut;DE delaware;FL florida;GA georgia;HI hawaii;ID idaho;IL illinois;
IN indiana;IA iowa;KS kansas;KY kentucky;LA louisiana;ME maine;MD maryland;MA massachusetts;MI michigan;MN minnesota;MS mississippi;MO missouri;
MT montana;NE nebraska;NV nevada;NH new hampshire;NJ new jersey;NM new mexico;NY new york;NC north carolina;ND north dakota;OH ohio;OK oklahoma;
OR oregon;PA pennsylvania;RI rhode island;SC south carolina;SD south dakota;TN tennessee;TX texas;UT utah;VT vermont;VA virginia;WA washington;
WV west virginia;WI wisconsin;WY wyoming;DC district of columbia;AB alberta;BC british columbia;MB manitoba;NB new brunswick;NS nova scotia;
ON ontario;QC quebec;SK saskatchewan;NSW new south wales;VIC victoria;QLD queensland;TAS tasmania;
UK united kingdom;UK britain;UK great britain;US united states;USA united states;USA america;US america;UAE united arab emirates;NZ new zealand;EU european union;
NYC new york;SF san francisco;DC washington
`
  .trim()
  .split(/;\s*/)
  .map((line): [code: string, name: string] => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]);

/** Returns alternative names of the states and countries mentioned in a text. */
export function otherPlaceNames(text: string): string[] {
  const codes = new Set(text.match(/(?<![\p{L}\p{N}])\p{Lu}{2,3}(?![\p{L}\p{N}])/gu));
  const lower = text.toLowerCase();
  return PLACES.flatMap(([code, name]) => [
    ...(codes.has(code) ? name.split(' ') : []),
    ...(lower.includes(name) ? [code.toLowerCase()] : []),
  ]);
}
