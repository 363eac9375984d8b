/** Shape: `#abc` or `#aabbcc` (an alpha is ignored) → red, green, blue 0–255; undefined for anything else. */
export function parseHex(color: string): [red: number, green: number, blue: number] | undefined {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(color.trim())?.[1];
  if (!digits) return undefined;
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const part = (at: number) => Number.parseInt(full.slice(at, at + 2), 16);
  return [part(0), part(2), part(4)];
}

function luminance(color: string): number | undefined {
  const channels = parseHex(color);
  if (!channels) return undefined;
  const [red, green, blue] = channels.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * How well one colour is told from another.
 * Shape: two hex colours → 1–21; undefined when either is no colour.
 * Source: WCAG 2.2, 1.4.3 and the definition of relative luminance.
 */
export function contrastRatio(one: string, other: string): number | undefined {
  const first = luminance(one);
  const second = luminance(other);
  if (first === undefined || second === undefined) return undefined;
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}
