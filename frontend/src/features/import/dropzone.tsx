import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState, type DragEvent } from 'react';
import { messages } from './messages.js';

/** File extensions for the file picker. The server detects the format from the content. */
const EXTENSIONS = '.pdf,.docx,.zip,.json,.txt,.md';

interface DropzoneProps {
  onFile: (file: File) => void;
}

export function Dropzone({ onFile }: DropzoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const hover = (event: DragEvent, value: boolean) => {
    event.preventDefault();
    setOver(value);
  };
  const select = (file: File | undefined) => {
    if (file) onFile(file);
  };
  return (
    <Box
      onDragEnter={(event) => hover(event, true)}
      onDragOver={(event) => hover(event, true)}
      onDragLeave={(event) => hover(event, event.currentTarget.contains(event.relatedTarget as Node | null))}
      onDrop={(event) => {
        hover(event, false);
        select(event.dataTransfer.files[0]);
      }}
      sx={{ ...AREA, ...(isOver && OVER) }}
    >
      <UploadFile color="action" fontSize="large" />
      <Typography sx={{ mt: 1, mb: 1.5 }}>
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {messages.dropzone.drop}{' '}
        </Box>
        <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block', mt: 0.5 }}>
          {messages.dropzone.formats}
        </Typography>
      </Typography>
      <Button variant="contained" onClick={() => input.current?.click()}>
        {messages.dropzone.choose}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={EXTENSIONS}
        aria-label={messages.dropzone.input}
        onChange={(event) => {
          select(event.target.files?.[0]);
          // Reset the input, so that choosing the same file again, for example after correcting it, fires an event.
          event.target.value = '';
        }}
      />
    </Box>
  );
}

const AREA = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  textAlign: 'center',
  border: 2,
  borderStyle: 'dashed',
  borderColor: 'brand.fieldLine',
  borderRadius: 2,
  px: 2,
  py: { xs: 3, sm: 4 },
};

const OVER = { borderColor: 'primary.main', bgcolor: 'brand.primarySoft' };
