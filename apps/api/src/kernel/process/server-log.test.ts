import { expect, it } from 'vitest';
import { serverLog } from './server-log.ts';

function logged(write: (log: ReturnType<typeof serverLog>) => void): string {
  let text = '';
  write(
    serverLog('info', {
      write: (line: string) => {
        text += line;
      },
    }),
  );
  return text;
}

it('redacts secrets anywhere in a log entry', () => {
  const secret = 'hunter2-5f3b9d7e';
  const text = logged((log) =>
    log.info(
      {
        password: secret,
        user: { password: secret, token: secret },
        headers: { cookie: secret, authorization: secret },
        request: { headers: { cookie: secret } },
        pool: { connectionString: secret },
      },
      'x',
    ),
  );
  expect(text).not.toContain(secret);
  expect(text).toContain('[hidden]');
});

it('logs the type and stack of an error, without the connection attached to it', () => {
  const error = Object.assign(new Error('broken', { cause: new Error('deeper') }), {
    code: '57P01',
    client: { password: 'hunter2' },
  });
  const line = JSON.parse(logged((log) => log.warn({ err: error }, 'x'))) as { err: object };
  expect(line.err).toEqual({
    type: 'Error',
    message: 'broken',
    code: '57P01',
    stack: expect.any(String),
    cause: { type: 'Error', message: 'deeper', stack: expect.any(String) },
  });
});
