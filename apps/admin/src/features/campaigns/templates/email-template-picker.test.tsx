import { renderAs, testMe } from '@org/admin-kit/testing';
import { startAnswerServer } from '@org/config/answer-server';
import { loadContent } from '@org/content';
import { blockRegistry } from '@org/installed-blocks/definitions';
import { DEFAULT_SETTINGS } from '@org/schema/entities';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { type CampaignStart, EmailTemplatePicker } from './email-template-picker.tsx';

const server = startAnswerServer();

it.each(['with the settings', 'without the permission to read the settings'])(
  'a new campaign starts with the content and the texts of a ready-made email, %s',
  async (way) => {
    server.answer('GET /api/v1/admin/settings/', () =>
      way === 'with the settings'
        ? { status: 200, body: { success: true, settings: { ...DEFAULT_SETTINGS, version: 3 } } }
        : { status: 403, body: { success: false, code: 'forbidden', message: 'Not allowed' } },
    );
    const onChoose = vi.fn<(start: CampaignStart) => void>();
    await renderAs(
      testMe({}),
      <EmailTemplatePicker onChoose={onChoose} />,
      '/admin/email-marketing/campaigns/new',
      server.origin(),
    );
    const sale = await screen.findByRole('radio', { name: /^Sale/ }, { timeout: 20_000 });
    expect(screen.getAllByRole('radio')).toHaveLength(14);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Empty email/ }).checked).toBe(
      true,
    );
    await userEvent.click(sale);
    await waitFor(() => expect(onChoose).toHaveBeenCalled());
    const [start] = onChoose.mock.lastCall ?? [];
    expect(start?.subject).toBe('20% off, this week only');
    const loaded = loadContent(start?.content ?? null, blockRegistry, 'email');
    const tree = loaded.ok ? loaded.tree : {};
    expect(Object.values(tree).map(({ type }) => type.resolvedName)).toContain('EmailCoupon');

    await userEvent.click(screen.getByRole('radio', { name: /^Empty email/ }));
    await waitFor(() =>
      expect(onChoose).toHaveBeenLastCalledWith({ content: undefined, subject: '', preheader: '' }),
    );
  },
);
