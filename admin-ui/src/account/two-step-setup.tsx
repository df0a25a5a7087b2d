import type { TotpEnrollment } from '@shortlist/shared/contract/common/second-factors';
import { useState } from 'react';
import { ConfirmTotp } from './confirm-totp.js';
import { SaveCodes } from './save-codes.js';
import { StartTotp } from './start-totp.js';

interface TwoStepSetupProps {
  onTurnedOn?: () => void;
  onDone: () => void;
}

export function TwoStepSetup({ onTurnedOn, onDone }: TwoStepSetupProps) {
  const [enrollment, setEnrollment] = useState<TotpEnrollment | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <SaveCodes codes={codes} onSaved={onDone} />;
  if (!enrollment) return <StartTotp onStarted={setEnrollment} />;
  const finish = (recoveryCodes: readonly string[]) => {
    setCodes(recoveryCodes);
    onTurnedOn?.();
  };
  return <ConfirmTotp enrollment={enrollment} onConfirmed={finish} />;
}
