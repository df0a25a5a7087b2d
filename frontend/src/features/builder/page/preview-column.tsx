import TuneOutlined from '@mui/icons-material/TuneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { Preview } from '../preview/preview.js';

interface PreviewColumnProps {
  onField: (path: string) => void;
  onLayout: () => void;
}

export const PreviewColumn = memo(function PreviewColumn({ onField, onLayout }: PreviewColumnProps) {
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
          Live Preview
        </Typography>
        <Button size="small" color="inherit" startIcon={<TuneOutlined />} onClick={onLayout}>
          Layout & Sections
        </Button>
      </Box>
      {/* Focusable, so that it scrolls by keyboard. */}
      <Box
        tabIndex={0}
        role="region"
        aria-label="Resume pages"
        sx={{ flex: 1, minHeight: 0, overflowY: { md: 'auto' }, px: 1, mx: -1, pb: 2, scrollbarGutter: 'stable' }}
      >
        <Preview onField={onField} />
      </Box>
    </Box>
  );
});
