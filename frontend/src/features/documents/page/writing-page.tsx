import type { WritingPageProps } from './writing-page-props.js';
import { useParams } from 'react-router';
import { useSession } from '../../../entities/session/session.js';
import { usePageMeta } from '../../../ui/page-meta.js';
import { AccountPage } from './account-page.js';
import { messages } from './messages.js';
import { VisitorPage } from './visitor-page.js';

/**
 * Edits a companion text, such as the cover letter. The URL contains the id of the text's resume; without an id, the
 * text belongs to the draft on this device.
 */
export function WritingPage<Content>({ kind, Editor }: WritingPageProps<Content>) {
  const { id } = useParams();
  const { user } = useSession();
  usePageMeta(messages.writingPage.title(kind.name), { noindex: true });
  if (id === undefined || !user) return <VisitorPage kind={kind} Editor={Editor} />;
  return <AccountPage resumeId={id} user={user} kind={kind} Editor={Editor} />;
}
