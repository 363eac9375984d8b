import type { Media, MediaFolder } from '@org/schema/entities';
import type { Answers } from '../src/testing/answer-client.ts';

const DAY = '2026-05-04T09:30:00.000Z';

/** Draws a vessel before a wall, so that the stories load no file. */
function draw(wall: string, clay: string, shape: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200" viewBox="0 0 320 240"><rect width="320" height="240" fill="${wall}"/><rect y="186" width="320" height="54" fill="#0002"/><path d="${shape}" fill="${clay}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const VASE = 'M130 60h60l-8 30q36 30 26 70t-48 40q-38 0-48-40t26-70z';
const BOWL = 'M80 110h160q-6 80-56 84h-48q-50-4-56-84z';
const MUG = 'M100 80h100v24h26q14 0 14 30t-20 30h-22q-4 30-24 30h-50q-24 0-24-30z';

const PICTURES: readonly [name: string, alt: string, file: string, uses: number][] = [
  ['ash-vase.jpg', 'Tall vase with an ash glaze', draw('#e9e2d6', '#8f9c95', VASE), 3],
  ['breakfast-bowl.jpg', 'Breakfast bowl, cobalt inside', draw('#d8e0e6', '#2f4f7c', BOWL), 1],
  ['mug-terracotta.jpg', 'Terracotta mug', draw('#f2e6dc', '#b4573a', MUG), 0],
  ['celadon-bowl.jpg', '', draw('#eef0e8', '#7da58b', BOWL), 2],
  ['night-vase.jpg', 'Black vase on a windowsill', draw('#c9ced6', '#2b2b30', VASE), 0],
  ['workshop-mugs.jpg', 'First mugs of the spring workshop', draw('#efe4cf', '#c98f43', MUG), 5],
];

/** Images of a pottery. */
export const PICTURE_ROWS: readonly Media[] = PICTURES.map(([filename, alt, file, uses], at) => ({
  id: at + 1,
  file,
  filename,
  mime_type: 'image/jpeg',
  filesize: 180 + 64 * at,
  width: 1600,
  height: 1200,
  alt,
  title: '',
  focal: { x: 0.5, y: 0.5 },
  folder_id: null,
  crop: null,
  original: file,
  variants: [],
  usedIn_count: uses,
  version: 1,
  created_at: DAY,
  updated_at: DAY,
  deleted_at: null,
}));

const FOLDERS: readonly MediaFolder[] = ['Collections', 'Workshops'].map((name, at) => ({
  id: at + 1,
  parent_id: null,
  name,
  image_count: 12 - 5 * at,
  version: 1,
  created_at: DAY,
  updated_at: DAY,
}));

const PATH = '/api/v1/admin/media/';

const listed = (rows: readonly Media[]) => ({
  results: { rows, total: rows.length, totalIsCapped: false, currentPage: 1, itemsPerPage: 60 },
});

const folders = (rows: readonly MediaFolder[]) => () => ({
  results: { rows, total: rows.length },
  storage: { used: 412_000_000, limit: 1_073_741_824 },
});

/** Answers of a media library with images. */
export const MEDIA_ANSWERS: Answers = {
  [`GET ${PATH}`]: ({ query }) => {
    const search = query.get('search')?.toLowerCase() ?? '';
    return listed(
      PICTURE_ROWS.filter(({ filename, alt }) =>
        `${filename} ${alt}`.toLowerCase().includes(search),
      ),
    );
  },
  [`GET ${PATH}1/`]: () => ({ media: PICTURE_ROWS[0] }),
  [`GET ${PATH}folders/`]: folders(FOLDERS),
  [`GET ${PATH}1/usage/`]: () => ({
    results: {
      rows: [
        { type: 'page', id: 4, title: 'Our pottery', path: '/about' },
        { type: 'blog_post', id: 9, title: 'Ash glazes', path: '' },
        { type: 'settings', id: 1, title: '', path: '' },
      ],
      total: 3,
    },
  }),
};

/** Answers of an empty media library. */
export const NO_MEDIA: Answers = {
  ...MEDIA_ANSWERS,
  [`GET ${PATH}`]: () => listed([]),
  [`GET ${PATH}folders/`]: folders([]),
};
