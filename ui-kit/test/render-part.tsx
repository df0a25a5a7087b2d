import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { queryClient } from '../src/query.js';
import { theme } from '../src/theme.js';

/** Renders a part of a screen with the theme and the query client that both applications share. */
export function renderPart(part: ReactNode): ReturnType<typeof userEvent.setup> {
  render(
    <ThemeProvider theme={theme}>
      <QueryClientProvider client={queryClient}>{part}</QueryClientProvider>
    </ThemeProvider>,
  );
  return userEvent.setup({ delay: null });
}
