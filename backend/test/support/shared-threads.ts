import { RenderThreadLimits } from '../../src/export/render/render-limits.js';
import { RenderThreads } from '../../src/export/render/render-threads.js';
import { TextRules, TextRulesLimits } from '../../src/text-rules/text-rules.js';

// All applications of a process share these threads, because threads are expensive to start and do not depend on an
// application. A spec that sets other limits gets its own threads.

class LastingTextRules extends TextRules {
  override onApplicationShutdown(): Promise<void> {
    return Promise.resolve();
  }
}

class LastingRenderThreads extends RenderThreads {
  override onApplicationShutdown(): Promise<void> {
    return Promise.resolve();
  }
}

const sharedTextRules = new LastingTextRules(new TextRulesLimits());
const sharedRenderThreads = new LastingRenderThreads(new RenderThreadLimits());

export const textRules = {
  inject: [TextRulesLimits],
  factory: (limits: TextRulesLimits): TextRules =>
    areEqual(limits, new TextRulesLimits()) ? sharedTextRules : new TextRules(limits),
};

export const renderThreads = {
  inject: [RenderThreadLimits],
  factory: (limits: RenderThreadLimits): RenderThreads =>
    areEqual(limits, new RenderThreadLimits()) ? sharedRenderThreads : new RenderThreads(limits),
};

function areEqual(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
