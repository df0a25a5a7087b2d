import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { hasContent, readVisitorDraft } from '../../../lib/visitor-draft.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { DeviceDocument } from '../keeping/device-document.js';
import { readVisitorDocuments } from '../keeping/visitor-documents.js';
import type { WritingPageProps } from './writing-page.js';

/** For the draft on this device. */
export function VisitorPage<Content>({ sort, Desk }: WritingPageProps<Content>) {
  const [open] = useState(() => {
    const draft = readVisitorDraft();
    if (!draft || !hasContent(draft.content)) return null;
    const content = sort.read(readVisitorDocuments()?.texts[sort.kind], sort.blank(draft.content.data));
    return {
      subject: { ...draft.content, resumeId: null },
      document: new DeviceDocument<Content>(draft.id, sort.kind, content),
    };
  });
  if (open) return <Desk {...open} />;
  return (
    <EmptyState
      heading="h1"
      title="First, your resume"
      text={`The ${sort.name} is written from what your resume says. There is none on this device yet.`}
      action={
        <Button component={RouterLink} to="/app/resume" variant="contained">
          Build My Resume
        </Button>
      }
    />
  );
}
