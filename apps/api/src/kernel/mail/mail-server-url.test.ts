import { expect, it } from 'vitest';
import { getMailServer } from './mail-server-url.ts';

it.each([
  [
    'smtp://user:p%40ss@mail.example',
    { host: 'mail.example', port: 587, security: 'starttls', username: 'user', password: 'p@ss' },
  ],
  [
    'smtps://mail.example',
    { host: 'mail.example', port: 465, security: 'tls', username: '', password: '' },
  ],
  [
    'smtp://127.0.0.1:2525',
    { host: '127.0.0.1', port: 2525, security: 'plain', username: '', password: '' },
  ],
  [
    'ses://AKIA:a%2Fb+c@eu-west-1?configuration_set=all',
    {
      provider: 'ses',
      region: 'eu-west-1',
      accessKeyId: 'AKIA',
      secretAccessKey: 'a/b+c',
      configurationSet: 'all',
    },
  ],
])('reads the mail server of %s', (url, server) => {
  expect(getMailServer(url)).toEqual(server);
});
