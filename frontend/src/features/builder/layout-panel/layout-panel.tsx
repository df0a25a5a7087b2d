import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { DENSITIES, FONT_SCALE, PAGE_SIZES } from '@shortlist/shared/resume/resume-data';
import { DENSITY_NAMES, PAGE_SIZE_NAMES, percent } from '@shortlist/shared/resume/setting-names';
import { composeDocument } from '@shortlist/shared/document/compose-document';
import { editData, setSettings, useDraft } from '../draft/draft-store.js';
import { AccentPicker } from './accent-picker.js';
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
            <ToggleButtonGroup
              exclusive
              fullWidth
              size="small"
              aria-labelledby={labelledBy}
              value={pageSize}
              onChange={(_, value: (typeof PAGE_SIZES)[number] | null) => value && setSettings({ pageSize: value })}
            >
              {PAGE_SIZES.map((size) => (
                <ToggleButton key={size} value={size}>
                  {PAGE_SIZE_NAMES[size]}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
          )}
        </Setting>
        <Setting label={`Type size: ${percent(settings.fontScale ?? 1)}`}>
          {(labelledBy) => (
            <Slider
              aria-labelledby={labelledBy}
              value={settings.fontScale ?? 1}
              min={FONT_SCALE.min}
              max={FONT_SCALE.max}
              step={0.05}
              valueLabelDisplay="auto"
              valueLabelFormat={percent}
              getAriaValueText={percent}
              onChange={(_, value) => setSettings({ fontScale: value }, 'fontScale')}
            />
          )}
        </Setting>
        <Setting label="Spacing">
          {(labelledBy) => (
            <ToggleButtonGroup
              exclusive
              fullWidth
              size="small"
              aria-labelledby={labelledBy}
              value={settings.density ?? 'normal'}
              onChange={(_, value: (typeof DENSITIES)[number] | null) => value && setSettings({ density: value })}
            >
              {DENSITIES.map((density) => (
                <ToggleButton key={density} value={density}>
                  {DENSITY_NAMES[density]}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
          )}
        </Setting>
        <Setting label="Accent color">{(labelledBy) => <AccentPicker labelledBy={labelledBy} />}</Setting>
        <Setting label="Language of the resume">{(labelledBy) => <LanguagePicker labelledBy={labelledBy} />}</Setting>
        <Setting label="Sections">{() => <SectionOrder />}</Setting>
        <Button onClick={reset} sx={{ justifySelf: 'start' }}>
          Reset to the template
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
