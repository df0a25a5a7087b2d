import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { messages } from './messages.js';
import { useReturnTo } from './use-return-to.js';

interface SignInInsteadProps {
  question: string;
}

export function SignInInstead({ question }: SignInInsteadProps) {
  const { query } = useReturnTo();
  return (
    <Typography sx={{ mt: 3 }}>
      {question}{' '}
      <Link component={RouterLink} to={`/login${query}`}>
        {messages.signInInstead.signIn}
      </Link>
    </Typography>
  );
}
