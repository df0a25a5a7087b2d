import { Body, Controller, Delete, Get, HttpCode, Param, ParseUUIDPipe, Patch, Post } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  newPasskey,
  passkeyAssertion,
  passkeyChange,
  passkeyOptions,
  passkeyView,
  type NewPasskey,
  type PasskeyAssertion,
  type PasskeyChange,
  type PasskeyOptions,
  type PasskeyView,
} from '@shortlist/shared/contract/common/second-factors';
import { z } from 'zod';
import { Returns } from '../../core/http/returns.js';
import { Origin, type RequestOrigin } from '../requests/request-origin.js';
import { CurrentUser, RecentSignIn } from '../sessions/session.guard.js';
import type { SessionUser } from '../sessions/sessions.service.js';
import { PasskeySignIn } from './passkey-sign-in.service.js';
import { PasskeysService, noSuchPasskey } from './passkeys.service.js';

const PasskeyId = (): ParameterDecorator => Param('id', new ParseUUIDPipe({ exceptionFactory: noSuchPasskey }));

@ApiTags('accounts')
@Controller('auth')
export class PasskeysController {
  constructor(
    private readonly passkeys: PasskeysService,
    private readonly signIn: PasskeySignIn,
  ) {}

  @Get('passkeys')
  @Returns(z.array(passkeyView), 200, 'The passkeys of the account, oldest first.')
  list(@CurrentUser() { id }: SessionUser): Promise<PasskeyView[]> {
    return this.passkeys.list(id);
  }

  @Post('passkeys/options')
  @RecentSignIn()
  @Returns(passkeyOptions, 200, 'Options that the browser needs to create a passkey. They expire after five minutes.')
  @ApiResponse({ status: 409, description: '`too_many_passkeys`' })
  options(@CurrentUser() { id }: SessionUser, @Origin() caller: RequestOrigin): Promise<PasskeyOptions> {
    return this.passkeys.options(id, caller);
  }

  @Post('passkeys')
  @Returns(passkeyView, 201, 'Adds the passkey that the browser created.')
  @ApiResponse({ status: 409, description: '`too_many_passkeys`' })
  @ApiResponse({ status: 422, description: '`passkey_refused`' })
  add(
    @CurrentUser() { id }: SessionUser,
    @Body({ schema: newPasskey }) body: NewPasskey,
    @Origin() caller: RequestOrigin,
  ): Promise<PasskeyView> {
    return this.passkeys.add(id, body, caller);
  }

  @Patch('passkeys/:id')
  @Returns(passkeyView, 200, 'Renames the passkey.')
  rename(
    @CurrentUser() user: SessionUser,
    @PasskeyId() id: string,
    @Body({ schema: passkeyChange }) { name }: PasskeyChange,
  ): Promise<PasskeyView> {
    return this.passkeys.rename(user.id, id, name);
  }

  @Delete('passkeys/:id')
  @RecentSignIn()
  @HttpCode(204)
  @ApiResponse({ status: 204, description: 'The passkey was removed and can no longer be used to sign in.' })
  remove(@CurrentUser() user: SessionUser, @PasskeyId() id: string, @Origin() caller: RequestOrigin): Promise<void> {
    return this.passkeys.remove(user.id, id, caller);
  }

  @Post('confirm-identity/passkey-options')
  @Returns(passkeyOptions, 200, 'Options that the browser needs to confirm the user’s identity with a passkey.')
  identityOptions(@CurrentUser() user: SessionUser, @Origin() caller: RequestOrigin): Promise<PasskeyOptions> {
    return this.signIn.identityOptions(user, caller);
  }

  @Post('confirm-identity/passkey')
  @HttpCode(204)
  @ApiResponse({ status: 204, description: 'Confirms the user’s identity with a passkey instead of a password.' })
  @ApiResponse({ status: 401, description: '`passkey_refused`' })
  confirmIdentity(
    @CurrentUser() user: SessionUser,
    @Body({ schema: passkeyAssertion }) body: PasskeyAssertion,
    @Origin() caller: RequestOrigin,
  ): Promise<void> {
    return this.signIn.confirmIdentity(user, body, caller);
  }
}
