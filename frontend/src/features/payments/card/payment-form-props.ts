export interface PaymentFormProps {
  clientSecret: string;
  /** Example: "Pay $3.99". */
  label: string;
  /** Path that the bank redirects to after authentication. */
  returnTo: string;
  /** Message when the provider gives no reason. */
  failure: string;
  /** True while the price is being updated. */
  disabled: boolean;
  onPaying: (paying: boolean) => void;
  onPaid: () => void;
}
