import type { ExportedText } from '@shortlist/shared/document/compose-text';
import type { AiTask, PlanFeature } from '@shortlist/shared/plans';
import type { ComponentType } from 'react';
import type { DocumentSort } from '../keeping/document-sort.js';
import type { Subject } from '../page/subject.js';
import type { Watching } from '../writing/use-writing.js';
import type { Written } from '../writing/written.js';

/** Contents that are texts by name. */
export type Texts = Record<string, string>;

/** One of the texts of a page, and the place that it is for. */
export interface TextPart<Content> {
  field: keyof Content & string;
  name: string;
  /** Characters that fit into its place. */
  limit: number;
  lines: number;
  /** How it is used, where its name does not say so. */
  hint?: string;
  isOneLine?: true;
  /** Taken along with the others only, and of no certain length. */
  isWithinFile?: true;
}

/** What is particular to a page of texts. */
export interface DeskTexts<Content extends Texts> {
  sort: DocumentSort<Content>;
  /** Above what the person wishes. */
  wishes: string;
  /** What is written here, and from what. */
  intro?: string;
  /** What there will be, for those who cannot have it written yet. */
  contents?: readonly string[];
  Wishes?: ComponentType<{ content: Content; onChange: (change: Partial<Content>) => void }>;
  /** The written texts in another form, to go through them. */
  Cards?: ComponentType<{ content: Content }>;
  /** Above the texts. */
  heading: string;
  task: AiTask;
  parts: readonly TextPart<Content>[];
  write: (subject: Subject, content: Content, watching: Watching) => Promise<Written & Partial<Content>>;
  /** What a plan must have for new texts; nothing where everybody may have them. */
  feature?: PlanFeature;
  /** Where they can be taken along as a file: the same function each time. */
  textOf?: (content: Content) => ExportedText;
}
