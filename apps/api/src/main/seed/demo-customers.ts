import type { CustomerCreate, TagColor } from '@org/schema';

/** A customer of the demo, with its tags by name and what was noted about it. */
export interface DemoCustomer extends Omit<CustomerCreate, 'tagIds' | 'consent'> {
  readonly tags?: readonly string[];
  readonly notes?: readonly {
    readonly title: string;
    readonly content: string;
    readonly due?: number;
  }[];
}

/** Tags of the demo's customers. */
export const DEMO_TAGS: readonly { readonly name: string; readonly color: TagColor }[] = [
  { name: 'Care contract', color: 'green' },
  { name: 'Design', color: 'violet' },
  { name: 'Press', color: 'blue' },
  { name: 'Slow payer', color: 'orange' },
  { name: 'VIP', color: 'red' },
];

const toronto = (street: string, postalCode: string): CustomerCreate['addresses'] => [
  {
    type: 'billing',
    street,
    city: 'Toronto',
    province: 'ON',
    postalCode,
    country: 'Canada',
    countryCode: 'CA',
    isDefault: true,
  },
];

/** Customers of a gardener in Toronto. */
export const DEMO_CUSTOMERS: readonly DemoCustomer[] = [
  {
    firstname: 'Marguerite',
    lastname: 'Okafor',
    email: 'marguerite.okafor@example.com',
    phone: '+14165550142',
    country: 'CA',
    status: 'active',
    source: 'Recommendation',
    addresses: toronto('18 Withrow Avenue', 'M4K 1C8'),
    tags: ['Care contract', 'VIP'],
    notes: [
      {
        title: 'Prune the old pear before the frost',
        content:
          'She wants the shape kept as it is. Bring the long ladder; the gate code is with the office.',
        due: 9,
      },
      {
        title: 'Happy with the herb spiral',
        content: 'Asked whether we could do the same for her sister in Hamilton.',
      },
    ],
  },
  {
    firstname: 'Tomasz',
    lastname: 'Lindqvist',
    email: 'tomasz@lindqvist-bakery.example',
    phone: '+14165550119',
    company: 'Lindqvist Bakery',
    job_title: 'Owner',
    website: 'https://lindqvist-bakery.example',
    country: 'CA',
    status: 'active',
    source: 'Website',
    addresses: toronto('402 Roncesvalles Avenue', 'M6R 2M9'),
    vehicles: [
      {
        type: 'truck',
        make: 'Ford',
        model: 'Transit',
        year: '2019',
        color: 'white',
        plate: 'BAKE 402',
        vin: '',
        odometer: 84_200,
        check_in_status: '',
        notes: 'Loads the planters for the terrace himself.',
      },
    ],
    tags: ['Care contract'],
    notes: [
      {
        title: 'Planters for the terrace',
        content:
          'Eight long boxes, evergreen, nothing that drops berries on the tables. Offer by Friday.',
        due: 4,
      },
    ],
  },
  {
    firstname: 'Harriet',
    lastname: 'Nakamura',
    email: 'h.nakamura@example.com',
    phone: '+14165550177',
    country: 'CA',
    status: 'lead',
    source: 'Open garden day',
    tags: ['Design'],
    notes: [
      {
        title: 'First visit: a shady yard of 60 m²',
        content:
          'North side, heavy clay. She likes ferns and moss, no lawn at all. Budget about 15,000.',
        due: 2,
      },
    ],
  },
  {
    firstname: 'Desmond',
    lastname: 'Achterberg',
    email: 'd.achterberg@example.com',
    phone: '+14165550163',
    country: 'CA',
    status: 'active',
    source: 'Recommendation',
    addresses: toronto('77 Hogarth Avenue', 'M4K 1K3'),
    tags: ['Care contract'],
  },
  {
    firstname: 'Priya',
    lastname: 'Venkataraman',
    email: 'priya.v@example.com',
    phone: '+16475550104',
    company: 'Junction Arts Centre',
    job_title: 'Facilities',
    country: 'CA',
    status: 'active',
    source: 'Tender',
    tags: ['Care contract', 'Press'],
  },
  {
    firstname: 'Luca',
    lastname: 'Ferretti',
    email: 'luca.ferretti@example.com',
    country: 'CA',
    status: 'lead',
    source: 'Website',
  },
  {
    firstname: 'Ingrid',
    lastname: 'Sørensen',
    email: 'ingrid.sorensen@example.com',
    phone: '+14165550188',
    country: 'CA',
    status: 'active',
    source: 'Newspaper',
    tags: ['Design'],
  },
  {
    firstname: 'Kwame',
    lastname: 'Boateng',
    email: 'kwame@boateng-architects.example',
    phone: '+14165550151',
    company: 'Boateng Architects',
    job_title: 'Partner',
    website: 'https://boateng-architects.example',
    country: 'CA',
    status: 'active',
    source: 'Partner',
    tags: ['Design', 'VIP'],
  },
  {
    firstname: 'Odile',
    lastname: 'Tremblay',
    email: 'odile.tremblay@example.com',
    phone: '+15145550121',
    country: 'CA',
    status: 'inactive',
    source: 'Recommendation',
  },
  {
    firstname: 'Sam',
    lastname: 'Whitcombe',
    email: 'sam.whitcombe@example.com',
    phone: '+14165550135',
    country: 'CA',
    status: 'active',
    source: 'Website',
    tags: ['Slow payer'],
    notes: [
      {
        title: 'Second reminder sent',
        content: 'Promised to pay by the end of the month. Do not start the pond before.',
        due: 6,
      },
    ],
  },
  {
    firstname: 'Renske',
    lastname: 'de Wit',
    email: 'renske@canalhouse.example',
    phone: '+31205550117',
    company: 'Canal House',
    country: 'NL',
    status: 'lead',
    source: 'Open garden day',
  },
  {
    firstname: 'Moses',
    lastname: 'Adeyemi',
    email: 'moses.adeyemi@example.com',
    phone: '+14165550198',
    country: 'CA',
    status: 'active',
    source: 'Recommendation',
    tags: ['Care contract'],
  },
  {
    firstname: 'Beatriz',
    lastname: 'Cardoso',
    email: 'beatriz.cardoso@example.com',
    country: 'CA',
    status: 'lead',
    source: 'Website',
  },
  {
    firstname: 'Alasdair',
    lastname: 'MacRae',
    email: 'alasdair@example.com',
    phone: '+19055550166',
    company: 'MacRae Orchards',
    country: 'CA',
    status: 'active',
    source: 'Trade fair',
    vehicles: [
      {
        type: 'truck',
        make: 'RAM',
        model: '3500',
        year: '2021',
        color: 'green',
        plate: 'ORCH 12',
        vin: '',
        odometer: 41_000,
        check_in_status: '',
        notes: '',
      },
    ],
  },
  {
    firstname: 'Yuki',
    lastname: 'Tanabe',
    email: 'yuki.tanabe@example.com',
    phone: '+16475550139',
    country: 'CA',
    status: 'active',
    source: 'Newspaper',
    tags: ['Design'],
  },
  {
    firstname: '',
    lastname: '',
    company: 'Danforth Housing Co-operative',
    email: 'office@danforth-coop.example',
    phone: '+14165550110',
    country: 'CA',
    status: 'active',
    source: 'Tender',
    tags: ['Care contract', 'Slow payer'],
  },
  {
    firstname: 'Nadia',
    lastname: 'Haddad',
    email: 'nadia.haddad@example.com',
    country: 'CA',
    status: 'inactive',
    source: 'Website',
  },
  {
    firstname: 'Emil',
    lastname: 'Brandt',
    email: 'emil.brandt@example.com',
    phone: '+493055550123',
    country: 'DE',
    status: 'lead',
    source: 'Partner',
  },
];
