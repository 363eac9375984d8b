import type { SpaceStep } from '@org/schema/entities';
import { NumberField } from '@org/ui';
import type { ReactElement } from 'react';
import { tokenText as words } from './token-messages.ts';
import './theme-tokens.css';

/** Largest width of a sample, px: a row must not grow with the step. */
const SAMPLE_WIDTH = 240;

/** Renders the steps of the spacing scale of a theme, each with a sample of its size. */
export function ThemeScale({
  steps,
  readOnly,
  onChange,
}: {
  readonly steps: readonly SpaceStep[];
  readonly readOnly: boolean;
  readonly onChange: (steps: readonly SpaceStep[]) => void;
}): ReactElement {
  return (
    <div className="ad-tokens">
      {steps.map((step) => {
        const name = words.steps[step.name];
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row of a grid
          <div key={step.name} role="group" aria-label={name} className="ad-token-step">
            <span className="ad-token-name" aria-hidden>
              {step.name.toUpperCase()}
            </span>
            <NumberField
              name={`${words.size}, ${name}`}
              unit="px"
              min={0}
              max={400}
              tellsLimits
              value={step.size}
              disabled={readOnly}
              onChange={(size) =>
                size !== '' &&
                onChange(
                  steps.map((one) =>
                    one.name === step.name ? { ...one, size: Math.round(size) } : one,
                  ),
                )
              }
            />
            <span
              className="ad-token-size"
              style={{ inlineSize: Math.min(SAMPLE_WIDTH, step.size) }}
              aria-hidden
            />
          </div>
        );
      })}
    </div>
  );
}
