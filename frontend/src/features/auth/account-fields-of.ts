import type { VisitorDraft } from '../../storage/visitor-draft.js';

/** Returns the initial values of the sign-up form. The last word of the name in the draft becomes the last name. */
export function accountFieldsOf(draft: VisitorDraft | null): { firstName: string; lastName: string; email: string } {
  const { fullName = '', email = '' } = draft?.content.data.personal ?? {};
  const words = fullName.trim().split(/\s+/);
  const lastName = words.length > 1 ? words.pop()! : '';
  return { firstName: words.join(' '), lastName, email: email.trim() };
}
