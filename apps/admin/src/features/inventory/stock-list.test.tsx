import { EntityList } from '@org/admin-kit';
import { renderAs, testMe } from '@org/admin-kit/testing';
import { startAnswerServer } from '@org/config/answer-server';
import { DEFAULT_SETTINGS, shellSettingsSchema } from '@org/schema/entities';
import { configure, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { stockList } from './stock-list.config.tsx';

const server = startAnswerServer();
// Responses use a real connection, on a machine that may be busy.
configure({ asyncUtilTimeout: 30_000 });
vi.setConfig({ testTimeout: 30_000 });

const ok = (body: object) => ({ status: 200, body: { success: true, ...body } });
const ME = testMe({
  settings: shellSettingsSchema.cast(
    { ...DEFAULT_SETTINGS, currency: 'EUR' },
    { stripUnknown: true },
  ),
});

it('shows the prices of a list in the currency of the tenant', async () => {
  const row = {
    id: 5,
    productId: 1,
    name: 'Mug',
    sku: 'MUG',
    status: 'published',
    attributes: [],
    image: '',
    price: 12.5,
    salePrice: null,
    onHand: 3,
    reserved: 0,
    available: 3,
    reorderPoint: 0,
    lowAt: null,
    state: 'in',
    levels: [],
  };
  const results = { rows: [row], total: 1, totalIsCapped: false, currentPage: 1, itemsPerPage: 25 };
  server.answer('GET /api/v1/admin/inventory/levels/', () => ok({ results }));
  server.answer('GET /api/v1/admin/views/', () => ok({ results: { rows: [] } }));
  const getScreen = stockList({ locationId: undefined, low: false, editsPieces: false });
  await renderAs(
    ME,
    <EntityList
      screen={{ ...getScreen, usual: { ...getScreen.usual, columns: ['name', 'price'] } }}
    />,
    '/admin/inventory',
    server.origin(),
  );
  expect((await screen.findByText(/12\.50/)).textContent).toMatch(/€/);
});
