import { Dialog, type Swatch, useUnsavedGuard } from '@org/ui';
import { type ReactElement, useState } from 'react';
import { text } from './messages.ts';
import { type NavLook, NavLookFields } from './nav-look-fields.tsx';

/** Props of the dialog: style of the site's bars, and the colors of its theme. */
export interface NavLookDialogProps {
  readonly look: NavLook;
  readonly swatches: readonly Swatch[];
  readonly onClose: () => void;
  readonly onSave: (look: NavLook) => void;
}

/** Renders the default style of navigation bars. */
export function NavLookDialog(props: NavLookDialogProps): ReactElement {
  const { swatches, onClose, onSave } = props;
  const [changes, setChanges] = useState<NavLook>({});
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
      <NavLookFields
        look={{ ...props.look, ...changes }}
        swatches={swatches}
        onChange={(next) => setChanges({ ...changes, ...next })}
      />
    </Dialog>
  );
}
