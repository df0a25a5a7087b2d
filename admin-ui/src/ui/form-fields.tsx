import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Fields one below the other, evenly spaced: react-admin gives each kind of field another margin. */
export const FormFields = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', rowGap: 2.5, '& .MuiFormControl-root': { m: 0 } }}>{children}</Box>
);
