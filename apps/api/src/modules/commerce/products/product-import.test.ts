import { readingContext } from '@org/schema';
import { expect, it } from 'vitest';
import { getImport, runImportStep, uploadTo } from '../../../../test/support/imports.ts';
import { testApi } from '../../../../test/support/test-api.ts';
import { productImport } from './product-import.ts';

const READING = readingContext({ locale: 'en-CA' });

const read = (cells: Readonly<Record<string, string>>): unknown =>
  productImport.create.validateSync(productImport.toBody(cells, READING), { abortEarly: false });

it('reads the cells of a file as a product', () => {
  expect(
    read({
      name: 'Name two',
      sku: 'Sku two',
      slug: 'slug-two',
      status: 'Published',
      unitPrice: '1,250.50',
      salePrice: '1,250.50',
      stock: '7',
      brand: 'Brand two',
      barcode: 'Barcode two',
      excerpt: 'Excerpt two',
      description: 'Description two',
      images: '/media/one.webp; /media/two.webp',
    }),
  ).toEqual({
    name: 'Name two',
    sku: 'Sku two',
    slug: 'slug-two',
    status: 'published',
    unitPrice: 1250.5,
    salePrice: 1250.5,
    stock: 7,
    brand: 'Brand two',
    barcode: 'Barcode two',
    excerpt: 'Excerpt two',
    description: '<p>Description two</p>',
    images: [
      { file: '/media/one.webp', alt: '' },
      { file: '/media/two.webp', alt: '' },
    ],
  });
});

it('keeps the markup of a description, and converts plain lines into paragraphs', () => {
  const of = (description: string) => productImport.toBody({ description }, READING).description;
  expect(of('<p>One</p>')).toBe('<p>One</p>');
  expect(of('One & only\n\nsize < 3')).toBe('<p>One &amp; only</p><p>size &lt; 3</p>');
});

it('ignores empty cells, and rejects a row without a name', () => {
  expect(
    productImport.toBody(
      {
        name: 'Alone',
        sku: '',
        slug: '',
        status: '',
        unitPrice: '',
        salePrice: '',
        stock: '',
        brand: '',
        barcode: '',
        excerpt: '',
        description: '',
        images: '',
        categories: '',
      },
      READING,
    ),
  ).toEqual({ name: 'Alone' });
  expect(() => read({})).toThrow();
});

it('imports a file of products, and undoes it', async () => {
  const t = await testApi();
  await t.api.jobs.start({ poll: 1 });
  const list = async (): Promise<unknown[]> => {
    const { body } = await t.call('GET', '/api/v1/admin/products/?search=two', { as: 'admin' });
    return (body.results as { rows: unknown[] }).rows;
  };
  try {
    await t.call('POST', '/api/v1/admin/products/categories/', {
      as: 'admin',
      body: { category: 'Pots' },
    });
    const upload = await uploadTo(
      t,
      'Name;SKU;Address;Status;Price;Sale price;Stock;Brand;Barcode;Excerpt;Description;Categories;Tags;Image\nName two;Sku two;slug-two;Published;1,250.50;1,250.50;7;Brand two;Barcode two;Excerpt two;Description two;pots;New, Blue;/media/one.webp\n',
      { entity: 'products' },
    );
    const { id, mapping } = getImport(upload);
    expect(mapping).toEqual([
      'name',
      'sku',
      'slug',
      'status',
      'unitPrice',
      'salePrice',
      'stock',
      'brand',
      'barcode',
      'excerpt',
      'description',
      'categories',
      'tags',
      'images',
    ]);
    expect((await runImportStep(t, id, 'validate')).check).toMatchObject({ created: 1, failed: 0 });
    expect(await runImportStep(t, id, 'start')).toMatchObject({ created: 1, failed: 0 });
    expect(await list()).toMatchObject([
      {
        name: 'Name two',
        sku: 'Sku two',
        slug: 'slug-two',
        status: 'published',
        unitPrice: 1250.5,
        salePrice: 1250.5,
        stock: 7,
        brand: 'Brand two',
        barcode: 'Barcode two',
        excerpt: 'Excerpt two',
        description: '<p>Description two</p>',
        categories: [{ category: 'Pots' }],
        tags: [{ name: 'Blue' }, { name: 'New' }],
        images: [{ file: '/media/one.webp', alt: '' }],
      },
    ]);
    await runImportStep(t, id, 'undo');
    expect(await list()).toEqual([]);
  } finally {
    await t.api.jobs.stop();
    await t.close();
  }
});
