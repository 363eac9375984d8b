import { useColorScheme } from '@org/ui';
import type { CSSProperties, ReactElement } from 'react';
import { text } from './messages.ts';
import type { SettingsFormValues } from './settings-form.ts';
import { textOn } from './text-on.ts';

const FONTS: Readonly<Record<string, string>> = {
  Inter: "'Inter Variable', sans-serif",
  Georgia: 'Georgia, serif',
  System: 'system-ui, sans-serif',
  Mono: 'ui-monospace, monospace',
};

/** A piece of a page in the chosen look, as it is being chosen. */
export function ThemePreview({ theme }: { readonly theme: SettingsFormValues }): ReactElement {
  const { shown } = useColorScheme();
  const dark = theme.mode === 'dark' || (theme.mode === 'auto' && shown === 'dark');
  const fill = (color: string): CSSProperties => ({
    background: color,
    color: textOn(color, theme.dark)?.color,
    borderRadius: theme.radius,
  });
  return (
    <figure
      className="ad-theme-preview"
      style={{
        background: dark ? theme.dark : '#ffffff',
        color: dark ? theme.light : theme.dark,
        fontFamily: FONTS[theme.fontFamily],
        borderRadius: theme.radius,
      }}
    >
      <figcaption className="at-hidden">{text.preview}</figcaption>
      <strong className="ad-preview-title">{text.previewTitle}</strong>
      <p>
        {text.previewText.split(text.previewLink)[0]}
        <span style={{ color: theme.primary, textDecoration: 'underline' }}>
          {text.previewLink}
        </span>
        {text.previewText.split(text.previewLink)[1]}
      </p>
      <div className="ad-preview-row">
        <span className="ad-preview-button" style={fill(theme.primary)}>
          {text.previewButton}
        </span>
        <span className="ad-preview-button" style={fill(theme.secondary)}>
          {text.previewSecond}
        </span>
        {(['tertiary', 'success', 'warning', 'danger', 'info', 'light'] as const).map((name) => (
          <span
            key={name}
            className="ad-preview-chip"
            style={{ background: theme[name], borderRadius: theme.radius }}
          />
        ))}
      </div>
    </figure>
  );
}
