import Box from '@mui/material/Box';
import type { Segment } from '@shortlist/shared/text/word-diff';
import { Fragment } from 'react';
import { messages } from './messages.js';
import { VISUALLY_HIDDEN } from './visually-hidden.js';

interface MarkedTextProps {
  segments: readonly Segment[];
  /** Inserted words that the user should verify. */
  doubted?: readonly string[];
}

/**
 * Strikes through removed words and underlines inserted words. Adds hidden text for screen readers, which rarely
 * announce `del` and `ins`.
 */
export function MarkedText({ segments, doubted = [] }: MarkedTextProps) {
  return (
    <Box component="span" sx={MARKS}>
      {segments.map(({ kind, text }, index) => {
        if (kind === 'same') return text;
        const words = text.trimStart();
        return (
          <Fragment key={index}>
            {text.slice(0, text.length - words.length)}
            {kind === 'added' ? (
              <ins>
                <Spoken words={messages.markedText.added} />
                <Doubted text={words} doubted={doubted} />
              </ins>
            ) : (
              <del>
                <Spoken words={messages.markedText.removed} />
                {words}
              </del>
            )}
          </Fragment>
        );
      })}
    </Box>
  );
}

/** Puts a wavy line under words that the user should verify, and makes them bold. Color alone is not accessible. */
function Doubted({ text, doubted }: { text: string; doubted: readonly string[] }) {
  const found = doubted.find((words) => words !== '' && text.includes(words));
  if (found === undefined) return text;
  const [before = '', ...rest] = text.split(found);
  return (
    <>
      {before}
      <mark>{found}</mark>
      <Doubted text={rest.join(found)} doubted={doubted} />
    </>
  );
}

const Spoken = ({ words }: { words: string }) => (
  <Box component="span" sx={VISUALLY_HIDDEN}>
    {` ${words} `}
  </Box>
);

const tint = (color: string): string => `color-mix(in srgb, var(--mui-palette-${color}-main) 16%, transparent)`;

const MARKS = {
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  '& ins, & del': { borderRadius: '3px', px: '2px', position: 'relative' },
  '& mark': {
    color: 'inherit',
    bgcolor: 'transparent',
    textDecoration: 'underline wavy',
    textDecorationColor: 'var(--mui-palette-error-main)',
    fontWeight: 700,
  },
  '& ins': { bgcolor: tint('success'), textDecoration: 'underline', textUnderlineOffset: '3px' },
  '& del': { bgcolor: tint('error'), textDecoration: 'line-through' },
};
