import type { ReactElement } from 'react';
import type { BlockViewProps } from '../../render/block-view.ts';
import { type AnimatedCardProps, CARD_ANIMATIONS } from './animated-card.definition.ts';

/**
 * Renders a card. One with two sides has a checkbox over the whole card, which turns it by touch and keyboard without a script.
 * In the editor both sides are stacked.
 */
export function AnimatedCardView({
  props,
  root,
  context: { editing },
  children,
}: BlockViewProps<AnimatedCardProps>): ReactElement {
  const known = CARD_ANIMATIONS.find((one) => one === props.animation);
  const animation = editing || known === 'none' ? undefined : known;
  return (
    <div {...root} data-animation={animation}>
      {animation === 'flip' || animation === 'fade' ? (
        <input
          className="org-animated-card-turn"
          data-part="turn"
          type="checkbox"
          aria-label="Turn the card over"
        />
      ) : null}
      <div className="org-animated-card-sides">{children}</div>
    </div>
  );
}
