import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { FONT_SCALE } from '@shortlist/shared/resume/resume-data';
import { DENSITY_NAMES, MARGINS_NAMES, PAGE_SIZE_NAMES, percent } from '@shortlist/shared/resume/setting-names';
import { composeDocument } from '@shortlist/shared/document/compose-document';
import { ToggleChoice } from '../../../ui/toggle-choice.js';
import { editData, setSettings, useDraft } from '../draft/draft-store.js';
import { AccentPicker } from './accent-picker.js';
import { FitButtons } from './fit-buttons.js';
import { LanguagePicker } from './language-picker.js';
import { SectionOrder } from './section-order.js';

/** Over the form, so that every change shows on the pages beside it. */
export function LayoutPanel({ onClose }: { onClose: () => void }) {
  const settings = useDraft((state) => state.content.data.settings);
  const pageSize = useDraft(({ content }) => composeDocument(content.data, content.templateKey).page.size);
  const reset = () => editData((data) => ({ ...data, settings: { locale: data.settings.locale } }));
  return (
    <Drawer
      open
      onClose={onClose}
      slotProps={{
        paper: { 'aria-labelledby': 'layout-title', role: 'dialog', sx: { width: { xs: 1, sm: 420 }, p: 3 } },
        backdrop: { invisible: true },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 2 }}>
        <Typography id="layout-title" variant="h2">
          Layout & Sections
        </Typography>
        <IconButton aria-label="Close" onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Setting label="Page size">
          {(labelledBy) => (
            <ToggleChoice
              fullWidth
              labelledBy={labelledBy}
              options={optionsOf(PAGE_SIZE_NAMES)}
              value={pageSize}
              onChoice={(pageSize) => setSettings({ pageSize })}
            />
          )}
        </Setting>
        <Setting label="Number of pages">{() => <FitButtons />}</Setting>
        <Setting label={`Font size: ${percent(settings.fontScale ?? 1)}`}>
          {(labelledBy) => (
            <Slider
              aria-labelledby={labelledBy}
              value={settings.fontScale ?? 1}
              min={FONT_SCALE.min}
              max={FONT_SCALE.max}
              step={0.01}
              valueLabelDisplay="auto"
              valueLabelFormat={percent}
              getAriaValueText={percent}
              onChange={(_, value) => setSettings({ fontScale: value }, 'fontScale')}
            />
          )}
        </Setting>
        <Setting label="Spacing">
          {(labelledBy) => (
            <ToggleChoice
              fullWidth
              labelledBy={labelledBy}
              options={optionsOf(DENSITY_NAMES)}
              value={settings.density ?? 'normal'}
              onChoice={(density) => setSettings({ density })}
            />
          )}
        </Setting>
        <Setting label="Margins">
          {(labelledBy) => (
            <ToggleChoice
              fullWidth
              labelledBy={labelledBy}
              options={optionsOf(MARGINS_NAMES)}
              value={settings.margins ?? 'normal'}
              onChoice={(margins) => setSettings({ margins })}
            />
          )}
        </Setting>
        <Setting label="Accent color">{(labelledBy) => <AccentPicker labelledBy={labelledBy} />}</Setting>
        <Setting label="Language of the resume">{(labelledBy) => <LanguagePicker labelledBy={labelledBy} />}</Setting>
        <Setting label="Sections">{() => <SectionOrder />}</Setting>
        <Button onClick={reset} sx={{ justifySelf: 'start' }}>
          Reset to template defaults
        </Button>
      </Box>
    </Drawer>
  );
}

function Setting({ label, children }: { label: string; children: (labelledBy: string) => ReactNode }) {
  const id = useId();
  return (
    <Box>
      <Typography id={id} variant="body2" component="h3" sx={{ fontWeight: 700, mb: 1 }}>
        {label}
      </Typography>
      {children(id)}
    </Box>
  );
}

const optionsOf = <Value extends string>(names: Readonly<Record<Value, string>>) =>
  Object.entries(names) as [Value, string][];
