import { BooleanInput } from 'react-admin';
import { FormFields } from '../../ui/form-fields.js';
import { Section } from '../../ui/section.js';

export const FeaturesSection = () => (
  <Section title="Features">
    <FormFields>
      <BooleanInput source="features.signUps" label="New accounts" helperText={false} />
      <BooleanInput source="features.purchases" label="Purchases and plan changes" helperText={false} />
      <BooleanInput source="features.imports" label="File and text imports" helperText={false} />
      <BooleanInput
        source="features.languageModel"
        label="Language model"
        helperText="While it is off, writing help uses fixed rules only."
      />
    </FormFields>
  </Section>
);
