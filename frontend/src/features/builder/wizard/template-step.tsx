import CheckCircle from '@mui/icons-material/CheckCircle';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import type { TemplateKey } from '@shortlist/shared/resume/resume-data';
import { TEMPLATES } from '@shortlist/shared/templates/templates';
import { goToStep, setTemplate, useDraft } from '../draft/draft-store.js';
import { ImportOffer } from './parts/import-offer.js';

/** Milliseconds for which the chosen template is shown before the next step opens. */
const ADVANCE_DELAY = 500;

/**
 * Selects a template and continues to the next step. The arrow keys only preview templates, so that keyboard users can
 * compare them; Enter or Space selects.
 */
export function TemplateStep() {
  const chosen = useDraft((state) => state.content.templateKey);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const choose = (key: TemplateKey) => {
    setTemplate(key);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (useDraft.getState().step === 0) goToStep(1);
    }, ADVANCE_DELAY);
  };
  return (
    <>
      <ImportOffer />
      <Box role="radiogroup" aria-labelledby="step-heading" sx={CARDS}>
        {TEMPLATES.map(({ key, name, audience }) => (
          <Box
            component="label"
            key={key}
            onClick={(event: MouseEvent) => {
              // Ignore clicks with a `detail` of 0: they come from the arrow keys or the label.
              if (event.detail > 0) choose(key);
            }}
            sx={CARD}
          >
            <input
              type="radio"
              name="template"
              value={key}
              checked={chosen === key}
              onChange={() => setTemplate(key)}
              onKeyDown={(event: KeyboardEvent) => {
                if (event.key === 'Enter' || event.key === ' ') choose(key);
              }}
              aria-label={`${name}, ${audience}`}
            />
            {/* First page of a sample resume. The layout engine rendered the image at build time. */}
            <img src={`/templates/${key}.svg`} alt="" width={612} height={792} loading="lazy" decoding="async" />
            <Box sx={{ position: 'relative', p: 1.25, display: 'flex', gap: 0.5, alignItems: 'flex-start' }}>
              <Box sx={{ minWidth: 0, flex: 1 }}>
                <Typography variant="body2" sx={{ fontWeight: 700, lineHeight: 1.3 }}>
                  {name}
                </Typography>
                <Typography variant="caption" color="text.secondary">
                  {audience}
                </Typography>
              </Box>
              {chosen === key && <CheckCircle color="primary" fontSize="small" />}
            </Box>
          </Box>
        ))}
      </Box>
    </>
  );
}

const CARDS = { display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)' }, gap: 1.5 };

const CARD = {
  position: 'relative',
  display: 'block',
  cursor: 'pointer',
  border: 2,
  borderColor: 'divider',
  borderRadius: 2,
  overflow: 'hidden',
  bgcolor: 'background.paper',
  '&:hover': { borderColor: 'text.secondary' },
  '&:has(input:checked)': { borderColor: 'primary.main' },
  '&:has(input:focus-visible)': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
  '& input': { position: 'absolute', inset: 0, opacity: 0, m: 0, cursor: 'pointer', width: 1, height: 1 },
  '& img': {
    display: 'block',
    width: 1,
    height: 'auto',
    aspectRatio: '8 / 7',
    objectFit: 'cover',
    objectPosition: 'top',
    bgcolor: 'common.white',
    borderBottom: 1,
    borderColor: 'divider',
  },
};
