import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { aiAllowanceView, type AiAllowanceView } from '@shortlist/shared/contract/ai';
import { VisitorsToo } from '../../auth/sessions/session.guard.js';
import { Returns } from '../../core/http/returns.js';
import { AiCaller } from './ai-caller.js';
import { AllowancesService } from './allowances.service.js';

@ApiTags('ai')
@VisitorsToo()
@Controller('ai/allowance')
export class AllowancesController {
  constructor(private readonly allowances: AllowancesService) {}

  @Get()
  @Returns(aiAllowanceView, 200, 'Today’s AI usage and limits. Visitors on one network are counted together.')
  view(@AiCaller() caller: AiCaller): Promise<AiAllowanceView> {
    return this.allowances.view(caller);
  }
}
