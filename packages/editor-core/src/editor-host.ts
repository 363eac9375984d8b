import type { IconSet, PickedImage, Swatch } from '@org/ui';
import type { EditorPage } from './session/gateway.ts';

/** What the app around the editor does for it. */
export interface EditorHost {
  /** Address of the empty canvas document. */
  readonly canvasSrc: string;
  /** The tenant's theme: CSS for the canvas document, and its mode for the root element. */
  readonly theme: { readonly css: string; readonly mode: string };
  /** What views are given as `context` for a page; templates are drawn with the page of their own name. */
  readonly contextOf: (page: EditorPage) => object;
  readonly swatches: readonly Swatch[];
  /** The icons that blocks can show: name → a path on a grid of 24. */
  readonly icons: IconSet;
  readonly pickImage: () => Promise<PickedImage | false>;
  /** Puts a picture into the library, as when one is pasted. Shape: file → the picture, or false when it could not be and that was told. */
  readonly uploadImage: (file: File) => Promise<PickedImage | false>;
  /** Pages of the site that links can lead to. Shape: what is searched, '' for all → some pages, the best first. */
  readonly listPages?:
    | ((search: string) => Promise<readonly { readonly title: string; readonly slug: string }[]>)
    | undefined;
  /** Address of a page on the public site. */
  readonly siteUrl: (page: EditorPage) => string;
  /** Opens another page in the editor. Source: EDIT-030. */
  readonly openPage: (slug: string) => void;
  /** Opens a template in the editor. Source: EDIT-003. */
  readonly openTemplate: (id: number) => void;
  /** Leaves the editor. */
  readonly exit: () => void;
  /** Told how to ask before the editor is left, and with undefined when nothing would be lost: the app asks on every way out that it knows. */
  readonly onLeaveGuard?: ((mayLeave: (() => Promise<boolean>) | undefined) => void) | undefined;
}
