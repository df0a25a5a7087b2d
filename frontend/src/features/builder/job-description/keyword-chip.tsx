import AddOutlined from '@mui/icons-material/AddOutlined';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { VISUALLY_HIDDEN } from '@shortlist/ui-kit/visually-hidden';
import { placeOf, type KeywordTerm } from './add-keyword.js';

const IMPORTANCE: Record<KeywordTerm['zone'], string> = {
  must: 'must-have',
  nice: 'nice to have',
  duty: 'responsibility',
  other: 'mentioned',
};

interface KeywordChipProps {
  term: KeywordTerm;
  /** Other résumés of the person that have it. */
  titles?: readonly string[];
  showsSnippet: boolean;
  /** Absent for what the résumé has. */
  onAdd?: (button: HTMLElement) => void;
}

/** A keyword with its importance, and where it stands in the description. */
export function KeywordChip({ term, titles = [], showsSnippet, onAdd }: KeywordChipProps) {
  const snippetId = useId();
  const importance = IMPORTANCE[term.zone];
  const label = (
    <>
      {onAdd && (
        <Box component="span" sx={VISUALLY_HIDDEN}>
          {'Add '}
        </Box>
      )}
      {term.text}
      <Box component="span" sx={{ fontWeight: 400 }}>
        {` · ${importance}`}
        {titles.length > 0 && ` · ${titled(titles)}`}
      </Box>
    </>
  );
  return (
    <>
      {onAdd ? (
        <Chip
          component="button"
          clickable
          size="small"
          variant="outlined"
          icon={<AddOutlined />}
          label={label}
          title={term.snippet}
          aria-describedby={snippetId}
          onClick={(event) => onAdd(event.currentTarget)}
          sx={WRAPPED}
        />
      ) : (
        <Chip
          size="small"
          color="success"
          variant="outlined"
          icon={<CheckOutlined />}
          label={label}
          title={term.snippet}
          sx={WRAPPED}
        />
      )}
      <Typography
        id={snippetId}
        variant="caption"
        component="p"
        color="text.secondary"
        sx={showsSnippet ? { mt: 0.25, mb: 0.5, overflowWrap: 'anywhere' } : VISUALLY_HIDDEN}
      >
        {onAdd && (
          <Box component="span" sx={VISUALLY_HIDDEN}>
            {`To ${placeOf(term)}. `}
          </Box>
        )}
        “{term.snippet}”
      </Typography>
    </>
  );
}

/** Long names take a second line on a phone. */
const WRAPPED = {
  maxWidth: '100%',
  height: 'auto',
  minHeight: 28,
  '& .MuiChip-label': { whiteSpace: 'normal', overflowWrap: 'anywhere', textAlign: 'start', py: 0.25 },
} as const;

const titled = ([first, ...rest]: readonly string[]): string =>
  rest.length === 0 ? `in ${first}` : `in ${first} and ${rest.length} more`;
