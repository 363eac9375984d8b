/**
 * Passes a click on an overlay on to the page, so that the overlay never covers what is below it.
 * @param overlay - element whose parts are skipped
 */
export function passOnClick(overlay: Element, event: MouseEvent): void {
  const below = overlay.ownerDocument
    .elementsFromPoint(event.clientX, event.clientY)
    .find((element) => !overlay.contains(element));
  const { clientX, clientY, ctrlKey, metaKey, shiftKey, altKey, detail } = event;
  below?.dispatchEvent(
    new MouseEvent(event.type, {
      bubbles: true,
      cancelable: true,
      ...{ clientX, clientY, ctrlKey, metaKey, shiftKey, altKey, detail },
    }),
  );
}
