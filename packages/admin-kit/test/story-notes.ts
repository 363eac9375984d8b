import type { Note, TagRef } from '@org/schema/entities';
import type { Answers } from '../src/testing/answer-client.ts';

const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();
const inDays = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Tags of the stories' notes. */
export const TAGS: readonly TagRef[] = [
  { id: 1, name: 'Kiln', color: 'orange' },
  { id: 2, name: 'Orders', color: 'blue' },
  { id: 3, name: 'Call back', color: 'violet' },
  { id: 4, name: 'Workshop', color: 'green' },
];

const PEOPLE = [
  { id: 7, displayName: 'Ada Moreau' },
  { id: 8, displayName: 'Jonas Weber' },
  { id: 9, displayName: 'Priya Nair' },
] as const;

const CUSTOMERS = [
  { customer_id: 21, firstname: 'Lena', lastname: 'Okafor', displayName: 'Lena Okafor' },
  { customer_id: 22, firstname: 'Marc', lastname: 'Dubois', displayName: 'Marc Dubois' },
  { customer_id: 23, firstname: '', lastname: '', displayName: 'Harbour Café' },
] as const;

/** Titles, texts, customers, tags and due dates. */
const WRITTEN: readonly [
  title: string,
  content: string,
  customer?: number | undefined,
  tags?: number[],
  due?: number,
][] = [
  [
    'Second firing of the blue set',
    'The glaze ran on four plates. Fire them again at 1,220 °C.',
    2,
    [0, 1],
    2,
  ],
  [
    'Call about the wedding order',
    'Lena wants 60 bowls by June and asks for a sample first.',
    0,
    [1, 2],
    1,
  ],
  [
    'Replace the thermocouple',
    'Kiln 2 reads 15 degrees too low. The part is ordered.',
    undefined,
    [0],
    5,
  ],
  ['Spring workshop: six places left', 'Remind those on the waiting list.', undefined, [3], 9],
  ['Invoice address has changed', 'New address from the first of the month.', 1],
  ['Photos of the autumn collection', 'Natural light, the oak table, no props.', undefined, [], 14],
  ['Clay delivery', 'Ten bags of stoneware, five of porcelain.', undefined, [0]],
  ['Thank-you card', 'They bought for the third time this year.', 2, [2]],
];

/** Notes of a pottery, newest first. */
export const NOTES: readonly Note[] = WRITTEN.map(
  ([title, content, customer, tags = [], due], at) => {
    const about = customer === undefined ? null : (CUSTOMERS[customer] ?? null);
    return {
      id: at + 1,
      title,
      content,
      due_date: due === undefined ? null : inDays(due),
      customer_id: about?.customer_id ?? null,
      customer_name: about?.displayName ?? '',
      customer: about,
      pinned: at === 1,
      done: at > 4,
      remind_at: null,
      tags: tags.flatMap((tag) => TAGS[tag] ?? []),
      user: PEOPLE[at % PEOPLE.length] ?? null,
      version: 3,
      created_at: hoursAgo(30 * (at + 1)),
      updated_at: hoursAgo(5 * (at + 1)),
      deleted_at: null,
    };
  },
);

const CHANGES = [
  {
    id: 4,
    at: hoursAgo(2),
    action: 'updated',
    user: PEOPLE[1],
    changes: [{ field: 'due_date', from: inDays(0), to: inDays(2) }],
  },
  {
    id: 3,
    at: hoursAgo(20),
    action: 'updated',
    user: PEOPLE[0],
    changes: [
      { field: 'pinned', from: false, to: true },
      { field: 'title', from: 'Second firing', to: 'Second firing of the blue set' },
    ],
  },
  {
    id: 2,
    at: hoursAgo(26),
    action: 'updated',
    user: null,
    changes: [{ field: 'addresses', from: [], to: ['Quay Street 4'] }],
  },
  { id: 1, at: hoursAgo(30), action: 'created', user: PEOPLE[0], changes: [] },
];

const PATH = '/api/v1/admin/notes/';

/** Answers of the endpoints of notes. */
export const NOTE_ANSWERS: Answers = {
  [`GET ${PATH}`]: ({ query }) => {
    const search = query.get('search')?.toLowerCase() ?? '';
    const rows = NOTES.filter(({ title, content, customer_name }) =>
      [title, content, customer_name].some((line) => line.toLowerCase().includes(search)),
    );
    return {
      results: { rows, total: rows.length, totalIsCapped: false, currentPage: 1, itemsPerPage: 25 },
    };
  },
  [`GET ${PATH}tags/`]: () => ({ rows: TAGS, total: TAGS.length }),
  [`GET ${PATH}1/`]: () => ({ note: NOTES[0], results: NOTES[0] }),
  [`PUT ${PATH}1/`]: ({ body }) => ({ note: { ...NOTES[0], ...(body as object), version: 4 } }),
  [`POST ${PATH}1/tags/`]: ({ body }) => ({
    tags: (body as { readonly tags: readonly (number | string)[] }).tags.map((tag, at) =>
      typeof tag === 'number'
        ? TAGS.find(({ id }) => id === tag)
        : { id: 100 + at, name: tag, color: 'gray' },
    ),
  }),
  [`GET ${PATH}1/timeline/`]: () => ({ results: { rows: CHANGES, nextCursor: null } }),
  'GET /api/v1/admin/views/': () => ({ results: { rows: [] } }),
  'GET /api/v1/admin/assignees/': () => ({
    rows: PEOPLE.map((person) => ({ ...person, firstname: '', email: '', role: 'Staff' })),
    total: PEOPLE.length,
  }),
};
