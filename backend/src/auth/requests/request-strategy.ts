import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import passport, { type Strategy } from 'passport';
import CustomStrategy from 'passport-custom';

let registered = 0;

/**
 * Authenticates requests. Passport stores strategies by name for the whole process, so each application registers its
 * own name.
 */
export abstract class RequestStrategy<Result> extends PassportStrategy(CustomStrategy) {
  /**
   * Name under which Passport stores the strategy. Has no initializer: an initializer would overwrite the value that
   * the constructor sets.
   */
  declare readonly registeredAs: string;

  /** Returns undefined for a request without valid credentials. */
  abstract override validate(request: FastifyRequest): Promise<Result | undefined>;

  getPassportInstance() {
    return {
      use: (strategy: Strategy) => {
        const registeredAs = `${strategy.name} ${++registered}`;
        Object.assign(strategy, { registeredAs });
        passport.use(registeredAs, strategy);
      },
    };
  }
}
