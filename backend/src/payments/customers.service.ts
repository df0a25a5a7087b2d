import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ApiError } from '../core/api-error.js';
import { PaymentProvider } from './provider/payment-provider.js';

/** Under which name the provider knows a person. */
@Injectable()
export class CustomersService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly provider: PaymentProvider,
  ) {}

  /** Made there when they pay for the first time. */
  async referenceOf(userId: string): Promise<string> {
    const known = await this.find(userId);
    if (known) return known;
    const [user]: { id: string; email: string; name: string }[] = await this.database.query(
      `SELECT id, email, trim(first_name || ' ' || last_name) AS name FROM users WHERE id = $1`,
      [userId],
    );
    if (!user) throw ApiError.unauthorized();
    const reference = await this.provider.createCustomer(user);
    // Of nobody, if they left in this moment: so that the provider is told to forget them.
    await this.database.query(
      `INSERT INTO payment_customers (user_id, provider, reference)
       VALUES ((SELECT id FROM users WHERE id = $1), $2, $3) ON CONFLICT DO NOTHING`,
      [userId, this.provider.name, reference],
    );
    // Of two requests at once, the one that was first.
    return (await this.find(userId)) ?? reference;
  }

  async find(userId: string): Promise<string | undefined> {
    const rows: { reference: string }[] = await this.database.query(
      'SELECT reference FROM payment_customers WHERE user_id = $1 AND provider = $2',
      [userId, this.provider.name],
    );
    return rows[0]?.reference;
  }
}
