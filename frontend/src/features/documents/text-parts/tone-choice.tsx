import { LETTER_TONES, type LetterTone } from '@shortlist/shared/product/letter-options';
import { Choice } from './choice.js';
import { messages } from '../writing/messages.js';

const { label, tones } = messages.toneChoice;
const OPTIONS = LETTER_TONES.map((tone) => [tone, tones[tone]] as const);

export function ToneChoice({ value, onChoice }: { value: LetterTone; onChoice: (tone: LetterTone) => void }) {
  return <Choice label={label} options={OPTIONS} value={value} onChoice={onChoice} />;
}
