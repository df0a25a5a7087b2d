import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ApiError } from '../../core/errors/api-error.js';
import { CustomerDeleted } from './provider-unavailable.js';
import { StripeProvider } from './stripe-provider.js';

/** Maps users to customers of the payment provider. */
@Injectable()
export class CustomersService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly provider: StripeProvider,
  ) {}

  /**
   * Runs `charge` with the user's customer. Creates the customer at the first payment, or again if the operator deleted
   * it at the provider.
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
    const [user]: { id: string; email: string; name: string }[] = await this.database.query(
      `SELECT id, email, trim(first_name || ' ' || last_name) AS name FROM users WHERE id = $1`,
      [userId],
    );
    if (!user) throw ApiError.unauthorized();
    const reference = await this.provider.createCustomer({ ...user, gone });
    // The row has no user if the account has just been deleted. The cleanup then deletes the customer.
    await this.database.query(
      `INSERT INTO payment_customers (user_id, provider, reference)
       VALUES ((SELECT id FROM users WHERE id = $1), $2, $3) ON CONFLICT DO NOTHING`,
      [userId, this.provider.name, reference],
    );
    // The first of two concurrent requests wins.
    return (await this.find(userId)) ?? reference;
  }

  async find(userId: string): Promise<string | undefined> {
    const rows: { reference: string }[] = await this.database.query(
      'SELECT reference FROM payment_customers WHERE user_id = $1 AND provider = $2',
      [userId, this.provider.name],
    );
    return rows[0]?.reference;
  }

  private async forget(reference: string): Promise<void> {
    await this.database.query('DELETE FROM payment_customers WHERE provider = $1 AND reference = $2', [
      this.provider.name,
      reference,
    ]);
  }
}
