import type { ReactElement } from 'react';
import { canvasStyle } from '../../email/email-html.ts';
import { pixels } from '../../email/email-layout.ts';
import type { BlockViewProps } from '../../render/block-view.ts';
import type { EmailCouponProps } from './email-coupon.definition.ts';
import { COUPON_LINES, couponLook } from './email-coupon.email.ts';

/** Renders a coupon in the canvas of an email. */
export function EmailCouponView({
  props,
  root,
  context,
}: BlockViewProps<EmailCouponProps>): ReactElement {
  const code = props.code.trim() || (context.editing ? 'Enter a code' : '');
  if (code === '') return <div {...root} hidden />;
  const line = (name: keyof typeof COUPON_LINES, text: string): ReactElement | null =>
    text.trim() === '' ? null : (
      <p className="org-email-coupon-line" data-part={name} style={COUPON_LINES[name]}>
        {text}
      </p>
    );
  return (
    <div {...root} style={canvasStyle({ padding: `${pixels(props.space, 80, 16)}px 0` })}>
      <div
        className="org-email-coupon-face"
        style={canvasStyle(couponLook(props, context.site.theme))}
      >
        {line('title', props.title)}
        {line('code', code)}
        {line('note', props.note)}
      </div>
    </div>
  );
}
