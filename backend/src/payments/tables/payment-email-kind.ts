export type PaymentEmailKind =
  | 'receipt'
  | 'refund'
  | 'renewal_failed'
  | 'plan_unpaid'
  | 'plan_cancelled'
  | 'plan_resumed'
  | 'payment_disputed'
  | 'dispute_won'
  | 'dispute_lost';
