import PauseOutlined from '@mui/icons-material/PauseOutlined';
import PlayArrowOutlined from '@mui/icons-material/PlayArrowOutlined';
import Button from '@mui/material/Button';
import type { PromoCodeView } from '@shortlist/shared/contract/promo-codes';
import { useCanAccess, useNotify, useUpdate } from 'react-admin';

/** Pauses an active code, resumes a paused one. */
export function PauseButton({ promo }: { promo: PromoCodeView }) {
  const notify = useNotify();
  const { canAccess } = useCanAccess({ resource: 'promo-codes', action: 'edit' });
  const [update, { isPending }] = useUpdate<PromoCodeView>();
  if (!canAccess) return null;
  const { id, code, active } = promo;
  const change = () =>
    update(
      'promo-codes',
      { id, data: { active: !active }, previousData: promo },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify(active ? `${code} is paused` : `${code} is active again`),
        onError: (error) => notify(error.message, { type: 'error' }),
      },
    );
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={active ? <PauseOutlined /> : <PlayArrowOutlined />}
      aria-label={`${active ? 'Pause' : 'Resume'} ${code}`}
      loading={isPending}
      onClick={() => void change()}
    >
      {active ? 'Pause' : 'Resume'}
    </Button>
  );
}
