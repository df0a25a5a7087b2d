import Box from '@mui/material/Box';
import type { Segment } from '@shortlist/shared/resume/word-diff';
import { Fragment } from 'react';
import { VISUALLY_HIDDEN } from './visually-hidden.js';

/** Old words are struck through, new ones underlined; screen readers, which seldom tell these apart, hear it in words. */
export function MarkedText({ segments }: { segments: readonly Segment[] }) {
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
                <Spoken words="Added:" />
                {words}
              </ins>
            ) : (
              <del>
                <Spoken words="Removed:" />
                {words}
              </del>
            )}
          </Fragment>
        );
      })}
    </Box>
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
  '& ins': { bgcolor: tint('success'), textDecoration: 'underline', textUnderlineOffset: '3px' },
  '& del': { bgcolor: tint('error'), textDecoration: 'line-through' },
};
