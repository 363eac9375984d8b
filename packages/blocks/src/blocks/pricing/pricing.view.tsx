import type { ReactElement } from 'react';
import { Icon } from '../../components/icon.tsx';
import { joinClasses } from '../../markup/class-names.ts';
import { linkAttributes } from '../../markup/link-attributes.ts';
import { getItems, getText } from '../../props/read-props.ts';
import type { BlockViewProps } from '../../render/block-view.ts';
import { BUTTON_SIZES } from '../button/button.definition.ts';
import { MAX_BOXES, PRICING_ALIGNS, type PricingProps } from './pricing.definition.ts';
import { getFeatures, priceParts } from './pricing-parts.ts';

function getFeature(feature: string, key: number): ReactElement {
  return (
    <li key={key} className="org-pricing-feature">
      <Icon name="check" className="org-pricing-mark" />
      <span data-part="feature">{feature}</span>
    </li>
  );
}

function getBox(
  box: Readonly<Record<string, unknown>>,
  key: number,
  editing: boolean,
): ReactElement {
  const { amount, rest } = priceParts(getText(box.price));
  const size = BUTTON_SIZES.find((known) => known === box.buttonSize && known !== 'default');
  const label = getText(box.buttonText);
  const button = {
    className: 'org-button org-pricing-button',
    'data-part': 'button',
    'data-variant': 'primary',
    'data-size': size,
  };
  const link = linkAttributes({ href: getText(box.buttonLink), target: '_self' }, editing);
  return (
    <li key={key} className="org-pricing-box" data-part="box">
      <h3 className="org-pricing-name" data-part="name">
        {getText(box.title)}
      </h3>
      <p className="org-pricing-price" data-part="price">
        <span className="org-pricing-amount">{amount}</span>
        {rest === '' ? null : ` ${rest}`}
      </p>
      <ul className="org-pricing-features">
        {getFeatures(getText(box.features)).map((feature, at) => getFeature(feature, at))}
      </ul>
      {label === '' ? null : link.href === undefined ? (
        <span {...button} aria-disabled={editing ? undefined : true}>
          {label}
        </span>
      ) : (
        <a {...button} {...link}>
          {label}
        </a>
      )}
    </li>
  );
}

/** Renders pricing boxes side by side. */
export function PricingView({
  props,
  root,
  context: { editing },
}: BlockViewProps<PricingProps>): ReactElement {
  const boxes = getItems(props.pricingBoxes, MAX_BOXES);
  const align = PRICING_ALIGNS.find((known) => known === props.headerAlignment);
  return (
    <div
      {...root}
      className={joinClasses(root.className, props.themeMode === 'dark' ? 'org-dark' : '')}
      data-align={align === 'start' ? undefined : align}
    >
      {props.title === '' && props.description === '' ? null : (
        <div className="org-pricing-head">
          {props.title === '' ? null : (
            <h2 className="org-pricing-title" data-part="title">
              {props.title}
            </h2>
          )}
          {props.description === '' ? null : (
            <p className="org-pricing-text" data-part="description">
              {props.description}
            </p>
          )}
        </div>
      )}
      {boxes.length === 0 && editing ? (
        <p className="org-pricing-text">Add the first offer in the settings.</p>
      ) : null}
      {boxes.length > 0 ? (
        <ul className="org-pricing-boxes">{boxes.map((box, key) => getBox(box, key, editing))}</ul>
      ) : null}
    </div>
  );
}
