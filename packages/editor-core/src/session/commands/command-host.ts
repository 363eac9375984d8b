import type { NodeId } from '@org/schema/entities';
import type { DocumentStore } from '../../model/document/document-store.ts';
import type { BlockClipboard } from '../clipboard/clipboard-events.ts';
import type { EditorSession } from '../saving/editor-session.ts';
import type { RichText } from '../text/rich-text.ts';

/** Dependencies of commands. */
export interface CommandHost {
  readonly store: DocumentStore;
  readonly session: EditorSession;
  readonly clipboard: BlockClipboard;
  readonly announce: (text: string, kind: 'status' | 'refused') => void;
  /** Asks for confirmation, then removes blocks. */
  readonly remove: (ids: readonly NodeId[]) => void;
  readonly editText: (id: NodeId) => void;
  /** Opens a template or a component in the editor. */
  readonly openTemplate: (id: number) => void;
  /** Returns the formatted text that is being edited. */
  readonly openText: () => RichText | undefined;
  /** Moves the focus to the next part of the editor. */
  readonly nextPart: () => void;
  /** Focuses the handles of the selected block's spacing. */
  readonly adjustSpacing: () => void;
  /** Focuses the edges between the columns of the selected row. */
  readonly adjustColumns: () => void;
}
