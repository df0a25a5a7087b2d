import Box from '@mui/material/Box';
import type { ResumeAnalytics } from '@shortlist/shared/contract/resume-analytics';
import { VISUALLY_HIDDEN } from '@shortlist/ui-kit/visually-hidden';
import { messages } from '../messages.js';

type Weeks = ResumeAnalytics['use']['weeks'];

const day = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const dayOfWeek = (week: string): string => day.format(new Date(week));

/** The bars form a list with hidden labels, so that screen readers can read the figures. */
export function WeekBars({ weeks }: { weeks: Weeks }) {
  const most = Math.max(1, ...weeks.map(({ count }) => count));
  return (
    <div>
      <Box component="ol" aria-label={messages.weekBars.label} sx={BARS}>
        {weeks.map(({ week, count }) => (
          <Box component="li" key={week} title={messages.weekBars.weekOf(dayOfWeek(week), count)} sx={COLUMN}>
            <Box component="span" sx={VISUALLY_HIDDEN}>
              {messages.weekBars.weekOf(dayOfWeek(week), count)}
            </Box>
            <Box aria-hidden sx={{ typography: 'caption', minHeight: '1.5em', textAlign: 'center' }}>
              {count > 0 && count}
            </Box>
            <Box
              aria-hidden
              sx={{
                height: count === 0 ? 2 : `${Math.max(6, (count / most) * 72)}px`,
                bgcolor: count === 0 ? 'divider' : 'primary.main',
                borderRadius: '3px 3px 0 0',
              }}
            />
          </Box>
        ))}
      </Box>
      <Box
        aria-hidden
        sx={{ display: 'flex', justifyContent: 'space-between', typography: 'caption', color: 'text.secondary' }}
      >
        <span>{weeks[0] && dayOfWeek(weeks[0].week)}</span>
        <span>{messages.weekBars.thisWeek}</span>
      </Box>
    </div>
  );
}

const BARS = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: { xs: 0.5, sm: 1 },
  alignItems: 'end',
  height: 96,
  borderBottom: 1,
  borderColor: 'divider',
};

const COLUMN = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  height: 1,
};
