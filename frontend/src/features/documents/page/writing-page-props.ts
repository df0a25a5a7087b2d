import type { ComponentType } from 'react';
import type { CompanionKind } from '../keeping/companion-kind.js';
import type { Companion } from '../keeping/companion.js';
import type { ResumeContext } from '../writing/resume-context.js';

export interface EditorProps<Content> {
  resume: ResumeContext;
  companion: Companion<Content>;
}

export interface WritingPageProps<Content> {
  kind: CompanionKind<Content>;
  Editor: ComponentType<EditorProps<Content>>;
}
