import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AdminResumeItem } from '@shortlist/shared/contract/console/admin-resumes';
import { RelativeTime } from '@shortlist/ui-kit/relative-time';
import { DataTable } from 'react-admin';
import { dayOf } from '../../ui/dates.js';
import { ListPage } from '../../ui/list-page.js';
import { RecordCards } from '../../ui/record-cards.js';
import { RecordLink } from '../../ui/record-link.js';
import { RecordsTable } from '../../ui/records-table.js';
import { SearchFilter } from '../../ui/search-filter.js';
import { SelectFilter } from '../../ui/select-filter.js';
import { StatusChip } from '../../ui/status-chip.js';
import { messages } from './messages.js';
import { ReadButton } from './read-button.js';
import {
  PLACE_CHIPS,
  PLACE_CHOICES,
  sizeOf,
  TEMPLATE_CHOICES,
  TEMPLATE_NAMES,
  UNLOCKED_CHOICES,
} from './resume-names.js';

export function ResumeList() {
  return (
    <ListPage
      title={messages.resumeList.resumes}
      intro={messages.resumeList.intro}
      sort={{ field: 'updatedAt', order: 'DESC' }}
      filters={
        <>
          <SearchFilter label={messages.resumeList.searchHint} />
          <SelectFilter source="template" label={messages.resumeList.template} choices={TEMPLATE_CHOICES} />
          <SelectFilter source="place" label={messages.resumeList.status} choices={PLACE_CHOICES} />
          <SelectFilter source="unlocked" label={messages.resumeList.download} choices={UNLOCKED_CHOICES} />
        </>
      }
      table={<Table />}
      cards={<RecordCards render={(resume: AdminResumeItem) => <ResumeCard resume={resume} />} />}
    />
  );
}

function Table() {
  const Col = DataTable.Col<AdminResumeItem>;
  return (
    <RecordsTable>
      <Col source="email" label={messages.resumeList.owner} render={(resume) => <Owner resume={resume} />} />
      <Col label={messages.resumeList.template} disableSort render={({ templateKey }) => TEMPLATE_NAMES[templateKey]} />
      <Col
        source="updatedAt"
        label={messages.resumeList.changed}
        render={({ updatedAt }) => <RelativeTime at={updatedAt} />}
      />
      <Col source="createdAt" label={messages.resumeList.created} render={({ createdAt }) => dayOf(createdAt)} />
      <Col source="bytes" label={messages.resumeList.size} render={({ bytes }) => sizeOf(bytes)} />
      <Col label={messages.resumeList.versions} disableSort render={({ versions }) => versions} />
      <Col label={messages.resumeList.status} disableSort render={(resume) => <Chips resume={resume} />} />
      <Col label={messages.resumeList.content} disableSort render={(resume) => <ReadButton resume={resume} />} />
    </RecordsTable>
  );
}

const ONE_LINE = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const Owner = ({ resume: { id, user } }: { resume: AdminResumeItem }) => (
  // Truncates long email addresses, so that the table fits beside the sidebar.
  <Box
    sx={{ maxWidth: { md: 200, xl: 340 }, '&& .MuiLink-root': ONE_LINE }}
    title={messages.resumeList.dialogTitle(user.email, id)}
  >
    <RecordLink to={`/users/${user.id}`}>{user.email}</RecordLink>
    <Typography variant="caption" component="div" color="textSecondary" sx={{ ...ONE_LINE, fontFamily: 'monospace' }}>
      {id}
    </Typography>
  </Box>
);

const Chips = ({ resume: { place, isUnlocked } }: { resume: AdminResumeItem }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
    <StatusChip {...PLACE_CHIPS[place]} />
    {isUnlocked && <StatusChip label={messages.resumeList.unlocked} tone="info" />}
  </Box>
);

function ResumeCard({ resume }: { resume: AdminResumeItem }) {
  const { templateKey, updatedAt, bytes, versions } = resume;
  return (
    <>
      <Owner resume={resume} />
      <Chips resume={resume} />
      <Typography variant="body2" color="textSecondary">
        {TEMPLATE_NAMES[templateKey]} · {sizeOf(bytes)} · {messages.resumeList.versionCount(versions)} ·{' '}
        <RelativeTime at={updatedAt} />
      </Typography>
      <Box>
        <ReadButton resume={resume} />
      </Box>
    </>
  );
}
