import { cleanMarkup, type InlineText } from '@org/content';
import { type PointedAt, putCaretAt } from '../canvas-document/caret-at.ts';
import type { TextSurface } from './text-surface.ts';

const MARK_KEYS: Readonly<Record<string, string>> = { b: 'bold', i: 'italic', u: 'underline' };

/** Options of a plain text surface. */
export interface PlainSurfaceOptions {
  readonly kind: InlineText['kind'];
  /** Position of the caret; without it the whole text is selected. */
  readonly caretAt?: PointedAt | undefined;
  readonly onLeave: () => void;
  readonly onSave: () => void;
}

/** Returns the text of an edited element in the format of its prop. */
function read(element: HTMLElement, kind: InlineText['kind']): string {
  if (kind === 'markup') return cleanMarkup(element.innerHTML);
  // biome-ignore lint/performance/useDomNodeTextContent: the text as it is seen, where a line break is a line break
  return element.innerText.replace(/\u00a0/g, ' ').replace(/(?<!\n)\n+$/, '');
}

/**
 * Makes an element editable by contenteditable: text only for `plain`; also marks for `markup`, until the rich text editor is
 * loaded.
 */
export function openPlainSurface(
  element: HTMLElement,
  { kind, caretAt, onLeave, onSave }: PlainSurfaceOptions,
): TextSurface {
  const doc = element.ownerDocument;
  const abort = new AbortController();
  const { signal } = abort;

  const onKey = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (event.key === 'Escape') {
      event.preventDefault();
      return onLeave();
    }
    if (event.key === 'Enter' && kind === 'plain' && !event.shiftKey) {
      event.preventDefault();
      return onLeave();
    }
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') {
      event.preventDefault();
      onLeave();
      return onSave();
    }
    const command = MARK_KEYS[event.key.toLowerCase()];
    if ((event.ctrlKey || event.metaKey) && command) {
      event.preventDefault();
      if (kind === 'markup') doc.execCommand(command);
    }
  };

  const onPaste = (event: ClipboardEvent): void => {
    event.preventDefault();
    const html = event.clipboardData?.getData('text/html');
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (kind === 'markup' && html) doc.execCommand('insertHTML', false, cleanMarkup(html));
    else
      doc.execCommand(
        'insertText',
        false,
        kind === 'plain' ? text.replace(/(?<!\s)\s*\n\s*/g, ' ') : text,
      );
  };

  const before = read(element, kind);
  element.setAttribute('contenteditable', kind === 'plain' ? 'plaintext-only' : 'true');
  element.addEventListener('keydown', onKey, { signal });
  element.addEventListener('paste', onPaste, { signal });
  element.addEventListener('blur', onLeave, { signal });
  element.focus();
  if (!caretAt || !putCaretAt(element, caretAt)) doc.getSelection()?.selectAllChildren(element);
  return {
    before,
    read: () => read(element, kind),
    close: () => abort.abort(),
  };
}
