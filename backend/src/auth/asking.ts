import { createParamDecorator, Injectable, type ExecutionContext, type PipeTransform } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../core/network.js';
import { SiteAddress } from '../core/site-address.js';
import { deviceOf } from './device.js';

/** Who asks, as far as limits and the links of mails have to know. */
export interface Asking {
  /** Network address, as limits count it. */
  address: string;
  /** Such as "Chrome on Android"; empty if unknown. */
  device: string;
  /** The site's origin, where links lead. */
  site: string;
}

@Injectable()
class AskingPipe implements PipeTransform<FastifyRequest, Asking> {
  constructor(private readonly site: SiteAddress) {}

  transform(request: FastifyRequest): Asking {
    return {
      address: networkOf(request.ip),
      device: deviceOf(request.headers['user-agent'] ?? ''),
      site: this.site.of(request),
    };
  }
}

const RequestItself = createParamDecorator((_: unknown, context: ExecutionContext) =>
  context.switchToHttp().getRequest<FastifyRequest>(),
);

/** The caller's network address, and the site to lead them to. */
export const Caller = (): ParameterDecorator => RequestItself(AskingPipe);
