import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useCallback, useMemo } from 'react';
import type { SectionId } from '@shortlist/shared/resume/resume-data';
import { sectionOrder } from '@shortlist/shared/document/compose-document';
import { PART_NAMES } from '@shortlist/shared/compare/resume-parts';
import { templateFor } from '@shortlist/shared/templates/templates';
import { setSettings, useDraft } from '../draft/draft-store.js';
import { moved } from '../draft/resume-edits.js';
import { DragHandle } from '../fields/drag-handle.js';
import { SortableList } from '../fields/sortable-list.js';
import { messages } from './messages.js';

const texts = messages.sectionOrder;

export function SectionOrder() {
  const data = useDraft((state) => state.content.data);
  const templateKey = useDraft((state) => state.content.templateKey);
  const order = useMemo(() => sectionOrder(data, templateFor(templateKey)), [data, templateKey]);
  const hidden = data.settings.hiddenSections ?? [];
  const nameOf = useCallback((index: number) => PART_NAMES[order[index] ?? 'summary'], [order]);
  const toggle = (id: SectionId) =>
    setSettings({ hiddenSections: hidden.includes(id) ? hidden.filter((known) => known !== id) : [...hidden, id] });
  return (
    <SortableList
      ids={order}
      nameOf={nameOf}
      gap={0.5}
      onMove={(from, to) => setSettings({ sectionOrder: moved(order, from, to) })}
    >
      {(index) => {
        const id = order[index] ?? 'summary';
        const isHidden = hidden.includes(id);
        return (
          <Box
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              px: 0.5,
            }}
          >
            <DragHandle label={texts.move(PART_NAMES[id])} />
            <Typography variant="body2" sx={{ flex: 1, color: isHidden ? 'text.secondary' : undefined }}>
              {PART_NAMES[id]}
              {isHidden && texts.hidden}
            </Typography>
            <IconButton
              size="small"
              aria-label={isHidden ? texts.show(PART_NAMES[id]) : texts.hide(PART_NAMES[id])}
              onClick={() => toggle(id)}
            >
              {isHidden ? <VisibilityOffOutlined fontSize="small" /> : <VisibilityOutlined fontSize="small" />}
            </IconButton>
          </Box>
        );
      }}
    </SortableList>
  );
}
