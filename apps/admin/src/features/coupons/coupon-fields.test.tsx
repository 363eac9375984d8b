import { renderAs, testMe } from '@org/admin-kit/testing';
import type { Coupon } from '@org/schema/entities';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { CouponFields } from './coupon-fields.tsx';
import { type CouponValues, emptyCouponForm } from './coupon-form.ts';

function Form(): ReactElement {
  const form = useForm<CouponValues>({ defaultValues: emptyCouponForm() });
  return <CouponFields form={form} record={undefined as Coupon | undefined} readOnly={false} />;
}

it('marks the code of a coupon as required, and its description as optional', async () => {
  await renderAs(testMe(), <Form />);
  const code = screen.getByRole<HTMLInputElement>('textbox', { name: /^Code/ });
  expect(code.required).toBe(true);
  expect(code.labels?.[0]?.textContent).toMatch(/\*$/);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Description/ }).required).toBe(
    false,
  );
});
