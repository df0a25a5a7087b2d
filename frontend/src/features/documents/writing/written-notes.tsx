import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { paragraphsOf } from './changes.js';
import { engineNote, type Written } from './written.js';

export interface NamedText {
  name: string;
  text: string;
}

interface WrittenNotesProps {
  /** Null when the text was not written just now. */
  written: Written | null;
  /** By their names; one text needs none. */
  texts: readonly NamedText[];
  /** Above what is left to do. */
  title?: string | undefined;
  /** Shows the person where these words are. */
  onFind: (words: string) => void;
}

/** What has to be known about the text in the field: who wrote it, what it claims without a source, what it leaves open. */
export function WrittenNotes({ written, texts, title = 'Before you send it:', onFind }: WrittenNotesProps) {
  const untraced = [...new Set(written?.flags.map(({ text }) => text))].flatMap((words) => placed(words, texts));
  const blanks = [...new Set(texts.flatMap(({ text }) => blanksIn(text)))].flatMap((words) => placed(words, texts));
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {written && (
        <Typography variant="caption" component="p" color="textSecondary">
          {engineNote(written)}
          {written.notice && ` ${written.notice}`}
        </Typography>
      )}
      {(untraced.length > 0 || blanks.length > 0) && (
        <Alert severity="warning" role="note">
          {title}
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
            {untraced.map(({ words, place }) => (
              <li key={words}>
                {place}not found in your resume: <Words words={words} onFind={onFind} />
              </li>
            ))}
            {blanks.map(({ words, place }) => (
              <li key={words}>
                {place}fill in <Words words={words} onFind={onFind} />
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

/** What the writer leaves to the person, such as "[how many?]". */
const blanksIn = (text: string): string[] => text.match(/\[[^[\]\n]{1,120}\]/g) ?? [];

/** Where the words stand first; nowhere once the person has changed them. */
function placed(words: string, texts: readonly NamedText[]): { words: string; place: string }[] {
  const found = texts.find(({ text }) => text.includes(words));
  if (!found) return [];
  const paragraphs = paragraphsOf(found.text);
  const number = paragraphs.findIndex((paragraph) => paragraph.includes(words)) + 1;
  const name = texts.length > 1 ? [found.name] : [];
  const paragraph = paragraphs.length > 1 && number > 0 ? [`paragraph ${number}`] : [];
  const place = [...name, ...paragraph].join(', ');
  return [{ words, place: place && `${place.charAt(0).toUpperCase()}${place.slice(1)}: ` }];
}
