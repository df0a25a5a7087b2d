import type { DocumentSort } from '../keeping/document-sort.js';
import type { KeptDocument } from '../keeping/kept-document.js';
import { ReviewDialog } from '../writing/review-dialog.js';
import { engineNote } from '../writing/written.js';
import { ConflictDialog, type ConflictingText } from './conflict-dialog.js';
import type { Desk } from './use-desk.js';

interface DeskDialogsProps<Content> {
  desk: Desk<Content>;
  document: KeptDocument<Content>;
  sort: DocumentSort<Content>;
  /** Of the texts that are offered, in their order. */
  names: readonly string[];
  conflicting: (mine: Content, theirs: Content) => readonly ConflictingText[];
}

/** What a person decides on: changes to their own words, and texts that were changed in two places. */
export function DeskDialogs<Content>({ desk, document, sort, names, conflicting }: DeskDialogsProps<Content>) {
  const { offered, written, content, state } = desk;
  return (
    <>
      {offered.review && written && (
        <ReviewDialog
          title={`New ${sort.noun}`}
          note={engineNote(written)}
          texts={offered.review.map((stretches, index) => ({ name: names[index] ?? '', stretches }))}
          onAccept={(taken) => {
            offered.accept(taken);
            desk.tellWritten();
          }}
          onKeep={offered.keep}
        />
      )}
      {state.kind === 'conflict' && (
        <ConflictDialog
          name={sort.name}
          texts={conflicting(content, state.theirs)}
          onChoice={(side) => document.resolve(side)}
        />
      )}
    </>
  );
}
