import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EntitlementsModule } from '../entitlements/entitlements.module.js';
import { Env } from '../core/env.js';
import { MailModule } from '../mail/mail.module.js';
import { SecurityEventsModule } from '../security-events/security-events.module.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { BrowserSession } from './browser-session.js';
import { ConfirmIdentityController } from './confirm-identity.controller.js';
import { EmailController } from './email.controller.js';
import { EmailService } from './email.service.js';
import { IdentitiesService } from './identities.service.js';
import { LimitsService } from './limits.service.js';
import { MailTokensService } from './mail-tokens.service.js';
import { OidcProvider } from './oidc-provider.js';
import { OidcTransactionCookie } from './oidc-transaction.js';
import { OidcService } from './oidc.service.js';
import { PasskeyAssertions } from './passkeys/passkey-assertions.service.js';
import { PasskeyChallenges } from './passkeys/passkey-challenges.service.js';
import { PasskeySignIn } from './passkeys/passkey-sign-in.service.js';
import { PasskeysController } from './passkeys/passkeys.controller.js';
import { PasskeysService } from './passkeys/passkeys.service.js';
import { TextRulesModule } from '../text-rules/text-rules.module.js';
import { PasswordCheck } from './password-check.js';
import { PasswordPolicy } from './password-policy.js';
import { PasswordsController } from './passwords.controller.js';
import { PasswordsService } from './passwords.service.js';
import { PendingSignInCookie } from './second-factor/pending-sign-in.js';
import { SecondFactorController } from './second-factor/second-factor.controller.js';
import { SecondFactorService } from './second-factor/second-factor.service.js';
import { TwoStepSignInController } from './second-factor/two-step-sign-in.controller.js';
import { TwoStepSignIn } from './second-factor/two-step-sign-in.service.js';
import { UserTotp } from './second-factor/user-totp.js';
import { SessionCookie } from './session-cookie.js';
import { sessionSecret } from './session-secret.js';
import { Session } from './session.entity.js';
import { SessionGuard } from './session.guard.js';
import { SessionStrategy } from './session.strategy.js';
import { SessionsController } from './sessions.controller.js';
import { SessionsService } from './sessions.service.js';
import { SignInAttemptsService } from './sign-in-attempts.service.js';
import { SignInLinksController } from './sign-in-links.controller.js';
import { UserViews } from './user-view.js';
import { User } from './user.entity.js';

@Module({
  imports: [
    EntitlementsModule,
    MailModule,
    SecurityEventsModule,
    TextRulesModule,
    TypeOrmModule.forFeature([User, Session]),
    JwtModule.registerAsync({
      inject: [Env],
      useFactory: (env: Env) => ({
        secret: sessionSecret(env),
        // Expiry is stored in the session row, not in the token.
        signOptions: { algorithm: 'HS256', noTimestamp: true },
        verifyOptions: { algorithms: ['HS256'], ignoreExpiration: true },
      }),
    }),
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
    MailTokensService,
    BrowserSession,
    SessionCookie,
    SessionsService,
    SessionStrategy,
    SignInAttemptsService,
    LimitsService,
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
    LimitsService,
    PasswordCheck,
    PasswordPolicy,
    SecurityEventsModule,
    SessionCookie,
    SignInAttemptsService,
  ],
})
export class AuthModule {}
