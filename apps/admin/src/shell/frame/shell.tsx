import { useMe } from '@org/admin-kit';
import { SIDEBAR } from '@org/schema';
import { Drawer, TitleSuffix } from '@org/ui';
import { useRouterState } from '@tanstack/react-router';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import { text } from '../menu/messages.ts';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';
import { useSidebar } from './use-sidebar.ts';

/** Renders the frame of every screen: fixed sidebar, top bar and content. */
export function Shell({ children }: { readonly children: ReactNode }): ReactElement {
  const { drawer, open, setOpen } = useSidebar();
  const { tenant } = useMe();
  const path = useRouterState({ select: (state) => state.location.href });

  // The drawer closes after navigation.
  useEffect(() => {
    if (drawer) setOpen(false);
  }, [path]);

  return (
    <div className="ad-shell" data-sidebar={drawer ? 'drawer' : open ? 'open' : 'closed'}>
      <a className="ad-skip" href="#content">
        {text.skip}
      </a>
      {drawer ? (
        <Drawer
          opened={open}
          onClose={() => setOpen(false)}
          size={SIDEBAR.open}
          withCloseButton={false}
          closeOnClickOutside
          title={text.menu}
          classNames={{ content: 'ad-drawer', body: 'ad-drawer-body', header: 'at-hidden' }}
        >
          <Sidebar wide />
        </Drawer>
      ) : (
        <aside
          className="ad-sidebar"
          aria-label={text.sidebar}
          style={{ width: open ? SIDEBAR.open : SIDEBAR.closed }}
        >
          <Sidebar wide={open} />
        </aside>
      )}
      <div className="ad-main">
        <TopBar drawer={drawer} open={open} onToggle={() => setOpen(!open)} />
        <main className="ad-content" id="content" tabIndex={-1}>
          <TitleSuffix value={tenant ? `${tenant.name} · Atrium` : 'Atrium'}>
            {children}
          </TitleSuffix>
        </main>
      </div>
    </div>
  );
}
