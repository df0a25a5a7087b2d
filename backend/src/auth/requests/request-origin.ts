import { createParamDecorator, Injectable, type ExecutionContext, type PipeTransform } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../../core/env/network.js';
import { SiteAddress } from '../../core/env/site-address.js';
import { deviceOf } from './device.js';

/** The origin of a request, used for rate limits, the security log and links in emails. */
export interface RequestOrigin {
  /** The caller's network. Rate limits are counted per network. */
  address: string;
  device: string;
  /** The origin of this site, for links in emails and redirects. */
  site: string;
}

@Injectable()
class RequestOriginPipe implements PipeTransform<FastifyRequest, RequestOrigin> {
  constructor(private readonly site: SiteAddress) {}

  transform(request: FastifyRequest): RequestOrigin {
    return {
      address: networkOf(request.ip),
      device: deviceOf(request.headers['user-agent'] ?? ''),
      site: this.site.of(request),
    };
  }
}

const RawRequest = createParamDecorator((_: unknown, context: ExecutionContext) =>
  context.switchToHttp().getRequest<FastifyRequest>(),
);

export const Origin = (): ParameterDecorator => RawRequest(RequestOriginPipe);
