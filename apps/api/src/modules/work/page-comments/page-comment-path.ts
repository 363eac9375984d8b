/** Returns the path in the admin that opens a page in the editor with a comment. */
export const getCommentPath = (slug: string, commentId: number): string =>
  `/admin/editorwrapper?slug=${encodeURIComponent(slug)}&comment=${commentId}`;
