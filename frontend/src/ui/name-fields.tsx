import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

interface NameFieldsProps {
  problems: { firstName?: string; lastName?: string };
  /** The names so far. */
  from?: { firstName: string; lastName: string };
}

export function NameFields({ problems, from }: NameFieldsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <TextField
        name="firstName"
        label="First name"
        autoComplete="given-name"
        defaultValue={from?.firstName}
        size="medium"
        error={Boolean(problems.firstName)}
        helperText={problems.firstName}
      />
      <TextField
        name="lastName"
        label="Last name"
        autoComplete="family-name"
        defaultValue={from?.lastName}
        size="medium"
        error={Boolean(problems.lastName)}
        helperText={problems.lastName}
      />
    </Box>
  );
}
