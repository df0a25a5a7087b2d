import type { WritingPageProps } from './writing-page-props.js';
import { useParams } from 'react-router';
import { useSession } from '../../../entities/session/session.js';
import { usePageMeta } from '../../../ui/page-meta.js';
import { AccountPage } from './account-page.js';
import { messages } from './messages.js';
import { VisitorPage } from './visitor-page.js';

/**
 * Edits a companion text, such as the cover letter, of the resume whose id is in the URL, or of the draft on this
 * device if the URL contains no id.
 */
export function WritingPage<Content>({ kind, Editor }: WritingPageProps<Content>) {
  const { id } = useParams();
  const { user } = useSession();
  usePageMeta(messages.writingPage.title(kind.name), { noindex: true });
  if (id === undefined || !user) return <VisitorPage kind={kind} Editor={Editor} />;
  return <AccountPage resumeId={id} user={user} kind={kind} Editor={Editor} />;
}
