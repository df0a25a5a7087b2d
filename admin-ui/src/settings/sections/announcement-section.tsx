import { BooleanInput, DateTimeInput, FormDataConsumer, required, SelectInput, TextInput } from 'react-admin';
import { FormFields } from '../../ui/form-fields.js';
import { Section } from '../../ui/section.js';
import type { FormValues } from '../form-values.js';

const TONES = [
  { id: 'info', name: 'Information' },
  { id: 'warning', name: 'Warning' },
];

export const AnnouncementSection = () => (
  <Section title="Announcement">
    <FormFields>
      <BooleanInput source="isAnnounced" label="Show an announcement above every page" helperText={false} />
      <FormDataConsumer<FormValues>>
        {({ formData }) => formData.isAnnounced && <AnnouncementFields />}
      </FormDataConsumer>
      <TextInput
        source="supportEmail"
        label="Support email"
        type="email"
        helperText="Shown at the bottom of every page. Leave it blank if nobody reads its inbox."
      />
    </FormFields>
  </Section>
);

const AnnouncementFields = () => (
  <FormFields>
    <TextInput
      source="announcement.text"
      label="Announcement"
      multiline
      minRows={2}
      validate={required('Write the announcement.')}
      helperText={false}
    />
    <SelectInput
      source="announcement.tone"
      label="Tone"
      choices={TONES}
      validate={required('Choose one.')}
      helperText={false}
    />
    <DateTimeInput
      source="announcement.until"
      label="Until"
      helperText="Leave blank to show it until you turn it off."
    />
  </FormFields>
);
