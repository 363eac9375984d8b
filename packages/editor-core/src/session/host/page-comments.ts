import type { NodeId } from '@org/schema/entities';
import type { MentionOption } from '@org/ui';

/** A comment on the open page or on one of its blocks, or a reply to one. */
export interface PageComment {
  readonly id: number;
  /** Comment that this one replies to, or null. */
  readonly parentId: number | null;
  /** Block that the comment is about, which may be gone; null for the whole page, and for replies. */
  readonly node: NodeId | null;
  /** Guarded markup. */
  readonly body: string;
  readonly author: { readonly id: number; readonly displayName: string };
  readonly mentions: readonly MentionOption[];
  readonly createdAt: string;
  readonly isEdited: boolean;
  /** Name of the person who resolved the comment; null for an open one. */
  readonly resolvedBy: string | null;
}

/** Comments of the open page, oldest first. */
export interface CommentList {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly comments: readonly PageComment[];
  /** Reason for which they could not be loaded, or ''. */
  readonly message: string;
}

/** Text of a comment: its markup, and the ids of people who are mentioned in it. */
export interface CommentText {
  readonly body: string;
  readonly mentions: readonly number[];
}

/** A new comment on a block or the page, or a reply. */
export interface NewComment extends CommentText {
  readonly node: NodeId | null;
  readonly parentId: number | null;
}

/** Comments of a page while it is open. Changes resolve to the message of a failure, or '' when they are stored. */
export interface CommentFeed {
  readonly reload: () => void;
  readonly create: (comment: NewComment) => Promise<string>;
  readonly update: (id: number, text: CommentText) => Promise<string>;
  readonly remove: (id: number) => Promise<string>;
  readonly setResolved: (id: number, isResolved: boolean) => Promise<string>;
  readonly stop: () => void;
}

/** Comments that the app stores. */
export interface CommentHost {
  /** The user, who may change their own comments. */
  readonly userId: number;
  /** True when the user may delete the comments of others. */
  readonly canDeleteAll: boolean;
  /** Comment that is shown first, such as that of a notification. */
  readonly askedComment?: number | undefined;
  /**
   * Follows the comments of a page.
   * @param onList - receives them whenever they change
   */
  readonly follow: (pageId: number, onList: (list: CommentList) => void) => CommentFeed;
  /** Searches people who can be mentioned; '' finds all. */
  readonly findPeople: (search: string) => Promise<readonly MentionOption[]>;
}
