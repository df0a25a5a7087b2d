import { createContext, useCallback, useContext, useState, type ComponentType, type ReactNode } from 'react';
import type { ImportResult } from '@shortlist/shared/contract/import';
import { messages } from '../../ui/messages.js';
import { useToast } from '../../ui/toasts/toasts.js';

/** Handles the imported resume. If the returned promise rejects, the dialog stays open and shows the error. */
export type OnImported = (result: ImportResult) => Promise<void> | void;

export interface ImportDialogProps {
  open: boolean;
  onClose: () => void;
  onImported: OnImported;
  /** Whether to warn that the import replaces existing content. */
  replaces?: boolean;
}

type OpenImport = (onImported: OnImported, options?: Pick<ImportDialogProps, 'replaces'>) => void;

const ImportSlot = createContext<OpenImport>(() => {
  throw new Error('There is no ImportSlotProvider above this component.');
});

/** Returns a function that opens the import dialog, so that other features need not import its code. */
export const useImportDialog = (): OpenImport => useContext(ImportSlot);

interface ImportSlotProviderProps {
  /** Called when the dialog is first opened. */
  load: () => Promise<{ default: ComponentType<ImportDialogProps> }>;
  children: ReactNode;
}

interface Shown extends Omit<ImportDialogProps, 'onClose'> {
  Dialog: ComponentType<ImportDialogProps>;
}

export function ImportSlotProvider({ load, children }: ImportSlotProviderProps) {
  const [shown, setShown] = useState<Shown | null>(null);
  const toast = useToast();
  const openImport = useCallback<OpenImport>(
    (onImported, options) => {
      load().then(
        ({ default: Dialog }) => setShown({ ...options, Dialog, onImported, open: true }),
        () =>
          toast({
            title: messages.importSlot.title,
            description: messages.importSlot.description,
            variant: 'destructive',
          }),
      );
    },
    [load, toast],
  );
  // Keep the dialog rendered during its closing animation.
  const close = useCallback(() => setShown((before) => before && { ...before, open: false }), []);
  return (
    <ImportSlot value={openImport}>
      {children}
      {shown && <Shown {...shown} onClose={close} />}
    </ImportSlot>
  );
}

const Shown = ({ Dialog, ...props }: Shown & Pick<ImportDialogProps, 'onClose'>) => <Dialog {...props} />;
