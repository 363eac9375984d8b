import { renderAs, testMe } from '@org/admin-kit/testing';
import { startAnswerServer } from '@org/config/answer-server';
import { DEFAULT_SETTINGS, type NavItem, NEW_NAV_ITEM, type Settings } from '@org/schema/entities';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { MenuControl } from './menu-control.tsx';
import { SiteMenuProvider } from './use-site-menu.tsx';

const server = startAnswerServer();
const PATH = '/api/v1/admin/settings/';
const item = (linkText: string, more: Partial<NavItem> = {}): NavItem => ({
  ...NEW_NAV_ITEM,
  id: linkText,
  linkText,
  href: `/${linkText}`,
  ...more,
});
let kept: Settings;
const answer = () => ({
  status: 200,
  body: { success: true, settings: kept, results: kept },
});
/** Returns the texts of the saved items, with their children in parentheses. */
const shape = (items: readonly NavItem[] = kept.theme.mainnav_items ?? []): string =>
  items
    .map(({ linkText, children }) =>
      children.length > 0 ? `${linkText}(${shape(children)})` : linkText,
    )
    .join(' ');

beforeEach(() => {
  server.requests.length = 0;
  kept = {
    ...DEFAULT_SETTINGS,
    theme: { ...DEFAULT_SETTINGS.theme, mainnav_items: [item('about'), item('shop')] as never },
    version: 1,
  };
  server.answer(`GET ${PATH}`, answer);
  server.answer('GET /api/v1/admin/pages/', () => ({
    status: 200,
    body: { success: true, results: { rows: [], total: 0 } },
  }));
  server.answer(`PUT ${PATH}`, ({ body }) => {
    const { theme } = body as { theme: Settings['theme'] };
    kept = { ...kept, theme: { ...kept.theme, ...theme }, version: kept.version + 1 };
    return answer();
  });
});

async function draw(role: '3' | '5' = '3', picked: { id: string } | null = null) {
  await renderAs(
    testMe({}, role),
    <SiteMenuProvider>
      <MenuControl inside={false} onInside={() => undefined} picked={picked} />
    </SiteMenuProvider>,
    '/admin',
    server.origin(),
  );
  await screen.findByText('about');
  return screen.findByRole('region', { name: 'Items' });
}
const dialog = () => screen.findByRole('dialog');
const choose = async (action: string, name: string): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name: `Actions for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};

describe('the items of a menu', () => {
  it('are added by a form and saved immediately', async () => {
    const items = await draw();
    await userEvent.click(within(items).getByRole('button', { name: 'Add item' }));
    const form = within(await dialog());
    await userEvent.type(form.getByLabelText(/Link Text/), 'Contact');
    await userEvent.type(form.getByLabelText(/Href/), '/contact');
    await userEvent.click(form.getByRole('button', { name: 'Add item' }));
    await waitFor(() => expect(shape()).toBe('about shop Contact'));
    expect(kept.theme.mainnav_items?.[2]).toMatchObject({
      field_type: 'link',
      href: '/contact',
      target: '_self',
    });
  });

  it('NAV-014 become a dropdown when an item is added below them', async () => {
    await draw();
    await choose('Add an item below', 'about');
    const form = within(await dialog());
    await userEvent.type(form.getByLabelText(/Link Text/), 'Team');
    await userEvent.type(form.getByLabelText(/Href/), '/team{Enter}');
    await waitFor(() => expect(shape()).toBe('about(Team) shop'));
    expect(kept.theme.mainnav_items?.[0]?.field_type).toBe('dropdown');
    await screen.findByText('Dropdown');
  });

  it('NAV-031 NAV-032 NAV-033 NAV-034 show what is missing, each at its field', async () => {
    const items = await draw();
    await userEvent.click(within(items).getByRole('button', { name: 'Add item' }));
    const form = within(await dialog());
    const send = () => userEvent.click(form.getByRole('button', { name: 'Add item' }));
    await send();
    expect(await form.findByText('Link Text is required')).toBeTruthy();
    expect(form.getByText('Href is required')).toBeTruthy();
    await userEvent.selectOptions(form.getByLabelText(/Type/), 'button');
    await send();
    expect(await form.findByText('Variant is required')).toBeTruthy();
    expect(form.getByText('Size is required')).toBeTruthy();
    await userEvent.selectOptions(form.getByLabelText(/Type/), 'cart');
    await send();
    await waitFor(() => expect(kept.theme.mainnav_items?.[2]?.field_type).toBe('cart'));
    expect(server.requests.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  });

  it('NAV-035 NAV-036 hide the icon of the cart and of the search, and offer the danger variant', async () => {
    const items = await draw();
    await userEvent.click(within(items).getByRole('button', { name: 'Add item' }));
    const form = within(await dialog());
    const type = form.getByLabelText(/Type/);
    for (const name of ['link', 'button', 'dropdown']) {
      await userEvent.selectOptions(type, name);
      expect(form.queryByText('Icon'), name).not.toBeNull();
    }
    for (const name of ['cart', 'search']) {
      await userEvent.selectOptions(type, name);
      expect(form.queryByText('Icon'), name).toBeNull();
    }
    await userEvent.selectOptions(type, 'button');
    const danger = form.getByRole<HTMLOptionElement>('option', { name: 'Danger' });
    expect(danger.value).toBe('danger');
  });

  it('NAV-037 are deleted after a question that names them', async () => {
    await draw();
    await choose('Delete', 'shop');
    const asked = within(await dialog());
    expect(
      asked.getByText(
        'Are you sure you want to delete the nav item "shop"? This action cannot be undone.',
      ),
    ).toBeTruthy();
    await userEvent.click(asked.getByRole('button', { name: 'Cancel' }));
    expect(shape()).toBe('about shop');
    await choose('Delete', 'shop');
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(shape()).toBe('about'));
  });

  it('are reordered by keyboard, and duplicated', async () => {
    await draw();
    const grip = (name: string) =>
      screen.getByRole('button', { name: new RegExp(`^Move ${name}`) });
    grip('shop').focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(shape()).toBe('shop about'));
    expect(screen.getByText('shop: position 1 of 2')).toBeTruthy();
    expect(document.activeElement).toBe(grip('shop'));
    grip('about').focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(shape()).toBe('shop(about)'));
    expect(screen.getByText('about: position 1 of 1 under shop')).toBeTruthy();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(shape()).toBe('shop about'));
    await choose('Duplicate', 'shop');
    await waitFor(() => expect(shape()).toBe('shop shop about'));
    const ids = kept.theme.mainnav_items?.map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
  });

  it('open when they are selected in the canvas', async () => {
    await draw('3', { id: 'shop' });
    expect((within(await dialog()).getByLabelText(/Link Text/) as HTMLInputElement).value).toBe(
      'shop',
    );
  });

  it('are read-only for users who may not change the settings', async () => {
    await draw('5');
    await screen.findByText('about');
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('Your role can view this but not change it.')).toBeTruthy();
  });
});

describe('a menu that cannot be saved', () => {
  it('reports the failure, keeps the change, and saves it on retry', async () => {
    await draw();
    server.plan({
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Not available',
        error: 'Not available',
      },
    });
    await choose('Duplicate', 'shop');
    const alert = within(await screen.findByRole('alert'));
    expect(shape()).toBe('about shop');
    expect(screen.getAllByText('shop')).toHaveLength(2);
    await userEvent.click(alert.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(shape()).toBe('about shop shop'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the style of the bars', () => {
  it('NAV-018 is edited for the whole site, starting with the defaults', async () => {
    await draw();
    await userEvent.click(screen.getByRole('button', { name: 'Site-wide style' }));
    const form = within(await dialog());
    const value = (label: string) => (form.getByLabelText(label) as HTMLInputElement).value;
    expect([value('Height'), value('Logo width'), value('Logo height')]).toEqual([
      '80',
      '180',
      '70',
    ]);
    await userEvent.click(form.getByLabelText('Transparent on the home page'));
    await userEvent.click(form.getByLabelText('Drops down'));
    await userEvent.click(form.getByRole('button', { name: 'Save style' }));
    await waitFor(() =>
      expect(kept.theme.mainnav_settings).toEqual({
        transparentOnHomepage: true,
        mobileNavStyle: 'dropdown',
      }),
    );
    expect(shape()).toBe('about shop');
  });
});
