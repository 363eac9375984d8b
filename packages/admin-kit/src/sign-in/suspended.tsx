import { Button, EmptyState } from '@org/ui';
import { IconPlayerPause } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { text } from './messages.ts';

/**
 * Renders what staff of a suspended company without another one see.
 * @param props - names of the companies
 */
export function Suspended({ names }: { readonly names: readonly string[] }): ReactElement {
  return (
    <main className="ad-alone">
      <EmptyState
        icon={IconPlayerPause}
        title={text.suspendedTitle(names.join(', '))}
        text={text.suspendedText}
        action={
          <Button component={Link} to="/admin/sign-out">
            {text.signOut}
          </Button>
        }
      />
    </main>
  );
}
