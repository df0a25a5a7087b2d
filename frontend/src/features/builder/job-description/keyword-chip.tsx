import AddOutlined from '@mui/icons-material/AddOutlined';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { VISUALLY_HIDDEN } from '@shortlist/ui-kit/visually-hidden';
import { sectionOf, type KeywordTerm } from './add-keyword.js';
import { messages } from './messages.js';

const texts = messages.keywordChip;

interface KeywordChipProps {
  term: KeywordTerm;
  titles?: readonly string[];
  showsSnippet: boolean;
  /** Adds the keyword; omitted if the resume already contains it. */
  onAdd?: (button: HTMLElement) => void;
}

export function KeywordChip({ term, titles = [], showsSnippet, onAdd }: KeywordChipProps) {
  const snippetId = useId();
  const importance = texts.importance[term.zone];
  const label = (
    <>
      {onAdd && (
        <Box component="span" sx={VISUALLY_HIDDEN}>
          {texts.add}
        </Box>
      )}
      {term.text}
      <Box component="span" sx={{ fontWeight: 400 }}>
        {` · ${importance}`}
        {titles.length > 0 && ` · ${texts.inResumes(titles)}`}
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
            {texts.to(sectionOf(term))}
          </Box>
        )}
        “{term.snippet}”
      </Typography>
    </>
  );
}

const WRAPPED = {
  maxWidth: '100%',
  height: 'auto',
  minHeight: 28,
  '& .MuiChip-label': { whiteSpace: 'normal', overflowWrap: 'anywhere', textAlign: 'start', py: 0.25 },
} as const;
