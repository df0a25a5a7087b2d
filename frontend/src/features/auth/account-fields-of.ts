import type { VisitorDraft } from '../../lib/visitor-draft.js';

/** What sign-up need not ask for again. The last word of the name is taken for the last name. */
export function accountFieldsOf(draft: VisitorDraft | null): { firstName: string; lastName: string; email: string } {
  const { fullName = '', email = '' } = draft?.content.data.personal ?? {};
  const words = fullName.trim().split(/\s+/);
  const lastName = words.length > 1 ? words.pop()! : '';
  return { firstName: words.join(' '), lastName, email: email.trim() };
}
