import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import { templateFor } from '@shortlist/shared/templates/templates';
import { Link as RouterLink } from 'react-router';
import { RelativeTime } from '../../ui/relative-time.js';
import { useDeleteResume } from './resumes-api.js';

export function ResumeCard({ resume }: { resume: ResumeRecord }) {
  const deletion = useDeleteResume('Error');
  const { id, title, templateKey, updatedAt } = resume;
  return (
    <Card component="li" sx={{ display: 'flex', flexDirection: 'column', p: 2.5, gap: 1 }}>
      <Box>
        <Chip
          size="small"
          label={templateFor(templateKey).name}
          sx={{ bgcolor: 'brand.primarySoft', color: 'text.primary' }}
        />
      </Box>
      <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ flex: 1 }}>
        Updated <RelativeTime at={updatedAt} />
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, pt: 1.5 }}>
        <Button
          component={RouterLink}
          to={`/app/resume/${id}`}
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
          <IconButton aria-label={`Delete ${title}`} onClick={() => deletion.mutate(resume)} sx={{ ml: 'auto' }}>
            <DeleteOutlined />
          </IconButton>
        </Tooltip>
      </Box>
    </Card>
  );
}
