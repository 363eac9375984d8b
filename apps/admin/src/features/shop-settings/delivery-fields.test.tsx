import { renderAs, testMe } from '@org/admin-kit/testing';
import { act, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { DeliveryFields } from './delivery-fields.tsx';
import type { ShopFieldsProps } from './selling-fields.tsx';

type Values = ShopFieldsProps['form'] extends UseFormReturn<infer Fields> ? Fields : never;

const VALUES = {
  shipping: {
    enabled: true,
    methods: [
      {
        id: 'post',
        name: 'Post',
        price: '9.5',
        free_over: '',
        band_by: '',
        bands: [],
        destinations: [],
      },
    ],
  },
  pickup: { enabled: false, instructions: '', country: '', province: '' },
} as unknown as Values;

let form: UseFormReturn<Values> | undefined;
function Form(): ReactElement {
  form = useForm<Values>({ defaultValues: VALUES });
  return <DeliveryFields form={form as ShopFieldsProps['form']} readOnly={false} />;
}

it('keeps the focus in a delivery method when the saved values come back', async () => {
  await renderAs(testMe(), <Form />);
  const name = screen.getByRole('textbox', { name: 'Name' });
  act(() => name.focus());
  act(() => form?.reset(VALUES));
  expect(document.activeElement).toBe(name);
});
