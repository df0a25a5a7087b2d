import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useEffect, useRef } from 'react';
import type { ComponentType, RefObject } from 'react';
import { goToStep, useDraft } from '../draft/draft-store.js';
import { fieldId } from '../draft/field-path.js';
import { focusTaken } from '../draft/jump.js';
import { PersonalStep } from './personal-step.js';
import { LAST_STEP, STEPS } from './steps.js';
import { SummaryStep } from './summary-step.js';
import { TemplateStep } from './template-step.js';

/** The first steps come with the page; the others, with what moves entries, while the person fills these in. */
const laterSteps = () => import('./later-steps.js');

/** By then the page and its fonts have arrived. Milliseconds. */
const LATER_STEPS_DELAY = 1_500;

const FIELDS: readonly ComponentType[] = [
  TemplateStep,
  PersonalStep,
  SummaryStep,
  lazy(async () => ({ default: (await laterSteps()).ExperienceStep })),
  lazy(async () => ({ default: (await laterSteps()).EducationStep })),
  lazy(async () => ({ default: (await laterSteps()).SkillsStep })),
  lazy(async () => ({ default: (await laterSteps()).CertificationsStep })),
  lazy(async () => ({ default: (await laterSteps()).ExtrasStep })),
];

export function Wizard() {
  const step = useDraft((state) => state.step);
  const heading = useRef<HTMLHeadingElement>(null);
  useHeadingFocus(step, heading);
  useEffect(() => {
    const timer = setTimeout(() => void laterSteps(), LATER_STEPS_DELAY);
    return () => clearTimeout(timer);
  }, []);
  const { heading: title, hint } = STEPS[step] ?? STEPS[0]!;
  const Fields = FIELDS[step] ?? TemplateStep;
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id="step-heading" ref={heading} tabIndex={-1} variant="h2" sx={{ outline: 'none' }}>
        {title}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5, mb: 2.5 }}>
        {hint}
      </Typography>
      <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
        <Fields />
      </Suspense>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 3.5 }}>
        <Button variant="outlined" startIcon={<ArrowBack />} disabled={step === 0} onClick={() => goToStep(step - 1)}>
          Previous
        </Button>
        <Button
          variant="contained"
          endIcon={<ArrowForward />}
          disabled={step === LAST_STEP}
          onClick={() => goToStep(step + 1)}
        >
          Next
        </Button>
      </Box>
    </Card>
  );
}

/**
 * A new step starts at its heading, so that neither the keyboard nor the reader is left behind on the old one; unless
 * a field was asked for and has taken the focus. Effects of the fields run before this one.
 */
function useHeadingFocus(step: number, heading: RefObject<HTMLElement | null>): void {
  const shown = useRef(step);
  const wanted = useDraft((state) => state.focus);
  useEffect(() => {
    const untaken = useDraft.getState().focus !== null;
    if (untaken) focusTaken();
    const isNew = shown.current !== step;
    shown.current = step;
    if (!untaken && (!isNew || document.activeElement?.id.startsWith(fieldId('')))) return;
    heading.current?.focus({ preventScroll: true });
    const { top } = heading.current?.getBoundingClientRect() ?? { top: 0 };
    if (top < 0 || top > window.innerHeight * 0.6) heading.current?.scrollIntoView({ block: 'start' });
  }, [step, wanted, heading]);
}
