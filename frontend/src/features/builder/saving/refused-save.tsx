import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useSaveState } from './saving.js';

/** Why the work is not saved, in words, for as long as it is so: every further save would be refused as well. */
export function RefusedSave({ onField }: { onField: (path: string) => void }) {
  const state = useSaveState();
  if (state.kind !== 'refused') return null;
  const { message, path } = state;
  return (
    <Alert
      severity="error"
      square
      action={
        path !== undefined && (
          <Button color="inherit" size="small" onClick={() => onField(path)}>
            Go to field
          </Button>
        )
      }
    >
      Could not be saved. {message}
    </Alert>
  );
}
