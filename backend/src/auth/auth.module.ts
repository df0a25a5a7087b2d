import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EntitlementsModule } from '../entitlements/entitlements.module.js';
import { MailModule } from '../mail/mail.module.js';
import { SecurityEventsModule } from '../security-events/security-events.module.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { BrowserSession } from './sessions/browser-session.js';
import { ConfirmIdentityController } from './credentials/confirm-identity.controller.js';
import { EmailController } from './credentials/email.controller.js';
import { EmailService } from './credentials/email.service.js';
import { IdentitiesService } from './providers/identities.service.js';
import { RateLimitsModule } from '../rate-limits/rate-limits.module.js';
import { MailTokensModule } from './credentials/mail-tokens.module.js';
import { OidcProvider } from './providers/oidc-provider.js';
import { OidcTransactionCookie } from './providers/oidc-transaction.js';
import { OidcService } from './providers/oidc.service.js';
import { PasskeyAssertions } from './passkeys/passkey-assertions.service.js';
import { PasskeyChallenges } from './passkeys/passkey-challenges.service.js';
import { PasskeySignIn } from './passkeys/passkey-sign-in.service.js';
import { PasskeysController } from './passkeys/passkeys.controller.js';
import { PasskeysService } from './passkeys/passkeys.service.js';
import { TextRulesModule } from '../text-rules/text-rules.module.js';
import { PasswordCheck } from './credentials/password-check.js';
import { PasswordPolicy } from './credentials/password-policy.js';
import { PasswordsController } from './credentials/passwords.controller.js';
import { PasswordsService } from './credentials/passwords.service.js';
import { PendingSignInCookie } from './second-factor/pending-sign-in.js';
import { SecondFactorController } from './second-factor/second-factor.controller.js';
import { SecondFactorService } from './second-factor/second-factor.service.js';
import { TwoStepSignInController } from './second-factor/two-step-sign-in.controller.js';
import { TwoStepSignIn } from './second-factor/two-step-sign-in.service.js';
import { UserTotp } from './second-factor/user-totp.js';
import { SessionCookie } from './sessions/session-cookie.js';
import { Session } from './sessions/session.entity.js';
import { SessionGuard } from './sessions/session.guard.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { SessionTokens } from './sessions/session-tokens.js';
import { SessionsService } from './sessions/sessions.service.js';
import { SignInLinksController } from './providers/sign-in-links.controller.js';
import { UserViews } from '../users/user-view.js';
import { User } from '../users/user.entity.js';

@Module({
  imports: [
    EntitlementsModule,
    MailModule,
    MailTokensModule,
    RateLimitsModule,
    SecurityEventsModule,
    TextRulesModule,
    TypeOrmModule.forFeature([User, Session]),
  ],
  controllers: [
    AuthController,
    PasswordsController,
    EmailController,
    SessionsController,
    SignInLinksController,
    ConfirmIdentityController,
    TwoStepSignInController,
    SecondFactorController,
    PasskeysController,
  ],
  providers: [
    AuthService,
    UserViews,
    PasswordsService,
    PasswordCheck,
    PasswordPolicy,
    EmailService,
    OidcService,
    OidcProvider,
    OidcTransactionCookie,
    IdentitiesService,
    BrowserSession,
    SessionCookie,
    SessionsService,
    SessionTokens,
    UserTotp,
    SecondFactorService,
    TwoStepSignIn,
    PendingSignInCookie,
    PasskeysService,
    PasskeyChallenges,
    PasskeyAssertions,
    PasskeySignIn,
    { provide: APP_GUARD, useClass: SessionGuard },
  ],
  exports: [
    AuthService,
    BrowserSession,
    PasswordCheck,
    PasswordPolicy,
    RateLimitsModule,
    SecurityEventsModule,
    SessionCookie,
  ],
})
export class AuthModule {}
