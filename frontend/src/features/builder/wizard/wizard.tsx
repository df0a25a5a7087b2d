import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Download from '@mui/icons-material/Download';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useRef } from 'react';
import { goToStep, useDraft } from '../draft/draft-store.js';
import { messages } from './messages.js';
import { PersonalStep } from './personal-step.js';
import { StepFocus } from './step-focus.js';
import { LAST_STEP, STEPS } from '../draft/steps.js';
import { SummaryStep } from './summary-step.js';
import { TemplateStep } from './template-step.js';

export const loadLaterStep = () => import('./later-step.js');

const LaterStep = lazy(loadLaterStep);

interface WizardProps {
  /** Called after the last step. Opens the preview and the export dialog. */
  onFinish: () => void;
}

export function Wizard({ onFinish }: WizardProps) {
  const step = useDraft((state) => state.step);
  const heading = useRef<HTMLHeadingElement>(null);
  const { heading: title, hint } = STEPS[step] ?? STEPS[0]!;
  return (
    <Card component="section" sx={{ p: { xs: 1.75, sm: 3 } }}>
      <Typography
        id="step-heading"
        ref={heading}
        tabIndex={-1}
        variant="h2"
        sx={{ outline: 'none', scrollMarginTop: { xs: 136, md: 88 } }}
      >
        {title}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5, mb: 2.5 }}>
        {hint}
      </Typography>
      <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
        <StepFields step={step} />
        <StepFocus step={step} heading={heading} />
      </Suspense>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 3.5 }}>
        <Button variant="outlined" startIcon={<ArrowBack />} disabled={step === 0} onClick={() => goToStep(step - 1)}>
          {messages.wizard.previous}
        </Button>
        {step === LAST_STEP ? (
          <Button variant="contained" startIcon={<Download />} onClick={onFinish}>
            {messages.wizard.finish}
          </Button>
        ) : (
          <Button variant="contained" endIcon={<ArrowForward />} onClick={() => goToStep(step + 1)}>
            {messages.wizard.next}
          </Button>
        )}
      </Box>
    </Card>
  );
}

function StepFields({ step }: { step: number }) {
  switch (step) {
    case 0:
      return <TemplateStep />;
    case 1:
      return <PersonalStep />;
    case 2:
      return <SummaryStep />;
    default:
      return <LaterStep step={step} />;
  }
}
