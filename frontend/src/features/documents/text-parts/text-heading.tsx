import Typography from '@mui/material/Typography';
import type { ReactNode, RefObject } from 'react';

interface TextHeadingProps {
  id: string;
  /** Ref to the heading that receives focus when generation ends; see `useFocusAfter`. */
  focused: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}

export function TextHeading({ id, focused, children }: TextHeadingProps) {
  return (
    <Typography
      id={id}
      ref={focused}
      tabIndex={-1}
      variant="h3"
      component="h2"
      sx={{ outline: 'none', scrollMarginTop: 80 }}
    >
      {children}
    </Typography>
  );
}
