import { signInPath } from '../../../lib/session.js';
import type { ShowToast } from '../../../ui/toasts.js';
import type { SaveState } from './save-state.js';
import type { Saving } from './saving.js';

/** Time to read the toast before the sign-in page comes, in milliseconds. */
const SIGN_IN_DELAY = 500;
const FAILED = 'Failed to save your resume. Please try again.';

/** A save that the person asked for: its end is told. A conflict has its own window. */
export async function saveNow(saving: Saving, toast: ShowToast): Promise<SaveState> {
  const state = await saving.save();
  if (state.kind === 'saved' && saving.place === 'device')
    toast({ title: 'Draft Saved', description: 'It stays in this browser. Sign up to keep it in your account.' });
  else if (state.kind === 'saved') toast({ title: 'Resume saved successfully' });
  else if (state.kind === 'refused' || state.kind === 'full')
    toast({ title: FAILED, description: state.message, variant: 'destructive' });
  else if (state.kind === 'offline')
    toast({
      title: FAILED,
      description: 'Your changes are kept on this device and will be saved as soon as the server responds.',
      variant: 'destructive',
    });
  else if (state.kind === 'signed-out') {
    toast({ title: 'Unauthorized', description: 'Please sign in to continue.', variant: 'destructive' });
    setTimeout(() => location.assign(signInHere()), SIGN_IN_DELAY);
  }
  return state;
}

/** To sign in and come back to this résumé; the journal knows the step and what was written. */
export const signInHere = (): string => signInPath(location.pathname);
