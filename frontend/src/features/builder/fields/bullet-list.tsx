import Add from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { memo, useCallback, useMemo, useRef } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { emptyExperience, LIMITS } from '@shortlist/shared/resume/resume-data';
import { useToast } from '../../../ui/toasts/toasts.js';
import { editData, editJob, setText, useDraft } from '../draft/draft-store.js';
import { fieldId, readText } from '../draft/field-path.js';
import { jumpTo } from '../draft/jump.js';
import {
  addBullet,
  moveBullet,
  pasteBullets,
  pastedLines,
  removeBullet,
  roomForLines,
  setBullets,
} from '../draft/resume-edits.js';
import { DragHandle } from './drag-handle.js';
import { messages } from './messages.js';
import { SortableList } from './sortable-list.js';
import { TextInput } from './text-input.js';
import { useRequestedFocus } from './use-requested-focus.js';

const texts = messages.bulletList;

const BLANK_BULLETS = emptyExperience().bullets;

const pathOf = (job: number, bullet: number) => `experience.${job}.bullets.${bullet}` as const;

function addAfter(job: number, bullet: number): void {
  editJob((data) => addBullet(data, job, bullet));
  // An empty list of jobs shows a blank job, which is not in the draft and always has one empty bullet.
  const isBlank = useDraft.getState().content.data.experience[job] === undefined;
  jumpTo(pathOf(job, isBlank ? 0 : bullet + 1));
}

/**
 * Edits the bullets of a job. Enter adds a bullet, Backspace removes an empty bullet, and pasted lines become bullets.
 */
export function BulletList({ job }: { job: number }) {
  const count = useDraft((state) => state.content.data.experience[job]?.bullets.length ?? BLANK_BULLETS.length);
  // Bullets are strings without ids, so their indexes serve as ids.
  const ids = useMemo(() => Array.from({ length: count }, (_, index) => String(index)), [count]);
  const nameOf = useCallback((index: number) => texts.name(index + 1), []);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="body2" component="h3" sx={{ fontWeight: 700 }}>
        {texts.heading}
      </Typography>
      <SortableList
        ids={ids}
        nameOf={nameOf}
        onMove={(from, to) => editData((data) => moveBullet(data, job, from, to))}
        gap={1}
      >
        {(index) => <Bullet job={job} index={index} removable={count > 1} />}
      </SortableList>
      <Button size="small" startIcon={<Add />} onClick={() => addAfter(job, count - 1)} sx={{ justifySelf: 'start' }}>
        {texts.add}
      </Button>
    </Box>
  );
}

interface BulletProps {
  job: number;
  index: number;
  removable: boolean;
}

const Bullet = memo(function Bullet({ job, index, removable }: BulletProps) {
  const path = pathOf(job, index);
  const value = useDraft((state) => readText(state.content.data, path));
  const toast = useToast();
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useRequestedFocus(path, input);

  const remove = (focus: number) => {
    editData((data) => removeBullet(data, job, index));
    jumpTo(pathOf(job, Math.max(focus, 0)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      addAfter(job, index);
    } else if (event.key === 'Backspace' && value === '' && removable) {
      event.preventDefault();
      remove(index - 1);
    }
  };
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    const lines = pastedLines(event.clipboardData.getData('text/plain'));
    if (lines.length < 2 || !input.current) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = input.current;
    const bullets = useDraft.getState().content.data.experience[job]?.bullets ?? BLANK_BULLETS;
    const pasted = pasteBullets(bullets, index, lines, { start: selectionStart, end: selectionEnd });
    editJob((data) => setBullets(data, job, pasted));
    const omitted = lines.length - roomForLines(bullets);
    if (omitted > 0)
      toast({
        title: texts.pasteTooLong,
        description: texts.pasteTooLongDetail(LIMITS.bulletsPerEntry, omitted),
        variant: 'destructive',
      });
    jumpTo(pathOf(job, index + pasted.length - bullets.length));
  };

  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: { xs: 0, sm: 0.5 }, mx: { xs: -0.75, sm: 0 } }}>
      <Box sx={{ pt: 0.5 }}>
        <DragHandle label={texts.move(index + 1)} />
      </Box>
      <TextInput
        id={fieldId(path)}
        ariaLabel={texts.label(index + 1)}
        value={value}
        lines={1}
        maxLength={LIMITS.bulletLength}
        placeholder={index === 0 ? texts.placeholder : undefined}
        inputRef={input}
        onText={(text) => setText(path, text.replace(/\n/g, ' '))}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <IconButton
        size="small"
        aria-label={texts.remove(index + 1)}
        disabled={!removable}
        onClick={() => remove(Math.min(index, index - 1))}
        sx={{ mt: 0.25, color: 'text.secondary', minWidth: { xs: 32, sm: 40 }, px: { xs: 0.25, sm: 1 } }}
      >
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
});
