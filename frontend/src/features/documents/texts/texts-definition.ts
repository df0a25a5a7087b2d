import type { ExportedText } from '@shortlist/shared/document/compose-text';
import type { AiTask, PlanFeature } from '@shortlist/shared/product/plans';
import type { ComponentType } from 'react';
import type { CompanionKind } from '../keeping/companion-kind.js';
import type { ResumeContext } from '../writing/resume-context.js';
import type { StreamOptions } from '../writing/use-writing.js';
import type { GenerationInfo } from '../writing/generation-info.js';

export type Texts = Record<string, string>;

export interface TextPart<Content> {
  field: keyof Content & string;
  name: string;
  /** Maximum length of the text, in characters. */
  limit: number;
  lines: number;
  hint?: string;
  isOneLine?: true;
  /** Whether the text is a section of an exported file. If so, it has no character count and no copy button. */
  isWithinFile?: true;
}

export interface TextsDefinition<Content extends Texts> {
  kind: CompanionKind<Content>;
  optionsHeading: string;
  intro?: string;
  /** Names of the texts that can be generated, shown to users whose plan does not include generation. */
  contents?: readonly string[];
  Options?: ComponentType<{ content: Content; onChange: (change: Partial<Content>) => void }>;
  Cards?: ComponentType<{ content: Content }>;
  heading: string;
  task: AiTask;
  parts: readonly TextPart<Content>[];
  write: (resume: ResumeContext, content: Content, stream: StreamOptions) => Promise<GenerationInfo & Partial<Content>>;
  /** Plan feature that generation requires; undefined if generation is free. */
  feature?: PlanFeature;
  /**
   * Returns the text to export; undefined if the companion text cannot be exported. Must be the same function on every
   * render.
   */
  textOf?: (content: Content) => ExportedText;
}
