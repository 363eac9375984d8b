import { shadowCss } from '@org/blocks/css';
import type { Shadow } from '@org/schema/entities';
import { NumberField } from '@org/ui';
import type { ReactElement } from 'react';
import { tokenText as words } from './token-messages.ts';
import './theme-tokens.css';

/** Number fields of a shadow, with their limits. Opacity is stored from 0 to 1. */
const NUMBERS = [
  { field: 'y', min: -100, max: 100, unit: 'px', parts: 1 },
  { field: 'blur', min: 0, max: 200, unit: 'px', parts: 1 },
  { field: 'spread', min: -100, max: 100, unit: 'px', parts: 1 },
  { field: 'opacity', min: 0, max: 100, unit: '%', parts: 100 },
] as const;

/** Renders the shadows of a theme, each on a sample. */
export function ThemeShadows({
  shadows,
  readOnly,
  onChange,
}: {
  readonly shadows: readonly Shadow[];
  readonly readOnly: boolean;
  readonly onChange: (shadows: readonly Shadow[]) => void;
}): ReactElement {
  const set = (next: Shadow): void =>
    onChange(shadows.map((one) => (one.name === next.name ? next : one)));
  return (
    <div className="ad-tokens">
      {shadows.map((shadow) => {
        const name = words.shadows[shadow.name];
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row of a grid
          <div key={shadow.name} role="group" aria-label={name} className="ad-token-shadow">
            <span className="ad-shadow-page" aria-hidden>
              <span className="ad-shadow-sample" style={{ boxShadow: shadowCss(shadow) }}>
                {name}
              </span>
            </span>
            {NUMBERS.map(({ field, parts, ...limits }) => (
              <span key={field} className="ad-token-field" data-label={words[field]}>
                <NumberField
                  name={`${words[field]}, ${name}`}
                  value={Math.round(shadow[field] * parts)}
                  disabled={readOnly}
                  onChange={(value) => value !== '' && set({ ...shadow, [field]: value / parts })}
                  {...limits}
                  tellsLimits
                />
              </span>
            ))}
          </div>
        );
      })}
    </div>
  );
}
