import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Stacks fields with even spacing, because react-admin's field types have different margins. */
export const FormFields = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', rowGap: 2.5, '& .MuiFormControl-root': { m: 0 } }}>{children}</Box>
);
