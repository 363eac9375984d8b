/**
 * Appends the posts of the next page. When they cannot be loaded, the link navigates to that page, as it does without a script.
 */
export function enhance(list: HTMLElement): () => void {
  const doc = list.ownerDocument;
  const view = doc.defaultView ?? window;
  const part = (within: Element | undefined, name: string) =>
    within?.querySelector<HTMLAnchorElement>(`[data-part="${name}"]`);
  const lists = (within: Document): Element[] => [
    ...within.querySelectorAll('[data-block="blog-list"]'),
  ];

  const load = async (more: HTMLAnchorElement): Promise<void> => {
    more.ariaBusy = 'true';
    try {
      const answer = await view.fetch(more.href);
      const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
      const other = lists(next)[lists(doc).indexOf(list)];
      const posts = [...(part(other, 'posts')?.children ?? [])];
      if (posts.length === 0) throw new Error(`${more.href} has no posts`);
      part(list, 'posts')?.append(...posts);
      const paging = part(other, 'paging');
      if (paging) part(list, 'paging')?.replaceWith(paging);
      else part(list, 'paging')?.remove();
      posts[0]?.querySelector('a')?.focus();
    } catch {
      view.location.assign(more.href);
    }
  };
  const onClick = (event: MouseEvent): void => {
    const more = (event.target as Element).closest<HTMLAnchorElement>('[data-part="more"]');
    // A click with a modifier key opens a new tab.
    if (!more || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!more.ariaBusy) void load(more);
  };
  list.addEventListener('click', onClick);
  return () => list.removeEventListener('click', onClick);
}
