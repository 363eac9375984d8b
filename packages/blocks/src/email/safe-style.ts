/** Properties that change how a part of an email looks, and nothing around it. */
const PROPERTIES =
  /^(?:background|background-color|border(?:-(?:top|right|bottom|left))?(?:-(?:color|style|width))?|border-collapse|border-radius|border-spacing|color|direction|display|font(?:-(?:family|size|style|variant|weight))?|height|letter-spacing|line-height|list-style(?:-(?:position|type))?|margin(?:-(?:top|right|bottom|left))?|max-width|min-width|mso-[a-z-]{1,40}|overflow-wrap|padding(?:-(?:top|right|bottom|left))?|text-(?:align|decoration|indent|transform)|vertical-align|white-space|width|word-(?:break|spacing))$/;

/** Values without addresses, escapes, comments and markup. */
const VALUE = /^[\w\s.,%#()'"!+-]{1,200}$/;
/** Functions besides those of colors, which could load something. */
const FUNCTION = /(?<!\b(?:rgb|hsl)a?)\(/i;
/** Negative lengths, which would move a part over others. */
const NEGATIVE = /(?:^|[\s,(])-\.?\d/;

/**
 * Reduces the declarations of a `style` attribute to those that an email can have.
 * @returns style, or '' without any
 */
export function safeStyle(text: string): { readonly style: string; readonly hasRemoved: boolean } {
  const given = text.split(';').filter((part) => part.trim() !== '');
  const kept = given.flatMap((part) => {
    const at = part.indexOf(':');
    const property = part.slice(0, Math.max(0, at)).trim().toLowerCase();
    const value = part.slice(at + 1).trim();
    const isSafe =
      property.length <= 40 &&
      PROPERTIES.test(property) &&
      VALUE.test(value) &&
      !FUNCTION.test(value) &&
      !NEGATIVE.test(value);
    return isSafe ? [`${property}:${value}`] : [];
  });
  return { style: kept.join(';'), hasRemoved: kept.length < given.length };
}
