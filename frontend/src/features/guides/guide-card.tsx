import ContentCopy from '@mui/icons-material/ContentCopy';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ResumeDocument } from '@shortlist/shared/contract/resume-documents';
import { copyText } from '../../lib/clipboard.js';
import { download } from '../../lib/downloads.js';
import { dayOf } from '../../ui/day.js';
import { useToast } from '../../ui/toasts.js';
import type { GuideSort } from './guide-sorts.js';
import { useWriteGuide } from './guides-api.js';

interface GuideCardProps {
  resumeId: string;
  sort: GuideSort;
  /** Undefined while none was written. */
  document: ResumeDocument | undefined;
  /** Whether the plan writes new ones. */
  isIncluded: boolean;
}

export function GuideCard({ resumeId, sort, document, isIncluded }: GuideCardProps) {
  const { mutate, isPending, data } = useWriteGuide(resumeId, sort);
  const text = document && 'text' in document.content ? document.content.text : '';
  return (
    <Card component="section" aria-labelledby={sort.kind} sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>
      <div>
        <Typography id={sort.kind} variant="h2">
          {sort.name}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 0.5 }}>
          {sort.intro}
        </Typography>
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Button
          variant={text === '' ? 'contained' : 'outlined'}
          disabled={!isIncluded}
          loading={isPending}
          onClick={() => mutate()}
        >
          {text === '' ? `Write ${sort.name.toLowerCase()}` : 'Write again'}
        </Button>
        {text !== '' && <TextActions text={text} fileName={sort.fileName} />}
        {document && (
          <Typography variant="body2" color="textSecondary">
            Saved {dayOf(document.updatedAt)}
          </Typography>
        )}
      </Box>
      {data?.view.notice && <Alert severity="info">{data.view.notice}</Alert>}
      {data?.view.flags.map(({ text: words, message }) => (
        <Alert key={`${words} ${message}`} severity="warning">
          {message}
        </Alert>
      ))}
      {text !== '' && (
        <Typography
          component="div"
          dir="auto"
          sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '75ch' }}
        >
          {text}
        </Typography>
      )}
    </Card>
  );
}

function TextActions({ text, fileName }: { text: string; fileName: string }) {
  const toast = useToast();
  const copy = () =>
    copyText(Promise.resolve(text)).then(
      () => toast({ title: 'Text copied' }),
      () => toast({ title: 'Failed to copy text. Please try again.', variant: 'destructive' }),
    );
  return (
    <>
      <Button variant="outlined" startIcon={<ContentCopy />} onClick={() => void copy()}>
        Copy Text
      </Button>
      <Button
        variant="outlined"
        startIcon={<FileDownloadOutlined />}
        onClick={() => download({ name: fileName, blob: new Blob([text], { type: 'text/plain;charset=utf-8' }) })}
      >
        Download Text
      </Button>
    </>
  );
}
