import type { ReactElement } from 'react';
import { SAMPLE_DETAILS } from '../../email/email-details.ts';
import { canvasStyle } from '../../email/email-html.ts';
import { pixels } from '../../email/email-layout.ts';
import type { BlockViewProps } from '../../render/block-view.ts';
import type { EmailOrderSummaryProps } from './email-order-summary.definition.ts';
import { SUMMARY_LOOKS, summaryButtonLook } from './email-order-summary.email.ts';

/** Renders an order summary in the canvas of an email, with the details of a sample order. */
export function EmailOrderSummaryView({
  props,
  root,
  context,
}: BlockViewProps<EmailOrderSummaryProps>): ReactElement {
  const { showText, showItems, showButton, space } = props;
  const { paragraphs, rows, button } = SAMPLE_DETAILS;
  if (!showText && !showItems && !showButton)
    return context.editing ? (
      <div {...root} data-empty="true">
        Choose what to show
      </div>
    ) : (
      <div {...root} hidden />
    );
  return (
    <div {...root} style={canvasStyle({ padding: `${pixels(space, 80, 8)}px 0` })}>
      {showText &&
        paragraphs.map((text) => (
          <p className="org-email-order-summary-text" style={SUMMARY_LOOKS.text} key={text}>
            {text}
          </p>
        ))}
      {showItems && (
        <ul className="org-email-order-summary-list" data-part="items">
          {rows.map(({ label, value, isStrong }) => (
            <li
              className="org-email-order-summary-line"
              style={SUMMARY_LOOKS[isStrong ? 'total' : 'line']}
              key={label}
            >
              <span>{label}</span>
              <span>{value}</span>
            </li>
          ))}
        </ul>
      )}
      {showButton && (
        <span style={canvasStyle(summaryButtonLook(props, context.site.theme))}>
          {button?.label}
        </span>
      )}
    </div>
  );
}
