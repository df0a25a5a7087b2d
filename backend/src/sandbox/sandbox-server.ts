import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Env } from '../core/env/env.js';
import type { StripeSettings } from '../core/env/stripe-settings.js';
import { sandboxKey, sandboxSecret } from './sandbox-secret.js';
import { SandboxStore } from './sandbox-store.js';
import { StripeHttp } from './stripe/stripe-http.js';

class LoggedStripeHttp extends StripeHttp {
  private readonly log = new Logger('Sandbox');

  protected override onError(error: unknown): void {
    this.log.error({ err: error }, 'a request to the sandbox failed');
  }
}

/** Replaces Stripe if no Stripe keys are configured. Every process runs a server; all servers share one account. */
@Injectable()
export class SandboxServer implements OnApplicationShutdown {
  private readonly http: StripeHttp;
  private isListening = false;

  constructor(
    private readonly env: Env,
    store: SandboxStore,
  ) {
    this.http = new LoggedStripeHttp(store, sandboxKey(env));
  }

  async start(): Promise<StripeSettings> {
    await this.http.listen();
    this.isListening = true;
    return {
      secretKey: sandboxKey(this.env),
      publishableKey: '',
      webhookSecrets: [sandboxSecret(this.env)],
      apiBase: this.http.url,
    };
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.isListening) await this.http.close();
  }
}
