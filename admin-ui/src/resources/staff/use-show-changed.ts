import type { StaffAccount } from '@shortlist/shared/contract/console/staff-accounts';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';

/** Returns a function that updates the cached account after an action and shows a notification. */
export function useShowChanged(): (changed: StaffAccount, message: string) => void {
  const client = useQueryClient();
  const notify = useNotify();
  return (changed, message) => {
    client.setQueryData(['staff', 'getOne', { id: changed.id, meta: undefined }], changed);
    void client.invalidateQueries({ queryKey: ['staff', 'getList'] });
    notify(message);
  };
}
