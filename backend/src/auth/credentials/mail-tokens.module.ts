import { Module } from '@nestjs/common';
import { MailTokensService } from './mail-tokens.service.js';

@Module({ providers: [MailTokensService], exports: [MailTokensService] })
export class MailTokensModule {}
