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
import { HEADING_LEVELS } from './rich-extensions.ts';
import { setAlign, setColor, setLevel, type TextFormat } from './rich-format.ts';
import type { RichText } from './rich-text.ts';

/** Icons and names of the ways to align. */
export const ALIGN_LOOKS: Readonly<
  Record<MarkupAlign, { readonly icon: typeof IconAlignLeft; readonly label: string }>
> = {
  start: { icon: IconAlignLeft, label: 'Align left' },
  center: { icon: IconAlignCenter, label: 'Centre' },
  end: { icon: IconAlignRight, label: 'Align right' },
  justify: { icon: IconAlignJustified, label: 'Justify' },
};

/** What a panel of the text's tools is given. */
export interface TextPanelProps {
  readonly rich: RichText;
  readonly format: TextFormat;
  /** Something was chosen: the panel has done its work. */
  readonly onDone: () => void;
}

/** Paragraph or a heading. */
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

/** How lines are aligned; the one that is on is taken away by pressing it again. */
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

/** Colours of the theme. */
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
    <fieldset className="at-text-panel" aria-label="Text colour">
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
