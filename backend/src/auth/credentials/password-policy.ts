import { Injectable } from '@nestjs/common';
import { ApiError } from '../../core/errors/api-error.js';
import { TextRules } from '../../text-rules/text-rules.js';
import type { PasswordOwner } from '../passwords/password-strength.js';

/** Rejects weak new passwords. Existing ones continue to work. */
@Injectable()
export class PasswordPolicy {
  constructor(private readonly rules: TextRules) {}

  /** Throws 422 at the field `password` for a weak one. */
  async assertStrong(password: string, { email, firstName, lastName }: PasswordOwner): Promise<void> {
    const message = await this.rules.run('passwordWeakness', password, { email, firstName, lastName });
    if (message === undefined) return;
    throw new ApiError(422, 'password_too_common', message, { issues: [{ path: 'password', message }] });
  }
}
