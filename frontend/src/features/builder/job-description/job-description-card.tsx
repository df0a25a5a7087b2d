import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Card from '@mui/material/Card';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useId, useState } from 'react';
import { LIMITS } from '@shortlist/shared/resume/resume-data';
import { isRunningOut, isUsedUp, useAllowance } from '../../../entities/billing/ai-allowance.js';
import { AllowanceNote } from '../../../entities/billing/allowance-note.js';
import { ModelNote } from '../../../entities/billing/model-note.js';
import { storeProfile } from '../../../entities/resume/job-profile.js';
import { extractKeywords } from '../ai/ai-calls.js';
import { SuggestButton } from '../ai/suggest-button.js';
import { useSuggestion } from '../ai/use-suggestion.js';
import { setJobDescription, useDraft } from '../draft/draft-store.js';
import { fieldId } from '../draft/field-path.js';
import { TextInput } from '../fields/text-input.js';
import { sortedTerms, storeKeywords, useFoundKeywords } from './found-keywords.js';
import { messages } from './messages.js';

export const loadKeywords = () => import('./recommended-keywords.js');

const texts = messages.card;

const RecommendedKeywords = lazy(() => loadKeywords().then((module) => ({ default: module.RecommendedKeywords })));

/** Maximum height in lines, so that long job postings do not push the wizard off the screen. */
const MAX_LINES = 3;

export function JobDescriptionCard() {
  const note = useId();
  const content = useId();
  const [isOpen, setOpen] = useState(true);
  const allowance = useAllowance('keywords');
  const jdText = useDraft((state) => state.content.jdText);
  const found = useFoundKeywords((state) => state.found);
  const suggestion = useSuggestion({
    request: async (signal) => ({ jdText, keywords: await extractKeywords(jdText, signal) }),
    apply: (answer) => {
      storeKeywords(answer);
      storeProfile(answer.jdText, answer.keywords);
      const { length } = sortedTerms(answer.keywords);
      return { title: texts.extracted, description: texts.extractedCount(length) };
    },
    failure: texts.failed,
  });
  return (
    <Card component="section" aria-labelledby="job-description" sx={{ p: 2 }}>
      <Box
        sx={{
          display: 'flex',
          // Wraps on the narrowest phones, where the title and buttons do not fit on one line.
          '@media (max-width: 359.95px)': { flexWrap: 'wrap' },
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 2,
          mb: isOpen ? 1.25 : 0,
        }}
      >
        <Typography id="job-description" variant="body2" component="h2" sx={{ fontWeight: 700 }}>
          {texts.title}
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, flexShrink: 0 }}>
          {isOpen && (
            <SuggestButton
              label={texts.find}
              pendingLabel={texts.pending}
              pending={suggestion.pending}
              disabled={jdText.trim() === '' || isUsedUp(allowance)}
              describedBy={isRunningOut(allowance) ? note : undefined}
              onClick={suggestion.request}
            />
          )}
          <IconButton
            aria-label={isOpen ? texts.hide : texts.show}
            aria-expanded={isOpen}
            aria-controls={content}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? <ExpandLess /> : <ExpandMore />}
          </IconButton>
        </Box>
      </Box>
      <Box id={content} hidden={!isOpen}>
        <AllowanceNote id={note} allowance={allowance} sx={{ mb: 1 }} />
        <ModelNote />
        <TextInput
          id={fieldId('jdText')}
          ariaLabel={texts.field}
          value={jdText}
          lines={1}
          maxLines={MAX_LINES}
          maxLength={LIMITS.jobDescriptionLength}
          placeholder={texts.placeholder}
          onText={setJobDescription}
        />
        {/* Hide keywords that were found in an earlier version of the job description. */}
        {found?.jdText === jdText && (
          <Suspense fallback={null}>
            <RecommendedKeywords key={jdText} keywords={found.keywords} />
          </Suspense>
        )}
      </Box>
    </Card>
  );
}
