import { Resolver } from 'node:dns';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { ConfigError } from './config-error.ts';
import { type MailConfig, readMailConfig } from './mail-config.ts';
import { isLoopback, requireSafeHosts } from './safe-hosts.ts';

export { ConfigError } from './config-error.ts';

/** Log levels, from the most to the least verbose. */
export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Limits of the database, in ms. */
export interface DatabaseTimeouts {
  /** Time to wait for a connection before a request is refused with 503. */
  readonly connection: number;
  /** Duration of one statement, and of a transaction that does nothing. */
  readonly statement: number;
}

/** Settings of the server, from its environment. */
export interface Config extends MailConfig {
  readonly environment: 'development' | 'test' | 'production';
  readonly port: number;
  readonly host: string;
  /** Database URL with the owner's login; undefined starts the embedded server. */
  readonly databaseUrl: string | undefined;
  readonly databaseTimeouts: DatabaseTimeouts;
  /** Absolute path. */
  readonly dataDir: string;
  /** Origin of the admin, without a trailing slash. */
  readonly adminOrigin: string;
  /** Sites of tenants are at `{slug}.{siteHostSuffix}`. */
  readonly siteHostSuffix: string;
  readonly seed: 'demo' | 'large' | 'none';
  /** Undefined uses a random one, stored in `dataDir`. */
  readonly secret: string | undefined;
  /** Addresses or ranges whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: readonly string[];
  readonly logLevel: LogLevel;
  /** URL of the API for a separate site process. */
  readonly apiUrl: string;
  /** Name servers for domain verification, such as `9.9.9.9`; empty uses those of the machine. */
  readonly dnsServers: readonly string[];
  /** Private hosts with ports from which imports may download images, such as `pictures.internal:8080`. */
  readonly pictureHosts: readonly string[];
  /** Key of the address suggestion service; undefined for none. */
  readonly placesKey: string | undefined;
  /** Origin of that service. */
  readonly placesUrl: string;
  /** Origin of the tracking service, for tenants that use one. */
  readonly trackingUrl: string;
  /** Origin of the card payment service, for tenants that use it. */
  readonly stripeUrl: string;
  /** Bearer token for reading metrics; undefined disables them. */
  readonly metricsToken: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

function choice<const Value extends string>(
  environment: Environment,
  name: string,
  values: readonly Value[],
  fallback: Value,
): Value {
  const given = environment[name];
  if (given === undefined || given === '') return fallback;
  const value = values.find((candidate) => candidate === given);
  if (value === undefined)
    throw new ConfigError(`${name} must be one of ${values.join(', ')}, not "${given}"`);
  return value;
}

function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535)
    throw new ConfigError(`PORT must be a number from 0 to 65535, not "${text}"`);
  return port;
}

const HOST_NAME = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,62})(?:\.[a-z0-9][a-z0-9-]{0,62})*$/;

function readHost(name: string, text: string): string {
  const host = text.toLowerCase();
  if (isIP(host) === 0 && !HOST_NAME.test(host))
    throw new ConfigError(`${name} must be a host name or an address, not "${text}"`);
  return host;
}

function readOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (
    !url ||
    !/^https?:$/.test(url.protocol) ||
    url.origin !== text.replace(/\/$/, '').toLowerCase()
  )
    throw new ConfigError(
      `ADMIN_ORIGIN must be an origin such as https://admin.example.com, not "${text}"`,
    );
  return url.origin;
}

/** Parses the origin of an external service, which must use TLS unless it is on this machine. */
function readServiceUrl(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isSafe =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
  if (!url || !isSafe || url.origin !== text.replace(/\/$/, '').toLowerCase())
    throw new ConfigError(
      `${name} must be an origin such as https://service.example.com, not "${text}"`,
    );
  return url.origin;
}

function readApiUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'http:' || url.pathname !== '/')
    throw new ConfigError(`API_URL must look like http://10.0.0.5:3000, not "${text}"`);
  return url.origin;
}

function readDatabaseUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // The URL may contain a password, so the message does not repeat it.
  if (!url || !/^postgres(ql)?:$/.test(url.protocol) || url.pathname.length < 2)
    throw new ConfigError(
      'DATABASE_URL must look like postgres://user:password@host:5432/database',
    );
  return text;
}

/** Parses a number of seconds from 1 to 600, and returns ms. */
function readSeconds(name: string, text: string): number {
  const seconds = Number(text);
  if (!/^\d{1,3}$/.test(text) || seconds < 1 || seconds > 600)
    throw new ConfigError(`${name} must be a number of seconds from 1 to 600, not "${text}"`);
  return seconds * 1000;
}

function readSecret(name: string, text: string | undefined, shortest: number): string | undefined {
  if (!text) return undefined;
  if (text.length < shortest)
    throw new ConfigError(`${name} must have at least ${shortest} characters`);
  return text;
}

function readProxies(text: string): string[] {
  const ranges = text
    .split(',')
    .map((range) => range.trim())
    .filter(Boolean);
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const version = isIP(address);
    const fits =
      bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
    if (version === 0 || !fits)
      throw new ConfigError(
        `TRUSTED_PROXIES must be addresses or ranges such as 10.0.0.0/8, not "${range}"`,
      );
  }
  return ranges;
}

function readDnsServers(text: string): string[] {
  const servers = text
    .split(',')
    .map((server) => server.trim())
    .filter(Boolean);
  try {
    new Resolver().setServers(servers);
  } catch {
    throw new ConfigError(
      `DNS_SERVERS must be addresses such as 9.9.9.9 or 127.0.0.1:5353, not "${text}"`,
    );
  }
  return servers;
}

function readPictureHosts(text: string): string[] {
  const hosts = text
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean);
  const wrong = hosts.find((host) => !/^(?:[a-z0-9.-]+|\[[0-9a-f:]+\]):\d{1,5}$/.test(host));
  if (wrong !== undefined)
    throw new ConfigError(
      `PICTURE_HOSTS must be hosts with ports such as pictures.internal:8080, not "${wrong}"`,
    );
  return hosts;
}

/**
 * Reads and validates the settings.
 * @returns settings with every default filled in
 * @throws ConfigError, which names the setting
 */
export function readConfig(environment: Environment): Config {
  const mode = choice(
    environment,
    'NODE_ENV',
    ['development', 'test', 'production'],
    'development',
  );
  const port = readPort(environment.PORT || '3000');
  const host = readHost('HOST', environment.HOST || '127.0.0.1');
  const demoAllowed = mode !== 'production' && isLoopback(host);
  const seed = choice(
    environment,
    'SEED',
    ['demo', 'large', 'none'],
    demoAllowed ? 'demo' : 'none',
  );
  if (seed !== 'none' && !demoAllowed)
    throw new ConfigError(
      `SEED=${seed} makes known sign-ins: it works on a loopback HOST outside production only`,
    );

  const adminOrigin = readOrigin(environment.ADMIN_ORIGIN || `http://localhost:${port}`);
  const siteHostSuffix = readHost('SITE_HOST_SUFFIX', environment.SITE_HOST_SUFFIX || 'localhost');
  if (mode === 'production') requireSafeHosts(adminOrigin, siteHostSuffix);

  return {
    environment: mode,
    port,
    host,
    databaseUrl: readDatabaseUrl(environment.DATABASE_URL),
    databaseTimeouts: {
      connection: readSeconds('DATABASE_WAIT', environment.DATABASE_WAIT || '2'),
      statement: readSeconds('DATABASE_TIMEOUT', environment.DATABASE_TIMEOUT || '10'),
    },
    dataDir: resolve(environment.DATA_DIR || '.data'),
    adminOrigin,
    siteHostSuffix,
    seed,
    secret: readSecret('APP_SECRET', environment.APP_SECRET, 32),
    trustedProxies: readProxies(environment.TRUSTED_PROXIES ?? ''),
    logLevel: choice(environment, 'LOG_LEVEL', LOG_LEVELS, mode === 'production' ? 'info' : 'warn'),
    apiUrl: readApiUrl(environment.API_URL || 'http://127.0.0.1:3000'),
    ...readMailConfig(environment, readServiceUrl),
    dnsServers: readDnsServers(environment.DNS_SERVERS ?? ''),
    pictureHosts: readPictureHosts(environment.PICTURE_HOSTS ?? ''),
    placesKey: readSecret('PLACES_KEY', environment.PLACES_KEY, 10),
    placesUrl: readServiceUrl(
      'PLACES_URL',
      environment.PLACES_URL || 'https://places.googleapis.com',
    ),
    trackingUrl: readServiceUrl(
      'TRACKING_URL',
      environment.TRACKING_URL || 'https://www.google-analytics.com',
    ),
    stripeUrl: readServiceUrl('STRIPE_URL', environment.STRIPE_URL || 'https://api.stripe.com'),
    metricsToken: readSecret('METRICS_TOKEN', environment.METRICS_TOKEN, 16),
  };
}
