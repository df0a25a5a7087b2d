import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  recipients: string[];
  raw: string;
  mail: Email;
}

export class MailServer {
  readonly received: ReceivedMail[] = [];
  /** SMTP status code with which the server rejects every recipient. */
  refusal: number | undefined;
  private server: SMTPServer | undefined;
  private port = 0;

  /** Listens on the same port when called again, like a restarted server. */
  async listen(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onRcptTo: ({ address }, _, done) => {
        if (this.refusal === undefined) done();
        else done(Object.assign(new Error(`no mail for ${address}`), { responseCode: this.refusal }));
      },
      onData: (stream, { envelope }, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const raw = Buffer.concat(chunks).toString('utf8');
          const from = envelope.mailFrom ? envelope.mailFrom.address : '';
          const recipients = envelope.rcptTo.map((to) => to.address);
          PostalMime.parse(raw).then((mail) => {
            this.received.push({ from, recipients, raw, mail });
            done();
          }, done);
        });
      },
    });
    // A client that is killed breaks its connection. Without a listener, the error would stop the server.
    server.on('error', () => undefined);
    const listening = server.listen(this.port, '127.0.0.1');
    await once(listening, 'listening');
    this.port = (listening.address() as AddressInfo).port;
    this.server = server;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  async close(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (server) await new Promise<void>((resolve) => server.close(resolve));
  }
}
