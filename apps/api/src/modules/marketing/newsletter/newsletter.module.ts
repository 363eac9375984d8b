import { bindJob, defineModule } from '../../../kernel/module/define-module.ts';
import { defineService } from '../../../kernel/module/define-service.ts';
import { extend } from '../../../kernel/module/extend.ts';
import { CUSTOMER_TABLES, FORM_SIGN_UPS, getFormLimits } from '../../crm/index.ts';
import { getCaptcha } from '../../platform/index.ts';
import { newsletterRoutes } from './newsletter.routes.ts';
import { confirmJob, createNewsletter } from './newsletter.service.ts';
import { NEWSLETTER_KEY, newsletterTokens } from './newsletter-tokens.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { seedSubscribers } from './seed-subscribers.ts';
import { subscriberEntity } from './subscriber.entity.ts';
import { subscriberRoutes } from './subscribers.routes.ts';

const getTokens = defineService(({ key }) => newsletterTokens(key(NEWSLETTER_KEY)));

const getNewsletter = defineService((kernel) => {
  const { db, send, mailQueue, hosts, designMail } = kernel;
  return createNewsletter({ db, send, mailQueue, tokens: getTokens(kernel), hosts, designMail });
});

/** Subscribers and lists of the newsletter. */
export const newsletterModule = defineModule({
  name: 'marketing/newsletter',
  entities: [subscriberEntity],
  extensions: [
    extend(FORM_SIGN_UPS, (kernel) => getNewsletter(kernel).subscribe),
    extend(CUSTOMER_TABLES, () => 'subscribers'),
  ],
  jobs: (kernel) => [bindJob(confirmJob, (work) => getNewsletter(kernel).mailConfirmation(work))],
  seeds: () => [{ seedTenant: seedSubscribers }],
  routes: (kernel) => [
    ...newsletterRoutes({
      newsletter: getNewsletter(kernel),
      tokens: getTokens(kernel),
      captcha: getCaptcha(kernel),
      limits: getFormLimits(kernel),
    }),
    ...subscriberRoutes(kernel.send),
    ...profileRoutes(),
  ],
});
