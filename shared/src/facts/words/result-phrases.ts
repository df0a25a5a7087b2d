/** Results in everyday words, each with words that support it in the source: "shortened" supports "faster". */
export const RESULTS: readonly [claim: RegExp, evidence: RegExp][] = [
  [
    /\b(?:quicker|faster|sooner|easier|smoother|safer|happier|cheaper|cleaner|tidier|calmer|stronger|simpler|busier)\b(?! said)/gi,
    /quick|fast|soon|eas[iy]|smooth|safe|happ|cheap|clean|tid[iy]|calm|short|sav|cut|reduc|improv|less|fewer|down|bus[iy]/i,
  ],
  [
    /\b(?:on time|on the day|ahead of (?:time|schedule|plan)|(?:with)?in budget|under budget|to deadline|by the deadline|right first time)\b/gi,
    /\btime|deadline|schedule|budget|punctual|on the day|prompt|within|\bby (?:noon|\d)/i,
  ],
  [
    /\bno \p{L}+ (?:has|have|had|was|were|went|came|got)\b|\b(?:none of|not one of|nobody|no one) (?:\p{L}+ ){0,3}(?:has|have|had|was|were|went|came|got|left|missed|failed|complained|waited)\b/giu,
    /\bno\b|none|never|without|zero|nobody|\b0\b|every|all/i,
  ],
  [
    /\b(?:that|which|and|so) (?:has |have |had )?(?:let|lets|allowed|allows|enabled|enables|freed|frees|helped|helps|kept|keeps|saved|saves|meant|means|brought|brings|won|wins|stopped|stops|ended) (?:the|our|us|them|it|in|customers|clients|patients|residents|guests|pupils|students|staff|families|visitors|that|more|new|a)\b/gi,
    /\b(?:let|allow|enabl|free|help|kept|keep|sav|meant|mean|so|result|brought|bring|stop|end|won)/i,
  ],
  [
    /\b(?:take|takes|took|taking) on (?:more|extra|new|bigger|larger)\b|\bmore (?:customers|clients|visitors|guests|orders|sales|bookings|members|pupils|students|patients|work|business|space)\b/gi,
    /\bmore\b|grew|grow|increas|extra|doubl|rose|rais|up from|\bup\b|additional|\bnew\b/i,
  ],
  [
    /\b(?:no longer) (?:\p{L}+ing|need|needs|needed|have|has|had|run|runs|ran)\b/giu,
    /no longer|stop|end(?:ed|s)?\b|cut|fewer|less|reduc|without/i,
  ],
];
