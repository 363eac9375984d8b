import type { Result } from '@org/content';
import {
  BLOCKS_TYPE,
  copyBlocks,
  readBlocks,
  saveBlocks,
  storedBlocks,
} from '../../model/clipboard/block-clipboard.ts';
import {
  htmlToBlocks,
  type PasteBlocks,
  type Pasted,
  textToBlocks,
} from '../../model/clipboard/pasted-blocks.ts';
import { pastedPictures } from '../../model/clipboard/pasted-pictures.ts';
import type { DocumentStore } from '../../model/document/document-store.ts';
import { insertTemplates } from '../../model/edits/edits.ts';
import { placeFor } from '../../model/edits/place-for.ts';
import {
  insertFragments,
  joinNames,
  removeBlocks,
  topmost,
} from '../../model/edits/several-blocks.ts';

/** Dependencies of the clipboard. */
export interface ClipboardHost {
  readonly store: DocumentStore;
  readonly paste: PasteBlocks;
  readonly announce: (text: string, kind: 'status' | 'refused') => void;
  /**
   * Uploads a pasted image.
   * @returns its URL and alternative text, false when it failed
   */
  readonly upload: (file: File) => Promise<{ readonly src: string; readonly alt: string } | false>;
}

/** Returns the message about a paste, including content that did not become separate blocks. */
function getSaid({ templates, joined, left }: Pasted): string {
  return [
    `${templates.length} pasted`,
    ...(joined ? [`the last ${joined} texts were combined into text boxes`] : []),
    ...(left
      ? [`${left} ${left === 1 ? 'picture' : 'pictures'} left out. Paste the rest separately`]
      : []),
  ].join(', ');
}

/** Copy, cut and paste of blocks, by keyboard and menus. */
export class BlockClipboard {
  private readonly host: ClipboardHost;

  constructor(host: ClipboardHost) {
    this.host = host;
  }

  /**
   * Copies the selected blocks for menus and other tabs.
   * @returns the stored text, undefined when nothing is selected
   */
  copy(): string | undefined {
    const { store, announce } = this.host;
    const text = copyBlocks(store, store.selected());
    if (text === undefined) return undefined;
    saveBlocks(text);
    announce(`${joinNames(store, topmost(store, store.selected()))} copied`, 'status');
    return text;
  }

  /** Copies and removes the selected blocks without confirmation, since undo restores them. */
  cut(): string | undefined {
    const { store } = this.host;
    const text = this.copy();
    if (text !== undefined) this.tell(removeBlocks(store, store.selected()), 'Cut');
    return text;
  }

  /** True when something was copied in this browser. */
  get canPaste(): boolean {
    return storedBlocks() !== undefined;
  }

  /** Pastes the last copy of this browser. */
  paste(): void {
    const text = storedBlocks();
    if (text !== undefined) this.pasteBlocks(text);
  }

  /**
   * Listens to copy, cut and paste events of a document. The browser handles those in a focused or selected text.
   * @param isOurs - whether the editor handles an event
   * @returns function that stops
   */
  listen(doc: Document, isOurs: (event: ClipboardEvent) => boolean): () => void {
    const abort = new AbortController();
    const on = (name: 'copy' | 'cut' | 'paste', act: (event: ClipboardEvent) => boolean): void =>
      doc.addEventListener(
        name,
        (event) => {
          if (isOurs(event) && act(event)) event.preventDefault();
        },
        { signal: abort.signal },
      );
    const put = (text: string | undefined, event: ClipboardEvent): boolean => {
      if (text === undefined) return false;
      event.clipboardData?.setData(BLOCKS_TYPE, text);
      event.clipboardData?.setData('text/plain', '');
      return true;
    };
    on('copy', (event) => put(this.copy(), event));
    on('cut', (event) => put(this.cut(), event));
    on('paste', (event) => event.clipboardData !== null && this.take(event.clipboardData));
    return () => abort.abort();
  }

  private take(data: DataTransfer): boolean {
    const blocks = data.getData(BLOCKS_TYPE);
    if (blocks) return this.pasteBlocks(blocks);
    const pictures = pastedPictures(data);
    if (pictures.length > 0) {
      void this.pastePictures(pictures);
      return true;
    }
    const { paste, store } = this.host;
    const rich = htmlToBlocks(data.getData('text/html'), paste);
    const pasted = rich.templates.length ? rich : textToBlocks(data.getData('text/plain'), paste);
    if (pasted.templates.length === 0) return false;
    this.tell(insertTemplates(store, pasted.templates, 'Paste'), getSaid(pasted));
    return true;
  }

  /** Uploads images and inserts each where pasted blocks go. */
  async pastePictures(files: readonly File[]): Promise<void> {
    const { store, paste, upload } = this.host;
    for (const file of files) {
      const picture = await upload(file);
      if (picture)
        this.tell(
          insertTemplates(store, [paste.image(picture.src, picture.alt)], 'Paste picture'),
          'Picture pasted',
        );
    }
  }

  private pasteBlocks(text: string): boolean {
    const { store } = this.host;
    const read = readBlocks(text, store.registry);
    const [first] = read.ok ? read.fragments : [];
    if (!read.ok) this.tell(read, '');
    else if (first)
      this.tell(
        insertFragments(store, read.fragments, placeFor(store, first), 'Paste'),
        `${read.fragments.length} pasted`,
      );
    return true;
  }

  private tell(result: Result<object>, done: string): void {
    this.host.announce(result.ok ? done : result.message, result.ok ? 'status' : 'refused');
  }
}
