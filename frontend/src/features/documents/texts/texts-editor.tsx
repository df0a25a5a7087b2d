import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { usePlanHas } from '../../../entities/billing/billing.js';
import { EditorDialogs } from '../dialogs/editor-dialogs.js';
import { EditorHeader } from '../page/editor-header.js';
import { CARD, EDITOR_COLUMNS } from '../page/editor-layout.js';
import { PreviewColumn } from '../page/preview-column.js';
import { SignUpNote } from '../page/sign-up-note.js';
import { useEditor } from '../page/use-editor.js';
import type { EditorProps } from '../page/writing-page-props.js';
import { JobDescriptionNote } from '../writing/job-description-note.js';
import { PlanOrWriteRow } from '../writing/plan-or-write-row.js';
import { TextHeading } from '../text-parts/text-heading.js';
import type { TextsDefinition, Texts, TextPart } from './texts-definition.js';
import { messages } from './messages.js';
import { TextFields } from './text-fields.js';
import type { ConflictingText } from '../dialogs/conflict-dialog.js';

interface TextsEditorProps<Content extends Texts> extends EditorProps<Content> {
  texts: TextsDefinition<Content>;
}

export function TextsEditor<Content extends Texts>({ resume, companion, texts }: TextsEditorProps<Content>) {
  const { kind, parts, Options, Cards, textOf } = texts;
  const editor = useEditor({
    companion,
    kind,
    textsOf: (content) => parts.map(({ field }) => content[field] ?? ''),
    withTexts: (before, written) => ({
      ...before,
      ...Object.fromEntries(parts.map(({ field }, index) => [field, written[index] ?? ''])),
    }),
    generate: (content, stream) => texts.write(resume, content, stream),
    textsIn: (view) => parts.map(({ field }) => view[field] ?? ''),
  });
  const { content, isBlank } = editor;
  const hasFeature = usePlanHas(texts.feature);
  // Hide the empty fields if the user's plan does not include generating texts for them.
  const isLocked = hasFeature === false && isBlank;
  const optionsId = `${kind.key}-options`;
  const textsId = `${kind.key}-texts`;
  const options = (
    <Card component="section" aria-labelledby={optionsId} sx={CARD}>
      <Typography id={optionsId} variant="h3" component="h2">
        {texts.optionsHeading}
      </Typography>
      {texts.intro && <Typography color="textSecondary">{texts.intro}</Typography>}
      {isLocked && texts.contents && <Contents lines={texts.contents} />}
      {Options && <Options content={content} onChange={editor.change} />}
      <JobDescriptionNote resume={resume} />
      <PlanOrWriteRow
        feature={texts.feature}
        hasFeature={hasFeature}
        blank={isBlank}
        label={isBlank ? messages.textsEditor.draft(kind.noun) : messages.textsEditor.redraft}
        task={texts.task}
        writing={editor.writing}
        offered={editor.offered}
      />
      {resume.resumeId === null && <SignUpNote returnTo="/app/linkedin">{messages.textsEditor.signUp}</SignUpNote>}
    </Card>
  );
  const fields = (
    <Card component="section" aria-labelledby={textsId} sx={CARD}>
      <TextHeading id={textsId} focused={editor.heading}>
        {texts.heading}
      </TextHeading>
      <TextFields kind={kind} parts={parts} editor={editor} />
    </Card>
  );
  return (
    <>
      <EditorHeader kind={kind.key} resume={resume} status={editor.status} blank={isBlank} />
      <Box sx={EDITOR_COLUMNS}>
        <Box sx={textOf ? LEFT : APART} onBlur={() => void companion.save()}>
          {options}
          {!isLocked && Cards && <Cards content={content} />}
          {!isLocked && fields}
        </Box>
        {textOf && !isLocked && <PreviewColumn resume={resume} companion={companion} blank={isBlank} textOf={textOf} />}
      </Box>
      <EditorDialogs
        editor={editor}
        companion={companion}
        kind={kind}
        names={parts.map(({ name }) => name)}
        conflicting={(mine, theirs) => conflictingTexts(parts, mine, theirs)}
      />
    </>
  );
}

function Contents({ lines }: { lines: readonly string[] }) {
  return (
    <Box component="ul" aria-label={messages.textsEditor.contents} sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
      {lines.map((line) => (
        <Typography key={line} component="li">
          {line}
        </Typography>
      ))}
    </Box>
  );
}

const LEFT = { display: 'grid', gap: 2, minWidth: 0 } as const;
/** Removes the wrapper's box, so that both cards become columns of the page. */
const APART = { display: 'contents' } as const;

function conflictingTexts<Content extends Texts>(
  parts: readonly TextPart<Content>[],
  mine: Content,
  theirs: Content,
): ConflictingText[] {
  const fields = [...parts.map(({ field, name }) => [field, name] as const), ['tone', messages.tone] as const];
  return fields.map(([field, name]) => ({ name, mine: mine[field] ?? '', theirs: theirs[field] ?? '' }));
}
