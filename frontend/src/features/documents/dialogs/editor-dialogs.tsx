import type { CompanionKind } from '../keeping/companion-kind.js';
import type { Companion } from '../keeping/companion.js';
import { ReviewDialog } from '../writing/review-dialog.js';
import { engineNote } from '../writing/generation-info.js';
import { ConflictDialog, type ConflictingText } from './conflict-dialog.js';
import { messages } from '../page/messages.js';
import type { Editor } from '../page/use-editor.js';

interface EditorDialogsProps<Content> {
  editor: Editor<Content>;
  companion: Companion<Content>;
  kind: CompanionKind<Content>;
  /** Names of the generated texts in `offered.review`, in the same order. */
  names: readonly string[];
  conflicting: (mine: Content, theirs: Content) => readonly ConflictingText[];
}

export function EditorDialogs<Content>({ editor, companion, kind, names, conflicting }: EditorDialogsProps<Content>) {
  const { offered, generation, content, status } = editor;
  return (
    <>
      {offered.review && generation && (
        <ReviewDialog
          title={messages.editorDialogs.reviewTitle(kind.noun)}
          note={engineNote(generation)}
          texts={offered.review.map((segments, index) => ({ name: names[index] ?? '', segments }))}
          onAccept={(isAccepted) => {
            offered.accept(isAccepted);
            editor.announceWritten();
          }}
          onKeep={offered.keep}
        />
      )}
      {status.kind === 'conflict' && (
        <ConflictDialog
          name={kind.name}
          texts={conflicting(content, status.theirs.content)}
          onChoice={(side) => void companion.resolve(side)}
        />
      )}
    </>
  );
}
