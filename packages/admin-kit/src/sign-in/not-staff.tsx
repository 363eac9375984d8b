import { Button, EmptyState } from '@org/ui';
import { IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { text } from './messages.ts';

/** Renders what a signed-in visitor sees instead of the admin. */
export function NotStaff(): ReactElement {
  return (
    <main className="ad-alone">
      <EmptyState
        icon={IconLock}
        title={text.notStaffTitle}
        text={text.notStaffText}
        action={
          <Button component={Link} to="/admin/sign-out">
            {text.signOut}
          </Button>
        }
      />
    </main>
  );
}
