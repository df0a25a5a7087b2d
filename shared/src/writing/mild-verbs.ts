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
  score workstream workload load output input source target-not path channel account-not purpose measure-not condition position-not cycle period term phase step half-not
  record rule event service process procedure operation system item goods equipment material product request query issue paperwork document
  documentation information data communication coordination maintenance premises site location facility department section schedule session
  program project shift standard quality public community need requirement routine wheel object case file version task stage piece
  component element series selection collection group set list copy page line layout format title label unit inch meter mile kilo
  act accompany address advance amend assemble attach authored back begin being bring browse bundle call care categorise cater chase choose
  combine comply conclude construct contain convert cope cross date demonstrate depend derive detail determine devote discover dispatch divide
  edit engage enhance equip escort examine execute express facilitate familiarise finalise fold force forward free freshen fulfil furnish
  generate hand head-count hear hold host illustrate incorporate indicate inquire interact intervene investigate invite join judge land learn
  leave let link live load lock loop manoeuvre map master match mind model navigate notify number obtain occur offer originate own-brand
  oversight pair park participate pay perform pilot-run place play point pour practice print prioritise produce prove provide pursue question
  rank read rebuild recall reconstruct refer refresh regard rehearse remind render report represent research reset rest retain retrieve
  revise ride ring rinse roll round save-up search seat secure seek serve set settle shape shop show sit site situate slot soothe source
  spot spread start state stay steer stick stop strip structure study submit suit summarise surround sweep tailor tell title touch trace trade
  transcribe figure amount transform-not translate travel trim trust tune turn type understand update upload view wait walk warm wear wipe wire
`),
  ]
    .filter((word) => !word.includes('-'))
    .map(rootOf),
);

export const isMild = (root: string): boolean => MILD.has(root);
