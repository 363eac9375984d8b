import { timingSafeEqual } from 'node:crypto';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PoolSize } from '../database/open-database.ts';
import type { AnsweredCall } from '../http/serve-route.ts';
import type { Jobs } from '../jobs/create-jobs.ts';

/** Sources of the metrics that are computed when they are read. */
export interface MetricSources {
  readonly pools: () => Readonly<Record<string, PoolSize>>;
  readonly streams: () => number;
  readonly jobs: Pick<Jobs, 'queues'>;
}

/** Metrics of a process. */
export interface Metrics {
  onAnswer(answer: AnsweredCall): void;
  /** Returns them in Prometheus format to holders of the token; for others the endpoint does not exist. */
  answer(request: Request): Promise<Response | undefined>;
}

/** Upper bounds of the response time buckets, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

function shows(request: Request, token: string): boolean {
  const given = Buffer.from(request.headers.get('authorization') ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Creates the metrics of a process: requests, pools, jobs, streams and Node's own. */
export function processMetrics(token: string, sources: MetricSources): Metrics {
  const registers = [new Registry()];
  const [register] = registers;
  collectDefaultMetrics({ ...(register && { register }), prefix: 'atrium_' });
  const requests = new Counter({
    name: 'atrium_http_requests_total',
    help: 'Answered requests',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'atrium_http_request_seconds',
    help: 'Time until the answer began',
    labelNames: ['route', 'method'],
    buckets: BUCKETS,
    registers,
  });
  new Gauge({
    name: 'atrium_event_streams',
    help: 'Open streams of events',
    registers,
    collect() {
      this.set(sources.streams());
    },
  });
  new Gauge({
    name: 'atrium_database_connections',
    help: 'Connections of each pool, and requests that wait for one',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [pool, size] of Object.entries(sources.pools()))
        for (const [state, count] of Object.entries(size)) this.set({ pool, state }, count);
    },
  });
  new Gauge({
    name: 'atrium_jobs',
    help: 'Work in the background: ready, running, and failed within the last day',
    labelNames: ['queue', 'state'],
    registers,
    async collect() {
      for (const queue of await sources.jobs.queues()) {
        this.set({ queue: queue.name, state: 'ready' }, queue.readyCount);
        this.set({ queue: queue.name, state: 'running' }, queue.activeCount);
        this.set({ queue: queue.name, state: 'failed' }, queue.failedCount);
      }
    },
  });

  return {
    onAnswer({ route = 'none', method, status, seconds }) {
      requests.inc({ route, method, status });
      durations.observe({ route, method }, seconds);
    },
    async answer(request) {
      if (!register || !shows(request, token)) return undefined;
      return new Response(await register.metrics(), {
        headers: { 'content-type': register.contentType, 'cache-control': 'no-store' },
      });
    },
  };
}
