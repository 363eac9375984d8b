import type { Media } from '@org/schema/entities';
import sharp, { type Sharp } from 'sharp';
import { ALPHA_SITE, type Answer, type TestApi } from './test-api.ts';

export const MEDIA = '/api/v1/admin/media/';

/** File to upload. */
export interface TestFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** Returns a picture with a red left half and a blue right half. */
export function picture(width: number, height: number): Sharp {
  const half = {
    create: { width: Math.ceil(width / 2), height, channels: 3 as const, background: '#cc3322' },
  };
  return sharp({ create: { width, height, channels: 3, background: '#2255aa' } }).composite([
    { input: half, left: 0, top: 0 },
  ]);
}

/** Returns a picture as a PNG file. */
export async function pngFile(name: string, width = 20, height = 10): Promise<TestFile> {
  return { name, type: 'image/png', bytes: await picture(width, height).png().toBuffer() };
}

/** Returns the form of an upload. */
export function uploadForm(...files: readonly TestFile[]): FormData {
  const data = new FormData();
  for (const { name, type, bytes } of files)
    data.append('files[]', new File([new Uint8Array(bytes)], name, { type }));
  return data;
}

/** Uploads one file and expects success. */
export async function uploaded(t: TestApi, file: TestFile, query = ''): Promise<Media> {
  const answer = await t.call('POST', `${MEDIA}${query}`, { as: 'editor', body: uploadForm(file) });
  const [media] = (answer.body.media ?? []) as Media[];
  if (!media) throw new Error(`The upload was refused: ${answer.text}`);
  return media;
}

/** Returns the image of a response. */
export const getImage = (answer: Answer): Media => answer.body.media as Media;

/** Returns a stored file as a visitor gets it. */
export async function fetchFile(
  t: TestApi,
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ response: Response; bytes: Buffer }> {
  const response = await t.api.fetch(new Request(`${ALPHA_SITE}${url}`, { headers }));
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}
