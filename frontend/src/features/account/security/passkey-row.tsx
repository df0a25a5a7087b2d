import KeyOutlined from '@mui/icons-material/KeyOutlined';
import type { PasskeyView } from '@shortlist/shared/contract/common/second-factors';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { RelativeTime } from '@shortlist/ui-kit/relative-time';
import { messages } from './messages.js';

interface PasskeyRowProps {
  passkey: PasskeyView;
  busy: boolean;
  onRename: () => void;
  onRemove: () => void;
}

export function PasskeyRow({ passkey: { name, createdAt, lastUsedAt }, busy, onRename, onRemove }: PasskeyRowProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        px: 2,
        py: 1.5,
        minHeight: 72,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <KeyOutlined sx={{ color: 'text.secondary' }} />
      <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {messages.passkeyRow.added} <RelativeTime at={createdAt} />
          {lastUsedAt && (
            <>
              , {messages.passkeyRow.lastUsed} <RelativeTime at={lastUsedAt} />
            </>
          )}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', gap: 0.5 }}>
        <Button size="small" onClick={onRename} aria-label={messages.passkeyRow.renameLabel(name)}>
          {messages.passkeyRow.rename}
        </Button>
        <Button size="small" loading={busy} onClick={onRemove} aria-label={messages.passkeyRow.removeLabel(name)}>
          {messages.passkeyRow.remove}
        </Button>
      </Box>
    </Box>
  );
}
