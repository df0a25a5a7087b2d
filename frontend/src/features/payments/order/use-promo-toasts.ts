import { ApiError } from '@shortlist/ui-kit/request';
import { useToast } from '../../../ui/toasts/toasts.js';
import { messages } from '../messages.js';

const NOT_VALID = messages.usePromoToasts.notValid;

/** Returns functions that show toasts about promo codes. `refused` also returns the reason for the rejection. */
export function usePromoToasts() {
  const toast = useToast();
  return {
    missing: () =>
      toast({
        title: messages.usePromoToasts.emptyTitle,
        description: messages.usePromoToasts.emptyText,
        variant: 'destructive',
      }),
    applied: (saved: string) =>
      toast({ title: messages.usePromoToasts.promoCodeApplied, description: messages.usePromoToasts.youSaved(saved) }),
    removed: () =>
      toast({
        title: messages.usePromoToasts.promoCodeRemoved,
        description: messages.usePromoToasts.discountRemoved,
      }),
    refused: (error: unknown): string => {
      const answered = error instanceof ApiError && error.status >= 400 && error.status < 500;
      if (answered) {
        const reason = error.message || NOT_VALID;
        toast({ title: messages.usePromoToasts.invalidPromoCode, description: reason, variant: 'destructive' });
        return reason;
      }
      toast({
        title: messages.usePromoToasts.validationFailed,
        description: messages.usePromoToasts.validationFailedText,
        variant: 'destructive',
      });
      return messages.usePromoToasts.failedToValidateCode;
    },
  };
}
