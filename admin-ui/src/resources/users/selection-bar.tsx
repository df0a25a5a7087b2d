import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { BULK_ACTS, BulkDialog, type BulkAct } from './bulk-dialog.js';
import { messages } from './messages.js';

export function SelectionBar() {
  const { selectedIds, onUnselectItems } = useListContext();
  const [act, setAct] = useState<BulkAct | null>(null);
  return (
    <>
      {selectedIds.length > 0 && (
        <Box role="toolbar" aria-label={messages.selectionBar.label} sx={BAR}>
          <Typography sx={{ mr: 'auto', fontWeight: 700 }}>
            {messages.selectionBar.selected(selectedIds.length)}
          </Typography>
          {BULK_ACTS.map((bulkAct) => (
            <Button
              key={bulkAct.path}
              size="small"
              variant="outlined"
              color={bulkAct.color}
              onClick={() => setAct(bulkAct)}
            >
              {bulkAct.button}
            </Button>
          ))}
          <Button size="small" onClick={() => onUnselectItems()}>
            {messages.selectionBar.clearSelection}
          </Button>
        </Box>
      )}
      {act && <BulkDialog act={act} onClose={() => setAct(null)} />}
    </>
  );
}

const BAR = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1.25,
  bgcolor: 'brand.subtle',
  borderBottom: 1,
  borderColor: 'divider',
};
