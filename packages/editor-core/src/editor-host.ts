import type { BuilderTree } from '@org/schema';
import type { IconSet, PickedImage, Swatch } from '@org/ui';
import type { ReactElement } from 'react';
import type { EditorCampaign, EditorPage } from './session/gateway.ts';

/** What a control of the app is given. */
export interface HostControlProps {
  /** True while the selected block is edited from inside: a click in the canvas picks one of its items. */
  readonly inside: boolean;
  readonly onInside: (inside: boolean) => void;
  /** The item that was picked last; another object for every pick. */
  readonly picked: { readonly id: string } | null;
}

/** A campaign as a mail. */
export interface EmailPreview {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Bytes of the HTML. */
  readonly bytes: number;
  /** Bytes from which on some mail programs cut it off. */
  readonly mostBytes: number;
  /** What its author should look at, as sentences. */
  readonly warnings: readonly string[];
}

/** A record of the tenant, as blocks choose one. */
export interface FoundRecord {
  readonly id: number;
  readonly label: string;
}

/** Which records are looked for: those that have the words of a search, or those with these ids. */
export type RecordQuery = { readonly search: string } | { readonly ids: readonly number[] };

/** What the app around the editor does for it. */
export interface EditorHost {
  /** Address of the empty canvas document. */
  readonly canvasSrc: string;
  /** The tenant's theme: CSS for the canvas document, and its mode for the root element. */
  readonly theme: { readonly css: string; readonly mode: string };
  /** What views are given as `context` for a page; templates are drawn with the page of their own name. */
  readonly getContext: (page: EditorPage) => object;
  readonly swatches: readonly Swatch[];
  /** Whether who edits may store HTML that stands on the page as it is: the server refuses it from others. */
  readonly canWriteRaw: boolean;
  /** The icons that blocks can show: name → a path on a grid of 24. */
  readonly icons: IconSet;
  readonly pickImage: () => Promise<PickedImage | false>;
  /** Puts a picture into the library, as when one is pasted. Shape: file → the picture, or false when it could not be and that was told. */
  readonly uploadImage: (file: File) => Promise<PickedImage | false>;
  /** Pages of the site that links can lead to. Shape: what is searched, '' for all → some pages, the best first. */
  readonly listPages?:
    | ((search: string) => Promise<readonly { readonly title: string; readonly slug: string }[]>)
    | undefined;
  /** Records that blocks show, such as products. Shape: what kind, which → some of them, the best first. */
  readonly findRecords?:
    | ((
        of: 'products' | 'categories' | 'tags',
        query: RecordQuery,
      ) => Promise<readonly FoundRecord[]>)
    | undefined;
  /** Address of a page on the public site. */
  readonly siteUrl: (page: EditorPage) => string;
  /** Opens another page in the editor. Source: EDIT-030. */
  readonly openPage: (slug: string) => void;
  /** Opens the page's settings, such as its address and its excerpt. */
  readonly openPageSettings?: ((id: number) => void) | undefined;
  /** Opens a template in the editor. Source: EDIT-003. */
  readonly openTemplate: (id: number) => void;
  /** Opens a campaign in the editor. Source: EDIT-004. */
  readonly openCampaign?: ((id: number) => void) | undefined;
  /** Prints the open campaign as the mail that it will be. */
  readonly renderEmail?:
    | ((tree: BuilderTree, campaign: EditorCampaign) => Promise<EmailPreview>)
    | undefined;
  /** The app's own controls, for settings that are kept elsewhere than in a block, by the name that a field of the kind `control` gives. */
  readonly controls?: Readonly<
    Record<string, ((props: HostControlProps) => ReactElement) | undefined>
  >;
  /** Leaves the editor. */
  readonly exit: () => void;
  /** Told how to ask before the editor is left, and with undefined when nothing would be lost: the app asks on every way out that it knows. */
  readonly onLeaveGuard?: ((canLeave: (() => Promise<boolean>) | undefined) => void) | undefined;
}
