import { renderAs, testMe } from '@org/admin-kit/testing';
import { startAnswerServer } from '@org/config/answer-server';
import { DEFAULT_SETTINGS, type Me } from '@org/schema/entities';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { LiveChatSwitch } from './live-chat-switch.tsx';

const server = startAnswerServer();
const PATH = '/api/v1/admin/settings/';
const withModule: Partial<Me> = { plan: { level: 'basic', modules: ['email_marketing'] } };
const answer = (live_chat_enabled: boolean) => {
  const settings = { ...DEFAULT_SETTINGS, live_chat_enabled, version: 2 };
  return { status: 200, body: { success: true, settings, results: settings } };
};

beforeEach(() => {
  server.requests.length = 0;
  server.answer(`GET ${PATH}`, () => answer(false));
  server.answer(`PUT ${PATH}`, ({ body }) =>
    answer((body as { live_chat_enabled: boolean }).live_chat_enabled),
  );
});

const draw = (over: Partial<Me>, role?: '3' | '8') =>
  renderAs(testMe(over, role), <LiveChatSwitch />, '/admin', server.origin());
const toggle = () => screen.findByRole<HTMLInputElement>('switch');

it('SET-003 saves only live_chat_enabled when it is switched', async () => {
  await draw(withModule);
  await userEvent.click(await toggle());
  await waitFor(async () => expect((await toggle()).checked).toBe(true));
  const saved = server.requests.filter(({ method }) => method === 'PUT');
  expect(saved.map(({ path, body }) => [path, body])).toEqual([
    [PATH, { live_chat_enabled: true }],
  ]);
});

it('PERM-003 requires a tenant and the email marketing module', async () => {
  await draw(withModule);
  expect(await toggle()).toBeTruthy();
  for (const over of [{}, { ...withModule, tenant: null }]) {
    const { container } = await draw(over);
    expect(container.querySelector('[role="switch"]')).toBeNull();
  }
});

it('is read-only for users who may only view it', async () => {
  await draw(withModule, '8');
  expect((await toggle()).disabled).toBe(true);
});
