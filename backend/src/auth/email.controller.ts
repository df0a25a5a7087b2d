import { Body, Controller, Delete, HttpCode, Post } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import { emailChange, emailToken, type EmailChange, type EmailToken } from '@shortlist/shared/contract/auth';
import { Caller, type Asking } from './asking.js';
import { EmailService } from './email.service.js';
import { CurrentUser, CurrentUserIfAny, RecentSignIn, VisitorsToo } from './session.guard.js';
import type { SessionUser } from './sessions.service.js';

@ApiTags('accounts')
@Controller('auth')
export class EmailController {
  constructor(private readonly emails: EmailService) {}

  @VisitorsToo()
  @Post('verify-email')
  @HttpCode(204)
  @ApiResponse({ status: 204, description: 'The address is confirmed; 422 when the link is over.' })
  @ApiResponse({ status: 403, description: '`sign_in_to_confirm`: only within a session of the same account.' })
  verify(
    @Body({ schema: emailToken }) { token }: EmailToken,
    @CurrentUserIfAny() user: SessionUser | null,
    @Caller() caller: Asking,
  ): Promise<void> {
    return this.emails.verify(token, user, caller);
  }

  @Post('verify-email/resend')
  @HttpCode(202)
  @ApiResponse({ status: 202, description: 'Another mail is on its way, unless the address is confirmed already.' })
  resend(@CurrentUser() { id }: SessionUser, @Caller() caller: Asking): Promise<void> {
    return this.emails.resend(id, caller);
  }

  @Post('email')
  @RecentSignIn()
  @HttpCode(202)
  @ApiResponse({ status: 202, description: 'The new address gets a link; until it is opened the old one counts.' })
  requestChange(
    @CurrentUser() { id }: SessionUser,
    @Body({ schema: emailChange }) body: EmailChange,
    @Caller() caller: Asking,
  ): Promise<void> {
    return this.emails.requestChange(id, body, caller);
  }

  @Delete('email')
  @HttpCode(204)
  @ApiResponse({ status: 204, description: 'The change that waited is dropped.' })
  cancelChange(@CurrentUser() { id }: SessionUser, @Caller() caller: Asking): Promise<void> {
    return this.emails.cancelChange(id, caller);
  }

  @VisitorsToo()
  @Post('email/confirm')
  @ApiResponse({ status: 409, description: '`email_taken`' })
  @HttpCode(204)
  @ApiResponse({ status: 204, description: 'The new address counts; 422 when the link is over, 409 when it is taken.' })
  @ApiResponse({ status: 403, description: '`sign_in_to_confirm`: only within a session of the same account.' })
  confirmChange(
    @Body({ schema: emailToken }) { token }: EmailToken,
    @CurrentUserIfAny() user: SessionUser | null,
    @Caller() caller: Asking,
  ): Promise<void> {
    return this.emails.confirmChange(token, user, caller);
  }
}
