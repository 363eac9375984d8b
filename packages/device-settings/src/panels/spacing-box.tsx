import type { SettingOrigin, SpacingSettings } from '@org/schema';
import { NativeSelect } from '@org/ui';
import { type ReactElement, useState } from 'react';

/** The eight numbers of spacing. */
type Side = keyof SpacingSettings & string;

/** Margin and padding as a box within a box. */
export interface SpacingBoxProps {
  readonly values: SpacingSettings;
  readonly originOf: (field: Side) => SettingOrigin;
  readonly isOwn: (field: Side) => boolean;
  readonly onChange: (values: Partial<SpacingSettings>) => void;
  readonly onReset: (field: Side) => void;
}

const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const;

/** The sides that change together: one, its opposite too, or all four. */
const LINKS = ['none', 'pairs', 'all'] as const;
type Link = (typeof LINKS)[number];
const LINK_WORDS: Readonly<Record<Link, string>> = {
  none: 'Each side',
  pairs: 'Opposite sides',
  all: 'All sides',
};

function linked(box: 'margin' | 'padding', side: (typeof SIDES)[number], link: Link): Side[] {
  const opposite = { Top: 'Bottom', Bottom: 'Top', Left: 'Right', Right: 'Left' } as const;
  const sides =
    link === 'all'
      ? SIDES
      : link === 'pairs'
        ? ([side, opposite[side]] as const)
        : ([side] as const);
  return sides.map((name): Side => `${box}${name}`);
}

/** Draws margin around padding, each side a number. Alt-click on a number gives up the device's own value. */
export function SpacingBox({
  values,
  originOf,
  isOwn,
  onChange,
  onReset,
}: SpacingBoxProps): ReactElement {
  const [link, setLink] = useState<Link>('none');
  const input = (box: 'margin' | 'padding', side: (typeof SIDES)[number]): ReactElement => {
    const field: Side = `${box}${side}`;
    return (
      <input
        key={field}
        type="number"
        className={`at-space at-space-${side.toLowerCase()}`}
        data-origin={isOwn(field) ? 'own' : originOf(field) === 'default' ? 'default' : 'inherited'}
        aria-label={`${box === 'margin' ? 'Margin' : 'Padding'} ${side.toLowerCase()}, px`}
        value={values[field]}
        min={box === 'margin' ? -1000 : 0}
        max={1000}
        onChange={(event) => {
          const value = event.currentTarget.valueAsNumber;
          if (Number.isFinite(value))
            onChange(Object.fromEntries(linked(box, side, link).map((name) => [name, value])));
        }}
        onClick={(event) => event.altKey && onReset(field)}
      />
    );
  };
  return (
    <div className="at-spacing">
      <fieldset className="at-space-box">
        <legend>Margin</legend>
        {SIDES.map((side) => input('margin', side))}
        <fieldset className="at-space-box">
          <legend>Padding</legend>
          {SIDES.map((side) => input('padding', side))}
          <div className="at-space-core" />
        </fieldset>
      </fieldset>
      <div className="at-space-link">
        <span aria-hidden>Change</span>
        <NativeSelect
          size="xs"
          aria-label="Sides that change together"
          value={link}
          data={LINKS.map((value) => ({ value, label: LINK_WORDS[value] }))}
          onChange={(event) => setLink(event.currentTarget.value as Link)}
        />
      </div>
    </div>
  );
}
