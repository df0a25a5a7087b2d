import { capitalized } from '../../text/words.js';

const HONORED =
  /^(?:i )?(?:was|am|have been) (?:(?:also|then|later|soon|personally|often|regularly) ){0,2}(?=(?:chosen|picked|selected|trusted|entrusted|nominated|elected|promoted|appointed|invited|voted|put(?= in charge)) (?:to|for|with|as|by|in)\b)/i;

/** Converts "I was also trusted with the keys" to "Trusted with the keys". Returns undefined for other bullets. */
export function withHonorFirst(text: string): string | undefined {
  const [opening] = HONORED.exec(text) ?? [];
  return opening && capitalized(text.slice(opening.length));
}
