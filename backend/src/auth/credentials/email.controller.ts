import { Body, Controller, Delete, HttpCode, Post } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import { emailChange, emailToken, type EmailChange, type EmailToken } from '@shortlist/shared/contract/account/auth';
import { Origin, type RequestOrigin } from '../requests/request-origin.js';
import { EmailService } from './email.service.js';
import { CurrentUser, CurrentUserIfAny, RecentSignIn, VisitorsToo } from '../sessions/session.guard.js';
import type { SessionUser } from '../sessions/sessions.service.js';

@ApiTags('accounts')
@Controller('auth')
export class EmailController {
  constructor(private readonly emails: EmailService) {}

  @VisitorsToo()
  @Post('verify-email')
  @HttpCode(204)
  @ApiResponse({ status: 204, description: 'The email address is confirmed. Returns 422 if the link has expired.' })
  @ApiResponse({ status: 403, description: '`sign_in_to_confirm`: only within a session of the same account.' })
  verify(
    @Body({ schema: emailToken }) { token }: EmailToken,
    @CurrentUserIfAny() user: SessionUser | null,
    @Origin() caller: RequestOrigin,
  ): Promise<void> {
    return this.emails.verify(token, user, caller);
  }

  @Post('verify-email/resend')
  @HttpCode(202)
  @ApiResponse({
    status: 202,
    description: 'Sends another confirmation email unless the address is already confirmed.',
  })
  resend(@CurrentUser() { id }: SessionUser, @Origin() caller: RequestOrigin): Promise<void> {
    return this.emails.resend(id, caller);
  }

  @Post('email')
  @RecentSignIn()
  @HttpCode(202)
  @ApiResponse({
    status: 202,
    description: 'Sends a link to the new email address. The old address stays in use until the link is opened.',
  })
  requestChange(
    @CurrentUser() { id }: SessionUser,
    @Body({ schema: emailChange }) body: EmailChange,
    @Origin() caller: RequestOrigin,
  ): Promise<void> {
    return this.emails.requestChange(id, body, caller);
  }

  @Delete('email')
  @HttpCode(204)
  @ApiResponse({ status: 204, description: 'Cancels the pending change to the email address.' })
  cancelChange(@CurrentUser() { id }: SessionUser, @Origin() caller: RequestOrigin): Promise<void> {
    return this.emails.cancelChange(id, caller);
  }

  @VisitorsToo()
  @Post('email/confirm')
  @ApiResponse({ status: 409, description: '`email_taken`' })
  @HttpCode(204)
  @ApiResponse({
    status: 204,
    description:
      'The new email address takes effect. Returns 422 if the link has expired and 409 if the address is taken.',
  })
  @ApiResponse({ status: 403, description: '`sign_in_to_confirm`: only within a session of the same account.' })
  confirmChange(
    @Body({ schema: emailToken }) { token }: EmailToken,
    @CurrentUserIfAny() user: SessionUser | null,
    @Origin() caller: RequestOrigin,
  ): Promise<void> {
    return this.emails.confirmChange(token, user, caller);
  }
}
