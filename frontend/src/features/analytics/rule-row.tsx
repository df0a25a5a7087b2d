import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { fieldAddress } from '../../entities/resume/field-address.js';

interface RuleRowProps {
  resumeId: string;
  text: string;
  detail?: string;
  /** Path of the field in the builder; undefined if the rule does not concern a single field. */
  path: string | undefined;
  points: ReactNode;
}

export function RuleRow({ resumeId, text, detail, path, points }: RuleRowProps) {
  const content = (
    <>
      <Box
        component="span"
        sx={{ minWidth: 52, textAlign: 'right', fontVariantNumeric: 'tabular-nums', fontWeight: 700 }}
      >
        {points}
      </Box>
      <ListItemText primary={text} secondary={detail} slotProps={detail === undefined ? PLAIN : TITLED} />
    </>
  );
  if (path === undefined) return <ListItem sx={ROW}>{content}</ListItem>;
  return (
    <ListItem disablePadding>
      <ListItemButton component={RouterLink} to={fieldAddress(resumeId, path)} sx={{ ...ROW, borderRadius: 1 }}>
        {content}
        <ChevronRight fontSize="small" color="action" />
      </ListItemButton>
    </ListItem>
  );
}

const ROW = { gap: 2, px: 1, alignItems: 'center' };

const PLAIN = { primary: { variant: 'body2' } } as const;

const TITLED = {
  primary: { variant: 'body2', sx: { fontWeight: 700 } },
  secondary: { variant: 'body2' },
} as const;
