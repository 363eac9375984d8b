import { startAnswerServer } from '@org/config/answer-server';
import { expect, it } from 'vitest';
import { readImageTypes } from './read-image-types.ts';

const server = startAnswerServer();
const answerWith = (type: string) => () => ({
  status: 200,
  body: null,
  headers: { 'content-type': type },
});

it('reads the type of an upload from the format that the library has', async () => {
  server.answer('HEAD /media/t/one/oven-1280.jpg', answerWith('image/jpeg'));
  server.answer('HEAD /media/t/two/logo-640.jpg', answerWith('image/webp'));
  server.answer('HEAD /media/t/two/logo-640.png', answerWith('image/png'));
  server.answer('HEAD /media/t/three/flat-640.jpg', answerWith('image/webp'));
  server.answer('HEAD /media/t/three/flat-640.png', answerWith('image/webp'));
  const types = await readImageTypes(
    [
      '/media/t/one/oven-1280.webp?v=abc',
      '/media/t/two/logo-640.webp',
      '/media/t/three/flat-640.webp',
      'https://other.example/picture.webp',
    ],
    server.origin(),
  );
  expect([...types]).toEqual([
    ['/media/t/one/oven-1280.webp?v=abc', 'image/jpeg'],
    ['/media/t/two/logo-640.webp', 'image/png'],
  ]);
  expect(server.requests).toHaveLength(5);
});

it('leaves out types that cannot be read', async () => {
  const src = '/media/t/one/oven-1280.webp';
  expect([...(await readImageTypes([src], 'http://127.0.0.1:1'))]).toEqual([]);
});
