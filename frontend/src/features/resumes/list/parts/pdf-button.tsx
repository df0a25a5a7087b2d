import LockOutlined from '@mui/icons-material/LockOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { messages } from '../messages.js';
import { pdfLabel, UNLOCK_HINT } from './pdf-label.js';

interface PdfButtonProps {
  id: string;
  title: string;
  isLocked: boolean;
}

/** Opens the PDF in a new tab, or the checkout if the resume is locked. */
export function PdfButton({ id, title, isLocked }: PdfButtonProps) {
  return (
    <Tooltip title={isLocked ? UNLOCK_HINT : ''}>
      <Button
        href={`/api/export/pdf/${id}`}
        target="_blank"
        rel="noopener"
        startIcon={isLocked ? <LockOutlined /> : <PictureAsPdfOutlined />}
        aria-label={pdfLabel(title, isLocked)}
      >
        {messages.pdfButton.pdf}
      </Button>
    </Tooltip>
  );
}
