import { Module } from '@nestjs/common';
import { SecurityEvents } from './security-events.service.js';

@Module({ providers: [SecurityEvents], exports: [SecurityEvents] })
export class SecurityEventsModule {}
