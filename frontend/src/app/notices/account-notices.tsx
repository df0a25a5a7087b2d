import { useLocation } from 'react-router';
import { useSession } from '../../entities/session/session.js';
import { DeletionNotice } from './deletion-notice.js';
import { isHomePath } from './home-paths.js';
import { UnverifiedNotice } from './unverified-notice.js';

export function AccountNotices() {
  const { user } = useSession();
  const { pathname } = useLocation();
  if (!user) return null;
  return (
    <>
      {user.deletionAt && <DeletionNotice deletionAt={user.deletionAt} />}
      {isHomePath(pathname) && !user.emailVerified && !user.deletionAt && <UnverifiedNotice user={user} />}
    </>
  );
}
