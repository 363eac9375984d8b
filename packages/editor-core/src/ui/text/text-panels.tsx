import { MARKUP_ALIGNS, type MarkupAlign } from '@org/content';
import { THEME_COLORS } from '@org/schema';
import { IconButton, type Swatch, Tooltip } from '@org/ui';
import {
  IconAlignCenter,
  IconAlignJustified,
  IconAlignLeft,
  IconAlignRight,
} from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { HEADING_LEVELS } from '../../session/text/rich-extensions.ts';
import { setAlign, setColor, setLevel, type TextFormat } from '../../session/text/rich-format.ts';
import type { RichText } from '../../session/text/rich-text.ts';

/** Icons and labels of alignments. */
export const ALIGN_LOOKS: Readonly<
  Record<MarkupAlign, { readonly icon: typeof IconAlignLeft; readonly label: string }>
> = {
  start: { icon: IconAlignLeft, label: 'Align left' },
  center: { icon: IconAlignCenter, label: 'Center' },
  end: { icon: IconAlignRight, label: 'Align right' },
  justify: { icon: IconAlignJustified, label: 'Justify' },
};

/** Props of a panel of the text toolbar. */
export interface TextPanelProps {
  readonly rich: RichText;
  readonly format: TextFormat;
  /** Called after a choice, to close the panel. */
  readonly onDone: () => void;
}

/** Renders the choice between a paragraph and heading levels. */
export function StylePanel({ rich, format, onDone }: TextPanelProps): ReactElement {
  return (
    <fieldset className="at-text-panel" aria-label="Paragraph style">
      {[undefined, ...HEADING_LEVELS].map((level) => (
        <button
          key={level ?? 'paragraph'}
          type="button"
          className="at-text-style"
          data-level={level}
          aria-pressed={format.level === level}
          onClick={() => {
            setLevel(rich.editor, level);
            onDone();
          }}
        >
          {level === undefined ? 'Paragraph' : `Heading ${level}`}
        </button>
      ))}
    </fieldset>
  );
}

/** Renders the alignments; clicking the active one removes it. */
export function AlignPanel({ rich, format, onDone }: TextPanelProps): ReactElement {
  return (
    <fieldset className="at-text-panel" aria-label="Alignment">
      {MARKUP_ALIGNS.map((align) => (
        <IconButton
          key={align}
          size={28}
          {...ALIGN_LOOKS[align]}
          pressed={format.align === align}
          onPress={() => {
            setAlign(rich.editor, format.align === align ? undefined : align);
            onDone();
          }}
        />
      ))}
    </fieldset>
  );
}

/** Renders the colors of the theme. */
export function ColorPanel({
  rich,
  format,
  onDone,
  swatches,
}: TextPanelProps & { readonly swatches: readonly Swatch[] }): ReactElement {
  const choose = (color: TextFormat['color']): void => {
    setColor(rich.editor, color);
    onDone();
  };
  return (
    <fieldset className="at-text-panel" aria-label="Text color">
      <button
        type="button"
        className="at-text-style"
        aria-pressed={format.color === undefined}
        onClick={() => choose(undefined)}
      >
        Same as text
      </button>
      {swatches.map(({ name, color, value }) => {
        const theme = THEME_COLORS.find((known) => known === value);
        return theme ? (
          <Tooltip key={theme} label={name}>
            <button
              type="button"
              className="at-swatch at-text-swatch"
              aria-label={name}
              aria-pressed={format.color === theme}
              style={{ background: color }}
              onClick={() => choose(theme)}
            />
          </Tooltip>
        ) : null;
      })}
    </fieldset>
  );
}
