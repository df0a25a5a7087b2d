import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { StaffServiceRequest } from '@shortlist/shared/contract/service-requests';
import { EditBase, Form, SaveButton, SelectInput, TextInput, useRecordContext } from 'react-admin';
import { BackLink } from '../../ui/back-link.js';
import { momentOf } from '../../ui/dates.js';
import { Facts } from '../../ui/facts.js';
import { FormActions } from '../../ui/form-actions.js';
import { FormFields } from '../../ui/form-fields.js';
import { PageHeader } from '../../ui/page-header.js';
import { RecordPage } from '../../ui/record-page.js';
import { Section } from '../../ui/section.js';
import { Sections } from '../../ui/sections.js';
import { StatusChip } from '../../ui/status-chip.js';
import { KIND_NAMES, STATE_CHIPS, STATE_CHOICES } from './request-names.js';

export function ServiceRequestEdit() {
  return (
    <EditBase mutationMode="pessimistic" redirect={false}>
      <RecordPage>
        <Request />
      </RecordPage>
    </EditBase>
  );
}

function Request() {
  const request = useRecordContext<StaffServiceRequest>();
  if (!request) return null;
  const { kind, state, user, message, createdAt, answer, answeredBy } = request;
  return (
    <>
      <PageHeader
        title={KIND_NAMES[kind]}
        above={<BackLink to="/service-requests" label="Requests" />}
        actions={<StatusChip {...STATE_CHIPS[state]} />}
      />
      <Sections>
        <Section title="Request">
          <Facts
            facts={{
              From: user.name || null,
              Email: user.email,
              Received: momentOf(createdAt),
              'Answered by': answer === null ? null : answeredBy,
            }}
          />
          <Box sx={{ mt: 2.5, p: 2, bgcolor: 'brand.subtle', borderRadius: 1 }}>
            <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{message}</Typography>
          </Box>
        </Section>
        <Section title="Answer">
          <Form>
            <FormFields>
              <TextInput
                source="answer"
                label="Your answer"
                multiline
                minRows={8}
                maxRows={24}
                helperText="The customer gets an email when the answer is new or changed, and reads it in their account."
              />
              <SelectInput source="state" label="Status" choices={STATE_CHOICES} helperText={false} />
            </FormFields>
            <FormActions>
              <SaveButton label="Save Changes" icon={false} />
            </FormActions>
          </Form>
        </Section>
      </Sections>
    </>
  );
}
