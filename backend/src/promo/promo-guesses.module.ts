import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { PromoGuesses } from './promo-guesses.service.js';

@Module({
  imports: [AuthModule],
  providers: [PromoGuesses],
  exports: [PromoGuesses],
})
export class PromoGuessesModule {}
