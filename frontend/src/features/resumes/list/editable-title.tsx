import DriveFileRenameOutlineOutlined from '@mui/icons-material/DriveFileRenameOutlineOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useRenameResume } from './resumes-api.js';
import { TitleField } from './title-field.js';

interface EditableTitleProps {
  id: string;
  title: string;
  heading: 'h2' | 'h3';
}

/** A résumé's title, with a button that turns it into a field. */
export function EditableTitle({ id, title, heading }: EditableTitleProps) {
  const [state, setState] = useState<'shown' | 'editing' | 'done by keyboard'>('shown');
  const button = useRef<HTMLButtonElement>(null);
  const rename = useRenameResume();

  // The keyboard goes back to where it came from; a click elsewhere has chosen its own place.
  useEffect(() => {
    if (state === 'done by keyboard') button.current?.focus({ preventScroll: true });
  }, [state]);

  if (state === 'editing')
    return (
      <TitleField
        title={title}
        onDone={(wanted, byKeyboard) => {
          setState(byKeyboard ? 'done by keyboard' : 'shown');
          if (wanted !== null) rename.mutate({ id, title: wanted });
        }}
      />
    );
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
      <Typography variant="h3" component={heading} sx={{ overflowWrap: 'anywhere', minWidth: 0, py: 0.75 }}>
        {title}
      </Typography>
      <Tooltip title="Rename">
        <IconButton
          ref={button}
          aria-label={`Rename ${title}`}
          onClick={() => setState('editing')}
          sx={{ color: 'text.secondary', flexShrink: 0 }}
        >
          <DriveFileRenameOutlineOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
