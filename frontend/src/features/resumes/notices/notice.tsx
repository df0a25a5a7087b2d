import Alert, { type AlertProps } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { messages } from './messages.js';

interface NoticeProps {
  severity: AlertProps['severity'];
  icon?: ReactNode;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  onClose: () => void;
}

export const NOTICE_ACTION = { variant: 'outlined', color: 'inherit', size: 'small' } as const;

/** A notice that stays until dismissed. Toasts disappear too quickly for messages about money or files. */
export function Notice({ severity, icon, title, children, actions, onClose }: NoticeProps) {
  return (
    <Alert
      severity={severity}
      icon={icon}
      role="status"
      onClose={onClose}
      slotProps={{ closeButton: { 'aria-label': messages.notice.label } }}
      sx={{ mb: 3, '& .MuiAlert-message': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' } }}
    >
      <AlertTitle component="h2">{title}</AlertTitle>
      {children}
      {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>{actions}</Box>}
    </Alert>
  );
}
