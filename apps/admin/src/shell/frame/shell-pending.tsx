import { ScreenPending } from '@org/admin-kit';
import { SIDEBAR } from '@org/schema';
import { Skeleton } from '@org/ui';
import { useRouterState } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useSidebar } from './use-sidebar.ts';

function Sidebar({ wide }: { wide: boolean }) {
  return (
    <aside className="ad-sidebar" style={{ width: wide ? SIDEBAR.open : SIDEBAR.closed }}>
      <div className="ad-side-pending">
        {[36, 28, 28, 28].map((height, row) => (
          <Skeleton key={`${row}-${height}`} height={height} radius="sm" />
        ))}
      </div>
    </aside>
  );
}

/** Renders a placeholder of the shell while the session is loading; of the bar only for the editor. */
export function ShellPending(): ReactElement {
  const { drawer, open } = useSidebar();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const inEditor = path.startsWith('/admin/editor');
  return (
    <div className="ad-shell" aria-busy>
      {!inEditor && !drawer && <Sidebar wide={open} />}
      <div className="ad-main">
        <div className="ad-top" />
        {!inEditor && (
          <main className="ad-content">
            <ScreenPending />
          </main>
        )}
      </div>
    </div>
  );
}
