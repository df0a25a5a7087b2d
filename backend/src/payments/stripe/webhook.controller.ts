import { Body, Controller, Headers, HttpCode, Post } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../auth/sessions/session.guard.js';
import { TakesRawJson } from '../../core/http/json-body.js';
import { DuringMaintenance } from '../../settings/settings.guard.js';
import { EventsService } from './events.service.js';

@ApiTags('payments')
@Public()
@DuringMaintenance()
@Controller('payments/webhook')
export class WebhookController {
  constructor(private readonly events: EventsService) {}

  @Post()
  @HttpCode(200)
  @TakesRawJson()
  @ApiResponse({
    status: 200,
    description: 'The event is stored for later processing. Repeated events change nothing.',
  })
  @ApiResponse({ status: 400, description: 'The signature is missing, wrong or too old.' })
  async receive(
    @Body() rawBody: Buffer | undefined,
    @Headers('stripe-signature') signature: string | undefined,
  ): Promise<{ received: true }> {
    await this.events.receive(rawBody ?? Buffer.alloc(0), signature ?? '');
    return { received: true };
  }
}
