import { bindJob, defineModule } from '../../../kernel/module/define-module.ts';
import { extend } from '../../../kernel/module/extend.ts';
import { MAIL_RECORDS } from '../../../kernel/module/mail-records.ts';
import { getCaptcha } from '../../platform/index.ts';
import { ADDRESS_BLOCKS, confirmJob, confirmSender } from './confirm-sender.ts';
import { getFormFiles, getFormLimits } from './form.services.ts';
import { formMailRecords } from './form-mail-records.ts';
import { FORM_SIGN_UPS } from './form-sign-up.ts';
import { formSubmissionEntity } from './form-submission.entity.ts';
import { formSubmissionRoutes } from './form-submissions.routes.ts';
import { formRoutes } from './forms.routes.ts';
import { notifyJob, notifyRecipients } from './notify-recipients.ts';
import { formFileSweep } from './sweep-form-files.ts';

/** Forms of a site and their submissions. */
export const formsModule = defineModule({
  name: 'crm/forms',
  entities: [formSubmissionEntity],
  extensions: [extend(MAIL_RECORDS, formMailRecords)],
  jobs: (kernel) => [
    bindJob(notifyJob, (work) => notifyRecipients(kernel, work)),
    bindJob(confirmJob, (work) =>
      confirmSender({ ...kernel, getBlocks: () => kernel.extensions(ADDRESS_BLOCKS) }, work),
    ),
  ],
  housekeeping: (kernel) => [formFileSweep(getFormFiles(kernel), kernel.db)],
  routes: (kernel) => {
    const { db, registry, send, mailQueue, mailer, hasMailProvider, extensions } = kernel;
    const store = getFormFiles(kernel);
    return [
      ...formRoutes({
        registry,
        captcha: getCaptcha(kernel),
        limits: getFormLimits(kernel),
        store,
        send,
        getSignUps: () => extensions(FORM_SIGN_UPS),
      }),
      ...formSubmissionRoutes({
        db,
        registry,
        send,
        mailQueue,
        store,
        hasServer: mailer.hasServer,
        hasProvider: hasMailProvider,
      }),
    ];
  },
});
