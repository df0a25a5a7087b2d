import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export const FormActions = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2.5 }}>{children}</Box>
);
