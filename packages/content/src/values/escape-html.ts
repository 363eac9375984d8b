const SPECIAL = /["&'<>]/;
const ESCAPES: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};

/**
 * Escapes text for HTML or XML, in an element or a quoted attribute.
 * @see the same characters as React, so that printed and hydrated pages are equal
 */
export function escapeHtml(text: string): string {
  return SPECIAL.test(text) ? text.replace(/["&'<>]/g, (char) => ESCAPES[char] ?? char) : text;
}
