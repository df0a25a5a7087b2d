import TuneOutlined from '@mui/icons-material/TuneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { lazy, memo, Suspense, useState } from 'react';
import { ZoomButtons } from '../preview/zoom-buttons.js';
import { loadPreview } from './load-ahead.js';
import { messages } from './messages.js';

const Preview = lazy(() => loadPreview().then((module) => ({ default: module.Preview })));

interface PreviewColumnProps {
  onField: (path: string) => void;
  onLayout: () => void;
}

export const PreviewColumn = memo(function PreviewColumn({ onField, onLayout }: PreviewColumnProps) {
  const isNarrow = !useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const [zoom, setZoom] = useState(1);
  return (
    <Box
      component="section"
      aria-labelledby="preview-heading"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minWidth: 0,
        position: { md: 'sticky' },
        top: { md: 65 },
        height: { md: 'calc(100dvh - 65px)' },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', py: 1.5 }}>
        <Typography id="preview-heading" variant="body1" component="h2" sx={{ fontWeight: 700 }}>
          {messages.preview.heading}
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          {isNarrow && <ZoomButtons zoom={zoom} onZoom={setZoom} />}
          <Button size="small" color="inherit" startIcon={<TuneOutlined />} onClick={onLayout}>
            {messages.preview.layout}
          </Button>
        </Box>
      </Box>
      {isNarrow && (
        <Typography variant="caption" component="p" color="text.secondary" sx={{ mb: 1 }}>
          {messages.preview.tapHint}
        </Typography>
      )}
      {/* Focusable, so that users can scroll the preview with the keyboard. */}
      <Box
        tabIndex={0}
        role="region"
        aria-label={messages.preview.pages}
        sx={{ flex: 1, minHeight: 0, overflowY: { md: 'auto' }, px: 1, mx: -1, pb: 2, scrollbarGutter: 'stable' }}
      >
        <Suspense
          fallback={<Skeleton variant="rectangular" sx={{ width: 1, height: 'auto', aspectRatio: '8.5 / 11' }} />}
        >
          <Preview onField={onField} zoom={isNarrow ? zoom : 1} />
        </Suspense>
      </Box>
    </Box>
  );
});
