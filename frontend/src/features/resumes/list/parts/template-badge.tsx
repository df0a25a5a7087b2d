import Chip from '@mui/material/Chip';
import type { TemplateKey } from '@shortlist/shared/resume/resume-data';
import { templateFor } from '@shortlist/shared/templates/templates';

export function TemplateBadge({ templateKey }: { templateKey: TemplateKey }) {
  return (
    <Chip
      size="small"
      label={templateFor(templateKey).name}
      sx={{ bgcolor: 'brand.primarySoft', color: 'text.primary', maxWidth: 1 }}
    />
  );
}
