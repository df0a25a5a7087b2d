import type { UserView } from '@shortlist/shared/contract/account/auth';
import Avatar from '@mui/material/Avatar';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState, type MouseEvent } from 'react';
import { Link as RouterLink } from 'react-router';
import { signOutPath } from '../../entities/session/session.js';
import { messages } from '../messages.js';

interface AccountMenuProps {
  user: UserView;
  onSignOut: (event: MouseEvent) => void;
}

export function AccountMenu({ user, onSignOut }: AccountMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ');
  return (
    <>
      <IconButton
        aria-label={messages.accountMenu.label(initials(user))}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar
          src={user.profileImageUrl ?? undefined}
          alt=""
          sx={{
            width: 34,
            height: 34,
            fontSize: '0.875rem',
            fontWeight: 700,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          }}
        >
          {initials(user)}
        </Avatar>
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} slotProps={{ paper: { sx: { minWidth: 220 } } }}>
        <MenuItem component={RouterLink} to="/" onClick={close} sx={{ display: 'block', maxWidth: 320 }}>
          <Typography sx={{ fontWeight: 700 }}>{name || messages.accountMenu.nameless}</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
            {user.email}
          </Typography>
        </MenuItem>
        <Divider />
        <MenuItem component={RouterLink} to="/app/history" onClick={close}>
          {messages.accountMenu.resumeHistory}
        </MenuItem>
        <MenuItem component={RouterLink} to="/account" onClick={close}>
          {messages.accountMenu.settings}
        </MenuItem>
        <MenuItem component={RouterLink} to="/account#people" onClick={close}>
          {messages.accountMenu.expertHelp}
        </MenuItem>
        <MenuItem component={RouterLink} to="/pricing" onClick={close}>
          {user.plan === 'premium' ? messages.accountMenu.pricing : messages.accountMenu.upgrade}
        </MenuItem>
        <MenuItem
          component="a"
          href={signOutPath}
          onClick={(event) => {
            close();
            onSignOut(event);
          }}
        >
          {messages.accountMenu.signOut}
        </MenuItem>
      </Menu>
    </>
  );
}

const initials = ({ firstName, lastName }: UserView): string =>
  `${[...firstName][0] ?? ''}${[...lastName][0] ?? ''}`.toUpperCase() || 'U';
