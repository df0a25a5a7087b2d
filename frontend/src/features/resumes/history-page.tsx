import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { PageHeader } from '../../ui/page-header.js';
import { usePageMeta } from '../../ui/page-meta.js';
import { ResumeRows } from './history/resume-rows.js';
import { messages } from './messages.js';
import { trashQuery } from './trash/trash-api.js';
import { TrashList } from './trash/trash-list.js';

export default function HistoryPage() {
  usePageMeta(messages.historyPage.pageTitle, { noindex: true });
  const [params, setParams] = useSearchParams();
  const { data: trash } = useQuery(trashQuery);
  const shown = params.get('show') === 'trash' ? 'trash' : 'resumes';
  return (
    <>
      <PageHeader
        title={messages.historyPage.title}
        intro={messages.historyPage.intro}
        action={
          <Button component={RouterLink} to="/app/resume" variant="contained" size="large" startIcon={<Add />}>
            {messages.historyPage.newResume}
          </Button>
        }
      />
      <Tabs
        value={shown}
        onChange={(_, chosen: typeof shown) => setParams(showing(chosen, params), { replace: true })}
        aria-label={messages.historyPage.resumesAndTrash}
        sx={{ mb: 3, borderBottom: 1, borderColor: 'divider' }}
      >
        <Tab value="resumes" label={messages.historyPage.resumes} id="tab-resumes" aria-controls="panel-resumes" />
        <Tab
          value="trash"
          label={trash && trash.length > 0 ? messages.historyPage.trashCount(trash.length) : messages.historyPage.trash}
          id="tab-trash"
          aria-controls="panel-trash"
        />
      </Tabs>
      <Box role="tabpanel" id={`panel-${shown}`} aria-labelledby={`tab-${shown}`}>
        {shown === 'trash' ? <TrashList /> : <ResumeRows />}
      </Box>
    </>
  );
}

/** Returns the URL parameters of the tab "Resumes" or "Trash". Keeps the search and sort parameters. */
function showing(chosen: 'resumes' | 'trash', params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  if (chosen === 'trash') next.set('show', chosen);
  else next.delete('show');
  return next;
}
