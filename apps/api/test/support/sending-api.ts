import { type MailSink, mailSink } from './mail-sink.ts';
import { type TestApi, testApi } from './test-api.ts';

/** An API that sends emails in its jobs, and the mail server that receives them. */
export interface SendingApi {
  readonly t: TestApi;
  readonly sink: MailSink;
}

/** Opens an API with running jobs and a mail server. Both are closed by the caller. */
export async function openSendingApi(seams?: Parameters<typeof testApi>[1]): Promise<SendingApi> {
  const sink = await mailSink();
  const t = await testApi({ SMTP_URL: `smtp://127.0.0.1:${sink.port}` }, seams);
  await t.api.jobs.start({ poll: 0.5, supervise: 1 });
  return { t, sink };
}
