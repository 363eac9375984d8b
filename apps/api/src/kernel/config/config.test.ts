import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('readConfig', () => {
  it('fills in every default', () => {
    const { dataDir, ...config } = readConfig({});
    expect(dataDir.endsWith('/.data')).toBe(true);
    expect(config).toEqual({
      environment: 'development',
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      databaseTimeouts: { connection: 2000, statement: 10_000 },
      adminOrigin: 'http://localhost:3000',
      siteHostSuffix: 'localhost',
      seed: 'demo',
      secret: undefined,
      trustedProxies: [],
      logLevel: 'warn',
      apiUrl: 'http://127.0.0.1:3000',
      mailFrom: 'atrium@localhost.localdomain',
      dnsServers: [],
      pictureHosts: [],
      trackingUrl: 'https://www.google-analytics.com',
      placesUrl: 'https://places.googleapis.com',
      stripeUrl: 'https://api.stripe.com',
    });
  });

  it('builds the admin origin from the port', () => {
    expect(readConfig({ PORT: '4010' }).adminOrigin).toBe('http://localhost:4010');
  });

  it('seeds no demo data in production or when the host is not loopback', () => {
    expect(readConfig({ NODE_ENV: 'production' }).seed).toBe('none');
    expect(readConfig({ HOST: '0.0.0.0' }).seed).toBe('none');
  });

  it.each([
    ['https://admin.example.com', 'example.net'],
    ['https://admin.example.co.uk', 'sites.other.co.uk'],
    ['https://one.github.io', 'two.github.io'],
    ['http://localhost:3000', 'localhost'],
  ])('accepts an admin at %s with sites at %s in production', (ADMIN_ORIGIN, SITE_HOST_SUFFIX) => {
    const config = readConfig({ NODE_ENV: 'production', ADMIN_ORIGIN, SITE_HOST_SUFFIX });
    expect(config).toMatchObject({ adminOrigin: ADMIN_ORIGIN, siteHostSuffix: SITE_HOST_SUFFIX });
  });

  it.each([
    [
      { PLACES_URL: 'http://10.0.0.7' },
      'PLACES_URL must be an origin such as https://service.example.com, not "http://10.0.0.7"',
    ],
    [{ DATABASE_WAIT: '0' }, 'DATABASE_WAIT must be a number of seconds from 1 to 600, not "0"'],
    [
      { DATABASE_TIMEOUT: '1e3' },
      'DATABASE_TIMEOUT must be a number of seconds from 1 to 600, not "1e3"',
    ],
    [{ PORT: 'http' }, 'PORT must be a number from 0 to 65535, not "http"'],
    [{ PORT: '70000' }, 'PORT must be a number from 0 to 65535, not "70000"'],
    [{ PORT: '0x10' }, 'PORT must be a number from 0 to 65535, not "0x10"'],
    [{ HOST: 'a b' }, 'HOST must be a host name or an address, not "a b"'],
    [
      { SITE_HOST_SUFFIX: '.com' },
      'SITE_HOST_SUFFIX must be a host name or an address, not ".com"',
    ],
    [
      { ADMIN_ORIGIN: 'localhost:3000' },
      'ADMIN_ORIGIN must be an origin such as https://admin.example.com, not "localhost:3000"',
    ],
    [
      { ADMIN_ORIGIN: 'http://localhost/admin' },
      'ADMIN_ORIGIN must be an origin such as https://admin.example.com, not "http://localhost/admin"',
    ],
    [
      { DATABASE_URL: 'mysql://root:hunter2@db/x' },
      'DATABASE_URL must look like postgres://user:password@host:5432/database',
    ],
    [
      { SMTP_URL: 'http://user:hunter2@mail.example' },
      'SMTP_URL must look like smtp://user:password@mail.example.com:587 or ses://key-id:secret@eu-west-1',
    ],
    [
      { SMTP_URL: 'ses://key:hunter2@mail.example' },
      'SMTP_URL of Amazon SES must look like ses://key-id:secret@eu-west-1',
    ],
    [
      { BOUNCE_IMAP_URL: 'https://user:hunter2@imap.example', BOUNCE_ADDRESS: 'b@kiln.example' },
      'BOUNCE_IMAP_URL must look like imaps://user:password@imap.example.com:993',
    ],
    [
      { BOUNCE_ADDRESS: 'b@kiln.example' },
      'BOUNCE_IMAP_URL and BOUNCE_ADDRESS must be set together',
    ],
    [
      { BOUNCE_IMAP_URL: 'imaps://user:hunter2@imap.example', BOUNCE_ADDRESS: 'a@b, c@d.example' },
      'BOUNCE_ADDRESS must be one email address, not "a@b, c@d.example"',
    ],
    [
      { MAIL_RATE: '0/hour' },
      'MAIL_RATE must look like 14/second, 500/hour or 20000/day, not "0/hour"',
    ],
    [{ MAIL_RATE: '500' }, 'MAIL_RATE must look like 14/second, 500/hour or 20000/day, not "500"'],
    [
      { MAIL_FROM: 'Atrium <a@b.example>' },
      'MAIL_FROM must be one email address, not "Atrium <a@b.example>"',
    ],
    [
      { DNS_SERVERS: 'dns.example' },
      'DNS_SERVERS must be addresses such as 9.9.9.9 or 127.0.0.1:5353, not "dns.example"',
    ],
    [
      { PICTURE_HOSTS: 'pictures.internal' },
      'PICTURE_HOSTS must be hosts with ports such as pictures.internal:8080, not "pictures.internal"',
    ],
    [{ SEED: 'full' }, 'SEED must be one of demo, large, none, not "full"'],
    [
      { SEED: 'demo', NODE_ENV: 'production' },
      'SEED=demo makes known sign-ins: it works on a loopback HOST outside production only',
    ],
    [
      { SEED: 'demo', HOST: '0.0.0.0' },
      'SEED=demo makes known sign-ins: it works on a loopback HOST outside production only',
    ],
    [{ APP_SECRET: 'short' }, 'APP_SECRET must have at least 32 characters'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV must be one of development, test, production, not "prod"'],
    [
      { TRUSTED_PROXIES: '10.0.0.0/99' },
      'TRUSTED_PROXIES must be addresses or ranges such as 10.0.0.0/8, not "10.0.0.0/99"',
    ],
    [
      { LOG_LEVEL: 'loud' },
      'LOG_LEVEL must be one of debug, info, warn, error, silent, not "loud"',
    ],
    [
      { NODE_ENV: 'production', ADMIN_ORIGIN: 'http://app.example.com' },
      'ADMIN_ORIGIN must begin with https:// in production, not "http://app.example.com"',
    ],
  ])('reports the invalid setting in %j', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message);
  });

  it.each([
    ['app.example.com', 'example.com'],
    ['app.example.com', 'sites.example.com'],
    ['example.com', 'sites.example.com'],
    ['example.com', 'example.com'],
    ['app.example.co.uk', 'sites.example.co.uk'],
    ['app.github.io', 'app.github.io'],
  ])('refuses an admin at %s with sites at %s in production', (admin, SITE_HOST_SUFFIX) => {
    const environment = { ADMIN_ORIGIN: `https://${admin}`, SITE_HOST_SUFFIX };
    expect(() => readConfig({ ...environment, NODE_ENV: 'production' })).toThrow(
      `ADMIN_ORIGIN (${admin}) and SITE_HOST_SUFFIX (${SITE_HOST_SUFFIX}) must not share a registrable domain in production`,
    );
    expect(readConfig(environment).adminOrigin).toBe(`https://${admin}`);
  });
});
