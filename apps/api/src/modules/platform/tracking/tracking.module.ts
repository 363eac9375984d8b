import { bindJob, defineModule } from '../../../kernel/module/define-module.ts';
import { forwardEvent, forwardEventJob } from './forward-event.ts';
import { measurementProtocol } from './measurement-protocol.ts';
import { trackingRoutes } from './tracking.routes.ts';

/** Analytics services that events are forwarded to. */
export const trackingModule = defineModule({
  name: 'platform/tracking',
  jobs: ({ db, encryption, config, fetch, getSite }) => {
    const tools = {
      db,
      seal: encryption('tracking'),
      service: measurementProtocol({ url: config.trackingUrl, fetch }),
      getSite,
    };
    return [bindJob(forwardEventJob, (work) => forwardEvent(tools, work))];
  },
  routes: ({ encryption }) => trackingRoutes(encryption('tracking')),
});
