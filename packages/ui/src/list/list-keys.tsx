import { Kbd } from '@mantine/core';
import type { ReactElement } from 'react';

/** A keyboard shortcut. */
export interface ListKey {
  /** Alternative keys. */
  readonly keys: readonly string[];
  readonly label: string;
}

/** Renders the shortcuts of a list. */
export function ListKeys({ keys }: { readonly keys: readonly ListKey[] }): ReactElement {
  return (
    <dl className="at-keys">
      {keys.map(({ keys: any, label }) => (
        <div key={label}>
          <dt>
            {any.map((key) => (
              <Kbd key={key} size="sm">
                {key}
              </Kbd>
            ))}
          </dt>
          <dd>{label}</dd>
        </div>
      ))}
    </dl>
  );
}
