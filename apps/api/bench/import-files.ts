/** A file that is measured on its way in. */
export interface ImportFile {
  /** Plural of the entity in API paths. */
  readonly entity: string;
  readonly filename: string;
  /** Settings of the import that the file needs, as its calls take them. */
  readonly settings?: { readonly makesMissing: boolean };
  /**
   * Returns the file.
   * @param rows - how many rows
   */
  csv(rows: number): Buffer;
}

/** Creates a file from a header and generated rows. */
function file(heading: string, rows: number, row: (n: number) => string): Buffer {
  const lines = [heading];
  for (let n = 0; n < rows; n++) lines.push(row(n));
  return Buffer.from(lines.join('\n'));
}

const SIZES = ['XS', 'S', 'M', 'L', 'XL'] as const;
const KINDS = ['Shirt', 'Lamp', 'Chair', 'Kettle', 'Jacket', 'Bottle', 'Notebook'] as const;
const LOOKS = ['Blue', 'Quiet', 'Heavy', 'Woven', 'Round', 'Nordic', 'Plain', 'Bright'] as const;

const getName = (n: number): string =>
  `${LOOKS[n % LOOKS.length]} ${KINDS[n % KINDS.length]} ${n % 2311}`;

/** The files, by the names that `FILE` takes. */
export const IMPORT_FILES: Readonly<Record<string, ImportFile>> = {
  customers: {
    entity: 'customers',
    filename: 'people.csv',
    /** Every tenth row repeats the person of an earlier one, so that rows are also updated. */
    csv: (rows) =>
      file('First name,Last name,Email,Phone,Company,City,Country', rows, (n) => {
        const who = n % 10 === 9 ? n - 9 : n;
        return `First${who % 997},Last${who % 4999},person${who}@import.example,+1416555${String(who % 10_000).padStart(4, '0')},Company ${who % 2000},Toronto,CA`;
      }),
  },
  products: {
    entity: 'products',
    filename: 'products.csv',
    settings: { makesMissing: true },
    csv: (rows) =>
      file(
        'Name,SKU,Price,Sale price,Stock,Brand,Excerpt,Categories,Status',
        rows,
        (n) =>
          `${getName(n)},P-${n},${10 + (n % 90)}.90,${n % 4 === 0 ? `${9 + (n % 90)}.50` : ''},${n % 50},Maker ${n % 200},Made to last number ${n % 977},Import ${n % 40},published`,
      ),
  },
  shopify: {
    entity: 'products',
    filename: 'shopify.csv',
    settings: { makesMissing: true },
    /** Five rows are one product with five variants. */
    csv: (rows) =>
      file(
        'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Variant Barcode,Status',
        rows,
        (n) => {
          const product = Math.floor(n / SIZES.length);
          const size = SIZES[n % SIZES.length];
          const first =
            n % SIZES.length === 0
              ? [
                  getName(product),
                  `<p>Made to last number ${product % 977}</p>`,
                  `Maker ${product % 200}`,
                  `Import ${product % 40}`,
                  `"new, batch ${product % 20}"`,
                  'true',
                  'Size',
                ]
              : ['', '', '', '', '', '', ''];
          return [
            `thing-${product}`,
            ...first,
            size,
            `S-${product}-${size}`,
            200 + (n % 50),
            'shopify',
            n % 30,
            'deny',
            `${10 + (product % 90)}.90`,
            product % 4 === 0 ? `${20 + (product % 90)}.90` : '',
            '',
            first[0] === '' ? '' : 'active',
          ].join(',');
        },
      ),
  },
};
