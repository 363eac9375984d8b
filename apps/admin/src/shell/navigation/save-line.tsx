import { Button } from '@org/ui';
import type { ReactElement } from 'react';
import { text } from './messages.ts';
import { useSiteMenu } from './use-site-menu.tsx';

/** Renders the save state of the menu, and the actions after a failure. */
export function SaveLine(): ReactElement | null {
  const { menu, state } = useSiteMenu();
  if (state.failure)
    return (
      <div className="ad-nav-failed" role="alert">
        <span>{state.failure}</span>
        <Button size="compact-xs" onClick={() => void menu.save()}>
          {text.retry}
        </Button>
        <Button size="compact-xs" variant="default" onClick={() => menu.discard()}>
          {text.discard}
        </Button>
      </div>
    );
  return (
    <span className="at-meta" role="status">
      {state.isSaving ? text.saving : ''}
    </span>
  );
}
