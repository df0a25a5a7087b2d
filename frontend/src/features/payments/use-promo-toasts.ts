import { ApiError } from '@shortlist/ui-kit/request';
import { useToast } from '../../ui/toasts.js';

const NOT_VALID = 'This promo code is not valid';

/** What is told of promo codes, in a toast; a refusal is answered too, for the place beside the field. */
export function usePromoToasts() {
  const toast = useToast();
  return {
    missing: () =>
      toast({
        title: 'Enter promo code',
        description: 'Please enter a promo code to validate',
        variant: 'destructive',
      }),
    applied: (saved: string) => toast({ title: 'Promo code applied!', description: `You saved ${saved}` }),
    removed: () => toast({ title: 'Promo code removed', description: 'The discount has been removed' }),
    refused: (error: unknown): string => {
      const answered = error instanceof ApiError && error.status >= 400 && error.status < 500;
      if (answered) {
        const reason = error.message || NOT_VALID;
        toast({ title: 'Invalid promo code', description: reason, variant: 'destructive' });
        return reason;
      }
      toast({
        title: 'Validation failed',
        description: 'Unable to validate promo code. Please try again.',
        variant: 'destructive',
      });
      return 'Failed to validate code';
    },
  };
}
