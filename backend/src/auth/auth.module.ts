import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Env } from '../core/env.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { SessionCookie } from './session-cookie.js';
import { sessionSecret } from './session-secret.js';
import { Session } from './session.entity.js';
import { SessionGuard } from './session.guard.js';
import { SESSION_DAYS, SessionsService } from './sessions.service.js';
import { SignInAttemptsService } from './sign-in-attempts.service.js';
import { SignInLinksController } from './sign-in-links.controller.js';
import { User } from './user.entity.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([User, Session]),
    JwtModule.registerAsync({
      inject: [Env],
      useFactory: (env: Env) => ({
        secret: sessionSecret(env),
        signOptions: { algorithm: 'HS256', expiresIn: `${SESSION_DAYS}d` },
        verifyOptions: { algorithms: ['HS256'] },
      }),
    }),
  ],
  controllers: [AuthController, SignInLinksController],
  providers: [
    AuthService,
    SessionCookie,
    SessionsService,
    SignInAttemptsService,
    { provide: APP_GUARD, useClass: SessionGuard },
  ],
})
export class AuthModule {}
