import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { Dropzone } from './dropzone.js';
import type { ImportSource } from './import-calls.js';
import { messages } from './messages.js';
import { PasteArea } from './paste-area.js';
import Typography from '@mui/material/Typography';

type Method = 'file' | 'paste';

export function ChooseSource({ onSource }: { onSource: (source: ImportSource) => void }) {
  const [method, setMethod] = useState<Method>('file');
  return (
    <>
      <Tabs
        value={method}
        onChange={(_, next: Method) => setMethod(next)}
        aria-label={messages.chooseSource.label}
        sx={{ mb: 2 }}
      >
        <Tab value="file" label={messages.chooseSource.upload} id="import-tab-file" aria-controls="import-panel" />
        <Tab value="paste" label={messages.chooseSource.paste} id="import-tab-paste" aria-controls="import-panel" />
      </Tabs>
      <Box
        role="tabpanel"
        id="import-panel"
        aria-labelledby={`import-tab-${method}`}
        sx={{ display: 'grid', gap: 2, minHeight: { sm: 300 }, alignContent: 'start' }}
      >
        {method === 'file' ? (
          <>
            <Dropzone onFile={onSource} />
            <LinkedInHelp />
          </>
        ) : (
          <PasteArea onText={onSource} />
        )}
      </Box>
    </>
  );
}

function LinkedInHelp() {
  return (
    <Typography variant="body2" color="text.secondary">
      <strong>{messages.linkedInHelp.title}</strong> {messages.linkedInHelp.text}
    </Typography>
  );
}
