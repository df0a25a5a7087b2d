import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { resumesQuery } from '../../../lib/resumes-query.js';
import type { FileProblem } from './arrival.js';
import { Notice, NOTICE_ACTION } from './notice.js';

interface FileNoticeProps {
  problem: FileProblem;
  resumeId: string | null;
  onClose: () => void;
}

const TITLES: Record<FileProblem, string> = {
  failed: 'The PDF could not be made',
  busy: 'The PDF is not ready yet',
  limit: 'Too many files in a short time',
  missing: 'That resume was not found',
};

const TEXTS: Record<FileProblem, string> = {
  failed: 'Something went wrong on our side while we made it. Your resume itself is safe.',
  busy: 'It takes longer than usual. It should be ready in a moment.',
  limit: 'You made many files within a few minutes. Wait ten minutes and try again.',
  missing: 'It may have been deleted, or it belongs to another account. Deleted resumes stay in the trash for 30 days.',
};

/** A link to a file that led here instead, because there was none to show. */
export default function FileNotice({ problem, resumeId, onClose }: FileNoticeProps) {
  const { data: resumes } = useQuery(resumesQuery);
  const resume = resumes?.find(({ id }) => id === resumeId);
  return (
    <Notice
      severity={problem === 'failed' ? 'error' : 'warning'}
      title={resume ? `${TITLES[problem]}: ${resume.title}` : TITLES[problem]}
      onClose={onClose}
      actions={
        problem === 'missing' ? (
          <Button component={RouterLink} to="/app/history?show=trash" {...NOTICE_ACTION}>
            Look in the trash
          </Button>
        ) : (
          resume && (
            <Button
              href={`/api/export/pdf/${resume.id}`}
              target="_blank"
              rel="noopener"
              onClick={onClose}
              {...NOTICE_ACTION}
            >
              Try again
            </Button>
          )
        )
      }
    >
      {TEXTS[problem]}
    </Notice>
  );
}
