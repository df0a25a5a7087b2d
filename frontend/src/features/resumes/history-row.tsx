import ContentCopy from '@mui/icons-material/ContentCopy';
import DataObject from '@mui/icons-material/DataObject';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import { templateFor } from '@shortlist/shared/templates/templates';
import { Link as RouterLink } from 'react-router';
import { RelativeTime } from '../../ui/relative-time.js';
import { useDeleteResume, useDuplicateResume } from './resumes-api.js';

export function HistoryRow({ resume }: { resume: ResumeRecord }) {
  const { id, title, templateKey, updatedAt, data } = resume;
  const person = [data.personal?.fullName, data.personal?.jobTitle].filter(Boolean).join(', ');
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        px: { xs: 2, sm: 3 },
        py: 2,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {person && <Typography sx={{ overflowWrap: 'anywhere' }}>{person}</Typography>}
        <Typography
          variant="body2"
          color="textSecondary"
          component="div"
          sx={{ mt: 0.75, display: 'flex', gap: 1.5, alignItems: 'center' }}
        >
          <Chip
            size="small"
            label={templateFor(templateKey).name}
            sx={{ bgcolor: 'brand.primarySoft', color: 'text.primary' }}
          />
          <RelativeTime at={updatedAt} />
        </Typography>
      </Box>
      <RowActions resume={resume} editPath={`/app/resume/${id}`} />
    </Box>
  );
}

function RowActions({ resume, editPath }: { resume: ResumeRecord; editPath: string }) {
  const duplication = useDuplicateResume();
  const deletion = useDeleteResume('Delete failed');
  const { id, title } = resume;
  return (
    <Box role="group" aria-label={`Actions for ${title}`} sx={{ display: 'flex', gap: 0.5 }}>
      <Tooltip title="Edit">
        <IconButton component={RouterLink} to={editPath} aria-label={`Edit ${title}`}>
          <EditOutlined />
        </IconButton>
      </Tooltip>
      <Tooltip title="Duplicate">
        <IconButton
          aria-label={`Duplicate ${title}`}
          disabled={duplication.isPending}
          onClick={() => duplication.mutate(resume)}
        >
          <ContentCopy />
        </IconButton>
      </Tooltip>
      <Tooltip title="PDF">
        <IconButton
          component="a"
          href={`/api/export/pdf/${id}`}
          target="_blank"
          rel="noopener"
          aria-label={`PDF of ${title} (opens a new tab)`}
        >
          <PictureAsPdfOutlined />
        </IconButton>
      </Tooltip>
      <Tooltip title="JSON Resume, for other tools">
        <IconButton component="a" href={`/api/export/json/${id}`} download aria-label={`JSON Resume of ${title}`}>
          <DataObject />
        </IconButton>
      </Tooltip>
      <Tooltip title="Delete">
        <IconButton aria-label={`Delete ${title}`} onClick={() => deletion.mutate(resume)}>
          <DeleteOutlined />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
