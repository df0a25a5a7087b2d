import type { ShowToast } from '../../../ui/toasts.js';
import type { SaveState } from './save-queue.js';
import type { Saving } from './saving.js';

const FAILED = 'Failed to save your resume. Please try again.';

/** A save that the person asked for: its end is told. Conflicts and sign-in have their own windows. */
export async function saveNow(saving: Saving, toast: ShowToast): Promise<SaveState> {
  const state = await saving.save();
  if (state.kind === 'saved' && saving.place === 'device')
    toast({ title: 'Draft Saved', description: 'It stays in this browser. Sign up to keep it in your account.' });
  else if (state.kind === 'saved') toast({ title: 'Resume saved successfully' });
  else if (state.kind === 'refused') toast({ title: FAILED, description: state.message, variant: 'destructive' });
  else if (state.kind === 'offline')
    toast({
      title: FAILED,
      description: 'Your changes are kept on this device and go out as soon as the server answers.',
      variant: 'destructive',
    });
  return state;
}
