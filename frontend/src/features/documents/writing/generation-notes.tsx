import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { paragraphsOf } from '../text-parts/changes.js';
import { engineNote, type GenerationInfo } from './generation-info.js';
import { messages } from './messages.js';

const labels = messages.generationNotes;

export interface NamedText {
  name: string;
  text: string;
}

interface GenerationNotesProps {
  generation: GenerationInfo | null;
  /** The generated texts. Their names are shown if there is more than one. */
  texts: readonly NamedText[];
  title?: string | undefined;
  /** Called with the words to select in the text field that contains them. */
  onFind: (words: string) => void;
}

/** States which engine wrote the text. Lists the claims that the resume does not support, and the blanks to fill in. */
export function GenerationNotes({ generation, texts, title = labels.title, onFind }: GenerationNotesProps) {
  const untraced = [...new Set(generation?.flags.map(({ text }) => text))].flatMap((words) => placed(words, texts));
  const blanks = [...new Set(texts.flatMap(({ text }) => blanksIn(text)))].flatMap((words) => placed(words, texts));
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {generation && (
        <Typography variant="caption" component="p" color="textSecondary">
          {engineNote(generation)}
          {generation.notice && ` ${generation.notice}`}
        </Typography>
      )}
      {(untraced.length > 0 || blanks.length > 0) && (
        <Alert severity="warning" role="note">
          {title}
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
            {untraced.map(({ words, place }) => (
              <li key={words}>
                {place}
                {labels.notFound} <Words words={words} onFind={onFind} />
              </li>
            ))}
            {blanks.map(({ words, place }) => (
              <li key={words}>
                {place}
                {labels.fillIn} <Words words={words} onFind={onFind} />
              </li>
            ))}
          </Box>
        </Alert>
      )}
    </Box>
  );
}

function Words({ words, onFind }: { words: string; onFind: (words: string) => void }) {
  return (
    <Link component="button" type="button" variant="body2" color="inherit" onClick={() => onFind(words)}>
      {words}
    </Link>
  );
}

/** Finds blanks to fill in, such as "[how many?]". */
const blanksIn = (text: string): string[] => text.match(/\[[^[\]\n]{1,120}\]/g) ?? [];

/**
 * Returns the words with the place of their first occurrence, such as "Headline, paragraph 2". Returns an empty list if
 * the texts no longer contain them.
 */
function placed(words: string, texts: readonly NamedText[]): { words: string; place: string }[] {
  const found = texts.find(({ text }) => text.includes(words));
  if (!found) return [];
  const paragraphs = paragraphsOf(found.text);
  const number = paragraphs.findIndex((paragraph) => paragraph.includes(words)) + 1;
  const name = texts.length > 1 ? [found.name] : [];
  const paragraph = paragraphs.length > 1 && number > 0 ? [labels.paragraph(number)] : [];
  return [{ words, place: labels.place([...name, ...paragraph]) }];
}
