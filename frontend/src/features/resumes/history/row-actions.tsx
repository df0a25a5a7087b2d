import ContentCopy from '@mui/icons-material/ContentCopy';
import DataObject from '@mui/icons-material/DataObject';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DriveFileRenameOutlineOutlined from '@mui/icons-material/DriveFileRenameOutlineOutlined';
import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import { Link as RouterLink } from 'react-router';
import { useIsLocked } from '../../../lib/billing.js';
import { WritingMenu } from '../../../ui/writing-menu.js';
import { focusNeighbour } from '../list/focus-neighbour.js';
import { isRepeatedClick } from '../list/is-repeated-click.js';
import { pdfLabel, UNLOCK_HINT } from '../list/pdf-label.js';
import { useDeleteResume, useDuplicateResume } from '../list/resumes-api.js';
import type { Renaming } from '../list/use-renaming.js';
import { RowAction } from './row-action.js';

interface RowActionsProps {
  resume: ResumeRecord;
  onRename: Renaming['begin'];
}

export function RowActions({ resume, onRename }: RowActionsProps) {
  const duplication = useDuplicateResume();
  const deletion = useDeleteResume('Delete failed');
  const { id, title } = resume;
  const isLocked = useIsLocked(id);
  return (
    <Box role="group" aria-label={`Actions for ${title}`} sx={PLACE}>
      <RowAction
        label="Edit"
        icon={<EditOutlined />}
        component={RouterLink}
        to={`/app/resume/${id}`}
        aria-label={`Edit ${title}`}
      />
      <RowAction
        label="Rename"
        icon={<DriveFileRenameOutlineOutlined />}
        aria-label={`Rename ${title}`}
        onClick={(event) => onRename(event.currentTarget)}
      />
      <RowAction
        label="Duplicate"
        icon={<ContentCopy />}
        aria-label={`Duplicate ${title}`}
        disabled={duplication.isPending}
        onClick={(event) => {
          if (!isRepeatedClick(event)) duplication.mutate(resume);
        }}
      />
      <RowAction
        label="PDF"
        hint={isLocked ? UNLOCK_HINT : 'PDF'}
        icon={isLocked ? <LockOutlined /> : <PictureAsPdfOutlined />}
        component="a"
        href={`/api/export/pdf/${id}`}
        target="_blank"
        rel="noopener"
        aria-label={pdfLabel(title, isLocked)}
      />
      <RowAction
        label="Versions"
        icon={<HistoryOutlined />}
        component={RouterLink}
        to={`/app/resume/${id}/versions`}
        aria-label={`Versions of ${title}`}
      />
      <WritingMenu resumeId={id}>
        {(opens) => (
          <RowAction
            {...opens}
            label="Write"
            hint="Cover letter, LinkedIn summary"
            icon={<EditNoteOutlined />}
            aria-label={`Write from ${title}`}
          />
        )}
      </WritingMenu>
      <RowAction
        label="JSON"
        hint="JSON Resume, for other tools"
        icon={<DataObject />}
        component="a"
        href={`/api/export/json/${id}`}
        download
        aria-label={`JSON Resume of ${title}`}
      />
      <RowAction
        label="Delete"
        icon={<DeleteOutlined />}
        aria-label={`Delete ${title}`}
        onClick={(event) => {
          if (isRepeatedClick(event)) return;
          focusNeighbour(event.currentTarget);
          deletion.mutate(resume);
        }}
      />
    </Box>
  );
}

/** On a phone three in a row where there is room, as wide as a thumb likes. */
const PLACE = {
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
  flexWrap: 'wrap',
  gap: 0.5,
  mx: { xs: -1, md: 0 },
};
