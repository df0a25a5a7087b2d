import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { SettingsVersion } from '@shortlist/shared/contract/settings';
import { useQuery } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { momentOf } from '../ui/dates.js';
import { Section } from '../ui/section.js';
import { valuesOf } from './form-values.js';
import { messages } from './messages.js';
import { versionsQuery } from './settings-query.js';

export function VersionsSection() {
  const { data, error } = useQuery(versionsQuery);
  return (
    <Section title={messages.versionsSection.title}>
      {error && <Typography color="error">{error.message}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {data?.items.map((version, index) => (
          <Version key={version.version} version={version} isCurrent={index === 0} />
        ))}
      </Box>
    </Section>
  );
}

function Version({ version, isCurrent }: { version: SettingsVersion; isCurrent: boolean }) {
  const form = useFormContext();
  const notify = useNotify();
  const restore = () => {
    for (const [field, value] of Object.entries(valuesOf(version.settings)))
      if (field !== 'reason') form.setValue(field, value, { shouldDirty: true });
    notify(messages.versionsSection.restored(version.version));
  };
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 700 }}>
          {(isCurrent ? messages.versionsSection.currentVersion : messages.versionsSection.version)(version.version)}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {version.changedAt === null
            ? messages.versionsSection.defaultSettings
            : messages.versionsSection.change(
                momentOf(version.changedAt),
                version.changedBy ?? messages.versionsSection.nobody,
                version.reason ?? '',
              )}
        </Typography>
      </Box>
      {!isCurrent && (
        <Button size="small" onClick={restore} aria-label={messages.versionsSection.restoreLabel(version.version)}>
          {messages.versionsSection.restore}
        </Button>
      )}
    </Box>
  );
}
