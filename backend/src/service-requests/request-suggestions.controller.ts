import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  acceptedSuggestion,
  suggestion,
  suggestions,
  type AcceptedSuggestion,
  type Suggestion,
} from '@shortlist/shared/contract/request-suggestions';
import { CurrentUser } from '../auth/sessions/session.guard.js';
import type { SessionUser } from '../auth/sessions/sessions.service.js';
import { idPipe } from '../core/http/id.pipe.js';
import { Returns } from '../core/http/returns.js';
import { RequestSuggestions } from './request-suggestions.service.js';

const Id = (): ParameterDecorator => Param('id', idPipe('request'));
const SuggestionId = (): ParameterDecorator => Param('suggestionId', idPipe('suggestion'));

@ApiTags('requests')
@Controller('service-requests/:id/suggestions')
export class RequestSuggestionsController {
  constructor(private readonly suggestions: RequestSuggestions) {}

  @Get()
  @Returns(suggestions, 200, 'The suggestions in the answer, oldest first.')
  list(@CurrentUser() user: SessionUser, @Id() id: string): Promise<Suggestion[]> {
    return this.suggestions.list(user.id, id);
  }

  @Post(':suggestionId/accept')
  @HttpCode(200)
  @ApiResponse({ status: 409, description: '`suggestion_outdated`: the text was changed; or `suggestion_decided`.' })
  @Returns(acceptedSuggestion, 200, 'The resume with the new text, which is also saved as a version.')
  accept(
    @CurrentUser() user: SessionUser,
    @Id() id: string,
    @SuggestionId() suggestionId: string,
  ): Promise<AcceptedSuggestion> {
    return this.suggestions.accept(user.id, id, suggestionId);
  }

  @Post(':suggestionId/refuse')
  @HttpCode(200)
  @ApiResponse({ status: 409, description: '`suggestion_decided`: the suggestion was already accepted.' })
  @Returns(suggestion)
  refuse(
    @CurrentUser() user: SessionUser,
    @Id() id: string,
    @SuggestionId() suggestionId: string,
  ): Promise<Suggestion> {
    return this.suggestions.reject(user.id, id, suggestionId);
  }
}
