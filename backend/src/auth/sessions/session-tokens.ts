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

/** Maximum number of valid tokens kept in memory, at about 250 bytes each. */
const MAX_REMEMBERED = 10_000;

/** Signs and verifies session tokens with the current secret. Also accepts tokens signed with the previous secret. */
@Injectable()
export class SessionTokens {
  private readonly current: JwtService;
  private readonly previous: JwtService[];
  private readonly remembered = new Map<string, SessionToken>();

  constructor(env: Env) {
    const [current, ...previous] = sessionSecrets(env);
    this.current = signer(current!);
    this.previous = previous.map(signer);
  }

  sign(sessionId: string): string {
    return this.current.sign({ sid: sessionId } satisfies Payload);
  }

  /**
   * Verifies a token. A token signed with the previous secret is signed again with the current secret. Caches valid
   * tokens, because the result depends only on the token and the secrets. The cache does not replace reading the
   * session's row, which may have been deleted.
   */
  read(token: string): SessionToken | undefined {
    const remembered = this.remembered.get(token);
    if (remembered) return remembered;
    const verified = this.verify(token);
    if (verified) {
      if (this.remembered.size >= MAX_REMEMBERED) this.remembered.clear();
      this.remembered.set(token, verified);
    }
    return verified;
  }

  private verify(token: string): SessionToken | undefined {
    const sessionId = sessionIdOf(token, this.current);
    if (sessionId !== undefined) return { sessionId, token, reissued: false };
    for (const service of this.previous) {
      const oldSessionId = sessionIdOf(token, service);
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
    // The expiration time is stored in the session row, not in the token.
    signOptions: { algorithm: 'HS256', noTimestamp: true },
    verifyOptions: { algorithms: ['HS256'], ignoreExpiration: true },
  });
}

function sessionIdOf(token: string, service: JwtService): string | undefined {
  try {
    return service.verify<Payload>(token).sid;
  } catch {
    // The token is forged or signed with another secret, so the request counts as unauthenticated.
    return undefined;
  }
}
