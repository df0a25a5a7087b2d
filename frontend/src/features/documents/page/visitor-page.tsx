import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { hasContent, readVisitorDraft } from '../../../storage/visitor-draft.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { deviceCompanion } from '../keeping/device-companion.js';
import type { CompanionKind } from '../keeping/companion-kind.js';
import { messages } from './messages.js';
import type { EditorProps, WritingPageProps } from './writing-page-props.js';

export function VisitorPage<Content>({ kind, Editor }: WritingPageProps<Content>) {
  const [open, setOpen] = useState<EditorProps<Content> | null | undefined>(undefined);
  useEffect(() => {
    // Open the draft in an effect, because the builder stores its last changes only when it unmounts, after this
    // render.
    setOpen(openDraft(kind));
  }, [kind]);
  if (open === undefined) return null;
  if (open) return <Editor {...open} />;
  return (
    <EmptyState
      heading="h1"
      title={messages.visitorPage.title}
      text={messages.visitorPage.text(kind.name)}
      action={
        <Button component={RouterLink} to="/app/resume" variant="contained">
          {messages.visitorPage.build}
        </Button>
      }
    />
  );
}

function openDraft<Content>(kind: CompanionKind<Content>): EditorProps<Content> | null {
  const draft = readVisitorDraft();
  if (!draft || !hasContent(draft.content)) return null;
  return {
    resume: { ...draft.content, resumeId: null },
    companion: deviceCompanion(draft.id, kind, kind.blank(draft.content.data)),
  };
}
