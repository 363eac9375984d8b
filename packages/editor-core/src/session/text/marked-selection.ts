import type { Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';

/** Private-use characters that mark the selection in markup; texts do not contain them. */
const FROM = '\ue000';
const TO = '\ue001';

/** Returns the markup of an element with its selection marked, for a rich text. */
export function markedMarkup(element: HTMLElement): string {
  const selection = element.ownerDocument.getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  if (range && element.contains(range.commonAncestorContainer)) {
    for (const [mark, toStart] of [
      [TO, false],
      [FROM, true],
    ] as const) {
      const at = range.cloneRange();
      at.collapse(toStart);
      at.insertNode(element.ownerDocument.createTextNode(mark));
    }
  }
  return element.innerHTML;
}

/** Removes the marks and selects the text between them. */
export function restoreSelection(editor: Editor): void {
  const { tr, doc } = editor.state;
  const places: { mark: string; at: number }[] = [];
  doc.descendants((node, start) => {
    for (const { 0: mark, index } of (node.text ?? '').matchAll(/[\ue000\ue001]/g))
      places.push({ mark, at: start + index });
  });
  const from = places.find(({ mark }) => mark === FROM)?.at;
  const to = places.findLast(({ mark }) => mark === TO)?.at;
  for (const { at } of places.toReversed()) tr.delete(at, at + 1);
  const end = tr.doc.content.size;
  tr.setSelection(
    TextSelection.between(
      tr.doc.resolve(from === undefined ? 0 : tr.mapping.map(from)),
      tr.doc.resolve(to === undefined ? end : tr.mapping.map(to)),
    ),
  );
  editor.view.dispatch(tr.setMeta('addToHistory', false));
}
