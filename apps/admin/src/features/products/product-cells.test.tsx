import { renderAs, testMe } from '@org/admin-kit/testing';
import { DEFAULT_SETTINGS, type Product, shellSettingsSchema } from '@org/schema/entities';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PriceCell } from './product-cells.tsx';

const ME = testMe({
  settings: shellSettingsSchema.cast(
    { ...DEFAULT_SETTINGS, currency: 'EUR' },
    { stripUnknown: true },
  ),
});

it("shows the price of a product, and its price before a sale, in the tenant's currency", async () => {
  const product = {
    unitPrice: 20,
    salePrice: 15,
    priceRange: { min: 20, max: 20 },
    numberOfVariants: 0,
  } as unknown as Product;
  await renderAs(ME, <PriceCell product={product} />);
  expect(screen.getByText(/20\.00/).textContent).toMatch(/€/);
  expect(screen.getByText(/15\.00/).textContent).toMatch(/€/);
});
