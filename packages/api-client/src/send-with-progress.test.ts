// @vitest-environment jsdom
import { apiContract } from '@org/schema/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type AnswerServer, startAnswerServer } from '../test/answer-server.ts';
import type { CallProgress } from './call-input.ts';
import { createClient } from './create-client.ts';

let server: AnswerServer;
beforeEach(async () => {
  server = await startAnswerServer();
});
afterEach(() => server.close());

function oneFile(): FormData {
  const form = new FormData();
  form.append('files[]', new File(['x'.repeat(50_000)], 'a.png'));
  return form;
}

it('reports upload progress and returns the body', async () => {
  server.plan({ status: 201, body: { success: true, media: [], message: 'Uploaded' } });
  const steps: CallProgress[] = [];
  const answer = await createClient({ baseUrl: server.origin }).call(apiContract.media.upload, {
    form: oneFile(),
    onProgress: (step) => steps.push(step),
  });
  expect(answer).toEqual({ success: true, media: [], message: 'Uploaded' });
  const last = steps.at(-1);
  expect(last?.loaded).toBe(last?.total);
  expect(last?.total).toBeGreaterThan(50_000);
});

it('fails with the coded error of a rejected upload', async () => {
  server.plan({ status: 422, body: { success: false, error: 'No image', code: 'image_invalid' } });
  const call = createClient({ baseUrl: server.origin }).call(apiContract.media.upload, {
    form: oneFile(),
    onProgress: () => undefined,
  });
  await expect(call).rejects.toMatchObject({ code: 'image_invalid', status: 422 });
});

it('aborts an upload', async () => {
  const controller = new AbortController();
  const call = createClient({ baseUrl: server.origin }).call(apiContract.media.upload, {
    form: oneFile(),
    signal: controller.signal,
    onProgress: () => undefined,
  });
  controller.abort(new Error('cancelled'));
  await expect(call).rejects.toThrow('cancelled');
});
