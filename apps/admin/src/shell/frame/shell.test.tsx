import { renderAs, testMe } from '@org/admin-kit/testing';
import { PageHeader } from '@org/ui';
import { IconHome } from '@tabler/icons-react';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { setScreenWidth } from '../../../test/screen-width.ts';
import type { MenuGroup } from '../menu/menu.types.ts';
import { Shell } from './shell.tsx';
import { Sidebar } from './sidebar.tsx';

beforeEach(() => {
  localStorage.clear();
  setScreenWidth(1440);
});

const sidebar = () => document.querySelector<HTMLElement>('.ad-sidebar');
const open = (me = testMe(), path?: string) => renderAs(me, <Shell>the screen</Shell>, path);

describe('the shell', () => {
  it('SHELL-001 has a fixed sidebar, a top bar and a content area', async () => {
    await open();
    expect(
      screen
        .getByRole('complementary')
        .contains(screen.getByRole('navigation', { name: 'Main menu' })),
    ).toBe(true);
    expect(screen.getByRole('banner')).toBeTruthy();
    expect(screen.getByRole('main').textContent).toBe('the screen');
  });

  it('SHELL-002 SHELL-003 has a sidebar of 216 px when open and 64 px when collapsed', async () => {
    await open();
    expect(sidebar()?.style.width).toBe('216px');
    await userEvent.click(screen.getByRole('button', { name: 'Collapse menu' }));
    expect(sidebar()?.style.width).toBe('64px');
  });

  it('SHELL-012 remembers the state of the sidebar, which is open initially', async () => {
    const first = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Collapse menu' }));
    first.unmount();
    const second = await open();
    expect(sidebar()?.style.width).toBe('64px');
    await userEvent.click(screen.getByRole('button', { name: 'Expand menu' }));
    second.unmount();
    await open();
    expect(sidebar()?.style.width).toBe('216px');
  });

  it('SHELL-004 SHELL-005 has a drawer below 994 px, which closes on a click outside', async () => {
    setScreenWidth(993);
    await open();
    expect(sidebar()).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    expect(await screen.findByRole('navigation', { name: 'Main menu' })).toBeTruthy();
    const outside = document.querySelector('.mantine-Drawer-overlay');
    if (!outside) throw new Error('the drawer has nothing beside it');
    await userEvent.click(outside);
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull());
  });

  it('SHELL-004 keeps the fixed column at 994 px', async () => {
    setScreenWidth(994);
    await open();
    expect(sidebar()).toBeTruthy();
  });

  it('SHELL-006 shows a header with title, icon and buttons only when a screen provides one', async () => {
    const without = await open();
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    without.unmount();
    await renderAs(
      testMe(),
      <Shell>
        <PageHeader title="Pages" icon={IconHome} buttons={<button type="button">New</button>} />
      </Shell>,
    );
    expect(
      screen.getByRole('heading', { level: 1, name: 'Pages' }).querySelector('svg'),
    ).toBeTruthy();
    expect(within(screen.getByRole('main')).getByRole('button', { name: 'New' })).toBeTruthy();
  });
});

describe('the sidebar', () => {
  const groups: MenuGroup[] = [
    {
      id: 'g',
      label: '',
      sort: 0,
      items: [
        { id: 'late', label: 'Late', icon: IconHome, sort: 2, to: '/admin' },
        { id: 'gone', label: 'Gone', icon: IconHome, sort: 1, to: '/admin', omit: true },
        {
          id: 'early',
          label: 'Early',
          icon: IconHome,
          sort: 1,
          items: [{ id: 'below', label: 'Below', sort: 0, to: '/admin/pages' }],
        },
      ],
    },
  ];

  it('SHELL-007 SHELL-009 SHELL-010 shows sorted items without omitted ones, and expands a submenu', async () => {
    await renderAs(testMe(), <Sidebar wide groups={groups} />);
    const menu = screen.getByRole('navigation', { name: 'Main menu' });
    expect(
      within(menu)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Early', 'Late']);
    await userEvent.click(within(menu).getByRole('button', { name: 'Early' }));
    expect(within(menu).getByRole('link', { name: 'Below' }).getAttribute('href')).toBe(
      '/admin/pages',
    );
  });

  it('SHELL-008 links to the public website, if there is one', async () => {
    const first = await open();
    expect(screen.getByRole('link', { name: 'View website' }).getAttribute('href')).toBe(
      'http://demo.localhost:3000/',
    );
    first.unmount();
    await open(testMe({ siteUrl: null }));
    expect(screen.queryByRole('link', { name: 'View website' })).toBeNull();
  });

  it('SHELL-011 ends with a badge of the product and its version', async () => {
    await open(testMe({ version: '4.5.6' }));
    expect(document.querySelector('.ad-badge')?.textContent).toBe('Atrium4.5.6');
  });

  it('marks the current entry', async () => {
    await open(testMe(), '/admin/pages/12');
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Pages');
  });

  it('marks an entry of a submenu by its hash', async () => {
    const parts: MenuGroup[] = [
      {
        id: 'all',
        label: '',
        sort: 0,
        items: [
          {
            id: 'parts',
            label: 'Parts',
            icon: IconHome,
            sort: 0,
            items: [
              { id: 'first', label: 'First', sort: 1, to: '/admin/pages' },
              { id: 'second', label: 'Second', sort: 2, to: '/admin/pages', hash: 'second' },
            ],
          },
        ],
      },
    ];
    await renderAs(testMe(), <Sidebar wide groups={parts} />, '/admin/pages#second');
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Second');
  });

  it('marks the settings in each of their sections', async () => {
    await open(testMe(), '/admin/setting/domains');
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Settings');
  });
});
