import type { ReactElement } from 'react';
import type { BlockViewProps } from '../../render/block-view.ts';
import type { CustomHtmlProps } from './custom-html.definition.ts';

/** Color schemes of a frame by mode of the page: a frame is only transparent when its scheme matches. */
const SCHEMES: Readonly<Record<string, string>> = { dark: 'dark', auto: 'light dark' };

/**
 * Returns the head of a framed document, so that its text looks like the page's.
 * @param mode - mode of the site's theme
 */
const framed = (mode: string | undefined): string =>
  `<!doctype html><meta name="color-scheme" content="${SCHEMES[mode ?? ''] ?? 'light'}"><style>body{margin:0;font:16px/1.6 system-ui,sans-serif}</style>`;

/**
 * Renders custom HTML. On the public site it is part of the page; everywhere else it is in a sandboxed frame without scripts,
 * since it must not reach data of staff.
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
