import { cleanMarkup, type SetPropOperation } from '@org/content';
import type { NodeId } from '@org/schema';
import { getElement } from '../canvas/canvas-dom.ts';
import type { DocumentStore } from '../document/document-store.ts';
import { setProp } from '../document/edits.ts';
import type { PointedAt } from './caret-at.ts';
import { findInlineTarget } from './inline-target.ts';
import { loadRichText, type RichTextParts } from './load-rich-text.ts';
import { openPlainSurface } from './plain-surface.ts';
import type { RichText } from './rich-text.ts';
import { selectionPoints } from './selection-points.ts';
import type { TextSurface } from './text-surface.ts';

/** A text that is being edited where it stands. */
export interface TextEdit {
  readonly id: NodeId;
  readonly element: HTMLElement;
  /** Keeps what was typed, and ends. */
  commit(): void;
  /** Forgets what was typed, and ends. */
  cancel(): void;
}

/** A formatted text that is being edited, and what shows its tools. */
export interface OpenRichText {
  readonly rich: RichText;
  readonly TextBar: RichTextParts['TextBar'];
}

/** What an edit tells. */
export interface TextEditOptions {
  /** What was pointed at, and where: a formatted text gets its caret there. Without it, all of the text is selected. */
  readonly pointed?: PointedAt | undefined;
  /** Ctrl+S was pressed; what was typed is kept already. */
  readonly onSave: () => void;
  /** Told of what is typed, a moment after it, as what would be kept now; null when it is not to be kept after all. */
  readonly onTyped?: ((typed: SetPropOperation | null) => void) | undefined;
  /** The text is a formatted one, and its editor is there. */
  readonly onRich: (open: OpenRichText) => void;
  readonly onEnd: (changed: boolean) => void;
}

/** ms after a key in which what was typed is told. */
const TELL_AFTER = 250;

/** What is done when a text is left. */
interface Leaving {
  readonly onLeave: () => void;
  readonly onSave: () => void;
}

/** A text that is open for writing. */
interface OpenText {
  /** What is written in now: a formatted text changes it on the way. */
  readonly surface: () => TextSurface;
  readonly close: () => void;
}

/** Remembers an element as React drew it. Shape: element → a function that makes it so again, with React's own nodes in it. */
function rememberDrawn(element: HTMLElement): () => void {
  const nodes = [...element.childNodes];
  const attributes = [...element.attributes].map(({ name, value }) => [name, value] as const);
  return () => {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
    for (const [name, value] of attributes) element.setAttribute(name, value);
    element.replaceChildren(...nodes);
  };
}

/** Remembers an element whose own text is written in. Shape: element → a function that makes it what it was. */
function rememberPlain(element: HTMLElement): () => void {
  const original = element.innerHTML;
  return () => {
    element.removeAttribute('contenteditable');
    element.removeAttribute('data-editing');
    element.innerHTML = original;
  };
}

function openPlain(element: HTMLElement, leaving: Leaving): OpenText {
  const surface = openPlainSurface(element, { kind: 'plain', ...leaving });
  return { surface: () => surface, close: () => surface.close() };
}

/** Opens a formatted text: by the browser's own means at once, by its editor as soon as that is there. Shape: → the surface that is written in now. */
function openRich(
  element: HTMLElement,
  stored: string,
  { pointed, onLeave, onSave, onRich }: Leaving & Pick<TextEditOptions, 'pointed' | 'onRich'>,
): OpenText {
  element.removeAttribute('data-placeholder');
  // What is drawn has no addresses, so that nothing leads away; what is edited has them.
  element.innerHTML = cleanMarkup(stored);
  const drawn = element.innerHTML;
  const abort = new AbortController();
  let surface = openPlainSurface(element, {
    kind: 'markup',
    caretAt: pointed,
    onLeave,
    onSave,
  });
  let ended = false;
  let isComposing = false;
  const onComposition = ({ type }: CompositionEvent): void => {
    isComposing = type === 'compositionstart';
  };
  element.addEventListener('compositionstart', onComposition, { signal: abort.signal });
  element.addEventListener('compositionend', onComposition, { signal: abort.signal });

  const upgrade = ({ RichText, markedMarkup, TextBar }: RichTextParts): void => {
    if (ended) return;
    surface.close();
    abort.abort();
    const isWritten = element.innerHTML !== drawn;
    const rich = new RichText(element, {
      stored,
      written: isWritten ? markedMarkup(element) : undefined,
      selected: pointed && !isWritten ? selectionPoints(element) : undefined,
      onLeave,
      onSave,
    });
    surface = rich;
    onRich({ rich, TextBar });
  };
  loadRichText()
    .then((parts) => {
      if (!isComposing) return upgrade(parts);
      // A character that is being put together belongs to the surface that it was begun in.
      element.addEventListener('compositionend', () => setTimeout(() => upgrade(parts)), {
        once: true,
        signal: abort.signal,
      });
    })
    // Not there: the browser's own means stay, and nothing that was typed is lost.
    .catch(() => undefined);
  return {
    surface: () => surface,
    close: () => {
      ended = true;
      abort.abort();
      surface.close();
    },
  };
}

/**
 * Starts editing a block's text in the canvas. Source: EDIT-015.
 * Shape: canvas document, store, id, where it was pointed at → the edit, or undefined when the block has no text.
 * `onEnd` is told whether the text was changed, so that the canvas can draw the block afresh.
 */
export function startTextEdit(
  doc: Document,
  store: DocumentStore,
  id: NodeId,
  { pointed, onSave, onTyped, onRich, onEnd }: TextEditOptions,
): TextEdit | undefined {
  const root = getElement(doc, id);
  const node = store.node(id);
  const texts = store.registry.get(node?.type.resolvedName ?? '')?.inlineText ?? [];
  const target = root && findInlineTarget(root, texts, node?.props ?? {}, pointed?.element);
  if (!target) return undefined;
  const { element, kind, prop } = target;
  const stored = node?.props[prop];
  let ended = false;
  let typing: ReturnType<typeof setTimeout> | undefined;
  let typed: string | undefined;

  const tell = (): void => {
    typing = undefined;
    const { before } = open.surface();
    const value = open.surface().read();
    if (value === (typed ?? before)) return;
    typed = value;
    const changed = target.toStored(value);
    if (changed === undefined) onTyped?.(null);
    else onTyped?.({ type: 'setProp', id, path: [prop], value: changed });
  };
  // Reading a long text costs something: not with every key.
  const onInput = (): void => {
    typing ??= setTimeout(tell, TELL_AFTER);
  };

  const end = (keep: boolean): void => {
    if (ended) return;
    ended = true;
    clearTimeout(typing);
    element.removeEventListener('input', onInput);
    const { before } = open.surface();
    const after = open.surface().read();
    open.close();
    // React drew this element; it must find what it left before it draws again.
    restore();
    const value = keep && after !== before ? target.toStored(after) : undefined;
    const changed = value !== undefined;
    if (changed) setProp(store, id, prop, value);
    else if (typed !== undefined) onTyped?.(null);
    onEnd(changed);
  };
  const commit = (): void => end(true);

  const restore = kind === 'plain' ? rememberPlain(element) : rememberDrawn(element);
  element.setAttribute('data-editing', kind);
  element.addEventListener('input', onInput);
  const open =
    kind === 'plain'
      ? openPlain(element, { onLeave: commit, onSave })
      : openRich(element, typeof stored === 'string' ? stored : '', {
          pointed,
          onLeave: commit,
          onSave,
          onRich,
        });
  return { id, element, commit, cancel: () => end(false) };
}
