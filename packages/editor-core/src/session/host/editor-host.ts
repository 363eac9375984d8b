import type { BlockTarget } from '@org/content';
import type {
  BuilderTree,
  CollectionField,
  NodeId,
  PublicItem,
  ThemeTokens,
} from '@org/schema/entities';
import type { IconSet, PickedImage, Swatch } from '@org/ui';
import type { ReactElement } from 'react';
import type { RecordKind } from './editor-blocks.ts';
import type { EditorCampaign, EditorPage } from './gateway.ts';
import type { ItemSource } from './item-source.ts';
import type { CommentHost } from './page-comments.ts';
import type { PageChange, PageVisit, PageVisitor } from './presence.ts';
import type { SectionLibrary } from './section-library.ts';

/** Props of a control that the app provides. */
export interface HostControlProps {
  /** True while the items of the selected block are edited: a click in the canvas selects an item. */
  readonly inside: boolean;
  readonly onInside: (inside: boolean) => void;
  /** The last clicked item; a new object for every click. */
  readonly picked: { readonly id: string } | null;
}

/** A campaign as an email. */
export interface EmailPreview {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Size of the HTML in bytes. */
  readonly bytes: number;
  /** Size in bytes above which some mail clients clip it. */
  readonly mostBytes: number;
  /** Warnings for the author, as sentences. */
  readonly warnings: readonly string[];
}

/** A merge field of emails, which is written as `{{name}}` or `{{name|fallback}}`. */
export interface MergeFieldChoice {
  readonly name: string;
  readonly label: string;
  readonly description: string;
  /** Value in the preview; '' for none. */
  readonly sample: string;
}

/** A link of emails with a URL that is filled in when the email is sent, such as the one to unsubscribe. */
export interface EmailLinkChoice {
  readonly label: string;
  readonly note: string;
  /** Merge field of the URL, such as `{{unsubscribe_url}}`. */
  readonly href: string;
}

/** A person as whom an email can be previewed. */
export interface EmailReader {
  /** Different for each person. */
  readonly key: string;
  readonly name: string;
  /** Kind and address of the person. */
  readonly note: string;
  /** Values of merge fields. */
  readonly fields: Readonly<Record<string, string>>;
}

/** A record of the tenant that blocks can refer to. */
export interface FoundRecord {
  readonly id: number;
  readonly label: string;
}

/** Query of records: by search terms, or by ids. */
export type RecordQuery = { readonly search: string } | { readonly ids: readonly number[] };

/** Props of the settings of a page that the app renders. */
export interface PageSettingsProps {
  readonly page: EditorPage;
  /**
   * Called after fields were saved.
   * @param basedOn - version of the page before
   */
  readonly onSaved: (page: EditorPage, basedOn: number) => void;
}

/** Services that the app provides to the editor. */
export interface EditorHost {
  /** URL of the empty canvas document. */
  readonly canvasSrc: string;
  /** Theme of the tenant: CSS for the canvas document, its mode for the root element, and its sizes. */
  readonly theme: {
    readonly css: string;
    readonly mode: string;
    /** @default those of a theme without changes */
    readonly tokens?: ThemeTokens | undefined;
  };
  /** Returns the `context` of views for a page; templates are rendered with a page of their own name. */
  readonly getContext: (page: EditorPage) => object;
  readonly swatches: readonly Swatch[];
  /** True when the user may store unsanitized HTML, which the server refuses otherwise. */
  readonly canWriteRaw: boolean;
  /** Icons for blocks: name → SVG path on a grid of 24. */
  readonly icons: IconSet;
  readonly pickImage: () => Promise<PickedImage | false>;
  /**
   * Uploads an image to the media library, such as a pasted one.
   * @returns the image, or false after reporting a failure
   */
  readonly uploadImage: (file: File) => Promise<PickedImage | false>;
  /** Searches pages of the site for links: some pages, best first; '' finds all. */
  readonly listPages?:
    | ((search: string) => Promise<readonly { readonly title: string; readonly slug: string }[]>)
    | undefined;
  /**
   * Searches records for blocks, such as products.
   * @param of - entity
   * @returns some of them, best first
   */
  readonly findRecords?:
    | ((of: RecordKind, query: RecordQuery) => Promise<readonly FoundRecord[]>)
    | undefined;
  /** Returns the fields of a collection, for lists of its items. @throws that of the request */
  readonly findFields?: ((collectionId: number) => Promise<readonly CollectionField[]>) | undefined;
  /** Items of collections, which the canvas shows. @default none: lists show their template */
  readonly items?: ItemSource | undefined;
  /** Returns those paths of the site, such as `/about`, at which visitors find nothing. */
  readonly findMissingPaths?:
    | ((paths: readonly string[]) => Promise<readonly string[]>)
    | undefined;
  /** Returns the URL of a page on the public site; of the page of a collection's items, that of one item. */
  readonly siteUrl: (page: EditorPage, item?: PublicItem) => string;
  /**
   * Tells other people that the user opened a page.
   * @param onVisitors - receives the others who have it open, whenever they change
   */
  readonly visitPage?:
    | ((pageId: number, onVisitors: (visitors: readonly PageVisitor[]) => void) => PageVisit)
    | undefined;
  /**
   * Calls a listener when a page was saved. The editor then merges the changes into the open page.
   * @returns a function that stops it
   * @default changes of others are merged when the page is saved
   */
  readonly onPageChanged?: ((listener: (change: PageChange) => void) => () => void) | undefined;
  /** Stores comments on pages. @default pages have no comments */
  readonly comments?: CommentHost | undefined;
  /** Block that is selected once it is there, such as one that a check leads to. @default none */
  readonly askedBlock?: NodeId | undefined;
  /** Opens another page in the editor. */
  readonly openPage: (slug: string) => void;
  /** Renders settings of the open page beside the canvas, such as its title and its description. */
  readonly PageSettings?: ((props: PageSettingsProps) => ReactElement) | undefined;
  /** Opens all settings of a page, such as its slug. */
  readonly openPageSettings?: ((id: number) => void) | undefined;
  /** Loads ready-made sections and pages for pages. @default none */
  readonly loadSections?: (() => Promise<SectionLibrary>) | undefined;
  /** Opens a template in the editor. */
  readonly openTemplate: (id: number) => void;
  /** Calls a listener when someone saves or deletes a template or a component. Returns a function that stops it. */
  readonly onTemplatesChanged?: ((listener: () => void) => () => void) | undefined;
  /** Opens a campaign in the editor. */
  readonly openCampaign?: ((id: number) => void) | undefined;
  /** Opens a notification in the editor. */
  readonly openNotification?: ((id: number) => void) | undefined;
  /** Renders the open campaign or notification as an email, by default for a sample reader. */
  readonly renderEmail?:
    | ((tree: BuilderTree, campaign: EditorCampaign, reader?: EmailReader) => Promise<EmailPreview>)
    | undefined;
  /** Searches people as whom an email can be previewed: some of them, best first; '' finds all. */
  readonly findReaders?: ((search: string) => Promise<readonly EmailReader[]>) | undefined;
  /** Renders the check of the open campaign or notification, with changes that are not saved. */
  readonly renderEmailCheck?:
    | ((
        tree: BuilderTree,
        campaign: EditorCampaign,
        showBlock: (id: NodeId) => void,
      ) => ReactElement)
    | undefined;
  /** Controls of the app for settings that are not stored in a block, by the name in a field of the kind `control`. */
  readonly controls?: Readonly<
    Record<string, ((props: HostControlProps) => ReactElement) | undefined>
  >;
  /** Returns the merge fields that texts of an email can contain; undefined stands for a template. @default none */
  readonly getMergeFields?:
    | ((email: EditorCampaign | undefined) => readonly MergeFieldChoice[])
    | undefined;
  /** Returns the links with a URL of each email that its texts can contain. @default none */
  readonly getEmailLinks?:
    | ((email: EditorCampaign | undefined) => readonly EmailLinkChoice[])
    | undefined;
  /** Closes the editor of a page or an email. */
  readonly exit: (target: BlockTarget) => void;
  /**
   * Receives the function that asks before the editor is closed, or undefined when nothing would be lost: the app calls it on
   * every navigation.
   */
  readonly onLeaveGuard?: ((canLeave: (() => Promise<boolean>) | undefined) => void) | undefined;
}
