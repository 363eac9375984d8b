const SPECIAL = /["&'<>]/;
const ESCAPES: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};

/** Text as it stands in HTML or XML, in an element or between quotes. Source: signs as React prints them, so that printed and hydrated pages agree. */
export function escapeHtml(text: string): string {
  return SPECIAL.test(text) ? text.replace(/["&'<>]/g, (char) => ESCAPES[char] ?? char) : text;
}
