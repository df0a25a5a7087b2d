import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { bulletExamples } from '@shortlist/shared/rewrite/bullets/bullet-examples';
import { useId } from 'react';
import { editData, useDraft } from '../../draft/draft-store.js';
import { jumpTo } from '../../draft/jump.js';
import { setBullets } from '../../draft/resume-edits.js';
import { messages } from '../messages.js';

/** Example bullets for a job without bullets, with blanks for facts that only the user knows. */
export function BulletStarters({ job }: { job: number }) {
  const id = useId();
  const role = useDraft((state) => state.content.data.experience[job]?.role.trim() ?? '');
  const isEmpty = useDraft(
    (state) => state.content.data.experience[job]?.bullets.every((text) => !text.trim()) ?? false,
  );
  if (!isEmpty || role === '') return null;
  const take = (example: string) => {
    editData((data) => setBullets(data, job, [example]));
    jumpTo(`experience.${job}.bullets.0`);
  };
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        {messages.bulletStarters.title}
      </Typography>
      <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
        {bulletExamples(role).map((example) => (
          <Button key={example} size="small" sx={{ textAlign: 'left', fontWeight: 400 }} onClick={() => take(example)}>
            {example}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
