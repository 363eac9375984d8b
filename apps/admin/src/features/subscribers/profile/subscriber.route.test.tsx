import { renderAs, testMe } from '@org/admin-kit/testing';
import { startAnswerServer } from '@org/config/answer-server';
import type { SubscriberProfile } from '@org/schema/entities';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { SubscriberScreen } from './subscriber.route.tsx';

const server = startAnswerServer();
const me = testMe({ plan: { level: 'basic', modules: ['email_marketing'] } });
const PATH = '/api/v1/admin/email-marketing/subscribers/7/';
const profile: SubscriberProfile = {
  id: 7,
  email: 'ada@kiln.example',
  firstname: 'Ada',
  lastname: '',
  timezone: '',
  country_timezone: '',
  status: 'subscribed',
  blocked: 'none',
  source: 'frmNewsletter',
  lists: [{ id: 1, name: 'Letters', status: 'subscribed', at: '2026-11-01T10:00:00.000Z' }],
  created_at: '2026-11-01T10:00:00.000Z',
  updated_at: '2026-11-01T10:00:00.000Z',
  customer_id: null,
  paused_until: null,
  consent: [{ list: 'Letters', entries: [{ name: 'ip', value: '192.0.2.7' }] }],
  received: 4,
  opened: 3,
  clicked: 1,
};
beforeEach(() => {
  server.requests.length = 0;
  server.answer(`GET ${PATH}activity/`, () => ({
    status: 200,
    body: {
      success: true,
      results: {
        rows: [
          {
            kind: 'opened',
            at: '2026-11-02T10:00:00.000Z',
            name: 'Spring',
            record_id: 9,
            detail: '',
          },
          {
            kind: 'confirmed',
            at: '2026-11-01T10:00:00.000Z',
            name: 'Letters',
            record_id: null,
            detail: '',
          },
        ],
        nextCursor: null,
      },
    },
  }));
});
const open = (over: Partial<SubscriberProfile> = {}) =>
  renderAs(
    me,
    <SubscriberScreen profile={{ ...profile, ...over }} />,
    '/admin/email-marketing/subscribers/7',
    server.origin(),
  );

it('shows figures, consent and what happened, with links to campaigns', async () => {
  await open();
  expect((await screen.findByRole('link', { name: 'Spring' })).getAttribute('href')).toContain(
    '/admin/email-marketing/campaigns/9',
  );
  expect(screen.getByText('75%')).toBeTruthy();
  expect(screen.getByText('192.0.2.7')).toBeTruthy();
});

it('saves a changed name', async () => {
  server.answer(`PUT ${PATH}`, ({ body }) => ({
    status: 200,
    body: {
      success: true,
      subscriber: { ...profile, ...(body as object) },
      message: 'Subscriber saved',
    },
  }));
  await open();
  await userEvent.type(await screen.findByLabelText('Last name'), 'Lovelace');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Subscriber saved')).toBeTruthy();
  expect(server.requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    lastname: 'Lovelace',
  });
});

it('asks before it blocks an address', async () => {
  server.answer(`POST ${PATH}block/`, () => ({
    status: 200,
    body: { success: true, subscriber: { ...profile, blocked: 'manual' }, message: 'Blocked' },
  }));
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Block' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Block ada@kiln.example?');
  expect(server.requests.some(({ method }) => method === 'POST')).toBe(false);
});

it('offers no way back for people who complained', async () => {
  await open({ blocked: 'complaint' });
  expect(await screen.findByText('Marked an email as spam')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Unblock' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Block' })).toBeNull();
});

it('sets the time zone, and says which one counts without it', async () => {
  server.answer(`PUT ${PATH}`, ({ body }) => ({
    status: 200,
    body: {
      success: true,
      subscriber: { ...profile, ...(body as object) },
      message: 'Subscriber saved',
    },
  }));
  await open({ country_timezone: 'Europe/Paris' });
  const zone = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Time zone' });
  expect(zone.value).toBe('Europe/Paris, by the country');
  await userEvent.clear(zone);
  await userEvent.type(zone, 'tokyo');
  await userEvent.click(await screen.findByRole('option', { name: 'Asia/Tokyo' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Subscriber saved')).toBeTruthy();
  const saved = server.requests.find(({ method }) => method === 'PUT');
  expect(saved?.body).toMatchObject({ timezone: 'Asia/Tokyo' });
});
