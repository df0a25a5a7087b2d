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
import { DENSITY_NAMES, MARGINS_NAMES, PAGE_SIZE_NAMES, percent } from '@shortlist/shared/compare/setting-names';
import { composeDocument } from '@shortlist/shared/document/compose-document';
import { ToggleChoice } from '../../../ui/toggle-choice.js';
import { editData, setSettings, useDraft } from '../draft/draft-store.js';
import { AccentPicker } from './accent-picker.js';
import { FitButtons } from './fit-buttons.js';
import { LanguagePicker } from './language-picker.js';
import { messages } from './messages.js';
import { SectionOrder } from './section-order.js';

const texts = messages.panel;

/** Covers the form but not the preview, so that every change to the layout is visible immediately. */
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
          {texts.title}
        </Typography>
        <IconButton aria-label={texts.close} onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Setting label={texts.pageSize}>
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
        <Setting label={texts.pageCount}>{() => <FitButtons />}</Setting>
        <Setting label={texts.fontSize(percent(settings.fontScale ?? 1))}>
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
        <Setting label={texts.spacing}>
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
        <Setting label={texts.margins}>
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
        <Setting label={texts.accent}>{(labelledBy) => <AccentPicker labelledBy={labelledBy} />}</Setting>
        <Setting label={texts.language}>{(labelledBy) => <LanguagePicker labelledBy={labelledBy} />}</Setting>
        <Setting label={texts.sections}>{() => <SectionOrder />}</Setting>
        <Button onClick={reset} sx={{ justifySelf: 'start' }}>
          {texts.reset}
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
