import KeyOutlined from '@mui/icons-material/KeyOutlined';
import type { PasskeyView } from '@shortlist/shared/contract/second-factors';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { RelativeTime } from '@shortlist/ui-kit/relative-time';

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
          Added <RelativeTime at={createdAt} />
          {lastUsedAt && (
            <>
              , last used <RelativeTime at={lastUsedAt} />
            </>
          )}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', gap: 0.5 }}>
        <Button size="small" onClick={onRename} aria-label={`Rename ${name}`}>
          Rename
        </Button>
        <Button size="small" loading={busy} onClick={onRemove} aria-label={`Remove ${name}`}>
          Remove
        </Button>
      </Box>
    </Box>
  );
}
