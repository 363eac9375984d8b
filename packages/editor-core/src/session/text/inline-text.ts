import { cleanMarkup, type SetPropOperation } from '@org/content';
import type { NodeId } from '@org/schema/entities';
import type { DocumentStore } from '../../model/document/document-store.ts';
import { setProp } from '../../model/edits/edits.ts';
import { getElement } from '../canvas-document/canvas-dom.ts';
import type { PointedAt } from '../canvas-document/caret-at.ts';
import { findInlineTarget } from './inline-target.ts';
import type { markedMarkup } from './marked-selection.ts';
import { openPlainSurface } from './plain-surface.ts';
import type { RichText } from './rich-text.ts';
import { selectionPoints } from './selection-points.ts';
import type { TextSurface } from './text-surface.ts';

/** A text that is being edited inline. */
export interface TextEdit {
  readonly id: NodeId;
  readonly element: HTMLElement;
  /** Stores the typed text and ends editing. */
  commit(): void;
  /** Discards the typed text and ends editing. */
  cancel(): void;
}

/** Parts of the rich text editor that inline editing uses. */
export interface RichTextParts {
  readonly RichText: typeof RichText;
  readonly markedMarkup: typeof markedMarkup;
}

/** Options of inline editing. `Parts` is what `loadRichText` loads, such as a toolbar as well. */
export interface TextEditOptions<Parts extends RichTextParts> {
  /** Position of the click: a formatted text places its caret there. Without it, the whole text is selected. */
  readonly pointed?: PointedAt | undefined;
  /** Called on Ctrl+S, after the text was stored. */
  readonly onSave: () => void;
  /** Called with the change for the current text, debounced; null when there is none. */
  readonly onTyped?: ((typed: SetPropOperation | null) => void) | undefined;
  /** Loads the rich text editor on first use. It may reject: the text is then edited with contenteditable. */
  readonly loadRichText: () => Promise<Parts>;
  /** Called when the editor of a formatted text is loaded, with what was loaded. */
  readonly onRich: (rich: RichText, parts: Parts) => void;
  readonly onEnd: (changed: boolean) => void;
}

/** Debounce delay of reporting the typed text, ms. */
const TELL_AFTER = 250;

/** Outcome of ending an edit. */
interface Leaving {
  readonly onLeave: () => void;
  readonly onSave: () => void;
}

/** A text that is open for editing. */
interface OpenText {
  /** Returns the current surface, which changes when the rich text editor is loaded. */
  readonly surface: () => TextSurface;
  readonly close: () => void;
}

/**
 * Remembers an element as React rendered it.
 * @returns function that restores it with React's own nodes
 */
function rememberDrawn(element: HTMLElement): () => void {
  const nodes = [...element.childNodes];
  const attributes = [...element.attributes].map(({ name, value }) => [name, value] as const);
  return () => {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
    for (const [name, value] of attributes) element.setAttribute(name, value);
    element.replaceChildren(...nodes);
  };
}

/**
 * Remembers an element whose own text is edited.
 * @returns function that restores it
 */
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

/**
 * Opens a formatted text: with contenteditable immediately, with the rich text editor once it is loaded.
 * @returns function that returns the current surface
 */
function openRich<Parts extends RichTextParts>(
  element: HTMLElement,
  stored: string,
  {
    pointed,
    onLeave,
    onSave,
    loadRichText,
    onRich,
  }: Leaving & Pick<TextEditOptions<Parts>, 'pointed' | 'loadRichText' | 'onRich'>,
): OpenText {
  element.removeAttribute('data-placeholder');
  // Rendered links have no URL, so that they do not navigate; the edited markup needs them.
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

  const upgrade = (parts: Parts): void => {
    if (ended) return;
    const { RichText, markedMarkup } = parts;
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
    onRich(rich, parts);
  };
  loadRichText()
    .then((parts) => {
      if (!isComposing) return upgrade(parts);
      // IME composition must end in the surface where it began.
      element.addEventListener('compositionend', () => setTimeout(() => upgrade(parts)), {
        once: true,
        signal: abort.signal,
      });
    })
    // When loading fails, contenteditable remains, and nothing that was typed is lost.
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
 * Starts inline editing of a block's text. `onEnd` receives whether the text was changed, so that the canvas can rerender the
 * block.
 * @param doc - canvas document
 * @param options - position of the click
 * @returns the edit, or undefined when the block has no text
 */
export function startTextEdit<Parts extends RichTextParts>(
  doc: Document,
  store: DocumentStore,
  id: NodeId,
  { pointed, onSave, onTyped, loadRichText, onRich, onEnd }: TextEditOptions<Parts>,
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
  // Debounced, since parsing a long text takes time.
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
    // React needs its own DOM nodes before it renders again.
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
          loadRichText,
          onRich,
        });
  return { id, element, commit, cancel: () => end(false) };
}
