import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { User } from '../../users/user.entity.js';
import { ApiError } from '../../core/errors/api-error.js';
import { PaymentCustomer } from '../tables/payment-customer.entity.js';
import { CustomerDeleted } from './provider-unavailable.js';
import { StripeProvider } from './stripe-provider.js';
import { insertCustomer } from './stripe.queries.js';

@Injectable()
export class CustomersService {
  constructor(
    @InjectEntityManager() private readonly database: EntityManager,
    private readonly provider: StripeProvider,
  ) {}

  /**
   * Runs `charge` with the user's customer object at the provider. Creates the object on the first payment, and again
   * if the operator has deleted it.
   */
  async charged<T>(userId: string, charge: (customer: string) => Promise<T>): Promise<T> {
    const known = (await this.find(userId)) ?? (await this.create(userId, null));
    try {
      return await charge(known);
    } catch (error) {
      if (!(error instanceof CustomerDeleted)) throw error;
      await this.forget(known);
      return charge(await this.create(userId, known));
    }
  }

  private async create(userId: string, gone: string | null): Promise<string> {
    const user = await this.database.findOne(User, {
      select: { id: true, email: true, firstName: true, lastName: true },
      where: { id: userId },
    });
    if (!user) throw ApiError.unauthorized();
    const { id, email, firstName, lastName } = user;
    const reference = await this.provider.createCustomer({ id, email, name: `${firstName} ${lastName}`.trim(), gone });
    await insertCustomer(this.database, { userId, provider: this.provider.name, reference });
    // If concurrent requests have created several customers, uses the one that was stored first.
    return (await this.find(userId)) ?? reference;
  }

  async find(userId: string): Promise<string | undefined> {
    const customer = await this.database.findOneBy(PaymentCustomer, { userId, provider: this.provider.name });
    return customer?.reference;
  }

  private async forget(reference: string): Promise<void> {
    await this.database.delete(PaymentCustomer, { provider: this.provider.name, reference });
  }
}
