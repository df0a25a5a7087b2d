import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import nodemailer from 'nodemailer';
import { Env } from '../core/env/env.js';
import type { RenderedEmail } from '../mail/email-template.js';

const SECOND = 1_000;

/** Sends emails over SMTP; without an SMTP server, writes them to the outbox folder. */
@Injectable()
export class Mailer {
  private readonly log = new Logger(Mailer.name);
  private readonly deliver: (to: string, email: RenderedEmail) => Promise<void>;

  constructor(private readonly env: Env) {
    this.deliver = env.smtpUrl ? this.smtpDelivery(env.smtpUrl) : this.outboxDelivery(join(env.dataDir, 'outbox'));
  }

  send(to: string, email: RenderedEmail): Promise<void> {
    return this.deliver(to, email);
  }

  private smtpDelivery(url: string): Mailer['deliver'] {
    const transport = nodemailer.createTransport({
      url,
      connectionTimeout: 10 * SECOND,
      greetingTimeout: 10 * SECOND,
      socketTimeout: 30 * SECOND,
    });
    return async (to, email) => {
      await transport.sendMail(this.message(to, email));
    };
  }

  private outboxDelivery(folder: string): Mailer['deliver'] {
    const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
    return async (to, email) => {
      const { message } = await transport.sendMail(this.message(to, email));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomBytes(3).toString('hex')}.eml`;
      // Renames the complete file, so that readers of the folder never see a partial email.
      const temporaryFile = join(folder, `.${name}`);
      await writeFile(temporaryFile, message as Buffer, { mode: 0o600 });
      await rename(temporaryFile, join(folder, name));
      this.log.log(`an email was written to the outbox: ${name}`);
    };
  }

  private message(to: string, { subject, html, text }: RenderedEmail) {
    return {
      from: this.env.mailFrom,
      // The mail library would parse a string as a list of addresses.
      to: { name: '', address: to },
      subject,
      html,
      text,
      // Suppresses automatic replies, such as vacation notices.
      headers: { 'Auto-Submitted': 'auto-generated' },
      disableFileAccess: true,
      disableUrlAccess: true,
    };
  }
}
