import PauseOutlined from '@mui/icons-material/PauseOutlined';
import PlayArrowOutlined from '@mui/icons-material/PlayArrowOutlined';
import Button from '@mui/material/Button';
import type { PromoCodeView } from '@shortlist/shared/contract/console/promo-codes';
import { useCanAccess, useNotify, useUpdate } from 'react-admin';
import { messages } from './messages.js';

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
        onSuccess: () => notify(active ? messages.pauseButton.paused(code) : messages.pauseButton.activeAgain(code)),
        onError: (error) => notify(error.message, { type: 'error' }),
      },
    );
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={active ? <PauseOutlined /> : <PlayArrowOutlined />}
      aria-label={`${active ? messages.pauseButton.pause : messages.pauseButton.resume} ${code}`}
      loading={isPending}
      onClick={() => void change()}
    >
      {active ? messages.pauseButton.pause : messages.pauseButton.resume}
    </Button>
  );
}
