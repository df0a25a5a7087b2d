import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { firstPlanWith, PLAN_MATRIX, PLAN_NAMES, type Plan } from '@shortlist/shared/product/plans';
import { FEATURE_OF_SERVICE, SERVICE_KINDS, type ServiceKind } from '@shortlist/shared/product/service-kinds';
import { Link as RouterLink } from 'react-router';
import { messages } from './messages.js';
import { KIND_NAMES, KIND_OFFERS } from './requests-api.js';

export const includedKinds = (plan: Plan): ServiceKind[] =>
  SERVICE_KINDS.filter((kind) => PLAN_MATRIX[plan][FEATURE_OF_SERVICE[kind]] === 'included');

export function Offers({ plan }: { plan: Plan }) {
  const included = includedKinds(plan);
  return (
    <Box>
      <Box component="ul" aria-label={messages.offers.label} sx={LIST}>
        {SERVICE_KINDS.map((kind) => {
          const isIncluded = included.includes(kind);
          const Icon = isIncluded ? CheckCircleOutlined : LockOutlined;
          return (
            <Box key={kind} component="li" sx={{ display: 'flex', gap: 1.25, alignItems: 'flex-start' }}>
              <Icon fontSize="small" color={isIncluded ? 'success' : 'disabled'} sx={{ mt: 0.25 }} />
              <Typography variant="body2">
                <strong>{KIND_NAMES[kind]}.</strong> {KIND_OFFERS[kind]}{' '}
                <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
                  {isIncluded
                    ? messages.offers.inYourPlan
                    : messages.offers.inPlan(PLAN_NAMES[firstPlanWith(FEATURE_OF_SERVICE[kind])])}
                </Box>
              </Typography>
            </Box>
          );
        })}
      </Box>
      {included.length < SERVICE_KINDS.length && (
        <Link component={RouterLink} to="/pricing" variant="body2" sx={{ display: 'inline-block', mt: 1.5 }}>
          {messages.offers.seePlans}
        </Link>
      )}
    </Box>
  );
}

const LIST = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 };
