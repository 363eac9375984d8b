import { permissionTree } from '@org/schema';
import { DEFAULT_SETTINGS, type Me, shellSettingsSchema } from '@org/schema/entities';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderAs } from '../testing/render-as.tsx';
import { testMe } from '../testing/test-me.ts';
import type { CommandEntries } from './command-entries.ts';
import { CommandHost } from './command-host.tsx';

const load = async (): Promise<CommandEntries> => ({
  searches: [],
  findAll: async () => ({ rows: [], corrected: null }),
  links: {},
  creations: [],
  screens: () => [],
  settings: [],
  help: [],
});

const settingsWith = (permissions: unknown): Me['settings'] =>
  ({
    ...shellSettingsSchema.cast(DEFAULT_SETTINGS, { stripUnknown: true }),
    permissions,
  }) as Me['settings'];

const box = () => screen.queryByRole('button', { name: 'Search' });
async function pressKeys(): Promise<void> {
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.keyboard('{Meta>}k{/Meta}');
}

describe('the command menu', () => {
  const { command_menu: _none, ...without } = permissionTree('3');

  const hidden: [string, Partial<Me>][] = [
    [
      'the settings take it away',
      { settings: settingsWith({ command_menu: { can_view: false } }) },
    ],
    ['the role does not have it', { permissions: without }],
  ];
  it.each(hidden)('CMDK-010 has no search box, icon or shortcut where %s', async (_why, over) => {
    const { container } = await renderAs(testMe(over), <CommandHost load={load} />);
    expect(box()).toBeNull();
    expect(container.querySelectorAll('button, a, svg, input')).toHaveLength(0);
    await pressKeys();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  const available: [string, unknown][] = [
    ['nothing', undefined],
    ['nothing of it', {}],
    ['yes', { command_menu: { can_view: true } }],
  ];
  it.each(available)(
    'CMDK-010 is available where the settings say %s',
    async (_what, permissions) => {
      await renderAs(testMe({ settings: settingsWith(permissions) }), <CommandHost load={load} />);
      expect(box()).toBeTruthy();
      await userEvent.keyboard('{Control>}k{/Control}');
      expect(await screen.findByRole('dialog')).toBeTruthy();
    },
  );
});
