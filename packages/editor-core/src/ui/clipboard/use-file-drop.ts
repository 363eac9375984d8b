import { ROOT_ID } from '@org/schema';
import { useEffect } from 'react';
import { nodeIdAt } from '../../session/canvas-document/canvas-dom.ts';
import type { BlockClipboard } from '../../session/clipboard/clipboard-events.ts';
import type { EditorValue } from '../../session/context/editor-context.ts';

/** Message for files that are not images. */
export const PICTURES_ALONE = 'Only pictures can be dropped here.';

/** Returns true for files from outside over a part of the editor that does not accept files itself. */
function isForPage(event: DragEvent): boolean {
  const target = event.target as Element | null;
  return (
    !event.defaultPrevented &&
    event.dataTransfer?.types.includes('Files') === true &&
    target?.closest?.('[role="dialog"]') == null
  );
}

/** Inserts dropped images beside the block under the pointer. Without it the browser would navigate to the file. */
export function useFileDrop(
  clipboard: BlockClipboard,
  doc: Document | undefined,
  { store, announce }: Pick<EditorValue, 'store' | 'announce'>,
  isEditing: boolean,
): void {
  useEffect(() => {
    const abort = new AbortController();
    const over = (event: DragEvent): void => {
      if (!isForPage(event)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = isEditing ? 'copy' : 'none';
    };
    const drop = (event: DragEvent): void => {
      if (!isForPage(event)) return;
      event.preventDefault();
      if (!isEditing) return;
      const files = [...(event.dataTransfer?.files ?? [])];
      const pictures = files.filter((file) => file.type.startsWith('image/'));
      if (pictures.length < files.length) announce(PICTURES_ALONE, 'refused');
      if (pictures.length === 0) return;
      const id = nodeIdAt(event.target);
      if (id !== undefined && id !== ROOT_ID) store.select([id]);
      void clipboard.pastePictures(pictures);
    };
    for (const own of doc ? [document, doc] : [document]) {
      own.addEventListener('dragover', over, { signal: abort.signal });
      own.addEventListener('drop', drop, { signal: abort.signal });
    }
    return () => abort.abort();
  }, [clipboard, doc, store, announce, isEditing]);
}
