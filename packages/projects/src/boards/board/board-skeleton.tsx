import { Skeleton } from '@org/ui';
import type { ReactElement } from 'react';

/** Numbers of placeholder cards by column. */
const CARDS = [3, 4, 2, 3];

/** Renders the placeholder of a board while its columns are loading. */
export function BoardSkeleton(): ReactElement {
  return (
    <div className="pj-board" aria-hidden>
      {CARDS.map((count, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other identity.
        <div key={column} className="pj-column">
          <div className="pj-column-head">
            <Skeleton height={16} width={96} radius="sm" />
          </div>
          <div className="pj-cards-more">
            {Array.from({ length: count }, (_, index) => index).map((index) => (
              <Skeleton key={index} height={92} radius="md" />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
