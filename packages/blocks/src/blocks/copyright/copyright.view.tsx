import { safeColor } from '@org/device-settings';
import { FONT_WEIGHTS } from '@org/schema';
import type { ReactElement } from 'react';
import { cssVars } from '../../markup/css-vars.ts';
import { getNumber } from '../../props/read-props.ts';
import type { BlockViewProps } from '../../render/block-view.ts';
import type { CopyrightProps } from './copyright.definition.ts';
import { yearIn } from './year-in.ts';

/** Renders the company and the current year in the company's time zone. */
export function CopyrightView({
  props,
  root,
  context: { site, now },
}: BlockViewProps<CopyrightProps>): ReactElement {
  return (
    <p
      {...root}
      style={cssVars({
        'org-copyright-color': safeColor(props.fontColor),
        'org-copyright-size':
          props.fontSize === 1
            ? undefined
            : getNumber(props.fontSize, { min: 0.5, max: 3, otherwise: 1 }),
        'org-copyright-weight': FONT_WEIGHTS.find(
          (known) => known === props.fontWeight && known !== 400,
        ),
      })}
    >
      {`© ${yearIn(site.timezone, now)} ${site.company_name}`.trim()}
    </p>
  );
}
