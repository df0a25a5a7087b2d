import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { copyText } from './clipboard.js';
import { download } from './downloads.js';
import { BUTTONS } from './form-style.js';
import { messages } from './messages.js';

const FILE_NAME = 'shortlist-recovery-codes.txt';

interface RecoveryCodeListProps {
  codes: readonly string[];
  onCopy: (succeeded: boolean) => void;
}

/** The codes can be shown only once, because the server stores only digests. */
export function RecoveryCodeList({ codes, onCopy }: RecoveryCodeListProps) {
  const text = `${messages.recoveryCodeList.fileHeader}\n\n${codes.join('\n')}\n`;
  const copy = () =>
    copyText(Promise.resolve(text)).then(
      () => onCopy(true),
      () => onCopy(false),
    );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Alert severity="warning">{messages.recoveryCodeList.advice}</Alert>
      <Typography>{messages.recoveryCodeList.purpose}</Typography>
      <Box
        component="ul"
        aria-label={messages.recoveryCodeList.label}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 2,
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          columnGap: 3,
          rowGap: 0.75,
          bgcolor: 'brand.subtle',
          borderRadius: 1,
          fontFamily: 'monospace',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={BUTTONS}>
        <Button variant="outlined" startIcon={<ContentCopyOutlined />} onClick={() => void copy()}>
          {messages.recoveryCodeList.copyCodes}
        </Button>
        <Button
          variant="outlined"
          startIcon={<FileDownloadOutlined />}
          onClick={() => download({ name: FILE_NAME, blob: new Blob([text], { type: 'text/plain' }) })}
        >
          {messages.recoveryCodeList.downloadCodes}
        </Button>
      </Box>
    </Box>
  );
}
