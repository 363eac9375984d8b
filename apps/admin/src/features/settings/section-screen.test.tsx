import { renderAs, testMe } from '@org/admin-kit/testing';
import { startAnswerServer } from '@org/config/answer-server';
import { DEFAULT_SETTINGS, type Settings } from '@org/schema/entities';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { PERMISSIONS, PermissionFields } from './permissions-section.tsx';
import { SectionScreen } from './section-screen.tsx';

const server = startAnswerServer();
const PATH = '/api/v1/admin/settings/';
/** Current settings of the mock server. */
let now: Settings;

function put(change: Partial<Settings>): void {
  now = { ...now, ...change, version: now.version + 1 };
}
const answer = () => ({ success: true, settings: now, results: now });
const saves = () =>
  server.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body as object);

beforeEach(() => {
  sessionStorage.clear();
  server.requests.length = 0;
  now = { ...DEFAULT_SETTINGS, company_name: 'Kiln', version: 4 };
  server.answer(`GET ${PATH}`, () => ({ status: 200, body: answer() }));
  server.answer(`PUT ${PATH}`, ({ body }) => {
    const { version, ...change } = body as Partial<Settings>;
    if (version !== now.version)
      return {
        status: 409,
        body: {
          success: false,
          error: 'Changed',
          errors: ['Changed'],
          code: 'conflict',
          current: now,
        },
      };
    put(change);
    return { status: 200, body: answer() };
  });
});

const draw = (role?: '3' | '8') =>
  renderAs(
    testMe({}, role),
    <SectionScreen id="permissions" section={PERMISSIONS} Fields={PermissionFields} />,
    '/admin/setting/permissions',
    server.origin(),
  );
const menu = () => screen.findByRole<HTMLInputElement>('switch', { name: /Command menu/ });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save settings' }));

it('saves its own settings with the version that was loaded, and nothing else', async () => {
  await draw();
  await userEvent.click(await menu());
  await save();
  await waitFor(() =>
    expect(saves()).toEqual([
      {
        version: 4,
        permissions: { command_menu: { can_view: false }, voip: { can_view: true } },
      },
    ]),
  );
  expect((await screen.findAllByText('Saved')).length).toBeGreaterThan(0);
});

it('saves on top of changes that another user made in another section', async () => {
  await draw();
  await userEvent.click(await menu());
  put({ phone: '555' });
  await save();
  await waitFor(() => expect(now.permissions.command_menu.can_view).toBe(false));
  expect(saves().map((body) => Reflect.get(body, 'version'))).toEqual([4, 5]);
  expect(now.phone).toBe('555');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks when another user has changed the same section, and overwrites nothing automatically', async () => {
  await draw();
  await userEvent.click(await menu());
  put({ permissions: { command_menu: { can_view: true }, voip: { can_view: false } } });
  await save();
  expect(await screen.findByText('Someone else saved changes')).toBeTruthy();
  expect(saves()).toHaveLength(1);
  expect(now.permissions).toMatchObject({ command_menu: { can_view: true } });
});

it('is read-only for users who may only view it', async () => {
  await draw('8');
  expect((await menu()).disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'Save settings' })).toBeNull();
});
