import { BooleanInput, DateTimeInput, FormDataConsumer, required, SelectInput, TextInput } from 'react-admin';
import { FormFields } from '../../ui/form-fields.js';
import { Section } from '../../ui/section.js';
import type { FormValues } from '../form-values.js';
import { messages } from './messages.js';

const TONES = [
  { id: 'info', name: messages.announcementSection.information },
  { id: 'warning', name: messages.announcementSection.warning },
];

export const AnnouncementSection = () => (
  <Section title={messages.announcementSection.title}>
    <FormFields>
      <BooleanInput source="isAnnounced" label={messages.announcementSection.show} helperText={false} />
      <FormDataConsumer<FormValues>>
        {({ formData }) => formData.isAnnounced && <AnnouncementFields />}
      </FormDataConsumer>
      <TextInput
        source="supportEmail"
        label={messages.announcementSection.supportEmail}
        type="email"
        helperText={messages.announcementSection.supportEmailHint}
      />
    </FormFields>
  </Section>
);

const AnnouncementFields = () => (
  <FormFields>
    <TextInput
      source="announcement.text"
      label={messages.announcementSection.announcement}
      multiline
      minRows={2}
      validate={required(messages.announcementSection.textRequired)}
      helperText={false}
    />
    <SelectInput
      source="announcement.tone"
      label={messages.announcementSection.tone}
      choices={TONES}
      validate={required(messages.announcementSection.toneRequired)}
      helperText={false}
    />
    <DateTimeInput
      source="announcement.until"
      label={messages.announcementSection.until}
      helperText={messages.announcementSection.untilHint}
    />
  </FormFields>
);
