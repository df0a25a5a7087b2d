import Card from '@mui/material/Card';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { LIMITS } from '@shortlist/shared/resume/resume-data';
import { extractKeywords } from '../ai/ai-calls.js';
import type { Keywords } from '../ai/ai-calls.js';
import { SuggestButton } from '../ai/suggest-button.js';
import { useSuggestion } from '../ai/use-suggestion.js';
import { editData, setJobDescription, useDraft } from '../draft/draft-store.js';
import { fieldId } from '../draft/field-path.js';
import { addSkill } from '../draft/resume-edits.js';
import { TextInput } from '../fields/text-input.js';

/** A pasted posting is long; it must not push the wizard off the screen. */
const MOST_LINES = 3;
/** Keywords shown. */
const KEYWORDS_SHOWN = 10;

export function JobDescriptionCard() {
  const jdText = useDraft((state) => state.content.jdText);
  const [found, setFound] = useState<Keywords | null>(null);
  const suggestion = useSuggestion({
    ask: () => extractKeywords(jdText),
    apply: (answer) => {
      setFound(answer);
      return { title: 'Keywords extracted', description: `Found ${answer.keywords.length} relevant keywords` };
    },
    failure: 'Failed to extract keywords. Please try again.',
  });
  return (
    <Card component="section" aria-labelledby="job-description" sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, mb: 1.25 }}>
        <Typography id="job-description" variant="body2" component="h2" sx={{ fontWeight: 700 }}>
          Job Description (Optional)
        </Typography>
        <SuggestButton
          label="AI Optimize"
          pendingLabel="Reading…"
          pending={suggestion.pending}
          disabled={jdText.trim() === ''}
          onClick={suggestion.ask}
        />
      </Box>
      <TextInput
        id={fieldId('jdText')}
        ariaLabel="Job description"
        value={jdText}
        lines={1}
        mostLines={MOST_LINES}
        maxLength={LIMITS.jobDescriptionLength}
        placeholder="Paste the job posting to match your resume to it"
        onText={setJobDescription}
      />
      {found && <RecommendedKeywords keywords={found.keywords.slice(0, KEYWORDS_SHOWN)} />}
    </Card>
  );
}

function RecommendedKeywords({ keywords }: { keywords: string[] }) {
  const skills = useDraft((state) => state.content.data.skills);
  return (
    <Box sx={{ mt: 1.5 }}>
      <Typography variant="body2" component="h3" sx={{ fontWeight: 700, mb: 0.75 }}>
        Recommended Keywords
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {keywords.map((keyword) => (
          <Chip
            key={keyword}
            label={keyword}
            size="small"
            color={skills.includes(keyword) ? 'success' : 'default'}
            onClick={() => editData((data) => addSkill(data, keyword))}
            title={skills.includes(keyword) ? 'In your skills' : 'Add to skills'}
          />
        ))}
      </Box>
    </Box>
  );
}
