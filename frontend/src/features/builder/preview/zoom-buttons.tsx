import ZoomIn from '@mui/icons-material/ZoomIn';
import ZoomOut from '@mui/icons-material/ZoomOut';
import IconButton from '@mui/material/IconButton';
import { messages } from './messages.js';

/** Zoom factors; 1 fits the page to the column's width. */
export const ZOOMS = [1, 1.5, 2, 2.75] as const;

interface ZoomButtonsProps {
  zoom: number;
  onZoom: (zoom: number) => void;
}

export function ZoomButtons({ zoom, onZoom }: ZoomButtonsProps) {
  const smaller = ZOOMS.findLast((step) => step < zoom);
  const larger = ZOOMS.find((step) => step > zoom);
  return (
    <>
      <IconButton
        aria-label={messages.zoomButtons.zoomOut}
        disabled={smaller === undefined}
        onClick={() => smaller !== undefined && onZoom(smaller)}
      >
        <ZoomOut />
      </IconButton>
      <IconButton
        aria-label={messages.zoomButtons.zoomIn}
        disabled={larger === undefined}
        onClick={() => larger !== undefined && onZoom(larger)}
      >
        <ZoomIn />
      </IconButton>
    </>
  );
}
