import { signInPath } from '../../../../entities/session/session.js';
import type { ShowToast } from '../../../../ui/toasts/toasts.js';
import { messages } from '../messages.js';
import type { SaveState } from '../record/save-state.js';
import type { Saving } from '../saving.js';

/** Milliseconds for which the toast is readable before the sign-in page opens. */
const SIGN_IN_DELAY = 500;
const texts = messages.saveNow;

/** Saves at the user's request and reports the result in a toast. Conflicts are shown in a dialog instead. */
export async function saveNow(saving: Saving, toast: ShowToast): Promise<SaveState> {
  const state = await saving.save();
  if (state.kind === 'saved' && saving.place === 'device')
    toast({ title: texts.savedOnDevice, description: texts.savedOnDeviceDetail });
  else if (state.kind === 'saved') toast({ title: texts.saved });
  else if (state.kind === 'refused' || state.kind === 'full')
    toast({ title: texts.failed, description: state.message, variant: 'destructive' });
  else if (state.kind === 'offline') toast({ title: texts.failed, description: texts.offline, variant: 'destructive' });
  else if (state.kind === 'signed-out') {
    toast({
      title: texts.unauthorized,
      description: texts.signIn,
      variant: 'destructive',
      onShown: () => void setTimeout(() => location.assign(signInHere()), SIGN_IN_DELAY),
    });
  }
  return state;
}

/** Returns a sign-in URL that leads back to this resume. The journal then restores the step and unsaved changes. */
export const signInHere = (): string => signInPath(location.pathname);
