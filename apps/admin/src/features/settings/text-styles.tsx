import { FONT_WEIGHTS, type FontWeight } from '@org/schema';
import type { TextStyle } from '@org/schema/entities';
import { NativeSelect, NumberField } from '@org/ui';
import type { ReactElement } from 'react';
import { text } from './messages.ts';
import './text-styles.css';

const words = text.theme.textStyles;

/** Number fields of a text style, with their limits. */
const NUMBERS = [
  { field: 'size', min: 0.5, max: 12, step: 0.05, unit: 'rem' },
  { field: 'phoneSize', min: 0.5, max: 12, step: 0.05, unit: 'rem' },
  { field: 'lineHeight', min: 0.8, max: 3, step: 0.05, unit: '×' },
  { field: 'letterSpacing', min: -0.2, max: 0.5, step: 0.005, unit: 'em' },
] as const;

/** Largest font size of a sample, px: a row must not grow with the style. */
const SAMPLE_SIZE = 34;

function Row({
  style,
  readOnly,
  onChange,
}: {
  readonly style: TextStyle;
  readonly readOnly: boolean;
  readonly onChange: (style: TextStyle) => void;
}): ReactElement {
  const name = words.names[style.name];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row of a grid
    <div role="group" aria-label={name} className="ad-text-style">
      <span
        className="ad-text-style-sample"
        style={{
          fontSize: Math.min(SAMPLE_SIZE, style.size * 16),
          fontWeight: style.weight,
          letterSpacing: `${style.letterSpacing}em`,
        }}
      >
        {name}
      </span>
      {NUMBERS.map(({ field, ...limits }) => (
        <span key={field} className="ad-text-style-field" data-label={words[field]}>
          <NumberField
            name={`${words[field]}, ${name}`}
            value={style[field]}
            disabled={readOnly}
            onChange={(value) => value !== '' && onChange({ ...style, [field]: value })}
            {...limits}
            tellsLimits
          />
        </span>
      ))}
      <span className="ad-text-style-field" data-label={words.weight}>
        <NativeSelect
          size="xs"
          aria-label={`${words.weight}, ${name}`}
          value={String(style.weight)}
          disabled={readOnly}
          data={FONT_WEIGHTS.map(String)}
          onChange={(event) =>
            onChange({ ...style, weight: Number(event.currentTarget.value) as FontWeight })
          }
        />
      </span>
    </div>
  );
}

/** Renders the text styles of a theme, each with a sample. */
export function TextStyles({
  styles,
  readOnly,
  onChange,
}: {
  readonly styles: readonly TextStyle[];
  readonly readOnly: boolean;
  readonly onChange: (styles: readonly TextStyle[]) => void;
}): ReactElement {
  return (
    <div className="ad-text-styles">
      <div className="ad-text-style ad-text-style-head" aria-hidden>
        <span />
        {NUMBERS.map(({ field }) => (
          <span key={field}>{words[field]}</span>
        ))}
        <span>{words.weight}</span>
      </div>
      {styles.map((style) => (
        <Row
          key={style.name}
          style={style}
          readOnly={readOnly}
          onChange={(next) => onChange(styles.map((one) => (one.name === next.name ? next : one)))}
        />
      ))}
    </div>
  );
}
