import { same } from '@shortlist/ui-kit/same';

/** Fingerprints, by part, of content whose save request received no response. See `addFingerprints`. */
export type SentFingerprints<Part extends string = string> = Partial<Record<Part, string[]>>;

export type Side = 'mine' | 'theirs' | 'both';

/** The chosen side for each part in conflict; the default is `mine`. */
export type Choice<Part extends string> = Partial<Record<Part, Side>>;

export interface Merge<Content, Part extends string> {
  /** The content with the changes of both sides. Parts in conflict are taken from `mine`. */
  merged: Content;
  /** Parts that both sides changed in different ways. */
  conflicts: Part[];
}

export interface Chosen<Content> {
  chosen: Content;
  /** Rejected versions of the content, which become undo steps. The other side's version is last. */
  alternatives: Content[];
}

export interface MergeStrategy<Content, Part extends string> {
  /** Parts that are merged independently and, in a conflict, chosen independently. */
  parts: readonly Part[];
  partOf: (content: Content, part: Part) => unknown;
  /** Returns the content with the given parts replaced by those of another version. */
  takeParts: (content: Content, parts: readonly Part[], from: Content) => Content;
  /** Returns a value as the server stores it, so that the server's normalization does not look like a remote change. */
  asStored: (value: unknown) => unknown;
  /** Returns the changes to send; empty if the contents are equal. */
  changes: (base: Content, content: Content) => Partial<Content>;
  /** @param base the common ancestor */
  merge: (base: Content, mine: Content, theirs: Content) => Merge<Content, Part>;
  /**
   * Merges two versions according to the user's choices.
   *
   * @param parts the parts in conflict; all other parts are merged automatically
   */
  choose: (
    base: Content,
    mine: Content,
    theirs: Content,
    parts: readonly Part[],
    choice: Choice<Part>,
  ) => Chosen<Content>;
  /**
   * Returns the common ancestor after a create request that received no response.
   *
   * @param sent fingerprints of the create requests
   */
  baseAfterCreate: (sent: SentFingerprints<Part>, mine: Content) => Content;
}

export const equalAsStored = (
  { asStored }: Pick<MergeStrategy<never, never>, 'asStored'>,
  a: unknown,
  b: unknown,
): boolean => same(a, b) || same(asStored(a), asStored(b));
