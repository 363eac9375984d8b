import type { ReactElement } from 'react';
import type { BlockViewProps } from '../../block-view.ts';
import type { CustomHtmlProps } from './custom-html.definition.ts';

/** Colour schemes of a frame, by the mode of the page around it: only one that is the page's own lets the page show through. */
const SCHEMES: Readonly<Record<string, string>> = { dark: 'dark', auto: 'light dark' };

/** What a framed document begins with, so that its words look like the page's. Shape: mode of the site's theme → markup. */
const framed = (mode: string | undefined): string =>
  `<!doctype html><meta name="color-scheme" content="${SCHEMES[mode ?? ''] ?? 'light'}"><style>body{margin:0;font:16px/1.6 system-ui,sans-serif}</style>`;

/**
 * HTML as its author wrote it. On the public site it stands in the page; everywhere else in a frame of its own that runs no script
 * and reaches nothing, since there it would stand beside what staff may see. Source: BLK-CUSTOMHTML-01.
 */
export function CustomHtmlView({
  props,
  root,
  context: { editing, onSite, site },
}: BlockViewProps<CustomHtmlProps>): ReactElement {
  const html = props.htmlContent;
  if (html.trim() === '')
    return (
      <div {...root}>
        {editing ? <p className="org-custom-html-none">Write HTML in the settings.</p> : null}
      </div>
    );
  if (onSite && !editing)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: this block is HTML that staff with the permission for it stored
    return <div {...root} dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <div {...root}>
      <iframe
        className="org-custom-html-frame"
        title="Custom HTML"
        sandbox=""
        srcDoc={`${framed(site.theme.mode)}${html}`}
      />
    </div>
  );
}
