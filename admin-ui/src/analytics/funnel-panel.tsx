import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AdminAnalyticsView } from '@shortlist/shared/contract/console/admin-figures';
import { FigurePanel } from './figure-panel.js';
import { count, share } from './figures.js';
import { messages } from './messages.js';
import { STAGE_NAMES } from './panels.js';

export function FunnelPanel({ view: { conversionFunnel, range } }: { view: AdminAnalyticsView }) {
  const most = Math.max(1, ...conversionFunnel.map(({ users }) => users));
  return (
    <FigurePanel
      title={messages.funnelPanel.title}
      definition="funnel"
      fileName={`shortlist-funnel-${range}`}
      columns={[messages.funnelPanel.stage, messages.funnelPanel.people, messages.funnelPanel.shareOfVisits]}
      rows={conversionFunnel.map(({ stage, users, conversionRate }) => [STAGE_NAMES[stage], users, conversionRate])}
      show={(cell, column) =>
        column === 2 ? share(cell as number | null) : typeof cell === 'number' ? count(cell) : String(cell)
      }
      chart={
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
          {conversionFunnel.map(({ stage, users, conversionRate }) => (
            <li key={stage}>
              <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mb: 0.5 }}>
                <Typography variant="body2">{STAGE_NAMES[stage]}</Typography>
                <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  <strong>{count(users)}</strong>
                  {conversionRate !== null && ` · ${share(conversionRate)}`}
                </Typography>
              </Box>
              <Box sx={{ height: 10, borderRadius: 5, bgcolor: 'action.hover' }}>
                <Box sx={{ height: 1, borderRadius: 5, bgcolor: 'primary.main', width: `${(100 * users) / most}%` }} />
              </Box>
            </li>
          ))}
        </Box>
      }
    />
  );
}
