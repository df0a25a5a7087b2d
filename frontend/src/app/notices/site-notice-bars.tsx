import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { PublicConfig } from '@shortlist/shared/contract/config';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { configQuery } from '../../api/config.js';
import { dismissNotice, isNoticeDismissed } from './dismissed-notice.js';
import { messages } from '../messages.js';
import { NoticeBar } from './notice-bar.js';

export default function SiteNoticeBars({
  announcement,
  maintenance,
}: Pick<PublicConfig, 'announcement' | 'maintenance'>) {
  return (
    <>
      {maintenance !== null && <MaintenanceBar message={maintenance} />}
      {announcement && <AnnouncementBar key={announcement.text} {...announcement} />}
    </>
  );
}

function MaintenanceBar({ message }: { message: string }) {
  const { refetch, isFetching } = useQuery(configQuery);
  return (
    <NoticeBar
      label={messages.siteNoticeBars.maintenance}
      tone="warning"
      actions={
        <Button variant="outlined" color="inherit" size="small" loading={isFetching} onClick={() => void refetch()}>
          {messages.siteNoticeBars.checkAgain}
        </Button>
      }
    >
      {messages.siteNoticeBars.typingIsSaved(message)}
    </NoticeBar>
  );
}

/**
 * Shows an announcement until it is dismissed in this browser tab. A new announcement is shown even if an earlier one
 * was dismissed.
 */
function AnnouncementBar({ text, tone }: NonNullable<PublicConfig['announcement']>) {
  const [isDismissed, setIsDismissed] = useState(() => isNoticeDismissed('announcement', text));
  if (isDismissed) return null;
  const dismiss = () => {
    dismissNotice('announcement', text);
    setIsDismissed(true);
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <NoticeBar
      label={messages.siteNoticeBars.announcement}
      tone={tone}
      actions={
        <IconButton color="inherit" size="small" aria-label={messages.siteNoticeBars.dismiss} onClick={dismiss}>
          <Close fontSize="small" />
        </IconButton>
      }
    >
      {text}
    </NoticeBar>
  );
}
