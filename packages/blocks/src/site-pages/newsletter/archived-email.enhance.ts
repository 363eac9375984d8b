/** Maximum height in px. A longer email scrolls in its frame. */
const MAX_HEIGHT = 30_000;

/** Sets the height of the frame to that of the email, so that only the page scrolls. */
export function enhance(element: HTMLElement): () => void {
  const frame = element as HTMLIFrameElement;
  const view = frame.ownerDocument.defaultView ?? window;
  let width = 0;
  let asked = 0;

  const getHeight = (): number => {
    const root = frame.contentDocument?.documentElement;
    return root ? Math.min(Math.ceil(root.getBoundingClientRect().height), MAX_HEIGHT) : 0;
  };
  const fit = (): void => {
    const height = getHeight();
    if (height === 0) return;
    frame.style.blockSize = `${height}px`;
    // An email that becomes taller with its frame would never fit: the frame keeps its own height, and scrolls.
    if (getHeight() > height) frame.style.blockSize = '';
  };

  // Lines break elsewhere when the window becomes narrower. The height of the frame is our own doing.
  const watcher = new view.ResizeObserver(() => {
    if (frame.clientWidth === width) return;
    width = frame.clientWidth;
    view.cancelAnimationFrame(asked);
    asked = view.requestAnimationFrame(fit);
  });
  watcher.observe(frame);
  // By then its pictures have loaded too.
  frame.addEventListener('load', fit);
  return () => {
    watcher.disconnect();
    view.cancelAnimationFrame(asked);
    frame.removeEventListener('load', fit);
    frame.style.blockSize = '';
  };
}
