import { mailHref, webHref } from '@shortlist/shared/resume/links';
import { DraftField } from '../fields/draft-field.js';
import { FieldGrid } from '../fields/field-grid.js';
import { messages } from './messages.js';

const texts = messages.personal;

const checkEmail = (text: string) => (text.trim() === '' || mailHref(text) ? undefined : texts.invalidEmail);

const checkLink = (text: string) => (text.trim() === '' || webHref(text) ? undefined : texts.invalidLink);

export function PersonalStep() {
  return (
    <FieldGrid>
      <DraftField path="personal.fullName" label={texts.fullName} required autoComplete="name" />
      <DraftField path="personal.jobTitle" label={texts.jobTitle} required autoComplete="organization-title" />
      <DraftField
        path="personal.email"
        label={texts.email}
        required
        type="email"
        autoComplete="email"
        check={checkEmail}
      />
      <DraftField path="personal.phone" label={texts.phone} required type="tel" autoComplete="tel" />
      <DraftField
        path="personal.location"
        label={texts.location}
        placeholder={texts.locationPlaceholder}
        autoComplete="address-level2"
      />
      <DraftField
        path="personal.linkedin"
        label={texts.linkedin}
        placeholder={texts.linkedinPlaceholder}
        check={checkLink}
      />
      <div className="wide">
        <DraftField
          path="personal.portfolio"
          label={texts.portfolio}
          placeholder={texts.portfolioPlaceholder}
          check={checkLink}
        />
      </div>
    </FieldGrid>
  );
}
