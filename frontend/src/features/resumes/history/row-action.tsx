import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import type { ElementType, ReactNode } from 'react';

type RowActionProps<Root extends ElementType> = {
  label: string;
  /** Says more than the label where there is room for it. */
  hint?: string;
  icon: ReactNode;
} & ButtonProps<Root, { component?: Root }>;

/** An icon with its word; on screens that have no room for the words, its tooltip says it. */
export function RowAction<Root extends ElementType = 'button'>({
  label,
  hint = label,
  icon,
  ...button
}: RowActionProps<Root>) {
  return (
    <Tooltip title={hint}>
      <Button
        color="inherit"
        {...button}
        sx={{
          gap: 0.75,
          minWidth: 40,
          minHeight: 44,
          px: 1,
          justifyContent: { xs: 'flex-start', sm: 'center' },
          fontSize: 'body2.fontSize',
          fontWeight: 'fontWeightRegular',
          '& svg': { fontSize: '1.375rem', color: 'text.secondary' },
        }}
      >
        {icon}
        <Box component="span" sx={{ display: { md: 'none', lg: 'inline' } }}>
          {label}
        </Box>
      </Button>
    </Tooltip>
  );
}
