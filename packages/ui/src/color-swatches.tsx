import { UnstyledButton } from '@mantine/core';
import type { ReactElement } from 'react';
import type { Swatch } from './swatch.ts';
import { Tooltip } from './tooltip.tsx';

/** Shape: swatches, the value that is chosen, and who is told of a choice. */
export interface ColorSwatchesProps {
  readonly swatches: readonly Swatch[];
  readonly value: string;
  readonly onPick: (value: string) => void;
}

/** Colours to choose by their names. */
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
