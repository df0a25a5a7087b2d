import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Close from '@mui/icons-material/Close';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type CSSProperties, type Ref } from 'react';
import { messages } from '../messages.js';
import type { Toast } from './toast-queue.js';

/** Minimum distance in pixels of a horizontal swipe that dismisses the toast. */
const SWIPE_THRESHOLD = 50;

interface ToastCardProps {
  toast: Toast;
  onClose: () => void;
  /** Ref through which the snackbar's transition accesses the card. */
  ref?: Ref<HTMLDivElement>;
  style?: CSSProperties;
}

export function ToastCard({ toast, onClose, ref, style }: ToastCardProps) {
  const swipeStart = useRef<number | null>(null);
  useEffect(() => toast.onShown?.(), [toast]);
  const destructive = toast.variant === 'destructive';
  const Icon = destructive ? ErrorOutlined : CheckCircleOutlined;
  return (
    <Paper
      ref={ref}
      style={style}
      elevation={8}
      onPointerDown={(event) => {
        swipeStart.current = event.clientX;
      }}
      onPointerUp={(event) => {
        const travelled = swipeStart.current === null ? 0 : Math.abs(event.clientX - swipeStart.current);
        swipeStart.current = null;
        if (travelled >= SWIPE_THRESHOLD) onClose();
      }}
      sx={{
        display: 'flex',
        gap: 1.5,
        alignItems: 'flex-start',
        width: { xs: 'calc(100vw - 40px)', sm: 400 },
        p: 1.5,
        border: 1,
        borderColor: destructive ? 'error.main' : 'divider',
        touchAction: 'pan-y',
      }}
    >
      <Icon color={destructive ? 'error' : 'success'} sx={{ mt: 0.25 }} />
      <Box sx={{ flex: 1, minWidth: 0, py: 0.25 }}>
        <Typography sx={{ fontWeight: 700, lineHeight: 1.4 }}>{toast.title}</Typography>
        {toast.description && (
          <Typography variant="body2" color="textSecondary">
            {toast.description}
          </Typography>
        )}
      </Box>
      {toast.action && (
        <Button
          size="small"
          onClick={() => {
            toast.action?.onClick();
            onClose();
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <IconButton size="small" aria-label={messages.toastCard.label} onClick={onClose} sx={{ m: -0.5 }}>
        <Close fontSize="small" />
      </IconButton>
    </Paper>
  );
}
