import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { StaffServiceRequest } from '@shortlist/shared/contract/service-requests';
import { isOverdue } from '@shortlist/shared/product/service-times';
import { EditBase, useRecordContext } from 'react-admin';
import { BackLink } from '../../ui/back-link.js';
import { momentOf } from '../../ui/dates.js';
import { Facts } from '../../ui/facts.js';
import { PageHeader } from '../../ui/page-header.js';
import { RecordPage } from '../../ui/record-page.js';
import { Section } from '../../ui/section.js';
import { Sections } from '../../ui/sections.js';
import { StatusChip } from '../../ui/status-chip.js';
import { AnswerForm } from './answer-form.js';
import { Assignment } from './assignment.js';
import { messages } from './messages.js';
import { KIND_NAMES, STATE_CHIPS } from './request-names.js';
import { RequestResume } from './request-resume.js';
import { SuggestionList } from './suggestion-list.js';
import { useChangeRequest } from './use-change-request.js';

export function ServiceRequestEdit() {
  return (
    <EditBase mutationMode="pessimistic" redirect={false}>
      <RecordPage>
        <RequestPage />
      </RecordPage>
    </EditBase>
  );
}

function RequestPage() {
  const record = useRecordContext<StaffServiceRequest>();
  return record ? <Request key={record.id} record={record} /> : null;
}

function Request({ record }: { record: StaffServiceRequest }) {
  const { request, change, isPending } = useChangeRequest(record);
  const { kind, state, user, message, createdAt, dueAt, answer, answeredBy } = request;
  const details = (
    <Section title={messages.serviceRequestEdit.request}>
      <Facts
        facts={{
          [messages.serviceRequestEdit.from]: user.name || null,
          [messages.serviceRequestEdit.email]: user.email,
          [messages.serviceRequestEdit.received]: momentOf(createdAt),
          [messages.serviceRequestEdit.answerDue]: momentOf(dueAt),
          [messages.serviceRequestEdit.answeredBy]: answer === null ? null : answeredBy,
        }}
      />
      <Box sx={{ mt: 2.5, p: 2, bgcolor: 'brand.subtle', borderRadius: 1 }}>
        <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {message}
        </Typography>
      </Box>
      <Assignment request={request} change={change} busy={isPending} />
    </Section>
  );
  const answerSection = (
    <Section title={messages.serviceRequestEdit.answer}>
      <AnswerForm request={request} change={change} busy={isPending} />
    </Section>
  );
  return (
    <>
      <PageHeader
        title={KIND_NAMES[kind]}
        above={<BackLink to="/service-requests" label={messages.serviceRequestEdit.requests} />}
        actions={
          <Box sx={{ display: 'flex', gap: 1 }}>
            {isOverdue(request) && <StatusChip label={messages.serviceRequestEdit.overdue} tone="error" />}
            <StatusChip {...STATE_CHIPS[state]} />
          </Box>
        }
      />
      <Sections>
        {request.resumeId === null ? (
          <>
            {details}
            {answerSection}
          </>
        ) : (
          <>
            <Box sx={COLUMN}>
              {details}
              <Box sx={{ position: { lg: 'sticky' }, top: 24, display: 'grid', gap: 2.5 }}>
                {answerSection}
                <Section title={messages.serviceRequestEdit.suggestions}>
                  <SuggestionList requestId={request.id} />
                </Section>
              </Box>
            </Box>
            <Section title={messages.serviceRequestEdit.resume}>
              <RequestResume request={request} />
            </Section>
          </>
        )}
      </Sections>
    </>
  );
}

/** Makes the column as tall as the resume beside it, so that the sticky answer form stays in view. */
const COLUMN = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  alignSelf: 'stretch',
  gap: 2.5,
};
