import { failureText, RecordPicker, type RecordSource } from '@org/admin-kit';
import { rows } from '@org/api-client';
import { callKey, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { Product } from '@org/schema/entities';
import { Button, Icon, Popover, toast } from '@org/ui';
import { IconPackage } from '@tabler/icons-react';
import { type ReactElement, useRef, useState } from 'react';
import { text } from '../messages.ts';
import { emptyLine, type LineValues } from '../model/line-form.ts';

const { products } = apiContract;

/** Renders a button that searches products and adds the chosen one as a line. */
export function ProductLine({
  taxIds,
  onAdd,
}: {
  readonly taxIds: readonly number[];
  readonly onAdd: (line: LineValues) => void;
}): ReactElement {
  const api = useApi();
  const [isOpen, setOpen] = useState(false);
  const found = useRef(new Map<number, Product>());
  const source: RecordSource = {
    key: callKey(products.list),
    find: async (_api, search, signal) => {
      const query = { itemsPerPage: 20, ...(search && { search }) };
      return rows(await api.call(products.list, { query, signal })).rows.map((product) => {
        found.current.set(product.id, product);
        const { id, name, sku } = product;
        return { value: String(id), label: [name, sku].filter(Boolean).join(' · ') };
      });
    },
    getName: () => Promise.resolve(undefined),
  };
  async function add(id: string): Promise<void> {
    const productId = Number(id);
    setOpen(false);
    // Results of an earlier search come from the cache, without `find`.
    const product =
      found.current.get(productId) ??
      (await api
        .call(products.get, { params: { id: productId } })
        .then((answer) => answer.product)
        .catch((failure: unknown) => void toast.error(failureText(failure))));
    if (!product) return;
    onAdd({
      ...emptyLine(taxIds, 'product'),
      productId: product.id,
      sku: product.sku,
      name: product.name,
      unitPrice: String(product.salePrice ?? product.unitPrice),
    });
  }
  return (
    <Popover opened={isOpen} onChange={setOpen} position="top-start" width={320} trapFocus>
      <Popover.Target>
        <Button
          size="xs"
          variant="default"
          leftSection={<Icon of={IconPackage} size={14} />}
          onClick={() => setOpen(!isOpen)}
        >
          {text.addProduct}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <RecordPicker
          source={source}
          label={text.addProduct}
          none={text.searchProducts}
          nothingFound={text.noProducts}
          value=""
          onChange={(id) => void add(id)}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
