import { Injectable } from '@nestjs/common';
import type { AtsScoreBody, AtsScoreView } from '@shortlist/shared/contract/ai';

@Injectable()
export class AtsScoreService {
  score(_body: AtsScoreBody): AtsScoreView {
    throw new Error('waiting for shared/src/ats');
  }
}
