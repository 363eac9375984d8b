/** URL of the list of releases. */
export const RELEASES_HREF = '/admin/pages/releases';

/** Returns the URL of a release. */
export function releaseHref({ id }: { readonly id: number }): string {
  return `${RELEASES_HREF}/${id}`;
}
