// Written by scripts/gen.mjs from the folders of src/blocks. Do not edit.
import type { EmailView } from '../email/email-view.ts';
import { emailWrapperEmail } from '../blocks/email-wrapper/email-wrapper.email.ts';
import { emailSectionEmail } from '../blocks/email-section/email-section.email.ts';
import { emailContainerEmail } from '../blocks/email-container/email-container.email.ts';
import { emailTextboxEmail } from '../blocks/email-textbox/email-textbox.email.ts';
import { emailImageEmail } from '../blocks/email-image/email-image.email.ts';
import { emailButtonEmail } from '../blocks/email-button/email-button.email.ts';
import { emailUnsubscribeEmail } from '../blocks/email-unsubscribe/email-unsubscribe.email.ts';

/** View in mails of every block that stands in them. */
export const EMAIL_VIEWS = {
  EmailWrapper: emailWrapperEmail,
  EmailSection: emailSectionEmail,
  EmailContainer: emailContainerEmail,
  EmailTextbox: emailTextboxEmail,
  EmailImage: emailImageEmail,
  EmailButton: emailButtonEmail,
  EmailUnsubscribe: emailUnsubscribeEmail,
} satisfies Record<string, EmailView<never>>;
