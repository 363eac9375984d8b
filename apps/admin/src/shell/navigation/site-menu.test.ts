import { ApiError } from '@org/api-client';
import { DEFAULT_SETTINGS, type NavItem, NEW_NAV_ITEM, type Settings } from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import { getMenus, type MenuBody, SiteMenu } from './site-menu.ts';

const item = (id: string): NavItem & { children: NavItem[] } => ({
  ...NEW_NAV_ITEM,
  id,
  linkText: id,
  href: `/${id}`,
  children: [],
});
const settings = (theme: Settings['theme'] = {}, version = 1): Settings => ({
  ...DEFAULT_SETTINGS,
  theme: { ...DEFAULT_SETTINGS.theme, ...theme },
  version,
});

/** A mock server of settings: a stale version is rejected with the current settings. */
function server(start: Settings) {
  const sent: MenuBody[] = [];
  const state = {
    kept: start,
    failures: [] as Error[],
    answer: 'mine' as 'mine' | 'theirs',
    asked: 0,
  };
  const shown: Settings[] = [];
  const menu = new SiteMenu({
    save: async (body) => {
      sent.push(body);
      await Promise.resolve();
      const failure = state.failures.shift();
      if (failure) throw failure;
      if (body.version !== state.kept.version)
        throw new ApiError({
          code: 'conflict',
          message: 'Stale',
          status: 409,
          current: state.kept,
        });
      const { theme: sentTheme = {}, version: _version, ...own } = body;
      const { mainnav_settings, ...rest } = sentTheme;
      const theme = {
        ...state.kept.theme,
        ...rest,
        mainnav_settings: { ...state.kept.theme.mainnav_settings, ...mainnav_settings },
      };
      state.kept = { ...state.kept, ...own, theme, version: state.kept.version + 1 };
      return state.kept;
    },
    show: (settings) => shown.push(settings),
    choose: async () => {
      state.asked += 1;
      return state.answer;
    },
    describe: (error) => (error as Error).message,
    readSettings: (current) => current as Settings,
  });
  menu.load(start);
  return { menu, state, sent, shown };
}
const names = (menu: SiteMenu): string[] => menu.get().menus.main.map(({ id }) => id);
const cachedNames = (kept: Settings): string[] => getMenus(kept).main.map(({ id }) => id);

describe('the menu of a site', () => {
  it('keeps saved changes when settings arrive that were read before them', async () => {
    const before = settings({ mainnav_items: [item('a')] });
    const { menu, shown } = server(before);
    await menu.change({ main: [item('a'), item('b')] });
    menu.load(before);
    expect(names(menu)).toEqual(['a', 'b']);
    // Other parts of the screen display the saved menu again, too.
    expect(getMenus(shown.at(-1) ?? before).main.map(({ id }) => id)).toEqual(['a', 'b']);
    await menu.change({ main: [item('b'), item('a')] });
    expect(names(menu)).toEqual(['b', 'a']);
  });

  it('NAV-019 stores its items in one location after a change, wherever they were before', async () => {
    const { menu, state } = server(
      settings({ mainnav_settings: { mainnav_items: [item('a')], sticky: true } }),
    );
    expect(names(menu)).toEqual(['a']);
    expect(await menu.change({ main: [item('a'), item('b')] })).toBe(true);
    expect(state.kept.theme).toMatchObject({
      mainnav_items: [{ id: 'a' }, { id: 'b' }],
      mainnav_settings: { mainnav_items: [], sticky: true },
    });
    await menu.change({ main: [] });
    expect(cachedNames(state.kept)).toEqual([]);
  });

  it('is shown immediately, and saved sequentially', async () => {
    const { menu, sent, shown, state } = server(settings());
    const first = menu.change({ main: [item('a')] });
    expect(names(menu)).toEqual(['a']);
    expect(shown.at(-1)?.theme.mainnav_items).toMatchObject([{ id: 'a' }]);
    const second = menu.change({ right: [item('r')] });
    const third = menu.change({ main: [item('b')] });
    expect([menu.isDirty, menu.get().isSaving]).toEqual([true, true]);
    await Promise.all([first, second, third]);
    expect(sent).toHaveLength(2);
    expect([cachedNames(state.kept), menu.isDirty, menu.get().isSaving]).toEqual([
      ['b'],
      false,
      false,
    ]);
    expect(getMenus(state.kept).right).toMatchObject([{ id: 'r' }]);
  });

  it('has a logo, which is saved without the menu', async () => {
    const { menu, state, sent } = server(settings({ mainnav_items: [item('a')] }));
    await menu.change({ logo: { src: '/logo.png', alt: 'Kiln' } });
    expect(sent).toEqual([{ main_logo: '/logo.png', main_logo_alt: 'Kiln', version: 1 }]);
    expect([cachedNames(state.kept), state.kept.main_logo]).toEqual([['a'], '/logo.png']);
    expect(menu.get().menus.logo).toEqual({ src: '/logo.png', alt: 'Kiln' });
  });

  it('keeps a change that could not be saved, until it is saved or discarded', async () => {
    const { menu, state } = server(settings({ mainnav_items: [item('old')] }));
    state.failures.push(new Error('No network'));
    expect(await menu.change({ main: [item('new')] })).toBe(false);
    expect([names(menu), menu.get().failure, menu.isDirty]).toEqual([['new'], 'No network', true]);
    // Loaded settings do not remove the pending change.
    menu.load(settings({ mainnav_items: [item('loaded')] }));
    expect(names(menu)).toEqual(['new']);
    expect(await menu.save()).toBe(true);
    expect([cachedNames(state.kept), menu.get().failure]).toEqual([['new'], '']);

    state.failures.push(new Error('No network'));
    await menu.change({ main: [item('other')] });
    menu.discard();
    expect([names(menu), menu.isDirty, menu.get().failure]).toEqual([['new'], false, '']);
  });

  it('is saved on top of newer settings with the same menu without a question', async () => {
    const { menu, state } = server(settings());
    state.kept = { ...state.kept, company_name: 'Renamed', version: 7 };
    await menu.change({ main: [item('a')] });
    expect([state.asked, cachedNames(state.kept), state.kept.company_name]).toEqual([
      0,
      ['a'],
      'Renamed',
    ]);
  });

  it.each([
    ['mine', ['a']],
    ['theirs', ['theirs']],
  ] as const)('asks before it overwrites a newer menu: %s', async (answer, kept) => {
    const { menu, state } = server(settings());
    state.answer = answer;
    state.kept = settings({ mainnav_items: [item('theirs')] }, 9);
    await menu.change({ main: [item('a')] });
    expect([state.asked, cachedNames(state.kept), names(menu), menu.isDirty]).toEqual([
      1,
      kept,
      kept,
      false,
    ]);
  });
});
