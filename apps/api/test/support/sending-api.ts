import { afterAll, beforeAll } from 'vitest';
import { type MailSink, mailSink } from './mail-sink.ts';
import { type TestApi, testApi } from './test-api.ts';

/** An API that sends emails in its jobs, and the mail server that receives them. */
export interface SendingApi {
  readonly t: TestApi;
  readonly sink: MailSink;
}

type Seams = Parameters<typeof testApi>[1];

async function openSendingApi(seams: Seams): Promise<SendingApi> {
  const sink = await mailSink();
  const t = await testApi({ SMTP_URL: `smtp://127.0.0.1:${sink.port}` }, seams);
  await t.api.jobs.start({ poll: 0.5, supervise: 1 });
  return { t, sink };
}

/**
 * Opens an API with running jobs and a mail server before the tests of a file, and closes both after them.
 * @param onOpen - takes them, before other hooks of the file run
 */
export function useSendingApi(onOpen: (api: SendingApi) => void, seams?: Seams): void {
  let opened: SendingApi | undefined;
  beforeAll(async () => {
    opened = await openSendingApi(seams);
    onOpen(opened);
  });
  afterAll(async () => {
    await opened?.t.close();
    await opened?.sink.close();
  });
}
