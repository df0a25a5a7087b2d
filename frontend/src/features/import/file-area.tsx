import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState, type DragEvent } from 'react';

/** Only what the picker offers first: the server looks inside. */
const OFFERED = '.pdf,.docx,.zip,.json,.txt,.md';

interface FileAreaProps {
  onFile: (file: File) => void;
}

export function FileArea({ onFile }: FileAreaProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const hover = (event: DragEvent, value: boolean) => {
    event.preventDefault();
    setOver(value);
  };
  const take = (file: File | undefined) => {
    if (file) onFile(file);
  };
  return (
    <Box
      onDragEnter={(event) => hover(event, true)}
      onDragOver={(event) => hover(event, true)}
      onDragLeave={(event) => hover(event, event.currentTarget.contains(event.relatedTarget as Node | null))}
      onDrop={(event) => {
        hover(event, false);
        take(event.dataTransfer.files[0]);
      }}
      sx={{ ...AREA, ...(over && OVER) }}
    >
      <UploadFile color="action" fontSize="large" />
      <Typography sx={{ mt: 1, mb: 1.5 }}>
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          Drop a file here, or choose one.{' '}
        </Box>
        <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block', mt: 0.5 }}>
          PDF, Word (DOCX), LinkedIn archive (ZIP), JSON Resume or text, up to 10 MB.
        </Typography>
      </Typography>
      <Button variant="contained" onClick={() => input.current?.click()}>
        Choose a file
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={OFFERED}
        aria-label="Resume file"
        onChange={(event) => {
          take(event.target.files?.[0]);
          // The same file again, mended meanwhile, is a change, too.
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
