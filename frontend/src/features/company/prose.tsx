import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Children, cloneElement, isValidElement } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { PageHeader } from '../../ui/page-header.js';
import { messages } from './messages.js';

interface ProseProps {
  title: string;
  intro?: ReactNode;
  /** Content of the article. Its second-level headings form the table of contents. */
  children: ReactNode;
}

export function Prose({ title, intro, children }: ProseProps) {
  const parts = Children.toArray(children).map((part) =>
    isHeading(part) ? cloneElement(part, { id: anchorOf(part.props.children) }) : part,
  );
  const headings = parts.filter(isHeading).map(({ props }) => props.children);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { lg: 'minmax(0, 68ch) minmax(0, 1fr)' }, columnGap: 10 }}>
      <Box component="article" sx={{ maxWidth: '68ch' }}>
        <PageHeader title={title} intro={intro} />
        <Box sx={TEXT}>{parts}</Box>
      </Box>
      <Box
        component="nav"
        aria-label={messages.prose.label}
        sx={{ display: { xs: 'none', lg: 'block' }, position: 'sticky', top: 104, alignSelf: 'start', pt: 1 }}
      >
        <Typography variant="body2" component="p" sx={{ fontWeight: 700, mb: 1 }}>
          {messages.prose.onThisPage}
        </Typography>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
          {headings.map((heading) => (
            <li key={heading}>
              <Link href={`#${anchorOf(heading)}`} variant="body2" color="text.secondary" underline="hover">
                {heading}
              </Link>
            </li>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

type Heading = ReactElement<{ id?: string; children: string }>;

const isHeading = (part: ReactNode): part is Heading => isValidElement(part) && part.type === 'h2';

const anchorOf = (heading: string): string => heading.toLowerCase().replaceAll(/[^a-z]+/g, '-');

const TEXT = {
  '& h2': { typography: 'h2', mt: 5, mb: 1.5, scrollMarginTop: '88px' },
  '& p': { my: 1.5, textWrap: 'pretty' },
  '& ul': { pl: 3, my: 1.5 },
  '& li': { mb: 0.75 },
  '& a': { color: 'primary.main' },
};
