import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { goToStep, useDraft } from '../../draft/draft-store.js';
import { messages } from '../messages.js';
import { STEPS } from '../../draft/steps.js';

export function ProgressCard() {
  const step = useDraft((state) => state.step);
  const progress = messages.progress.step(step + 1, STEPS.length);
  const labels = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // On phones, the step labels are wider than the screen. Scroll the bar, not the page, to the current step.
    const current = labels.current?.children[step];
    if (!(current instanceof HTMLElement) || !labels.current) return;
    const { clientWidth } = labels.current;
    labels.current.scrollTo({ left: current.offsetLeft - (clientWidth - current.offsetWidth) / 2 });
  }, [step]);
  return (
    <Card component="nav" aria-label={messages.progress.label} sx={{ px: 2, pt: 1.75, pb: 1.25 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', mb: 1 }}>
        <Typography variant="body2" sx={{ fontWeight: 700 }}>
          {progress}
        </Typography>
        <Typography variant="caption" color="text.secondary" sx={{ display: { sm: 'none' } }}>
          {STEPS[step]?.label}
        </Typography>
      </Box>
      <ProgressBar part={(step + 1) / STEPS.length} label={progress} />
      <Box
        component="ol"
        ref={labels}
        sx={{
          position: 'relative',
          display: 'flex',
          listStyle: 'none',
          m: 0,
          mt: 0.75,
          p: 0,
          mx: -0.75,
          overflowX: 'auto',
          // Fades the end of the bar to hint at more steps. The padding keeps the last step clear of the fade.
          pr: { xs: 3, sm: 0 },
          maskImage: { xs: 'linear-gradient(to right, black calc(100% - 32px), transparent)', sm: 'none' },
        }}
      >
        {STEPS.map(({ label }, index) => (
          <Box component="li" key={label} sx={{ flex: '1 0 auto' }}>
            <ButtonBase
              aria-current={index === step ? 'step' : undefined}
              onClick={() => goToStep(index)}
              sx={{
                typography: 'caption',
                width: 1,
                px: 0.75,
                py: 0.75,
                borderRadius: 1,
                color: index === step ? 'primary.main' : 'text.secondary',
                fontWeight: index === step ? 700 : 400,
                '&:hover': { bgcolor: 'brand.subtle' },
              }}
            >
              {label}
            </ButtonBase>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

function ProgressBar({ part, label }: { part: number; label: string }) {
  return (
    <Box
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={part * 100}
      sx={{ height: 6, borderRadius: 3, overflow: 'hidden', bgcolor: 'LinearProgress.primaryBg' }}
    >
      <Box
        sx={{ height: 1, bgcolor: 'primary.main', transformOrigin: 'left', transition: 'transform 0.4s' }}
        style={{ transform: `scaleX(${part})` }}
      />
    </Box>
  );
}
