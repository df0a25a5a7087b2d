import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { messages } from './messages.js';

interface NameFieldsProps {
  problems: { firstName?: string; lastName?: string };
  /** Initial values of the name fields. */
  from?: { firstName: string; lastName: string };
}

export function NameFields({ problems, from }: NameFieldsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <TextField
        name="firstName"
        label={messages.nameFields.firstName}
        autoComplete="given-name"
        defaultValue={from?.firstName}
        size="medium"
        error={Boolean(problems.firstName)}
        helperText={problems.firstName}
      />
      <TextField
        name="lastName"
        label={messages.nameFields.lastName}
        autoComplete="family-name"
        defaultValue={from?.lastName}
        size="medium"
        error={Boolean(problems.lastName)}
        helperText={problems.lastName}
      />
    </Box>
  );
}
