import { Module } from '@nestjs/common';
import { TextRules, TextRulesLimits } from './text-rules.js';

@Module({ providers: [TextRules, TextRulesLimits], exports: [TextRules] })
export class TextRulesModule {}
