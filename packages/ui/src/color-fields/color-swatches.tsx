import { UnstyledButton } from '@mantine/core';
import type { ReactElement } from 'react';
import type { Swatch } from '../color/swatch.ts';
import { Tooltip } from '../elements/tooltip.tsx';

/** Props of the swatches: colors, current value, and change handler. */
export interface ColorSwatchesProps {
  readonly swatches: readonly Swatch[];
  readonly value: string;
  readonly onPick: (value: string) => void;
}

/** Renders colors to choose by name. */
export function ColorSwatches({ swatches, value, onPick }: ColorSwatchesProps): ReactElement {
  return (
    <div className="at-swatches">
      {swatches.map((swatch) => {
        const picked = swatch.value ?? swatch.color;
        return (
          <Tooltip key={swatch.name} label={swatch.name}>
            <UnstyledButton
              className="at-swatch"
              aria-label={swatch.name}
              aria-pressed={picked === value}
              style={{ background: swatch.color }}
              onClick={() => onPick(picked)}
            />
          </Tooltip>
        );
      })}
    </div>
  );
}
