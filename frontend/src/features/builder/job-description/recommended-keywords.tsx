import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useRef, useState } from 'react';
import type { ExtractKeywordsView } from '@shortlist/shared/contract/ai';
import { editData, useDraft } from '../draft/draft-store.js';
import { withKeyword, type KeywordTerm } from './add-keyword.js';
import { AddedKeyword, type Added } from './added-keyword.js';
import { sortedTerms } from './found-keywords.js';
import { KeywordGroup, type Keyword } from './keyword-group.js';
import { isPresent, resumeWords, titlesWith, type OtherResume } from './keyword-presence.js';
import { messages } from './messages.js';
import { readResumeData } from '@shortlist/shared/resume/read-resume-data';
import { useQuery } from '@tanstack/react-query';
import { resumesQuery } from '../../../entities/resume/resumes-query.js';
import { useSession } from '../../../entities/session/session.js';

const texts = messages.recommendedKeywords;
const KEYWORDS_SHOWN = 10;

/** Groups the keywords by where they occur: in this resume, only in other resumes of the user, or in none. */
export function RecommendedKeywords({ keywords }: { keywords: ExtractKeywordsView }) {
  const data = useDraft((state) => state.content.data);
  const others = useOtherResumes();
  const heading = useRef<HTMLHeadingElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const [showsAll, setShowsAll] = useState(false);
  const [showsSnippets, setShowsSnippets] = useState(false);
  const [added, setAdded] = useState<Added | null>(null);
  const words = useMemo(() => resumeWords(data), [data]);

  const all = sortedTerms(keywords);
  const shown = new Set(showsAll ? all : all.slice(0, KEYWORDS_SHOWN));
  const found = all.map((term) => ({ term, titles: isPresent(term, words) ? null : titlesWith(term, others) }));
  const present = found.flatMap(({ term, titles }) => (titles === null ? [{ term, titles: [] }] : []));
  const missing = found.flatMap(({ term, titles }) => (titles === null ? [] : [{ term, titles }]));
  const elsewhere = missing.filter(({ titles }) => titles.length > 0);
  const nowhere = missing.filter(({ titles }) => titles.length === 0);
  const ofShown = (keywords: readonly Keyword[]) => ({
    keywords: keywords.filter(({ term }) => shown.has(term)),
    total: keywords.length,
  });

  const add = (term: KeywordTerm, button: HTMLElement): void => {
    // The clicked button disappears, so move focus to the next button for keyboard users.
    const buttons = [...(card.current?.querySelectorAll<HTMLElement>('li > button') ?? [])];
    const index = buttons.indexOf(button);
    (buttons[index + 1] ?? buttons[index - 1] ?? heading.current)?.focus();
    editData((before) => withKeyword(before, term));
    setAdded({ term, steps: useDraft.getState().history.past.length });
  };

  return (
    <Box ref={card} sx={{ mt: 1.5 }}>
      <Typography ref={heading} tabIndex={-1} variant="body2" component="h3" sx={{ fontWeight: 700 }}>
        {texts.heading}
      </Typography>
      <Typography variant="caption" component="p" color="textSecondary">
        {sourceNote(keywords)}
      </Typography>
      {all.length === 0 && (
        <Typography variant="caption" component="p" color="text.secondary">
          {texts.none}
        </Typography>
      )}
      <Requirements keywords={keywords} />
      <AddedKeyword added={added} onUndone={() => heading.current?.focus()} />
      <KeywordGroup heading={texts.present} {...ofShown(present)} showsSnippets={showsSnippets} />
      <KeywordGroup heading={texts.elsewhere} {...ofShown(elsewhere)} showsSnippets={showsSnippets} onAdd={add} />
      <KeywordGroup heading={texts.missing} {...ofShown(nowhere)} showsSnippets={showsSnippets} onAdd={add} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, mt: 0.75 }}>
        {all.length > KEYWORDS_SHOWN && (
          <Button size="small" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? texts.showFewer : texts.showAll(all.length)}
          </Button>
        )}
        {all.length > 0 && (
          <Button size="small" aria-expanded={showsSnippets} onClick={() => setShowsSnippets(!showsSnippets)}>
            {showsSnippets ? texts.hideSnippets : texts.showSnippets}
          </Button>
        )}
      </Box>
    </Box>
  );
}

/** States which engine found the keywords, or why the language model was not used. */
const sourceNote = ({ engine, notice }: ExtractKeywordsView): string =>
  notice ?? (engine === 'builtin' ? texts.builtin : texts.model(engine));

function Requirements({ keywords: { years, degree, terms } }: { keywords: ExtractKeywordsView }) {
  const certificates = terms
    .filter(({ kind }) => kind === 'certificate')
    .map(({ text, zone }) => (zone === 'nice' ? messages.requirements.optional(text) : text));
  const requirements = [
    years === null ? '' : messages.requirements.years(years),
    degree ?? '',
    certificates.join(', '),
  ].filter(Boolean);
  if (requirements.length === 0) return null;
  return (
    <Typography variant="caption" color="text.secondary" component="p">
      {messages.requirements.summary(requirements)}
    </Typography>
  );
}

const NONE: OtherResume[] = [];

/** Returns the user's other resumes; empty for visitors, who have only one draft. */
function useOtherResumes(): OtherResume[] {
  const { status } = useSession();
  const id = useDraft((state) => state.id);
  const { data } = useQuery({ ...resumesQuery, enabled: status === 'signed-in' });
  return useMemo(
    () =>
      data
        ?.filter((resume) => resume.id !== id)
        .map((resume) => ({ title: resume.title, words: resumeWords(readResumeData(resume.data)) })) ?? NONE,
    [data, id],
  );
}
