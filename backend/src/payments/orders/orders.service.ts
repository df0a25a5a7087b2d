import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { PaymentIntentView } from '@shortlist/shared/contract/account/payments';
import { DataSource } from 'typeorm';
import { EntitlementsService } from '../../entitlements/entitlements.service.js';
import { ApiError } from '../../core/errors/api-error.js';
import { PaymentEmails } from '../emails/payment-emails.service.js';
import { hasResume } from '../../resumes/tables/find-resume.js';
import { resumeNotFound } from '../../resumes/tables/resume-errors.js';
import { CheckoutLimits, type Buyer } from '../stripe/checkout-limits.service.js';
import { CustomersService } from '../stripe/customers.service.js';
import { assertMayBuy } from '../ledger/disputes.js';
import { OrderPricing, type ConfirmedOrder } from './order-pricing.service.js';
import type { ProviderPayment } from '../stripe/provider-objects.js';
import { StripeProvider } from '../stripe/stripe-provider.js';
import { SettlementService } from '../settlement/settlement.service.js';
import { abandonOtherProviders, keepReference, openOrder, type PricedOrder } from './orders.queries.js';

const DESCRIPTION = 'Resume download (PDF and DOCX)';
/** Maximum number of attempts to open an order that other requests keep changing. */
const TRIES = 10;

/**
 * Keeps one open order per user and resume, even with concurrent requests from several browser tabs. Holds no
 * transaction during calls to the provider. After concurrent requests, the amount of the payment matches the order's
 * row.
 */
@Injectable()
export class OrdersService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly entitlements: EntitlementsService,
    private readonly customers: CustomersService,
    private readonly provider: StripeProvider,
    private readonly settlement: SettlementService,
    private readonly pricing: OrderPricing,
    private readonly emails: PaymentEmails,
    private readonly checkout: CheckoutLimits,
  ) {}

  /** @param promoCode null removes an applied code */
  async open(buyer: Buyer, resumeId: string, promoCode: string | null): Promise<PaymentIntentView> {
    const { userId } = buyer;
    if (!(await hasResume(this.database, userId, resumeId))) throw resumeNotFound();
    for (let tries = 0; tries < TRIES; tries++) {
      await this.refuseIfUnlocked(userId, resumeId);
      await assertMayBuy(this.database.manager, userId);
      const order = await this.priceOrder(userId, resumeId, promoCode);
      if (!order) continue;
      const isFree = order.price === order.discount;
      const view = isFree ? await this.unlockFree(order, promoCode) : await this.preparePayment(buyer, order);
      if (view) return view;
    }
    throw ApiError.busy('unavailable', 'This order is being changed in another window. Please try again.');
  }

  /**
   * Prices the order. If pricing fails, checks again whether the resume is unlocked, because a concurrent order may
   * have unlocked it and used up the promo code.
   */
  private async priceOrder(
    userId: string,
    resumeId: string,
    promoCode: string | null,
  ): Promise<PricedOrder | undefined> {
    const order = await this.openOrder(userId, resumeId);
    try {
      await this.refuseIfUnlocked(userId, resumeId);
    } catch (error) {
      await this.pricing.abandonIfNotStarted(order.id);
      throw error;
    }
    try {
      return await this.pricing.price(userId, order, promoCode);
    } catch (error) {
      await this.refuseIfUnlocked(userId, resumeId);
      throw error;
    }
  }

  /**
   * Unlocks the resume of an order that became free, and cancels its open payment. If the buyer has just made that
   * payment, records it as paid instead.
   */
  private async unlockFree(order: PricedOrder, promoCode: string | null): Promise<PaymentIntentView | undefined> {
    if (order.reference) {
      const payment = await this.provider.cancelPayment(order.reference);
      if (payment.state === 'processing') throw onItsWay();
      if (payment.state !== 'cancelled') {
        await this.settlement.settleOrder(payment.reference);
        return undefined;
      }
    }
    if (!(await this.pricing.grant(order))) return undefined;
    await this.emails.flushOutbox();
    return viewOf({ ...order, promoCode }, null);
  }

  /**
   * Sets the payment's amount to the order's amount. Re-reads both until they match, so that the last of several
   * concurrent changes wins. Returns undefined if the order has been paid or abandoned.
   */
  private async preparePayment(buyer: Buyer, order: PricedOrder): Promise<PaymentIntentView | undefined> {
    await this.checkout.admit(buyer);
    let payment = await this.paymentOf(buyer, order);
    await this.checkout.remember(payment.reference, buyer);
    for (let tries = 0; tries < TRIES; tries++) {
      if (payment.state === 'succeeded' || payment.state === 'cancelled') {
        // Records the completed or canceled payment now, because its event has not arrived yet.
        await this.settlement.settleOrder(payment.reference);
        return undefined;
      }
      if (payment.state === 'processing') throw onItsWay();
      const now = await this.pricing.confirm(order.id, payment.amount);
      if (!now) return undefined;
      const due = now.price - now.discount;
      if (payment.amount === due) return viewOf(now, payment);
      // A concurrent request has made the order free.
      if (due === 0) return this.unlockFree(now, now.promoCode);
      await this.changeAmount(payment.reference, due);
      payment = await this.provider.readPayment(payment.reference);
    }
    return undefined;
  }

  /** Changes the payment's amount, or cancels the payment if its amount can no longer be changed. */
  private async changeAmount(reference: string, due: number): Promise<void> {
    const changed = await this.provider.changeAmount(reference, due, DESCRIPTION);
    if (changed.state === 'waiting' && changed.amount !== due) await this.provider.cancelPayment(reference);
  }

  private async refuseIfUnlocked(userId: string, resumeId: string): Promise<void> {
    if (!(await this.entitlements.mayDownload({ userId, resumeId, format: 'pdf' }))) return;
    throw ApiError.conflict('already_unlocked', 'This resume is already unlocked. You can download it.');
  }

  private async openOrder(userId: string, resumeId: string): Promise<PricedOrder> {
    const { name } = this.provider;
    await abandonOtherProviders(this.database, { userId, resumeId, provider: name });
    return openOrder(this.database, { userId, resumeId, provider: name });
  }

  private async paymentOf(buyer: Buyer, { id, reference, ...order }: PricedOrder): Promise<ProviderPayment> {
    if (reference) return this.provider.readPayment(reference);
    const { price, discount, currency } = order;
    const wanted = { orderId: id, amount: price - discount, currency, description: DESCRIPTION };
    const payment = await this.checkout.countNew(buyer, () =>
      this.customers.charged(buyer.userId, (customer) => this.provider.createPayment({ ...wanted, customer })),
    );
    const kept = await keepReference(this.database, { id, reference: payment.reference });
    if (kept === payment.reference) return payment;
    // A concurrent request with another promo code has already stored a payment. Only the payment in the order's row
    // may be completed.
    const cancelled = await this.provider.cancelPayment(payment.reference);
    return kept ? this.provider.readPayment(kept) : cancelled;
  }
}

/**
 * Error for an order with a bank debit in progress. Debits take days and cannot be changed, and must not be repeated.
 */
const onItsWay = (): ApiError =>
  ApiError.conflict(
    'payment_processing',
    'Your bank is still processing a payment for this resume. The resume unlocks when the payment goes through.',
  );

const viewOf = (
  { id, price, discount, currency, promoCode }: ConfirmedOrder,
  payment: ProviderPayment | null,
): PaymentIntentView => ({
  orderId: id,
  clientSecret: payment?.clientSecret ?? null,
  originalAmount: price,
  discountAmount: discount,
  finalAmount: price - discount,
  currency,
  promoCode,
});
