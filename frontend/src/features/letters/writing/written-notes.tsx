import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { paragraphsOf } from './changes.js';
import { engineNote, type Written } from './written.js';

interface WrittenNotesProps {
  /** Null when the text was not written just now. */
  written: Written | null;
  text: string;
  /** Shows the person where these words are. */
  onFind: (words: string) => void;
}

/** What has to be known about the text in the field: who wrote it, what it claims without a source, what it leaves open. */
export function WrittenNotes({ written, text, onFind }: WrittenNotesProps) {
  const untraced = (written?.flags ?? []).filter((flag) => text.includes(flag.text));
  const blanks = blanksIn(text);
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
          Before you send it:
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
            {untraced.map((flag, index) => (
              <li key={`${flag.text} ${index}`}>
                {placeOf(flag.text, text)}
                not found in your resume: <Words words={flag.text} onFind={onFind} />
              </li>
            ))}
            {blanks.map((blank) => (
              <li key={blank}>
                {placeOf(blank, text)}
                fill in <Words words={blank} onFind={onFind} />
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
const blanksIn = (text: string): string[] => [...new Set(text.match(/\[[^[\]\n]{1,60}\]/g) ?? [])];

function placeOf(words: string, text: string): string {
  const paragraphs = paragraphsOf(text);
  const place = paragraphs.findIndex((paragraph) => paragraph.includes(words));
  return paragraphs.length > 1 && place >= 0 ? `Paragraph ${place + 1}: ` : '';
}
