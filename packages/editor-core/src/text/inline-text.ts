import { cleanMarkup, type InlineText } from '@org/content';
import type { NodeId } from '@org/schema';
import { elementOf } from '../canvas/canvas-dom.ts';
import type { DocumentStore } from '../document/document-store.ts';
import { setProp } from '../document/edits.ts';

/** A text that is being edited where it stands. */
export interface TextEdit {
  readonly id: NodeId;
  readonly element: HTMLElement;
  /** Keeps what was typed, and ends. */
  commit(): void;
  /** Forgets what was typed, and ends. */
  cancel(): void;
}

const MARK_KEYS: Readonly<Record<string, string>> = { b: 'bold', i: 'italic', u: 'underline' };

/** The text of an edited element, as its prop keeps it. */
function read(element: HTMLElement, kind: InlineText['kind']): string {
  if (kind === 'markup') return cleanMarkup(element.innerHTML);
  // biome-ignore lint/performance/useDomNodeTextContent: the text as it is seen, where a line break is a line break
  return element.innerText.replace(/\u00a0/g, ' ').replace(/\n+$/, '');
}

/** The part of a block that shows a text prop. */
function partOf(root: HTMLElement, part: string): HTMLElement | undefined {
  return root.dataset.part === part
    ? root
    : (root.querySelector<HTMLElement>(`[data-part="${part}"]`) ?? undefined);
}

/** What an edit tells. */
export interface TextEditOptions {
  /** Element that was pointed at: a block may have several texts. */
  readonly pointed?: Element | undefined;
  /** Ctrl+S was pressed; what was typed is kept already. */
  readonly onSave: () => void;
  readonly onEnd: (changed: boolean) => void;
}

/**
 * Starts editing a block's text in the canvas. Source: EDIT-015.
 * Shape: canvas document, store, id, element that was pointed at → the edit, or undefined when the block has no text.
 * `onEnd` is told whether the text was changed, so that the canvas can draw the block afresh.
 */
export function startTextEdit(
  doc: Document,
  store: DocumentStore,
  id: NodeId,
  { pointed, onSave, onEnd }: TextEditOptions,
): TextEdit | undefined {
  const root = elementOf(doc, id);
  const texts = store.registry.get(store.node(id)?.type.resolvedName ?? '')?.inlineText ?? [];
  const inline =
    texts.find(({ part }) => root && pointed && partOf(root, part)?.contains(pointed)) ?? texts[0];
  const element = root && inline ? partOf(root, inline.part) : undefined;
  if (!element || !inline) return undefined;
  const original = element.innerHTML;
  const before = read(element, inline.kind);
  const abort = new AbortController();
  let ended = false;

  const end = (keep: boolean): void => {
    if (ended) return;
    ended = true;
    abort.abort();
    const after = read(element, inline.kind);
    element.removeAttribute('contenteditable');
    element.removeAttribute('data-editing');
    // React drew this element; it must find what it left before it draws again.
    element.innerHTML = original;
    const changed = keep && after !== before;
    if (changed) setProp(store, id, inline.prop, after);
    onEnd(changed);
  };

  const onKey = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (event.key === 'Escape') {
      event.preventDefault();
      return end(true);
    }
    if (event.key === 'Enter' && inline.kind === 'plain' && !event.shiftKey) {
      event.preventDefault();
      return end(true);
    }
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') {
      event.preventDefault();
      end(true);
      return onSave();
    }
    const command = MARK_KEYS[event.key.toLowerCase()];
    if ((event.ctrlKey || event.metaKey) && command) {
      event.preventDefault();
      if (inline.kind === 'markup') doc.execCommand(command);
    }
  };

  const onPaste = (event: ClipboardEvent): void => {
    event.preventDefault();
    const html = event.clipboardData?.getData('text/html');
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (inline.kind === 'markup' && html) doc.execCommand('insertHTML', false, cleanMarkup(html));
    else
      doc.execCommand(
        'insertText',
        false,
        inline.kind === 'plain' ? text.replace(/\s*\n\s*/g, ' ') : text,
      );
  };

  element.setAttribute('contenteditable', inline.kind === 'plain' ? 'plaintext-only' : 'true');
  element.setAttribute('data-editing', '');
  element.addEventListener('keydown', onKey, { signal: abort.signal });
  element.addEventListener('paste', onPaste, { signal: abort.signal });
  element.addEventListener('blur', () => end(true), { signal: abort.signal });
  element.focus();
  const range = doc.createRange();
  range.selectNodeContents(element);
  const selection = doc.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
  return { id, element, commit: () => end(true), cancel: () => end(false) };
}
