import { cleanMarkup } from '@org/content';
import { createDocument, Editor, Extension, getHTMLFromFragment } from '@tiptap/core';
import { actOnText } from './act-on-text.ts';
import { getLink } from './link-choices.ts';
import { restoreSelection } from './marked-selection.ts';
import { cleanPasted } from './pasted-markup.ts';
import { RICH_EXTENSIONS } from './rich-extensions.ts';
import { setLink } from './rich-format.ts';
import type { SelectionPoints } from './selection-points.ts';
import { toEditedMarkup, toStoredMarkup } from './stored-markup.ts';
import { TEXT_ACTION_IDS, TEXT_ACTIONS, type TextActionId } from './text-actions.ts';
import type { TextSurface } from './text-surface.ts';

/** What the text asks of its tools. */
export type ToolsRequest = 'tools' | 'link';

/** What a rich text is opened with. */
export interface RichTextOptions {
  /** What the block keeps. */
  readonly stored: string;
  /** What stands there now, when somebody wrote while this was on its way; by default what is kept, all of it selected. */
  readonly written?: string | undefined;
  /** What of a text that nobody wrote in is selected, as it is seen; by default all of it. */
  readonly selected?: SelectionPoints | undefined;
  /** The text was left, for another part of the page or of the editor. */
  readonly onLeave: () => void;
  readonly onSave: () => void;
}

/** Keys as the text's editor names them. Shape: `mod+shift+x` → `Mod-Shift-x`. */
function tiptapKeys(keys: string): string {
  return keys
    .split('+')
    .map((key) => (key.length > 1 ? `${key[0]?.toUpperCase()}${key.slice(1)}` : key))
    .join('-');
}

/**
 * A block's formatted text while it is edited where it stands, in the canvas document.
 * It is left when the focus goes elsewhere; its tools, which stand outside the canvas, and another window are not elsewhere.
 */
export class RichText implements TextSurface {
  readonly editor: Editor;
  readonly element: HTMLElement;
  readonly before: string;
  private readonly options: RichTextOptions;
  private readonly abort = new AbortController();
  private tools: HTMLElement | undefined;
  private answer: ((request: ToolsRequest) => void) | undefined;
  /** True while the focus is with the tools, or on its way there. */
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

  /** The tools are there. Shape: their element, who answers what the text asks of them → a function that takes them away. */
  attachTools(tools: HTMLElement, answer: (request: ToolsRequest) => void): () => void {
    this.tools = tools;
    this.answer = answer;
    return () => {
      this.tools = undefined;
      this.answer = undefined;
    };
  }

  /** Gives the focus to a part of the tools; the text is edited on. */
  lendFocus(to: HTMLElement | null | undefined): void {
    if (!to) return;
    this.isLent = true;
    to.focus();
  }

  /** Takes the focus back from the tools. */
  takeFocus(): void {
    this.editor.view.focus();
  }

  /** Keeps what was written and ends, before something else is done with the page. */
  leave(): void {
    this.options.onLeave();
  }

  /** Does what a key, a button or a command asks for. Shape: → false when there is nothing to do it to, and the key is somebody else's. */
  act(id: TextActionId): boolean {
    return actOnText(this, id);
  }

  /** Asks its tools for something. */
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

  /** Selects what stands between two points. */
  private select({ from, to }: SelectionPoints): void {
    const { view } = this.editor;
    const [start, end] = [view.posAtCoords(from)?.pos, view.posAtCoords(to)?.pos];
    if (start !== undefined && end !== undefined)
      this.editor.commands.setTextSelection({ from: start, to: end });
  }

  /** An address that is pasted over words links them. */
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
        // Another window has the focus: somebody fetches an address there, and comes back.
        if (!this.isLent && document.hasFocus()) leave();
      },
      { signal },
    );
    // The focus is with the tools: the text hears nothing of what is pressed elsewhere.
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
