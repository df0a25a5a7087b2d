import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { RecoveryCodeList } from '@shortlist/ui-kit/recovery-code-list';
import { useState } from 'react';
import { messages } from './messages.js';

interface SaveCodesProps {
  codes: readonly string[];
  onSaved: () => void;
}

export function SaveCodes({ codes, onSaved }: SaveCodesProps) {
  const [copied, setCopied] = useState<boolean | null>(null);
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <RecoveryCodeList codes={codes} onCopy={setCopied} />
      <Typography role="status" variant="body2" color={copied === false ? 'error' : 'textSecondary'}>
        {copied === true && messages.saveCodes.copied}
        {copied === false && messages.saveCodes.copyFailed}
      </Typography>
      <Button variant="contained" onClick={onSaved}>
        {messages.saveCodes.confirm}
      </Button>
    </Box>
  );
}
