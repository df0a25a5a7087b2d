import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { copyText } from './clipboard.js';
import { download } from './downloads.js';
import { BUTTONS } from './form-style.js';

const FILE_NAME = 'shortlist-recovery-codes.txt';

interface RecoveryCodeListProps {
  codes: readonly string[];
  /** Called after an attempt to copy the codes. */
  onCopy: (succeeded: boolean) => void;
}

/** Shows recovery codes the only time they are seen: the server keeps digests. */
export function RecoveryCodeList({ codes, onCopy }: RecoveryCodeListProps) {
  const text = `Shortlist recovery codes\nEach works once, instead of a code from your authenticator app.\n\n${codes.join('\n')}\n`;
  const copy = () =>
    copyText(Promise.resolve(text)).then(
      () => onCopy(true),
      () => onCopy(false),
    );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Alert severity="warning">
        Save these codes somewhere safe, such as a password manager. They are not shown again.
      </Alert>
      <Typography>If you lose your phone, each of them lets you in once.</Typography>
      <Box
        component="ul"
        aria-label="Recovery codes"
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
          Copy Codes
        </Button>
        <Button
          variant="outlined"
          startIcon={<FileDownloadOutlined />}
          onClick={() => download({ name: FILE_NAME, blob: new Blob([text], { type: 'text/plain' }) })}
        >
          Download Codes
        </Button>
      </Box>
    </Box>
  );
}
