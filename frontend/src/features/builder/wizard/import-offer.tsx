import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { defaultTitle } from '@shortlist/shared/resume/resume-data';
import type { ImportResult } from '@shortlist/shared/contract/import';
import { useImportDialog } from '../../../ui/import-slot.js';
import { useToast } from '../../../ui/toasts.js';
import { takeResume, undo, useDraft, type DraftContent } from '../draft/draft-store.js';
import { hasContent } from '../draft/has-sections.js';
import { PERSONAL_STEP } from './steps.js';

/** The short way for whoever has a resume already. */
export function ImportOffer() {
  const openImport = useImportDialog();
  const toast = useToast();
  const take = (result: ImportResult) => {
    const { content } = useDraft.getState();
    takeResume(withImport(content, result), PERSONAL_STEP);
    toast({
      title: 'Resume imported',
      description: 'Check each step and the preview.',
      ...(hasContent(content.data) && { action: { label: 'Undo', onClick: undo } }),
    });
  };
  return (
    <Typography variant="body2" color="text.secondary" sx={{ mt: -1.5, mb: 2 }}>
      Already have a resume?{' '}
      <Link
        component="button"
        type="button"
        variant="body2"
        onClick={() => openImport(take, { replaces: hasContent(useDraft.getState().content.data) })}
        sx={{ verticalAlign: 'baseline', py: 0.5 }}
      >
        Import it
      </Link>
    </Typography>
  );
}

/** The look that was chosen here stays unless the file brings its own; so does a title that somebody chose. */
function withImport(content: DraftContent, { data, title, templateKey }: ImportResult): DraftContent {
  return {
    ...content,
    data: { ...data, settings: { ...content.data.settings, ...data.settings } },
    templateKey: templateKey ?? content.templateKey,
    title: content.title === defaultTitle(content.data) ? title : content.title,
  };
}
