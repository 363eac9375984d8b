/** Disables links of products when the page is shown inside a frame, such as a preview. */
export function enhance(element: HTMLElement): () => void {
  const { defaultView } = element.ownerDocument;
  const onClick = (event: MouseEvent): void => {
    if ((event.target as Element).closest('a[href]')) event.preventDefault();
  };
  if (!defaultView || defaultView.parent === defaultView) return () => undefined;
  element.addEventListener('click', onClick);
  return () => element.removeEventListener('click', onClick);
}
