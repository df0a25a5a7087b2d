import { Body, Controller, Get, Header, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  sandboxConfirmBody,
  sandboxConfirmView,
  type SandboxConfirmBody,
  type SandboxConfirmView,
} from '@shortlist/shared/contract/account/payments';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { CurrentUser } from '../../auth/sessions/session.guard.js';
import type { SessionUser } from '../../auth/sessions/sessions.service.js';
import { ApiError } from '../../core/errors/api-error.js';
import { Env } from '../../core/env/env.js';
import { TakesForm } from '../../core/http/json-body.js';
import { Returns } from '../../core/http/returns.js';
import { authenticationPage } from './authentication-page.js';
import { SandboxPayments } from './sandbox-payments.service.js';

const payment = z.string().max(100);
const pageQuery = z.object({ payment });
const answerBody = z.object({ payment, result: z.enum(['approved', 'failed']) });

/** Routes that replace Stripe's pages. They return 404 if Stripe is configured. */
@ApiTags('payments')
@Controller('payments/sandbox')
export class SandboxController {
  constructor(
    private readonly env: Env,
    private readonly payments: SandboxPayments,
  ) {}

  @Post('confirm')
  @Returns(sandboxConfirmView, 200, 'The payment is complete, or must first be confirmed at `redirect`.')
  @ApiResponse({ status: 402, description: '`card_declined`: the message states the reason.' })
  @ApiResponse({ status: 409, description: 'This payment can no longer be completed.' })
  @ApiResponse({ status: 404, description: 'The sandbox is disabled, or the user does not own the payment.' })
  confirm(
    @CurrentUser() user: SessionUser,
    @Body({ schema: sandboxConfirmBody }) body: SandboxConfirmBody,
  ): Promise<SandboxConfirmView> {
    this.assertEnabled();
    return this.payments.confirm(user.id, body);
  }

  @Get('authenticate')
  @ApiExcludeEndpoint()
  @Header('content-type', 'text/html; charset=utf-8')
  async page(
    @CurrentUser() user: SessionUser,
    @Query({ schema: pageQuery }) { payment: id }: z.infer<typeof pageQuery>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    this.assertEnabled();
    const authentication = await this.payments.authentication(user.id, id);
    if (!('next' in authentication)) return authenticationPage(id, authentication);
    void reply.code(303).header('location', authentication.next);
    return '';
  }

  @Post('authenticate')
  @ApiExcludeEndpoint()
  @TakesForm()
  @HttpCode(303)
  async authenticate(
    @CurrentUser() user: SessionUser,
    @Body({ schema: answerBody }) { payment: id, result }: z.infer<typeof answerBody>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    this.assertEnabled();
    void reply.header('location', await this.payments.authenticate(user.id, id, result === 'approved'));
  }

  private assertEnabled(): void {
    if (this.env.stripe) throw ApiError.notFound('address');
  }
}
