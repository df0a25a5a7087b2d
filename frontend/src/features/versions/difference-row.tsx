import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Difference } from '@shortlist/shared/compare/difference';
import { PART_NAMES } from '@shortlist/shared/compare/resume-parts';
import { wordDiff, type Segment } from '@shortlist/shared/text/word-diff';
import { condenseSegments } from './data/condense-segments.js';
import { messages } from './messages.js';
import { VISUALLY_HIDDEN } from '@shortlist/ui-kit/visually-hidden';
import { MarkedText } from '@shortlist/ui-kit/marked-text';

const texts = messages.differenceRow;

export function DifferenceRow({ difference }: { difference: Difference }) {
  const { part, label, kind } = difference;
  return (
    <Box component="li" sx={{ py: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Typography variant="body2" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, mb: 0.25 }}>
        {/* Omit the label if the section has only one field: the heading already names the field. */}
        {label !== PART_NAMES[part] && (
          <Box component="span" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
            {label}
          </Box>
        )}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {texts.kinds[kind]}
        </Box>
      </Typography>
      <Typography variant="body2" component="div" dir="auto">
        {kind === 'moved' ? (
          <Move difference={difference} />
        ) : (
          <MarkedText segments={condenseSegments(marksOf(difference))} />
        )}
      </Typography>
    </Box>
  );
}

/** Maximum length, in characters, of a list whose old and new order are shown on one line. */
const ONE_LINE = 40;

function Move({ difference: { before = '', after = '' } }: { difference: Difference }) {
  if (before.length > ONE_LINE)
    return (
      <>
        <div>
          {texts.before} {before}
        </div>
        <div>
          {texts.after} {after}
        </div>
      </>
    );
  return (
    <>
      {before}
      <span aria-hidden="true"> → </span>
      <Box component="span" sx={VISUALLY_HIDDEN}>
        {texts.to}
      </Box>
      {after}
    </>
  );
}

/** Marks the changed words of a text. Shows a changed setting or template as "old → new" instead. */
function marksOf({ part, before = '', after = '' }: Difference): Segment[] {
  if (part !== 'settings' && part !== 'templateKey') return wordDiff(before, after);
  return [
    { kind: 'removed', text: before },
    { kind: 'same', text: ' → ' },
    { kind: 'added', text: after },
  ];
}
