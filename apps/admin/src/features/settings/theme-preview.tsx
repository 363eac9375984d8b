import { themeCss } from '@org/blocks/css';
import { pageCss } from '@org/installed-blocks/css';
import { type ReactElement, useEffect, useRef } from 'react';
import { text } from './messages.ts';
import type { ThemeValues } from './theme-values.ts';

/** Static sample of a page in the markup of published blocks. */
const PIECE = `
  <div part="page">
    <p class="org-preview-title">${text.theme.previewTitle}</p>
    <p>${text.theme.previewText} <span class="org-preview-link">${text.theme.previewLink}</span></p>
    <div class="org-preview-row">
      <span class="org-button" data-block="Button" data-variant="primary">${text.theme.previewButton}</span>
      <span class="org-button" data-block="Button" data-variant="secondary">${text.theme.previewSecond}</span>
    </div>
    <div class="org-preview-row org-preview-chips">
      ${['tertiary', 'success', 'warning', 'danger', 'info', 'light', 'dark']
        .map(
          (name) =>
            `<span style="background:var(--org-color-${name});color:var(--org-color-on-${name})">${name}</span>`,
        )
        .join('')}
    </div>
  </div>`;

/** Styles around the blocks of the sample. */
const FRAME = `
  :host { display: block; padding: 24px; background: var(--org-color-surface); color: var(--org-color-text); font-family: var(--org-font); font-size: var(--org-text-body-size); font-weight: var(--org-text-body-weight); line-height: var(--org-text-body-line); letter-spacing: var(--org-text-body-spacing); container-type: inline-size; }
  p { margin: 0 0 12px; }
  .org-preview-title { font-family: var(--org-font-heading, inherit); font-size: min(var(--org-text-heading2-size), 34px); font-weight: var(--org-text-heading2-weight); line-height: var(--org-text-heading2-line); letter-spacing: var(--org-text-heading2-spacing); }
  .org-preview-link { color: var(--org-color-link); text-decoration: underline; }
  .org-preview-row { display: flex; flex-wrap: wrap; gap: 8px; margin-block-start: 12px; }
  .org-preview-chips span { padding: 3px 10px; border-radius: var(--org-radius); box-shadow: inset 0 0 0 1px var(--org-color-border); font-size: 13px; }
`;

/** Adapts the sheet of a page to a shadow root: selectors of the document become `:host`. */
function hosted(css: string): string {
  return css.replace(/:root(\[[^\]]*\])?/g, (_root, condition?: string) =>
    condition ? `:host(${condition})` : ':host',
  );
}

const BLOCKS = hosted(pageCss(['Button']));

function Page({ theme, mode }: { readonly theme: ThemeValues; readonly mode: 'light' | 'dark' }) {
  const host = useRef<HTMLDivElement>(null);
  const css = hosted(themeCss(theme as Parameters<typeof themeCss>[0]));
  useEffect(() => {
    if (!host.current) return;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    root.innerHTML = `<style>${BLOCKS}${css}${FRAME}</style>${PIECE}`;
  }, [css]);
  return <div ref={host} className="ad-theme-page" data-theme={mode} />;
}

/**
 * Renders a sample of a page in the unsaved theme, with the style sheet of the site itself. An automatic mode shows both light
 * and dark.
 */
export function ThemePreview({ theme }: { readonly theme: ThemeValues }): ReactElement {
  const modes = theme.mode === 'auto' ? (['light', 'dark'] as const) : [theme.mode];
  return (
    <figure className="ad-theme-preview" aria-label={text.theme.preview}>
      {modes.map((mode) => (
        <Page key={mode} theme={theme} mode={mode === 'dark' ? 'dark' : 'light'} />
      ))}
    </figure>
  );
}
