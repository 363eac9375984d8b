import type { Result } from '@org/content';
import type { DocumentStore } from '../document/document-store.ts';
import { insertTemplates } from '../document/edits.ts';
import { placeFor } from '../document/place-for.ts';
import { insertFragments, joinNames, removeBlocks, topmost } from '../document/several-blocks.ts';
import {
  BLOCKS_TYPE,
  copyBlocks,
  readBlocks,
  saveBlocks,
  storedBlocks,
} from './block-clipboard.ts';
import { htmlToBlocks, type PasteBlocks, type Pasted, textToBlocks } from './pasted-blocks.ts';
import { pastedPictures } from './pasted-pictures.ts';

/** What the clipboard needs of the editor around it. */
export interface ClipboardHost {
  readonly store: DocumentStore;
  readonly paste: PasteBlocks;
  readonly announce: (text: string, kind: 'status' | 'refused') => void;
  /** Uploads a picture that was pasted. Shape: file → its address and alt text, false when it could not be. */
  readonly upload: (file: File) => Promise<{ readonly src: string; readonly alt: string } | false>;
}

/** What is said of a paste, with what did not become a block of its own. */
function getSaid({ templates, joined, left }: Pasted): string {
  return [
    `${templates.length} pasted`,
    ...(joined ? [`the last ${joined} texts were combined into text boxes`] : []),
    ...(left
      ? [`${left} ${left === 1 ? 'picture' : 'pictures'} left out. Paste the rest separately`]
      : []),
  ].join(', ');
}

/** Copy, cut and paste of blocks, by keys and by menus. */
export class BlockClipboard {
  private readonly host: ClipboardHost;

  constructor(host: ClipboardHost) {
    this.host = host;
  }

  /** Copies the selected blocks for menus and other tabs. Shape: → the text that was kept, undefined when nothing is selected. */
  copy(): string | undefined {
    const { store, announce } = this.host;
    const text = copyBlocks(store, store.selected());
    if (text === undefined) return undefined;
    saveBlocks(text);
    announce(`${joinNames(store, topmost(store, store.selected()))} copied`, 'status');
    return text;
  }

  /** Copies the selected blocks and takes them away. No question: one undo brings them back. */
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

  /** Pastes what was copied last in this browser. */
  paste(): void {
    const text = storedBlocks();
    if (text !== undefined) this.pasteBlocks(text);
  }

  /**
   * Listens to a document's own copy, cut and paste. Where a text has the focus or is marked, they stay the browser's.
   * Shape: document, whether an event is the editor's → a function that stops.
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

  /** Uploads pictures and puts each on the page, where what is pasted goes. */
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
