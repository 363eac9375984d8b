/** Makes media queries on `max-width` answer as on a screen of this width, px. */
export function setScreenWidth(width: number): void {
  window.matchMedia = (query) => {
    const limit = Number(/max-width:\s*([\d.]+)px/.exec(query)?.[1] ?? Number.NaN);
    return {
      matches: width <= limit,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      dispatchEvent: () => false,
    };
  };
}
