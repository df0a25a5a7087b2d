import Close from '@mui/icons-material/Close';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import type { ReadResume } from '@shortlist/shared/contract/console/admin-resumes';
import { ResumeSheets } from '@shortlist/ui-kit/page-preview/resume-sheets';
import { SheetColumn } from '@shortlist/ui-kit/page-preview/sheet-column';
import { useId } from 'react';
import { momentOf } from '../../ui/dates.js';
import { messages } from './messages.js';

interface ResumeDialogProps {
  resume: ReadResume;
  owner: string;
  onClose: () => void;
}

export function ResumeDialog({ resume: { title, data, templateKey, updatedAt }, owner, onClose }: ResumeDialogProps) {
  const titleId = useId();
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby={titleId}>
      <AppBar position="sticky" color="default" elevation={0} sx={{ borderBottom: 1, borderColor: 'divider' }}>
        <Toolbar sx={{ gap: 2, py: 1 }}>
          <Box sx={{ minWidth: 0, flexGrow: 1, overflowWrap: 'anywhere' }}>
            <Typography id={titleId} variant="h3" component="h2">
              {title}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {messages.resumeDialog.changedReadOnly(owner, momentOf(updatedAt))}
            </Typography>
          </Box>
          <IconButton edge="end" aria-label={messages.resumeDialog.label} onClick={onClose}>
            <Close />
          </IconButton>
        </Toolbar>
      </AppBar>
      <Box sx={{ width: 1, maxWidth: 860, mx: 'auto', p: { xs: 1.5, sm: 3 } }}>
        <SheetColumn>{(width) => <ResumeSheets data={data} templateKey={templateKey} width={width} />}</SheetColumn>
      </Box>
    </Dialog>
  );
}
