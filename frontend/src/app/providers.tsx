import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { BRAND } from '@shortlist/shared/product/brand';
import type { ReactNode } from 'react';
import { queryClient } from '@shortlist/ui-kit/query';
import { ImportSlotProvider } from '../entities/resume/import-slot.js';
import { ToastProvider } from '../ui/toasts/toasts.js';
import { IdentityPrompt } from './session/identity-prompt.js';
import { theme } from '@shortlist/ui-kit/theme';

const loadImportDialog = () => import('../features/import/import-dialog.js');

export function Providers({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={BRAND.schemeStorageKey} disableTransitionOnChange>
      <CssBaseline />
      <QueryClientProvider client={queryClient}>
        <ToastProvider>
          <ImportSlotProvider load={loadImportDialog}>{children}</ImportSlotProvider>
          <IdentityPrompt />
        </ToastProvider>
      </QueryClientProvider>
    </ThemeProvider>
  );
}
