/** Ways in which email clients change an email. */
export interface PreviewMode {
  /** Colors are inverted, as programs do that have no dark version of an email. */
  readonly isDark: boolean;
  /** Pictures are blocked until the reader asks for them. */
  readonly isWithoutImages: boolean;
}

/** Inverts lightness and keeps hues; pictures are inverted twice, so they stay as they are. */
const DARK_STYLE =
  'html{background:#fff;filter:invert(1) hue-rotate(180deg)}img,video{filter:invert(1) hue-rotate(180deg)}';

/** Returns an email as email clients show it in the dark, or without pictures. */
export function previewHtml(html: string, { isDark, isWithoutImages }: PreviewMode): string {
  if (!isDark && !isWithoutImages) return html;
  const page = new DOMParser().parseFromString(html, 'text/html');
  if (isWithoutImages) {
    for (const image of page.querySelectorAll('img')) {
      image.removeAttribute('src');
      image.removeAttribute('srcset');
    }
    for (const element of page.querySelectorAll<HTMLElement>('[style*="url("],[background]')) {
      element.style.backgroundImage = 'none';
      element.removeAttribute('background');
    }
  }
  if (isDark) {
    const style = page.createElement('style');
    style.textContent = DARK_STYLE;
    page.head.append(style);
  }
  return `<!doctype html>${page.documentElement.outerHTML}`;
}
