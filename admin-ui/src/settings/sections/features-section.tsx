import { BooleanInput } from 'react-admin';
import { FormFields } from '../../ui/form-fields.js';
import { Section } from '../../ui/section.js';
import { messages } from './messages.js';

export const FeaturesSection = () => (
  <Section title={messages.featuresSection.title}>
    <FormFields>
      <BooleanInput source="features.signUps" label={messages.featuresSection.newAccounts} helperText={false} />
      <BooleanInput source="features.purchases" label={messages.featuresSection.purchases} helperText={false} />
      <BooleanInput source="features.imports" label={messages.featuresSection.imports} helperText={false} />
      <BooleanInput
        source="features.languageModel"
        label={messages.featuresSection.languageModel}
        helperText={messages.featuresSection.languageModelHint}
      />
    </FormFields>
  </Section>
);
