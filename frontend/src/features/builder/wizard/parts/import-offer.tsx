import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { defaultTitle } from '@shortlist/shared/resume/resume-data';
import type { ImportResult } from '@shortlist/shared/contract/import';
import { useImportDialog } from '../../../../entities/resume/import-slot.js';
import { useToast } from '../../../../ui/toasts/toasts.js';
import { replaceResume, undo, useDraft } from '../../draft/draft-store.js';
import { type DraftContent } from '../../draft/draft-content.js';
import { hasContent } from '../../draft/has-sections.js';
import { messages } from '../messages.js';
import { PERSONAL_STEP } from '../../draft/steps.js';

const texts = messages.importOffer;

export function ImportOffer() {
  const openImport = useImportDialog();
  const toast = useToast();
  const onImported = (result: ImportResult) => {
    const { content } = useDraft.getState();
    replaceResume(withImport(content, result), PERSONAL_STEP);
    toast({
      title: texts.imported,
      description: texts.importedDetail,
      ...(hasContent(content.data) && { action: { label: texts.undo, onClick: undo } }),
    });
  };
  return (
    <Typography variant="body2" color="text.secondary" sx={{ mt: -1.5, mb: 2 }}>
      {texts.question}{' '}
      <Link
        component="button"
        type="button"
        variant="body2"
        onClick={() => openImport(onImported, { replaces: hasContent(useDraft.getState().content.data) })}
        sx={{ verticalAlign: 'baseline', py: 0.5 }}
      >
        {texts.import}
      </Link>
    </Typography>
  );
}

/**
 * Keeps the draft's template and settings unless the imported file contains its own. Keeps a title that the user chose.
 */
function withImport(content: DraftContent, { data, title, templateKey }: ImportResult): DraftContent {
  return {
    ...content,
    data: { ...data, settings: { ...content.data.settings, ...data.settings } },
    templateKey: templateKey ?? content.templateKey,
    title: content.title === defaultTitle(content.data) ? title : content.title,
  };
}
