import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { usePlanHas } from '../../../lib/billing.js';
import { DeskDialogs } from '../page/desk-dialogs.js';
import { DeskHeader } from '../page/desk-header.js';
import { CARD, DESK_COLUMNS } from '../page/desk-layout.js';
import { PreviewColumn } from '../page/preview-column.js';
import { SignUpNote } from '../page/sign-up-note.js';
import { useDesk } from '../page/use-desk.js';
import type { DeskProps } from '../page/writing-page.js';
import { JobDescriptionNote } from '../writing/job-description-note.js';
import { PlanOrWriteRow } from '../writing/plan-or-write-row.js';
import { TextHeading } from '../writing/text-heading.js';
import { conflictingTexts } from './conflicting-texts.js';
import type { DeskTexts, Texts } from './desk-texts.js';
import { TextFields } from './text-fields.js';

interface TextsDeskProps<Content extends Texts> extends DeskProps<Content> {
  texts: DeskTexts<Content>;
}

/** Where texts are written that have a field each. */
export function TextsDesk<Content extends Texts>({ subject, document, texts }: TextsDeskProps<Content>) {
  const { sort, parts, Wishes, Cards, textOf } = texts;
  const desk = useDesk({
    document,
    sort,
    textsOf: (content) => parts.map(({ field }) => content[field] ?? ''),
    withTexts: (before, written) => ({
      ...before,
      ...Object.fromEntries(parts.map(({ field }, index) => [field, written[index] ?? ''])),
    }),
    ask: (content, watching) => texts.write(subject, content, watching),
    textsIn: (view) => parts.map(({ field }) => view[field] ?? ''),
  });
  const { content, isBlank } = desk;
  const has = usePlanHas(texts.feature);
  // Empty fields that cannot be filled would be a wall.
  const isShut = has === false && isBlank;
  const wishesId = `${sort.kind}-wishes`;
  const textsId = `${sort.kind}-texts`;
  const wishes = (
    <Card component="section" aria-labelledby={wishesId} sx={CARD}>
      <Typography id={wishesId} variant="h3" component="h2">
        {texts.wishes}
      </Typography>
      {texts.intro && <Typography color="textSecondary">{texts.intro}</Typography>}
      {isShut && texts.contents && <Contents lines={texts.contents} />}
      {Wishes && <Wishes content={content} onChange={desk.change} />}
      <JobDescriptionNote subject={subject} />
      <PlanOrWriteRow
        feature={texts.feature}
        has={has}
        blank={isBlank}
        label={isBlank ? `Draft my ${sort.noun}` : 'Redraft'}
        task={texts.task}
        writing={desk.writing}
        offered={desk.offered}
      />
      {subject.resumeId === null && (
        <SignUpNote returnTo="/app/linkedin">Sign up to keep it with your resume. It comes with you.</SignUpNote>
      )}
    </Card>
  );
  const written = (
    <Card component="section" aria-labelledby={textsId} sx={CARD}>
      <TextHeading id={textsId} focused={desk.heading}>
        {texts.heading}
      </TextHeading>
      <TextFields sort={sort} parts={parts} desk={desk} />
    </Card>
  );
  return (
    <>
      <DeskHeader kind={sort.kind} subject={subject} state={desk.state} blank={isBlank} />
      <Box sx={DESK_COLUMNS}>
        <Box sx={textOf ? LEFT : APART} onBlur={() => void document.save()}>
          {wishes}
          {!isShut && Cards && <Cards content={content} />}
          {!isShut && written}
        </Box>
        {textOf && !isShut && <PreviewColumn subject={subject} document={document} blank={isBlank} textOf={textOf} />}
      </Box>
      <DeskDialogs
        desk={desk}
        document={document}
        sort={sort}
        names={parts.map(({ name }) => name)}
        conflicting={(mine, theirs) => conflictingTexts(parts, mine, theirs)}
      />
    </>
  );
}

function Contents({ lines }: { lines: readonly string[] }) {
  return (
    <Box component="ul" aria-label="What you get" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
      {lines.map((line) => (
        <Typography key={line} component="li">
          {line}
        </Typography>
      ))}
    </Box>
  );
}

const LEFT = { display: 'grid', gap: 2, minWidth: 0 } as const;
/** The columns of the page are those of the two cards. */
const APART = { display: 'contents' } as const;
