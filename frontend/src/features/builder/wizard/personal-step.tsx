import { mailHref, webHref } from '@shortlist/shared/resume/links';
import { DraftField } from '../fields/draft-field.js';
import { FieldGrid } from '../fields/field-grid.js';

const checkEmail = (text: string) =>
  text.trim() === '' || mailHref(text) ? undefined : 'This does not look like an email address';

const checkLink = (text: string) =>
  text.trim() === '' || webHref(text) ? undefined : 'This does not look like a web address';

export function PersonalStep() {
  return (
    <FieldGrid>
      <DraftField path="personal.fullName" label="Full Name" required autoComplete="name" />
      <DraftField path="personal.jobTitle" label="Job Title" required autoComplete="organization-title" />
      <DraftField path="personal.email" label="Email" required type="email" autoComplete="email" check={checkEmail} />
      <DraftField path="personal.phone" label="Phone" required type="tel" autoComplete="tel" />
      <DraftField path="personal.location" label="Location" placeholder="City, State" autoComplete="address-level2" />
      <DraftField path="personal.linkedin" label="LinkedIn" placeholder="linkedin.com/in/you" check={checkLink} />
      <div className="wide">
        <DraftField path="personal.portfolio" label="Portfolio" placeholder="yoursite.com" check={checkLink} />
      </div>
    </FieldGrid>
  );
}
