// Written by scripts/gen.mjs from the folders of src/blocks. Do not edit.
import type { EmailView } from '../email/email-view.ts';
import { emailWrapperEmail } from '../blocks/email-wrapper/email-wrapper.email.ts';
import { emailSectionEmail } from '../blocks/email-section/email-section.email.ts';
import { emailContainerEmail } from '../blocks/email-container/email-container.email.ts';
import { emailColumnsEmail } from '../blocks/email-columns/email-columns.email.ts';
import { emailColumnEmail } from '../blocks/email-column/email-column.email.ts';
import { emailTextboxEmail } from '../blocks/email-textbox/email-textbox.email.ts';
import { emailHeadingEmail } from '../blocks/email-heading/email-heading.email.ts';
import { emailImageEmail } from '../blocks/email-image/email-image.email.ts';
import { emailButtonEmail } from '../blocks/email-button/email-button.email.ts';
import { emailDividerEmail } from '../blocks/email-divider/email-divider.email.ts';
import { emailSpacerEmail } from '../blocks/email-spacer/email-spacer.email.ts';
import { emailVideoEmail } from '../blocks/email-video/email-video.email.ts';
import { emailProductsEmail } from '../blocks/email-products/email-products.email.ts';
import { emailCouponEmail } from '../blocks/email-coupon/email-coupon.email.ts';
import { emailMenuEmail } from '../blocks/email-menu/email-menu.email.ts';
import { emailSocialEmail } from '../blocks/email-social/email-social.email.ts';
import { emailHeaderEmail } from '../blocks/email-header/email-header.email.ts';
import { emailFooterEmail } from '../blocks/email-footer/email-footer.email.ts';
import { emailUnsubscribeEmail } from '../blocks/email-unsubscribe/email-unsubscribe.email.ts';
import { emailHtmlEmail } from '../blocks/email-html/email-html.email.ts';
import { emailOrderSummaryEmail } from '../blocks/email-order-summary/email-order-summary.email.ts';

/** View in mails of every block that stands in them. */
export const EMAIL_VIEWS = {
  EmailWrapper: emailWrapperEmail,
  EmailSection: emailSectionEmail,
  EmailContainer: emailContainerEmail,
  EmailColumns: emailColumnsEmail,
  EmailColumn: emailColumnEmail,
  EmailTextbox: emailTextboxEmail,
  EmailHeading: emailHeadingEmail,
  EmailImage: emailImageEmail,
  EmailButton: emailButtonEmail,
  EmailDivider: emailDividerEmail,
  EmailSpacer: emailSpacerEmail,
  EmailVideo: emailVideoEmail,
  EmailProducts: emailProductsEmail,
  EmailCoupon: emailCouponEmail,
  EmailMenu: emailMenuEmail,
  EmailSocial: emailSocialEmail,
  EmailHeader: emailHeaderEmail,
  EmailFooter: emailFooterEmail,
  EmailUnsubscribe: emailUnsubscribeEmail,
  EmailHtml: emailHtmlEmail,
  EmailOrderSummary: emailOrderSummaryEmail,
} satisfies Record<string, EmailView<never>>;
