export interface PaymentFormProps {
  clientSecret: string;
  /** Label of the button, such as "Pay $3.99". */
  label: string;
  /** Path to which the bank redirects after the user has confirmed the payment. */
  returnTo: string;
  /** Error message if the payment provider gives no reason. */
  failure: string;
  disabled: boolean;
  onPaying: (paying: boolean) => void;
  onPaid: () => void;
}
