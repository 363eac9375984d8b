import { FONT_WEIGHTS } from '@org/schema';
import { MOBILE_NAV, NAV_RANGES } from '@org/schema/entities';
import { ColorField, NativeSelect, NumberField, Segmented, type Swatch, Switch } from '@org/ui';
import type { ReactElement } from 'react';
import { Labelled } from './labelled.tsx';
import { text } from './messages.ts';
import type { Menus } from './site-menu.ts';
import './navigation.css';

/** Default style of bars, without their items. */
export type NavLook = Menus['look'];

/** Built-in style of bars. */
const USUAL: NavLook = {
  navbarHeight: 80,
  logoAreaWidth: 180,
  logoAreaHeight: 70,
  mobileNavStyle: 'offcanvas',
  mobileNavStylePosition: 'end',
  navItemFontWeight: 400,
  backgroundColor: '',
  navItemColor: '',
};
const LENGTHS = ['navbarHeight', 'logoAreaWidth', 'logoAreaHeight'] as const;
const COLORS = ['backgroundColor', 'navItemColor'] as const;
const FLAGS = ['fluid', 'sticky', 'transparentOnHomepage'] as const;

/** Props of the fields: current values, colors of the theme, and change handler. */
export interface NavLookFieldsProps {
  readonly look: NavLook;
  readonly swatches: readonly Swatch[];
  readonly readOnly?: boolean;
  readonly onChange: (change: NavLook) => void;
}

/** Renders the fields of the style of navigation bars. */
export function NavLookFields(props: NavLookFieldsProps): ReactElement {
  const { swatches, readOnly: disabled = false, onChange: set } = props;
  const look: NavLook = { ...USUAL, ...props.look };
  return (
    <div className="ad-nav-look">
      {LENGTHS.map((name) => (
        <NumberField
          key={name}
          size="sm"
          disabled={disabled}
          label={text[name]}
          unit="px"
          {...NAV_RANGES[name]}
          value={look[name] ?? ''}
          onChange={(value) => value !== '' && set({ [name]: value })}
        />
      ))}
      <NativeSelect
        label={text.navItemFontWeight}
        disabled={disabled}
        data={FONT_WEIGHTS.map(String)}
        value={String(look.navItemFontWeight)}
        onChange={({ currentTarget: { value } }) =>
          set({ navItemFontWeight: FONT_WEIGHTS.find((weight) => String(weight) === value) })
        }
      />
      {COLORS.map((name) => (
        <ColorField
          key={name}
          size="sm"
          disabled={disabled}
          label={text[name]}
          swatches={swatches}
          clearable
          value={look[name] ?? ''}
          onChange={(value) => set({ [name]: value })}
        />
      ))}
      <Labelled label={text.mobileNavStyle}>
        <Segmented
          label={text.mobileNavStyle}
          disabled={disabled}
          value={look.mobileNavStyle ?? ''}
          options={MOBILE_NAV.styles.map((value) => ({
            value,
            label: text.mobileNavStyles[value],
          }))}
          onChange={(value) =>
            set({ mobileNavStyle: MOBILE_NAV.styles.find((style) => style === value) })
          }
        />
      </Labelled>
      <Labelled label={text.mobileNavStylePosition}>
        <Segmented
          label={text.mobileNavStylePosition}
          disabled={disabled}
          value={look.mobileNavStylePosition ?? ''}
          options={MOBILE_NAV.positions.map((value) => ({
            value,
            label: text.mobileNavStylePositions[value],
          }))}
          onChange={(value) =>
            set({ mobileNavStylePosition: MOBILE_NAV.positions.find((side) => side === value) })
          }
        />
      </Labelled>
      {FLAGS.map((name) => (
        <Switch
          key={name}
          label={text[name]}
          checked={look[name] === true}
          disabled={disabled}
          onChange={(event) => set({ [name]: event.currentTarget.checked })}
        />
      ))}
    </div>
  );
}
