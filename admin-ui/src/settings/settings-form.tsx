import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SettingsVersion } from '@shortlist/shared/contract/settings';
import { ApiError } from '@shortlist/ui-kit/request';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Form, SaveButton, useNotify } from 'react-admin';
import { api } from '../api.js';
import { FormActions } from '../ui/form-actions.js';
import { Sections } from '../ui/sections.js';
import { settingsOf, valuesOf, type FormValues } from './form-values.js';
import { messages } from './messages.js';
import { AnnouncementSection } from './sections/announcement-section.js';
import { FeaturesSection } from './sections/features-section.js';
import { LimitsSection } from './sections/limits-section.js';
import { MaintenanceSection } from './sections/maintenance-section.js';
import { ReasonSection } from './sections/reason-section.js';

export function SettingsForm({ current, children }: { current: SettingsVersion; children: ReactNode }) {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const save = useMutation({
    mutationFn: ({ values }: { values: FormValues }) =>
      api.put<SettingsVersion>('settings', {
        version: current.version,
        settings: settingsOf(values),
        reason: values.reason,
      }),
    onSuccess: () => {
      notify(messages.settingsForm.saved);
      return queryClient.invalidateQueries({ queryKey: ['settings'] });
    },
  });
  const submit = async (values: object) => {
    try {
      await save.mutateAsync({ values: values as FormValues });
      return undefined;
    } catch (error) {
      return error instanceof ApiError ? fieldErrors(error) : undefined;
    }
  };
  return (
    <Form record={{ id: current.version, ...valuesOf(current.settings) }} onSubmit={submit}>
      <Sections>
        <AnnouncementSection />
        <MaintenanceSection />
        <FeaturesSection />
        <LimitsSection />
        <ReasonSection />
      </Sections>
      {save.error && <Problem error={save.error} />}
      <FormActions>
        <SaveButton label={messages.settingsForm.save} icon={false} disabled={save.isPending} />
      </FormActions>
      <Box sx={{ mt: 2.5 }}>{children}</Box>
    </Form>
  );
}

function Problem({ error }: { error: Error }) {
  const queryClient = useQueryClient();
  const isChanged = error instanceof ApiError && error.code === 'settings_changed';
  return (
    <Alert
      severity="error"
      sx={{ mt: 2.5 }}
      action={
        isChanged && (
          <Button
            color="inherit"
            size="small"
            onClick={() => void queryClient.invalidateQueries({ queryKey: ['settings'] })}
          >
            {messages.settingsForm.showTheirs}
          </Button>
        )
      }
    >
      {error.message}
    </Alert>
  );
}

/** Maps the API's field names, nested under `settings`, to the flat names of the form. */
const fieldErrors = ({ issues }: ApiError): Record<string, string> =>
  Object.fromEntries(issues.map(({ path, message }) => [path.replace(/^settings\./, ''), message]));
