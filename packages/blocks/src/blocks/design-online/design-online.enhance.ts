/** Query parameter of a product page for the variant. */
const VARIANT = 'variantid';

/** Opens the studio in an overlay with the variant of the page's URL. */
export function enhance(root: HTMLElement): (() => void) | undefined {
  const view = root.ownerDocument.defaultView ?? window;
  const part = <Kind extends HTMLElement>(name: string) =>
    root.querySelector<Kind>(`[data-part="${name}"]`);
  const link = part<HTMLAnchorElement>('open');
  const dialog = part<HTMLDialogElement>('dialog');
  const frame = part<HTMLIFrameElement>('frame');
  if (!link || !dialog || !frame) return undefined;
  const stop = new AbortController();
  const { signal } = stop;
  const open = (event: MouseEvent): void => {
    // A click with a modifier key opens a new tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const studio = new URL(link.href);
    const variant = new URLSearchParams(view.location.search).get(VARIANT);
    if (variant) studio.searchParams.set(VARIANT, variant.slice(0, 100));
    // Reopening the studio for the same variant keeps the visitor's work.
    if (frame.src !== studio.href) frame.src = studio.href;
    dialog.showModal();
    // Analytics listens to this event when the visitor has given consent.
    root.ownerDocument.dispatchEvent(
      new CustomEvent('org-event', { detail: { kind: 'design_online_open' } }),
    );
  };
  link.addEventListener('click', open, { signal });
  part('close')?.addEventListener('click', () => dialog.close(), { signal });
  return () => {
    stop.abort();
    dialog.close();
  };
}
