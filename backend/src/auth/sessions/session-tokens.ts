import { createSecretKey } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { sessionSecrets } from '../../core/env/session-secret.js';
import { Env } from '../../core/env/env.js';

/** The session of a verified token, and the token that the cookie should contain. */
export interface SessionToken {
  sessionId: string;
  token: string;
  reissued: boolean;
}

interface Payload {
  sid: string;
}

/** Signs and verifies session tokens with the current secret, and verifies those of the previous secret. */
@Injectable()
export class SessionTokens {
  private readonly current: JwtService;
  private readonly previous: JwtService[];

  constructor(env: Env) {
    const [current, ...previous] = sessionSecrets(env);
    this.current = signer(current!);
    this.previous = previous.map(signer);
  }

  sign(sessionId: string): string {
    return this.current.sign({ sid: sessionId } satisfies Payload);
  }

  /** Verifies a token. If the previous secret signed it, also signs it again with the current secret. */
  read(token: string): SessionToken | undefined {
    const sessionId = verified(this.current, token);
    if (sessionId !== undefined) return { sessionId, token, reissued: false };
    for (const service of this.previous) {
      const oldSessionId = verified(service, token);
      if (oldSessionId !== undefined)
        return { sessionId: oldSessionId, token: this.sign(oldSessionId), reissued: true };
    }
    return undefined;
  }
}

/** Builds the key once: building it for each token takes three times as long as verifying the token. */
function signer(secret: string): JwtService {
  const key = createSecretKey(Buffer.from(secret));
  return new JwtService({
    secretOrKeyProvider: () => key,
    // Expiry is stored in the session row, not in the token.
    signOptions: { algorithm: 'HS256', noTimestamp: true },
    verifyOptions: { algorithms: ['HS256'], ignoreExpiration: true },
  });
}

function verified(service: JwtService, token: string): string | undefined {
  try {
    return service.verify<Payload>(token).sid;
  } catch {
    // The token is forged or signed with another secret, so the request counts as unauthenticated.
    return undefined;
  }
}
