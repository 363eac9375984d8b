import { appError } from '@org/schema/errors';
import type { Logger } from 'pino';
import type { App } from '../../../kernel/http/build-app.ts';
import { errorResponse } from '../../../kernel/http/error-response.ts';
import type { HostTable } from '../../../kernel/http/host-table.ts';
import { type MediaServer, serveMedia } from './serve-media.ts';

/** Dependencies of serving images. */
export interface MediaFilesOptions extends MediaServer {
  readonly hosts: Pick<HostTable, 'resolve'>;
  readonly log: Logger;
}

/** Serves images at their URLs. */
export function addMediaFiles(app: App, { hosts, log, ...server }: MediaFilesOptions): void {
  app.get('/media/*', async (c) =>
    serveMedia(server, c.req.raw, await hosts.resolve(new URL(c.req.url).hostname)),
  );
  app.all('/media/*', (c) => {
    const response = errorResponse(appError('method_not_allowed'), c.get('trace').requestId, log);
    response.headers.set('allow', 'GET, HEAD');
    return response;
  });
}
