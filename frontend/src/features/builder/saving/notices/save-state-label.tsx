import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { VISUALLY_HIDDEN } from '@shortlist/ui-kit/visually-hidden';
import { hasContent } from '../../../../storage/visitor-draft.js';
import { saveAppearance } from '../../../../ui/save-state/save-appearance.js';
import { useDraft } from '../../draft/draft-store.js';
import { messages } from '../messages.js';
import { useSaveState, useSaving } from '../saving.js';
import { useFirstSaveReport } from '../use-first-save-report.js';

export function SaveStateLabel() {
  const { place } = useSaving();
  const state = useSaveState();
  useFirstSaveReport(state.kind);
  const hasName = useDraft(({ content }) => content.data.personal.fullName.trim() !== '');
  const untouched = useDraft(({ content, id }) => id === null && !hasContent(content));
  const { text, Icon, color, detail, reason } = saveAppearance(state, place);
  const missing = state.kind === 'unsaved' && place === 'account' && !hasName ? messages.nameMissing : undefined;
  const isQuiet = untouched && state.kind === 'saved';
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      {!isQuiet && (
        <Box
          title={missing ?? reason ?? detail}
          sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color, minWidth: 0 }}
        >
          <Icon fontSize="small" />
          <Typography variant="body2" noWrap component="span" sx={TEXT}>
            {text}
          </Typography>
        </Box>
      )}
    </Box>
  );
}

/** Hides the text visually on phones, which show only the icon. Screen readers still read it. */
const TEXT = { '@media (max-width: 899.95px)': VISUALLY_HIDDEN };
