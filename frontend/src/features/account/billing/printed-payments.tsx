import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useSession } from '../../../entities/session/session.js';
import { dayOf } from '../../../ui/day.js';
import { messages } from './messages.js';

/** List of payments, headed by the account holder's name, that replaces the account page in print. */
export function PrintedPayments() {
  const { user } = useSession();
  return (
    <>
      <GlobalStyles styles={ON_PAPER} />
      <Box sx={{ display: 'none', '@media print': { display: 'block' } }}>
        {messages.printedPayments.printedOn(dayOf(new Date().toISOString()))}
        <br />
        {user?.firstName} {user?.lastName}, {user?.email}
      </Box>
    </>
  );
}

const ON_PAPER = {
  '@media print': {
    ':has(> main) > :not(main), main > :not(section), main section:not([aria-labelledby="payments"])': {
      display: 'none !important',
    },
  },
};
