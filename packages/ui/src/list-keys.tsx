import { Kbd } from '@mantine/core';
import type { ReactElement } from 'react';

/** One thing that keys do. */
export interface ListKey {
  /** Any of these does it. */
  readonly keys: readonly string[];
  readonly label: string;
}

/** What the keys of a list do. */
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
