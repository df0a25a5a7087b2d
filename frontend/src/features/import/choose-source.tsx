import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { FileArea } from './file-area.js';
import type { ImportSource } from './import-calls.js';
import { LinkedInHelp } from './linkedin-help.js';
import { PasteArea } from './paste-area.js';

type Way = 'file' | 'paste';

export function ChooseSource({ onSource }: { onSource: (source: ImportSource) => void }) {
  const [way, setWay] = useState<Way>('file');
  return (
    <>
      <Tabs value={way} onChange={(_, next: Way) => setWay(next)} aria-label="How to import your resume" sx={{ mb: 2 }}>
        <Tab value="file" label="Upload" id="import-tab-file" aria-controls="import-panel" />
        <Tab value="paste" label="Paste text" id="import-tab-paste" aria-controls="import-panel" />
      </Tabs>
      <Box
        role="tabpanel"
        id="import-panel"
        aria-labelledby={`import-tab-${way}`}
        sx={{ display: 'grid', gap: 2, minHeight: { sm: 300 }, alignContent: 'start' }}
      >
        {way === 'file' ? (
          <>
            <FileArea onFile={onSource} />
            <LinkedInHelp />
          </>
        ) : (
          <PasteArea onText={onSource} />
        )}
      </Box>
    </>
  );
}
