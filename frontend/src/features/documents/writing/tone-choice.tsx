import type { LetterTone } from '@shortlist/shared/letters/letter-options';
import { Choice } from './choice.js';

const TONES: readonly (readonly [LetterTone, string])[] = [
  ['plain', 'Plain'],
  ['warm', 'Warm'],
  ['formal', 'Formal'],
];

export function ToneChoice({ value, onChoice }: { value: LetterTone; onChoice: (tone: LetterTone) => void }) {
  return <Choice label="Tone" options={TONES} value={value} onChoice={onChoice} />;
}
