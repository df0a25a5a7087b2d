import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  staffSuggestion,
  staffSuggestions,
  suggestionCreate,
  type StaffSuggestion,
  type SuggestionCreate,
} from '@shortlist/shared/contract/request-suggestions';
import type { StaffView } from '@shortlist/shared/contract/console/staff';
import { Origin, type RequestOrigin } from '../../auth/requests/request-origin.js';
import { idPipe } from '../../core/http/id.pipe.js';
import { Returns } from '../../core/http/returns.js';
import { CurrentStaff, StaffOnly } from '../../staff/sign-in/staff.guard.js';
import { SuggestionDesk } from './suggestion-desk.service.js';

const Id = (): ParameterDecorator => Param('id', idPipe('request'));

@ApiTags('admin')
@StaffOnly('admin', 'support')
@Controller('admin/service-requests/:id/suggestions')
export class SuggestionDeskController {
  constructor(private readonly desk: SuggestionDesk) {}

  @Get()
  @Returns(staffSuggestions, 200, 'The suggestions with the customer’s decisions, oldest first.')
  list(@Id() id: string): Promise<StaffSuggestion[]> {
    return this.desk.list(id);
  }

  @Post()
  @ApiResponse({
    status: 403,
    description: '`consent_needed`: the owner has not allowed access. `forbidden`: the role has no permission.',
  })
  @ApiResponse({ status: 409, description: '`request_closed` or `too_many_suggestions`' })
  @ApiResponse({ status: 422, description: '`path` has no text, or `before` is outdated.' })
  @Returns(staffSuggestion, 201, 'The new suggestion. The customer sees it together with the answer.')
  add(
    @CurrentStaff() staff: StaffView,
    @Origin() caller: RequestOrigin,
    @Id() id: string,
    @Body({ schema: suggestionCreate }) body: SuggestionCreate,
  ): Promise<StaffSuggestion> {
    return this.desk.add(id, body, { staffId: staff.id, caller });
  }

  @Delete(':suggestionId')
  @HttpCode(204)
  @ApiResponse({ status: 204, description: 'Suggestion withdrawn.' })
  @ApiResponse({ status: 409, description: '`suggestion_decided`: the customer accepted or rejected it.' })
  takeBack(
    @CurrentStaff() staff: StaffView,
    @Origin() caller: RequestOrigin,
    @Id() id: string,
    @Param('suggestionId', idPipe('suggestion')) suggestionId: string,
  ): Promise<void> {
    return this.desk.withdraw(id, suggestionId, { staffId: staff.id, caller });
  }
}
