import type { ComponentType } from 'react';
import { useParams } from 'react-router';
import { useSession } from '../../../lib/session.js';
import { usePageMeta } from '../../../ui/page-meta.js';
import type { DocumentSort } from '../keeping/document-sort.js';
import type { KeptDocument } from '../keeping/kept-document.js';
import { AccountPage } from './account-page.js';
import type { Subject } from './subject.js';
import { VisitorPage } from './visitor-page.js';

export interface DeskProps<Content> {
  subject: Subject;
  document: KeptDocument<Content>;
}

export interface WritingPageProps<Content> {
  sort: DocumentSort<Content>;
  /** Where the text is written, once it is known what there is so far. */
  Desk: ComponentType<DeskProps<Content>>;
}

/** With a résumé's id in the address for what the account keeps, without one for the draft on this device. */
export function WritingPage<Content>({ sort, Desk }: WritingPageProps<Content>) {
  const { id } = useParams();
  const { user } = useSession();
  usePageMeta(titleOf(sort), { noindex: true });
  if (id === undefined || !user) return <VisitorPage sort={sort} Desk={Desk} />;
  return <AccountPage resumeId={id} user={user} sort={sort} Desk={Desk} />;
}

const titleOf = ({ name }: { name: string }): string => name.charAt(0).toUpperCase() + name.slice(1);
