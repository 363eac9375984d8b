import type { Device } from '@org/schema';
import {
  getThemeTokens,
  type SettingOrigin,
  SPACE_TOKENS,
  type Space,
  type SpacingSettings,
  type ThemeTokens,
} from '@org/schema/entities';
import { Button, keepFocus, NativeSelect } from '@org/ui';
import { type ReactElement, useId, useRef, useState } from 'react';
import { originKind, originWords } from './origin-words.ts';
import { SpaceInput } from './space-input.tsx';
import { TokenChips } from './token-chips.tsx';

/** The eight spaces. */
type SpacingField = keyof SpacingSettings & string;

/** Props of the spacing box: margin and padding as nested boxes. */
export interface SpacingBoxProps {
  readonly values: SpacingSettings;
  /** Sizes of the theme. @default those of a theme without changes */
  readonly tokens?: ThemeTokens | undefined;
  /** The current device. */
  readonly device: Device;
  readonly getOrigin: (field: SpacingField) => SettingOrigin;
  readonly onChange: (values: Partial<SpacingSettings>) => void;
  readonly onReset: (fields: readonly SpacingField[]) => void;
}

const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const;
type Side = (typeof SIDES)[number];
type Box = 'margin' | 'padding';

/** Linked sides: one, opposite ones, or all four. */
const LINKS = ['none', 'pairs', 'all'] as const;
type Link = (typeof LINKS)[number];
const LINK_WORDS: Readonly<Record<Link, string>> = {
  none: 'Each side',
  pairs: 'Opposite sides',
  all: 'All sides',
};
const OPPOSITE: Readonly<Record<Side, Side>> = {
  Top: 'Bottom',
  Bottom: 'Top',
  Left: 'Right',
  Right: 'Left',
};

/** Remembered for the next block, since users link sides for many. */
let lastLink: Link = 'none';

function linked(box: Box, side: Side, link: Link): SpacingField[] {
  const sides = link === 'all' ? SIDES : link === 'pairs' ? [side, OPPOSITE[side]] : [side];
  return sides.map((name): SpacingField => `${box}${name}`);
}

const getName = (box: Box, side: Side): string =>
  `${box === 'margin' ? 'Margin' : 'Padding'} ${side.toLowerCase()}`;

/**
 * Renders margin around padding with a space for each side. A line below shows the origin of the focused one and resets it; Delete
 * in an empty field does too. Below it are the steps of the theme.
 */
export function SpacingBox(props: SpacingBoxProps): ReactElement {
  const { values, device, getOrigin, onChange, onReset } = props;
  const [link, setLink] = useState<Link>(lastLink);
  const [active, setActive] = useState<{ box: Box; side: Side }>();
  const hintId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const { spaces } = props.tokens ?? getThemeTokens();

  /** Returns the fields that a reset of a side removes: those linked with it that have their own value. */
  const getOwn = (box: Box, side: Side): SpacingField[] =>
    linked(box, side, link).filter((field) => getOrigin(field) === device);

  const set = (box: Box, side: Side, space: Space): void =>
    onChange(Object.fromEntries(linked(box, side, link).map((name) => [name, space])));

  const input = (box: Box, side: Side): ReactElement => {
    const field: SpacingField = `${box}${side}`;
    const own = getOwn(box, side);
    return (
      <SpaceInput
        key={`${device}.${field}`}
        side={side}
        name={`${getName(box, side)}, px`}
        describedBy={hintId}
        value={values[field]}
        sizes={spaces}
        min={box === 'margin' ? -1000 : 0}
        origin={originKind(getOrigin(field), device)}
        active={active?.box === box && active.side === side}
        onFocus={() => setActive({ box, side })}
        onChange={(space) => set(box, side, space)}
        onReset={() => own.length > 0 && onReset(own)}
      />
    );
  };

  const own = active ? getOwn(active.box, active.side) : [];
  const origin = active && getOrigin(`${active.box}${active.side}`);
  return (
    <div className="at-spacing-panel" ref={panel}>
      <fieldset className="at-spacing-box">
        <legend>Margin</legend>
        {SIDES.map((side) => input('margin', side))}
        <fieldset className="at-spacing-box">
          <legend>Padding</legend>
          {SIDES.map((side) => input('padding', side))}
          <div className="at-spacing-core" />
        </fieldset>
      </fieldset>
      <p className="at-spacing-line" aria-live="polite">
        {active && origin ? (
          <>
            <span className="at-spacing-words">
              <span className="at-style-origin" data-origin={originKind(origin, device)} />
              {getName(active.box, active.side)}: {originWords(origin, device)}
            </span>
            {own.length > 0 ? (
              <Button
                size="compact-xs"
                variant="subtle"
                color="gray"
                aria-label={`Reset ${getName(active.box, active.side).toLowerCase()}`}
                onClick={() => {
                  keepFocus(() => panel.current?.querySelector('input[data-active]'));
                  onReset(own);
                }}
              >
                Reset
              </Button>
            ) : null}
          </>
        ) : (
          'Choose a side to see where it comes from'
        )}
      </p>
      <TokenChips
        label={active ? getName(active.box, active.side) : 'Spacing'}
        tokens={SPACE_TOKENS}
        sizes={spaces}
        value={active && values[`${active.box}${active.side}`]}
        disabled={!active}
        onChange={(token) => active && set(active.box, active.side, token)}
      />
      <span id={hintId} className="at-hidden">
        Clear it and press Delete to reset
      </span>
      <div className="at-spacing-line">
        <span aria-hidden>Change</span>
        <NativeSelect
          size="xs"
          aria-label="Sides to change together"
          value={link}
          data={LINKS.map((value) => ({ value, label: LINK_WORDS[value] }))}
          onChange={(event) => {
            lastLink = LINKS.find((value) => value === event.currentTarget.value) ?? 'none';
            setLink(lastLink);
          }}
        />
      </div>
    </div>
  );
}
