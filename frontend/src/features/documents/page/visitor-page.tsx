import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { hasContent, readVisitorDraft } from '../../../lib/visitor-draft.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { DeviceDocument } from '../keeping/device-document.js';
import type { DocumentSort } from '../keeping/document-sort.js';
import { readVisitorDocuments } from '../keeping/visitor-documents.js';
import type { DeskProps, WritingPageProps } from './writing-page.js';

/** For the draft on this device. */
export function VisitorPage<Content>({ sort, Desk }: WritingPageProps<Content>) {
  const [open, setOpen] = useState<DeskProps<Content> | null | undefined>(undefined);
  useEffect(() => {
    // Not while the page is drawn: the builder, which was just left, keeps its last words only then.
    setOpen(openDraft(sort));
  }, [sort]);
  if (open === undefined) return null;
  if (open) return <Desk {...open} />;
  return (
    <EmptyState
      heading="h1"
      title="First, your resume"
      text={`The ${sort.name} is based on your resume. There is no resume on this device yet.`}
      action={
        <Button component={RouterLink} to="/app/resume" variant="contained">
          Build My Resume
        </Button>
      }
    />
  );
}

/** Null when there is no draft, or nothing in it. */
function openDraft<Content>(sort: DocumentSort<Content>): DeskProps<Content> | null {
  const draft = readVisitorDraft();
  if (!draft || !hasContent(draft.content)) return null;
  const content = sort.read(readVisitorDocuments()?.texts[sort.kind], sort.blank(draft.content.data));
  return {
    subject: { ...draft.content, resumeId: null },
    document: new DeviceDocument<Content>(draft.id, sort.kind, content),
  };
}
