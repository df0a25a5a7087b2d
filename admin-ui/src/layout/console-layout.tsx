import MenuOutlined from '@mui/icons-material/MenuOutlined';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import { Logo } from '@shortlist/ui-kit/logo';
import { Suspense, useState } from 'react';
import { Notification, useStore, type CoreLayoutProps } from 'react-admin';
import { Waiting } from '../ui/waiting.js';
import { messages } from './messages.js';
import { Sidebar } from './sidebar.js';

const WIDTH = { open: 248, folded: 72 };
/** Breakpoint at which the sidebar becomes docked; on narrower screens it is an overlay. */
const BESIDE = 'md';

export function ConsoleLayout({ children }: CoreLayoutProps) {
  const [folded, setFolded] = useStore('sidebar.folded', false);
  const [overlayOpen, setOverlayOpen] = useState(false);
  const closeOverlay = () => setOverlayOpen(false);
  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
      <Drawer
        variant="permanent"
        sx={{ display: { xs: 'none', [BESIDE]: 'block' }, width: folded ? WIDTH.folded : WIDTH.open, flexShrink: 0 }}
        slotProps={{ paper: { sx: { width: folded ? WIDTH.folded : WIDTH.open, overflowX: 'hidden' } } }}
      >
        <Sidebar folded={folded} onFold={setFolded} />
      </Drawer>
      <Drawer
        open={overlayOpen}
        onClose={closeOverlay}
        sx={{ display: { [BESIDE]: 'none' } }}
        slotProps={{ paper: { sx: { width: WIDTH.open }, 'aria-label': messages.consoleLayout.navigation } }}
      >
        <Sidebar folded={false} onNavigate={closeOverlay} />
      </Drawer>
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <AppBar
          position="sticky"
          color="inherit"
          elevation={0}
          sx={{ display: { [BESIDE]: 'none' }, borderBottom: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
        >
          <Toolbar sx={{ gap: 1 }}>
            <IconButton
              edge="start"
              color="inherit"
              aria-label={messages.consoleLayout.openNavigation}
              onClick={() => setOverlayOpen(true)}
            >
              <MenuOutlined />
            </IconButton>
            <Logo />
          </Toolbar>
        </AppBar>
        <Box component="main" sx={{ flex: 1, width: '100%', maxWidth: 1240, mx: 'auto', p: { xs: 2, sm: 3, lg: 5 } }}>
          <Suspense fallback={<Waiting />}>{children}</Suspense>
        </Box>
      </Box>
      <Notification anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }} />
    </Box>
  );
}
