import LocalOfferOutlined from '@mui/icons-material/LocalOfferOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { money } from '@shortlist/shared/product/money';
import { messages } from './messages.js';
import { usePromoToasts } from './order/use-promo-toasts.js';

interface PromoBoxProps {
  applied: { code: string; discount: number } | null;
  currency: string;
  /** True while a payment is in progress, because the price must not change then. */
  disabled: boolean;
  onBusy: (busy: boolean) => void;
  /**
   * Applies a promo code, or removes the current one if the code is null.
   *
   * @returns the discount in cents
   */
  onCode: (code: string | null) => Promise<number>;
}

export function PromoBox({ applied, currency, disabled, onBusy, onCode }: PromoBoxProps) {
  const toasts = usePromoToasts();
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const removeButton = useRef<HTMLButtonElement>(null);
  const focusNext = useRef(false);
  const code = typed.trim().toUpperCase();
  const isApplied = applied !== null;
  useEffect(() => {
    // Move focus, because the focused element was replaced.
    if (focusNext.current) (isApplied ? removeButton : field).current?.focus();
    focusNext.current = false;
  }, [isApplied]);

  const change = async (wanted: string | null) => {
    setBusy(true);
    onBusy(true);
    setProblem(null);
    focusNext.current = true;
    try {
      const discount = await onCode(wanted);
      setTyped('');
      if (wanted === null) toasts.removed();
      else toasts.applied(money(discount, currency));
    } catch (error) {
      focusNext.current = false;
      setProblem(toasts.refused(error));
    } finally {
      setBusy(false);
      onBusy(false);
    }
  };
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (busy || disabled) return;
    if (code === '') toasts.missing();
    else void change(code);
  };

  if (applied)
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, pl: 1.5, borderRadius: 1, bgcolor: 'brand.subtle' }}>
        <LocalOfferOutlined fontSize="small" color="success" aria-hidden />
        <Typography sx={{ flex: 1, minWidth: 0, py: 1, overflowWrap: 'anywhere' }}>
          <strong>{applied.code}</strong>{' '}
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            {messages.promoBox.amountOff(money(applied.discount, currency))}
          </Box>
        </Typography>
        <Button ref={removeButton} onClick={() => void change(null)} loading={busy} disabled={disabled}>
          {messages.promoBox.remove}
        </Button>
      </Box>
    );
  return (
    <Box component="form" noValidate onSubmit={apply} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <TextField
        label={messages.promoBox.label}
        inputRef={field}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setProblem(null);
        }}
        error={problem !== null}
        helperText={problem}
        onKeyDown={(event) => {
          // Handle Enter here, because browsers do not submit a form whose submit button is disabled.
          if (event.key !== 'Enter' || code !== '') return;
          event.preventDefault();
          toasts.missing();
        }}
        slotProps={{
          htmlInput: {
            maxLength: 40,
            autoCapitalize: 'characters',
            autoComplete: 'off',
            autoCorrect: 'off',
            spellCheck: false,
            style: { textTransform: 'uppercase' },
          },
          formHelperText: { role: 'alert' },
        }}
      />
      <Button type="submit" variant="outlined" loading={busy} disabled={disabled || code === ''} sx={{ minHeight: 40 }}>
        {messages.promoBox.apply}
      </Button>
    </Box>
  );
}
