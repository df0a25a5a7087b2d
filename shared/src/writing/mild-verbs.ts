import { rootOf } from './word-roots.js';
import { wordSet } from './words.js';

/** Verbs that say little beside what they are about: in "operated the till" it is the till that has to be known. */
const MILD = new Set(
  [
    ...wordSet(`
  operate attend arrange maintain process produce prepare follow monitor check record update fill load place pass receive respond answer
  assemble change cover create deliver draft file finish fix gather guide issue keep lay liaise list locate log look mark meet move note
  observe open order pack plan present read report review run sort stand start store talk tend track turn visit watch write build
  organise coordinate collect count clear close clean compile connect consult cook cut direct-to distribute document enter exchange explain
  feed fetch find greet identify inform input inspect interact label lift listen man measure mix package photograph pick post print
  protect pull push raise recommend relate remove repair replace request resolve restock return rotate route scan schedule select sell send
  separate share ship show sign speak staff stack step supply switch take test tidy tie top transfer transport treat type unload use verify wash weigh
  wrap liaise split clarify correct create coordinate refill replenish partner graduate total migrate move process rely relied trust work shadow
  help join assist reply react address adapt adjust apply allocate assign cope manage-to juggle balance mean reach rise aid field tackle
  oversee-not specialise concentrate centre cover span range spanning extend draw drawing feature see comprise consist contain stretch
`),
  ]
    .filter((word) => !word.includes('-'))
    .map(rootOf),
);

export const isMild = (root: string): boolean => MILD.has(root);
