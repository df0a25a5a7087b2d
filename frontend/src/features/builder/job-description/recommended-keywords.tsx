import AddOutlined from '@mui/icons-material/AddOutlined';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import type { ExtractKeywordsView } from '@shortlist/shared/contract/ai';
import { useDraft } from '../draft/draft-store.js';
import { KeywordChips } from './keyword-chips.js';
import { isPresent, resumeWords } from './keyword-presence.js';

const KEYWORDS_SHOWN = 10;
const SOFT_SKILLS_SHOWN = 5;

/** What the job asks for: what the resume has of it, and what is missing. */
export function RecommendedKeywords({ keywords }: { keywords: ExtractKeywordsView }) {
  const data = useDraft((state) => state.content.data);
  const [showsAll, setShowsAll] = useState(false);
  const words = useMemo(() => resumeWords(data), [data]);
  const hard = keywords.terms.filter(({ kind }) => kind === 'hard' || kind === 'certificate');
  const soft = keywords.terms.filter(({ kind }) => kind === 'soft');
  const shown = [
    ...hard.slice(0, showsAll ? undefined : KEYWORDS_SHOWN),
    ...soft.slice(0, showsAll ? undefined : SOFT_SKILLS_SHOWN),
  ];
  const present = shown.filter((term) => isPresent(term, words));
  const missing = shown.filter((term) => !isPresent(term, words));
  const all = hard.length + soft.length;
  return (
    <Box sx={{ mt: 1.5 }}>
      <Typography variant="body2" component="h3" sx={{ fontWeight: 700 }}>
        Recommended Keywords
      </Typography>
      {all === 0 && (
        <Typography variant="caption" color="text.secondary">
          No skills were found in this text.
        </Typography>
      )}
      <AskedFor keywords={keywords} />
      <KeywordChips heading="In your resume" icon={<CheckOutlined />} terms={present} />
      <KeywordChips
        heading="Missing"
        hint="Only add what is true of you."
        icon={<AddOutlined />}
        terms={missing}
        isAddable
      />
      {all > KEYWORDS_SHOWN && (hard.length > KEYWORDS_SHOWN || soft.length > SOFT_SKILLS_SHOWN) && (
        <Button size="small" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)} sx={{ mt: 0.5 }}>
          {showsAll ? 'Show fewer' : `Show all ${all}`}
        </Button>
      )}
    </Box>
  );
}

function AskedFor({ keywords: { years, degree } }: { keywords: ExtractKeywordsView }) {
  const facts = [years !== null && `${years} ${years === 1 ? 'year' : 'years'} of experience`, degree].filter(Boolean);
  if (facts.length === 0) return null;
  return (
    <Typography variant="caption" color="text.secondary" component="p">
      Also asks for: {facts.join(' · ')}
    </Typography>
  );
}
