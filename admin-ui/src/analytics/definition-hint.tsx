import InfoOutlined from '@mui/icons-material/InfoOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { DEFINITIONS, type Definition } from './definitions.js';
import { messages } from './messages.js';

export const DefinitionHint = ({ of, label }: { of: Definition; label: string }) => (
  <Tooltip title={DEFINITIONS[of]} describeChild enterTouchDelay={0} leaveTouchDelay={8_000}>
    <IconButton size="small" aria-label={messages.definitionHint.label(label)} sx={{ color: 'text.secondary', p: 0.5 }}>
      <InfoOutlined sx={{ fontSize: 18 }} />
    </IconButton>
  </Tooltip>
);
