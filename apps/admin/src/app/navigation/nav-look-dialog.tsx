import { FONT_WEIGHTS, MOBILE_NAV, NAV_RANGES } from '@org/schema';
import {
  ColorField,
  Dialog,
  NativeSelect,
  NumberField,
  Segmented,
  type Swatch,
  Switch,
  useUnsavedGuard,
} from '@org/ui';
import { type ReactElement, useState } from 'react';
import { Labelled } from './labelled.tsx';
import { text } from './messages.ts';
import type { Menus } from './site-menu.ts';

type Look = Menus['look'];

/** Shape: how the bars of the site look, and the colours of its theme. */
export interface NavLookDialogProps {
  readonly look: Look;
  readonly swatches: readonly Swatch[];
  readonly onClose: () => void;
  readonly onSave: (look: Look) => void;
}

/** What bars look like where nothing is said of it. Source: NAV-018, NAV-038, NAV-040. */
const USUAL: Look = {
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

/** How navigation bars look that say nothing of their own. Source: NAV-018. */
export function NavLookDialog(props: NavLookDialogProps): ReactElement {
  const { swatches, onClose, onSave } = props;
  const [changes, setChanges] = useState<Look>({});
  const look: Look = { ...USUAL, ...props.look, ...changes };
  const set = (next: Look): void => setChanges({ ...changes, ...next });
  const save = async (): Promise<boolean> => {
    onSave(changes);
    return true;
  };
  const ask = useUnsavedGuard(Object.keys(changes).length > 0, save);
  const leave = async (): Promise<void> => {
    if (await ask()) onClose();
  };
  return (
    <Dialog
      open
      title={text.lookTitle}
      width={460}
      onClose={() => void leave()}
      buttons={[
        { label: text.cancel, onPress: () => void leave() },
        { label: text.saveLook, kind: 'primary', onPress: () => void save() },
      ]}
    >
      <p className="at-meta ad-nav-look-about">{text.lookText}</p>
      <div className="ad-nav-look">
        {LENGTHS.map((name) => (
          <NumberField
            key={name}
            size="sm"
            label={text[name]}
            unit="px"
            {...NAV_RANGES[name]}
            value={look[name] ?? ''}
            onChange={(value) => value !== '' && set({ [name]: value })}
          />
        ))}
        <NativeSelect
          label={text.navItemFontWeight}
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
            onChange={(event) => set({ [name]: event.currentTarget.checked })}
          />
        ))}
      </div>
    </Dialog>
  );
}
