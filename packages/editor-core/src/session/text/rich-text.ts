import { cleanMarkup } from '@org/content';
import { createDocument, Editor, Extension, getHTMLFromFragment } from '@tiptap/core';
import { cleanPasted } from '../../model/markup/pasted-markup.ts';
import { toEditedMarkup, toStoredMarkup } from '../../model/markup/stored-markup.ts';
import { type ActedText, actOnText, type ToolsRequest } from './act-on-text.ts';
import { getLink } from './link-choices.ts';
import { restoreSelection } from './marked-selection.ts';
import { RICH_EXTENSIONS } from './rich-extensions.ts';
import { setLink } from './rich-format.ts';
import type { SelectionPoints } from './selection-points.ts';
import { TEXT_ACTION_IDS, TEXT_ACTIONS, type TextActionId } from './text-actions.ts';
import type { TextSurface } from './text-surface.ts';

/** Options of a rich text. */
export interface RichTextOptions {
  /** Stored markup of the block. */
  readonly stored: string;
  /** Current markup when something was typed while this was loading; by default the stored one, fully selected. */
  readonly written?: string | undefined;
  /** Selection of an unchanged text; by default all of it. */
  readonly selected?: SelectionPoints | undefined;
  /** Called when the focus leaves the text for another part of the page or of the editor. */
  readonly onLeave: () => void;
  readonly onSave: () => void;
}

/**
 * Converts keys to Tiptap's format.
 * @example `mod+shift+x` → `Mod-Shift-x`
 */
function tiptapKeys(keys: string): string {
  return keys
    .split('+')
    .map((key) => (key.length > 1 ? `${key[0]?.toUpperCase()}${key.slice(1)}` : key))
    .join('-');
}

/**
 * Inline editor of a block's formatted text in the canvas document. It closes on blur, except when the focus moves to its toolbar
 * outside of the canvas, or to another window.
 */
export class RichText implements TextSurface, ActedText {
  readonly editor: Editor;
  readonly element: HTMLElement;
  readonly before: string;
  private readonly options: RichTextOptions;
  private readonly abort = new AbortController();
  private tools: HTMLElement | undefined;
  private answer: ((request: ToolsRequest) => void) | undefined;
  /** True while the focus is in the toolbar, or moving there. */
  private isLent = false;

  constructor(element: HTMLElement, options: RichTextOptions) {
    this.element = element;
    this.options = options;
    this.editor = new Editor({
      element: { mount: element },
      content: cleanMarkup(options.written ?? toEditedMarkup(options.stored)),
      extensions: [...RICH_EXTENSIONS, this.keys()],
      injectCSS: false,
      enablePasteRules: false,
      editorProps: {
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': 'Text. Press Alt+F10 for formatting tools',
        },
        transformPastedHTML: cleanPasted,
        handlePaste: (_view, event) => this.pasteLink(event),
      },
    });
    const kept = createDocument(toEditedMarkup(options.stored), this.editor.schema);
    this.before = toStoredMarkup(getHTMLFromFragment(kept.content, this.editor.schema));
    this.listen();
    restoreSelection(this.editor);
    if (options.selected) this.select(options.selected);
    this.editor.view.focus();
  }

  read(): string {
    return toStoredMarkup(this.editor.getHTML());
  }

  close(): void {
    this.abort.abort();
    this.editor.destroy();
  }

  /**
   * Attaches the toolbar.
   * @param tools - its element
   * @param answer - handler of the text's requests
   * @returns function that detaches it
   */
  attachTools(tools: HTMLElement, answer: (request: ToolsRequest) => void): () => void {
    this.tools = tools;
    this.answer = answer;
    return () => {
      this.tools = undefined;
      this.answer = undefined;
    };
  }

  /** Moves the focus to the toolbar without closing the text. */
  lendFocus(to: HTMLElement | null | undefined): void {
    if (!to) return;
    this.isLent = true;
    to.focus();
  }

  /** Moves the focus back from the toolbar. */
  takeFocus(): void {
    this.editor.view.focus();
  }

  /** Stores the text and closes it, before another action on the page. */
  leave(): void {
    this.options.onLeave();
  }

  /**
   * Runs an action of a key, a button or a command.
   * @returns false when it has no effect, so that the key can be handled elsewhere
   */
  act(id: TextActionId): boolean {
    return actOnText(this, id);
  }

  /** Sends a request to its toolbar. */
  ask(request: ToolsRequest): void {
    this.answer?.(request);
  }

  private keys(): Extension {
    const actions = TEXT_ACTION_IDS.flatMap((id) =>
      TEXT_ACTIONS[id].keys.map((keys) => [tiptapKeys(keys), () => this.act(id)] as const),
    );
    return Extension.create({
      name: 'keys',
      priority: 2000,
      addKeyboardShortcuts: () => ({
        ...Object.fromEntries(actions),
        'Mod-s': () => {
          this.options.onLeave();
          this.options.onSave();
          return true;
        },
      }),
    });
  }

  /** Selects the text between two points. */
  private select({ from, to }: SelectionPoints): void {
    const { view } = this.editor;
    const [start, end] = [view.posAtCoords(from)?.pos, view.posAtCoords(to)?.pos];
    if (start !== undefined && end !== undefined)
      this.editor.commands.setTextSelection({ from: start, to: end });
  }

  /** Pasting a URL over selected words links them. */
  private pasteLink(event: ClipboardEvent): boolean {
    const link = getLink(event.clipboardData?.getData('text/plain') ?? '');
    if (this.editor.state.selection.empty || !/^(?:address|mail)$/.test(link?.kind ?? ''))
      return false;
    setLink(this.editor, { href: link?.href ?? '', newTab: false }, '');
    return true;
  }

  private listen(): void {
    const { element, abort } = this;
    const { signal } = abort;
    const leave = (): void => this.options.onLeave();
    element.addEventListener('keydown', (event) => event.stopPropagation(), { signal });
    element.addEventListener(
      'focus',
      () => {
        this.isLent = false;
      },
      { signal },
    );
    element.addEventListener(
      'blur',
      () => {
        // Another window has the focus, perhaps to copy a URL, and the user comes back.
        if (!this.isLent && document.hasFocus()) leave();
      },
      { signal },
    );
    // While the focus is in the toolbar, the text receives no event of a click elsewhere.
    element.ownerDocument.addEventListener(
      'mousedown',
      ({ target }) => {
        if (this.isLent && !element.contains(target as Node | null)) leave();
      },
      { signal, capture: true },
    );
    if (element.ownerDocument === document) return;
    document.addEventListener(
      'mousedown',
      ({ target }) => {
        if (this.tools?.contains(target as Node | null)) this.isLent = true;
        else leave();
      },
      { signal, capture: true },
    );
    document.addEventListener(
      'focusin',
      ({ target }) => {
        const isHere =
          this.tools?.contains(target as Node | null) ||
          target === element.ownerDocument.defaultView?.frameElement;
        if (!isHere) leave();
      },
      { signal },
    );
  }
}
