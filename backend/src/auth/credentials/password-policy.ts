import { Injectable } from '@nestjs/common';
import { ApiError } from '../../core/errors/api-error.js';
import { TextRules } from '../../text-rules/text-rules.js';
import type { PasswordOwner } from '../passwords/password-strength.js';

/** Rejects weak passwords when they are set, but never checks existing ones. */
@Injectable()
export class PasswordPolicy {
  constructor(private readonly rules: TextRules) {}

  /** Throws 422 for the field `password` if the password is weak. */
  async assertStrong(password: string, { email, firstName, lastName }: PasswordOwner): Promise<void> {
    const message = await this.rules.run('passwordWeakness', password, { email, firstName, lastName });
    if (message === undefined) return;
    throw new ApiError(422, 'password_too_common', message, { issues: [{ path: 'password', message }] });
  }
}
