import LockOutlined from '@mui/icons-material/LockOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { messages } from '../messages.js';
import { PRICE_OF_DOWNLOAD } from '../../../../entities/billing/billing.js';

interface PdfButtonProps {
  id: string;
  title: string;
  isLocked: boolean;
}

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

const UNLOCK_HINT = messages.pdfLabel.locked(PRICE_OF_DOWNLOAD);

const pdfLabel = (title: string, isLocked: boolean): string =>
  isLocked ? messages.pdfLabel.lockedPdf(title, PRICE_OF_DOWNLOAD) : messages.pdfLabel.pdf(title);
