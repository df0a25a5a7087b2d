import type { ComponentType } from 'react';
import { useParams } from 'react-router';
import { useSession } from '../../../lib/session.js';
import { usePageMeta } from '../../../ui/page-meta.js';
import type { CompanionKind } from '../keeping/companion-kind.js';
import type { SyncedCompanion } from '../keeping/synced-companion.js';
import { AccountPage } from './account-page.js';
import { messages } from './messages.js';
import type { ResumeContext } from './resume-context.js';
import { VisitorPage } from './visitor-page.js';

export interface EditorProps<Content> {
  resume: ResumeContext;
  companion: SyncedCompanion<Content>;
}

export interface WritingPageProps<Content> {
  kind: CompanionKind<Content>;
  /** Rendered once the text has been loaded. */
  Editor: ComponentType<EditorProps<Content>>;
}

/** Edits a text of the resume whose id is in the URL, or without an id of the draft on this device. */
export function WritingPage<Content>({ kind, Editor }: WritingPageProps<Content>) {
  const { id } = useParams();
  const { user } = useSession();
  usePageMeta(messages.writingPage.title(kind.name), { noindex: true });
  if (id === undefined || !user) return <VisitorPage kind={kind} Editor={Editor} />;
  return <AccountPage resumeId={id} user={user} kind={kind} Editor={Editor} />;
}
