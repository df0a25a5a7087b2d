import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import { Link as RouterLink } from 'react-router';
import { RelativeTime } from '../../../ui/relative-time.js';
import { EditableTitle } from '../list/editable-title.js';
import { focusNeighbour } from '../list/focus-neighbour.js';
import { useDeleteResume } from '../list/resumes-api.js';
import { TemplateBadge } from '../list/template-badge.js';
import { ScoreChip } from '../score/score-chip.js';
import { Thumbnail } from '../thumbnail/thumbnail.js';

export function ResumeCard({ resume }: { resume: ResumeRecord }) {
  const { id, title, templateKey, updatedAt } = resume;
  const editPath = `/app/resume/${id}`;
  return (
    <Card
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '104px minmax(0, 1fr)', sm: '132px minmax(0, 1fr)' },
        gridTemplateRows: '1fr auto',
        columnGap: 2,
        rowGap: 1.5,
        p: 2,
      }}
    >
      {/* For the pointer only: the link with a name is below. */}
      <RouterLink to={editPath} tabIndex={-1} aria-hidden>
        <Thumbnail resume={resume} />
      </RouterLink>
      <Box sx={{ minWidth: 0 }}>
        <EditableTitle id={id} title={title} heading="h3" />
        <Box sx={{ display: 'grid', gap: 0.75, justifyItems: 'start', mt: 0.5 }}>
          <TemplateBadge templateKey={templateKey} />
          <Typography variant="body2" color="textSecondary">
            Updated <RelativeTime at={updatedAt} />
          </Typography>
          <ScoreChip resume={resume} />
        </Box>
      </Box>
      <CardActions resume={resume} editPath={editPath} />
    </Card>
  );
}

function CardActions({ resume, editPath }: { resume: ResumeRecord; editPath: string }) {
  const deletion = useDeleteResume('Error');
  const { id, title } = resume;
  return (
    <Box sx={{ gridColumn: '1 / -1', display: 'flex', gap: 1, pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Button
        component={RouterLink}
        to={editPath}
        variant="outlined"
        startIcon={<EditOutlined />}
        aria-label={`Edit ${title}`}
      >
        Edit
      </Button>
      <Button
        href={`/api/export/pdf/${id}`}
        target="_blank"
        rel="noopener"
        startIcon={<PictureAsPdfOutlined />}
        aria-label={`PDF of ${title} (opens a new tab)`}
      >
        PDF
      </Button>
      <Tooltip title="Delete">
        <IconButton
          aria-label={`Delete ${title}`}
          onClick={(event) => {
            focusNeighbour(event.currentTarget);
            deletion.mutate(resume);
          }}
          sx={{ ml: 'auto' }}
        >
          <DeleteOutlined />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
