import { Injectable } from '@nestjs/common';
import { ApiError } from '../core/api-error.js';

/** Rewriting and extracting need an engine, and this server has none: it says so instead of making something up. */
@Injectable()
export class SuggestionsService {
  readonly answer: (request: object) => never = () => {
    throw new ApiError(503, 'ai_not_available', 'Suggestions are not switched on on this server.');
  };
}
