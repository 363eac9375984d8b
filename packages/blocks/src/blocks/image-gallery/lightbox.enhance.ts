/** px that a finger has to move sideways until another picture is meant. */
const SWIPE = 48;

/**
 * Opens a gallery's pictures over the page, and leads from one to the next by buttons, arrow keys and swipes. Escape, the cross
 * and a press beside the picture close it; the focus goes back to where it was. Source: BLK-GALLERY-02.
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
  /** Another picture, to the right of this one or to the left. */
  const turn = (right: boolean): void => show(current + (right === isRtl() ? -1 : 1));

  gallery.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      const link = target.closest<HTMLAnchorElement>('[data-part="item"]');
      const { step } = target.closest<HTMLElement>('[data-step]')?.dataset ?? {};
      if (step) show(current + Number(step));
      else if (target.closest('[data-part="close"]') || target === box) box.close();
      // With a key held down a tab of its own is meant.
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
  // What was open belongs to no page that is taken away.
  return () => {
    stop.abort();
    box.close();
  };
}
