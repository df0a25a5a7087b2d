import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ReactNode } from 'react';
import type { ResumeData } from '@shortlist/shared/resume/resume-data';
import { useDraft } from '../draft/draft-store.js';
import { toggleEntry } from '../draft/jump.js';
import { DragHandle } from './drag-handle.js';
import { messages } from './messages.js';

interface EntryCardProps {
  entryKey: string;
  title: (data: ResumeData) => string;
  fallbackTitle: string;
  /** Removes the entry; omitted for blank entries, which cannot be removed. */
  onRemove?: () => void;
  children: ReactNode;
}

export function EntryCard({ entryKey, title, fallbackTitle, onRemove, children }: EntryCardProps) {
  const open = useDraft((state) => state.opened.has(entryKey));
  const shown = useDraft((state) => title(state.content.data)) || fallbackTitle;
  const fields = useId();
  return (
    <Box
      role="group"
      aria-label={shown}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 2, bgcolor: 'background.paper' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, px: 1, py: 0.5 }}>
        <DragHandle label={messages.entryCard.move(shown)} />
        <ButtonBase
          aria-expanded={open}
          aria-controls={fields}
          onClick={() => toggleEntry(entryKey)}
          sx={{
            flex: 1,
            minWidth: 0,
            justifyContent: 'space-between',
            borderRadius: 1,
            px: 1,
            py: 1,
            textAlign: 'start',
          }}
        >
          <Typography variant="body2" sx={{ fontWeight: 700, minWidth: 0, overflowWrap: 'anywhere' }}>
            {shown}
          </Typography>
          <ExpandMore fontSize="small" sx={{ transform: open ? 'rotate(180deg)' : 'none', color: 'text.secondary' }} />
        </ButtonBase>
        {onRemove && (
          <IconButton
            size="small"
            aria-label={messages.entryCard.remove(shown)}
            onClick={onRemove}
            sx={{ color: 'text.secondary' }}
          >
            <DeleteOutlined fontSize="small" />
          </IconButton>
        )}
      </Box>
      <Box id={fields} hidden={!open} sx={{ px: { xs: 1.25, sm: 2 }, pt: 1.5, pb: 2.5 }}>
        {open && children}
      </Box>
    </Box>
  );
}
