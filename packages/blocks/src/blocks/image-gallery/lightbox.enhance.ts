/** Horizontal distance of a swipe, px. */
const SWIPE = 48;

/**
 * Opens the images of a gallery in a lightbox with buttons, arrow keys and swipes. Escape, the close button and a click beside
 * the image close it; the focus returns to the thumbnail.
 */
export function enhance(gallery: HTMLElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const part = <Found extends HTMLElement>(name: string) =>
    gallery.querySelector<Found>(`[data-part="${name}"]`);
  const box = part<HTMLDialogElement>('lightbox');
  const large = part<HTMLImageElement>('large');
  const links = [...gallery.querySelectorAll<HTMLAnchorElement>('[data-part="item"]')];
  if (!box || !large) return () => undefined;
  let current = 0;
  let from = 0;

  const write = (name: string, text: string): void => {
    const element = part(name);
    if (element) element.textContent = text;
  };
  const show = (to: number): void => {
    current = (to + links.length) % links.length;
    const link = links[current];
    const small = link?.querySelector('img');
    large.srcset = small?.srcset ?? '';
    large.sizes = '100vw';
    large.src = link?.href ?? '';
    large.alt = small?.alt ?? '';
    write('caption', large.alt);
    write('count', `${current + 1} / ${links.length}`);
  };
  const isRtl = (): boolean =>
    (box.ownerDocument.defaultView ?? window).getComputedStyle(box).direction === 'rtl';
  /** Shows the image to the right or to the left of the current one. */
  const turn = (right: boolean): void => show(current + (right === isRtl() ? -1 : 1));

  gallery.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      const link = target.closest<HTMLAnchorElement>('[data-part="item"]');
      const { step } = target.closest<HTMLElement>('[data-step]')?.dataset ?? {};
      if (step) show(current + Number(step));
      else if (target.closest('[data-part="close"]') || target === box) box.close();
      // A click with a modifier key opens a new tab.
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      show(links.indexOf(link));
      box.showModal();
    },
    { signal },
  );
  box.addEventListener(
    'keydown',
    ({ key }) => (key === 'ArrowRight' || key === 'ArrowLeft') && turn(key === 'ArrowRight'),
    { signal },
  );
  large.addEventListener('pointerdown', ({ clientX }) => (from = clientX), { signal });
  large.addEventListener(
    'pointerup',
    ({ clientX }) => Math.abs(clientX - from) > SWIPE && turn(clientX < from),
    { signal },
  );
  // Closes the lightbox when the gallery is removed from the page.
  return () => {
    stop.abort();
    box.close();
  };
}
