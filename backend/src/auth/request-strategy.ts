import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import passport, { type Strategy } from 'passport';
import CustomStrategy from 'passport-custom';

let registered = 0;

/**
 * Authenticates a request by what it carries. Passport keeps strategies by name for the whole process, and several
 * applications may run in one: each registers its own.
 */
export abstract class RequestStrategy<Found> extends PassportStrategy(CustomStrategy) {
  /** What passport knows the strategy by; set while the base class registers it. */
  declare readonly registeredAs: string;

  /** Returns undefined if the request carries nothing that is valid. */
  abstract override validate(request: FastifyRequest): Promise<Found | undefined>;

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
