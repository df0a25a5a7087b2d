import ComputerOutlined from '@mui/icons-material/ComputerOutlined';
import SmartphoneOutlined from '@mui/icons-material/SmartphoneOutlined';
import type { SessionView } from '@shortlist/shared/contract/account/auth';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { RelativeTime } from '@shortlist/ui-kit/relative-time';
import { messages } from '../messages.js';

interface DeviceRowProps {
  device: SessionView;
  busy: boolean;
  onSignOut: () => void;
}

export function DeviceRow({ device: { device, current, lastSeenAt, createdAt }, busy, onSignOut }: DeviceRowProps) {
  const name = device || messages.deviceRow.unknownDevice;
  const Icon = /Android|iOS|iPhone|iPad|mobile/i.test(device) ? SmartphoneOutlined : ComputerOutlined;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        px: 2,
        py: 1.5,
        minHeight: 72,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Icon sx={{ color: 'text.secondary' }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {current ? messages.deviceRow.signedIn : messages.deviceRow.lastSeen}{' '}
          <RelativeTime at={current ? createdAt : lastSeenAt} />
        </Typography>
      </Box>
      {current ? (
        <Chip size="small" label={messages.deviceRow.thisDevice} sx={{ bgcolor: 'brand.primarySoft' }} />
      ) : (
        <Button size="small" loading={busy} onClick={onSignOut} aria-label={messages.deviceRow.signOutDevice(name)}>
          {messages.deviceRow.signOut}
        </Button>
      )}
    </Box>
  );
}
