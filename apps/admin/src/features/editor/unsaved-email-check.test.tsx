import { renderAs, testMe } from '@org/admin-kit/testing';
import { startAnswerServer } from '@org/config/answer-server';
import { createTree } from '@org/content';
import type { EditorCampaign } from '@org/editor-core';
import { blockRegistry } from '@org/installed-blocks/definitions';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { UnsavedEmailCheck } from './unsaved-email-check.tsx';

const BASE = '/api/v1/admin/email-marketing/';
const server = startAnswerServer();
const TREE = createTree({ type: 'Wrapper' }, blockRegistry);
const EMAIL: EditorCampaign = {
  kind: 'notification',
  id: 3,
  name: 'Order confirmation',
  subject: '',
  preheader: '',
  content: null,
  version: 1,
  about: { event: 'order.placed', audience: 'customer' },
};

async function show(
  email: EditorCampaign,
  findings: readonly object[] = [],
  onShowBlock: (id: string) => void = () => undefined,
): Promise<unknown[]> {
  const bodies: unknown[] = [];
  server.answer(`POST ${BASE}check-email/`, ({ body }) => {
    bodies.push(body);
    const results = {
      score: 100,
      bytes: 24_000,
      limit: 102_000,
      findings,
      compatibility: [],
      dataDate: '2026-05-13',
    };
    return { status: 200, body: { success: true, results } };
  });
  server.answer(`GET ${BASE}preview-records/`, ({ query }) => {
    const rows =
      query.event === 'order.placed' ? [{ id: 7, name: 'Order 1042', note: 'Robin' }] : [];
    return { status: 200, body: { success: true, results: { rows } } };
  });
  await renderAs(
    testMe(),
    <UnsavedEmailCheck tree={TREE} email={email} onShowBlock={onShowBlock} />,
    '/admin/email-marketing',
    server.origin(),
  );
  expect(await screen.findByText('Ready to send')).toBeTruthy();
  return bodies;
}

it('checks a notification with sample data first, and then with the record that is chosen', async () => {
  const bodies = await show(EMAIL);
  const about = { hasRecord: true, event: 'order.placed', audience: 'customer' };
  expect(bodies).toEqual([expect.objectContaining(about)]);
  expect(bodies[0]).not.toHaveProperty('recordId');
  await userEvent.click(screen.getByRole('combobox', { name: 'Check with' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Order 1042 · Robin' }));
  await waitFor(() =>
    expect(bodies.at(-1)).toEqual(expect.objectContaining({ ...about, recordId: 7 })),
  );
});

it('offers no records for a campaign, and for an event that has none', async () => {
  const { about: _about, ...campaign } = EMAIL;
  const bodies = await show({ ...campaign, kind: 'campaign' });
  expect(bodies[0]).toEqual(expect.objectContaining({ hasRecord: false }));
  expect(screen.queryByRole('combobox', { name: 'Check with' })).toBeNull();
});

it('leads to the blocks that are not finished', async () => {
  const shown: string[] = [];
  const message = 'A block still has the sample text that it began with.';
  const finding = { key: 'sample_text', level: 'problem', message, examples: [] };
  await show(EMAIL, [{ ...finding, blocks: ['aa', 'bb'] }], (id) => shown.push(id));
  await userEvent.click(screen.getByRole('button', { name: 'Show block 2' }));
  expect(shown).toEqual(['bb']);
});
