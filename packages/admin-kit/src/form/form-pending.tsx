import { Skeleton } from '@org/ui';
import type { ReactElement } from 'react';

/** Renders a placeholder of a form: a heading, and cards of about its height. */
export function FormPending(): ReactElement {
  return (
    <div className="ad-form-screen" aria-busy>
      <div className="ad-form-pending">
        <Skeleton height={26} width={200} radius="sm" />
        <Skeleton height={320} radius="md" />
        <Skeleton height={280} radius="md" />
      </div>
    </div>
  );
}
