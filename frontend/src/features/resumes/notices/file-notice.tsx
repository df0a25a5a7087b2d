import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { resumesQuery } from '../../../entities/resume/resumes-query.js';
import type { FileProblem } from './arrival.js';
import { messages } from './messages.js';
import { Notice, NOTICE_ACTION } from './notice.js';

interface FileNoticeProps {
  problem: FileProblem;
  resumeId: string | null;
  onClose: () => void;
}

const TITLES: Record<FileProblem, string> = messages.fileNotice.titles;

const TEXTS: Record<FileProblem, string> = messages.fileNotice.texts;

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
            {messages.fileNotice.openTrash}
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
              {messages.fileNotice.tryAgain}
            </Button>
          )
        )
      }
    >
      {TEXTS[problem]}
    </Notice>
  );
}
