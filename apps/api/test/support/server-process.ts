import { type ChildProcess, spawn } from 'node:child_process';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { DEMO_PASSWORD } from '@org/starter-kits';

/** Entry points of separate processes. */
export type Entry = 'api-server' | 'site-server' | 'worker' | 'all-in-one';

const getFile = (entry: Entry): string =>
  fileURLToPath(new URL(`../../src/main/${entry}.ts`, import.meta.url));

const builtFile = (entry: Entry): string =>
  fileURLToPath(new URL(`../../dist/${entry}.js`, import.meta.url));

/** Returns the hooks of a process; only those that render pages load views. */
const hooks = (entry: Entry): string[] =>
  entry === 'site-server' || entry === 'all-in-one'
    ? [
        '--import',
        pathToFileURL(createRequire(import.meta.url).resolve('@org/config/tsx-hook')).href,
      ]
    : [];

/** Duration in ms after which a server that does not listen counts as hung. */
const START_LIMIT = 480_000;

/** Response over the network. */
export interface WireAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Request over the network, with every header. */
export interface WireRequest {
  readonly method: string;
  readonly path: string;
  readonly headers?: Record<string, string> | undefined;
  readonly body?: string | Buffer | undefined;
}

/** Server in a separate process, so that its exit can be observed. */
export interface ServerProcess {
  readonly port: number;
  readonly child: ChildProcess;
  /** Returns the output so far, of both streams. */
  output(): string;
  send(wire: WireRequest): Promise<WireAnswer>;
  /**
   * Signs in a demo user.
   * @returns cookie
   */
  signIn(email: string, host?: string): Promise<string>;
  /** Resolves with the exit code, or the signal. */
  readonly ended: Promise<number | NodeJS.Signals>;
}

/**
 * Starts a server, the API by default, and waits until it listens. It runs from its source, or from its build.
 * @throws with the output if it exits before, or does not listen in time
 */
export async function serverProcess(
  environment: Record<string, string>,
  entry: Entry = 'api-server',
  { built = false }: { readonly built?: boolean } = {},
): Promise<ServerProcess> {
  const child = spawn(
    process.execPath,
    built ? [builtFile(entry)] : ['--conditions=@org/source', ...hooks(entry), getFile(entry)],
    {
      env: {
        PATH: process.env.PATH,
        PORT: '0',
        ADMIN_ORIGIN: 'http://localhost:3000',
        NODE_ENV: 'test',
        LOG_LEVEL: 'error',
        DNS_SERVERS: '127.0.0.1:1',
        // A slow machine must not refuse requests.
        DATABASE_WAIT: '120',
        DATABASE_TIMEOUT: '120',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  const ended = new Promise<number | NodeJS.Signals>((done) =>
    child.once('exit', (code, signal) => done(code ?? signal ?? -1)),
  );
  const port = await new Promise<number>((done, fail) => {
    const look = (): void => {
      const found = /^(?:API|Site|Worker) +http:\/\/[^/]+:(\d+)\//m.exec(said)?.[1];
      if (!found) return;
      clearTimeout(late);
      done(Number(found));
    };
    child.stdout?.on('data', look);
    const late = setTimeout(() => {
      child.kill('SIGKILL');
      fail(new Error(`The ${entry} does not listen after ${START_LIMIT} ms: ${said}`));
    }, START_LIMIT);
    void ended.then((end) => {
      clearTimeout(late);
      fail(new Error(`The server ended with ${end}: ${said}`));
    });
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const send = (wire: WireRequest): Promise<WireAnswer> =>
    new Promise((done, fail) => {
      const { method, path, headers = {}, body } = wire;
      const sent = request(
        {
          port,
          host: '127.0.0.1',
          method,
          path,
          agent,
          headers: { host: 'localhost:3000', ...headers },
        },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8').on('data', (part: string) => {
            text += part;
          });
          answer.on('end', () =>
            done({ status: answer.statusCode ?? 0, headers: answer.headers, text }),
          );
          answer.on('error', fail);
        },
      );
      // The server may close an idle connection at the moment when it is used again.
      sent.on('error', (error: NodeJS.ErrnoException) =>
        sent.reusedSocket && error.code === 'ECONNRESET'
          ? send(wire).then(done, fail)
          : fail(error),
      );
      sent.end(body);
    });
  return {
    port,
    child,
    ended,
    output: () => said,
    send,
    signIn: async (email, host = 'localhost:3000') => {
      const answer = await send({
        method: 'POST',
        path: '/api/v1/auth/login/',
        headers: { host, origin: `http://${host}`, 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: DEMO_PASSWORD }),
      });
      if (answer.status !== 200) throw new Error(`${email} cannot sign in: ${answer.text}`);
      return (answer.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
    },
  };
}
