import { Button, Icon, Kbd, Loader, Modal, useDialogLayer, useHotkeys } from '@org/ui';
import { IconSearch } from '@tabler/icons-react';
import {
  type ComponentType,
  lazy,
  type ReactElement,
  Suspense,
  useCallback,
  useState,
} from 'react';
import type { CommandEntries, CreateEntry } from './command-entries.ts';
import type { CommandMenuProps } from './command-menu.tsx';
import { text } from './messages.ts';
import { useHasCommandMenu } from './use-command-menu.ts';

type LoadedMenu = ComponentType<Omit<CommandMenuProps, 'entries'>>;

/** Props of the host: a function that loads the entries when the menu is first opened. */
export interface CommandHostProps {
  readonly load: () => Promise<CommandEntries>;
}

/** Returns the menu with its entries. Loaded when it is first opened, since most sessions do not need it. */
function lazyMenu(load: CommandHostProps['load']): LoadedMenu {
  return lazy(async () => {
    const [{ CommandMenu }, entries] = await Promise.all([import('./command-menu.tsx'), load()]);
    return { default: (props) => <CommandMenu entries={entries} {...props} /> };
  });
}

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

function MenuDialog({
  Menu,
  open,
  onClose,
  onCreate,
}: {
  readonly Menu: LoadedMenu;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onCreate: (entry: CreateEntry) => void;
}) {
  const { layer } = useDialogLayer(open);
  return (
    <Modal.Root
      opened={open}
      onClose={onClose}
      size={600}
      zIndex={200 + layer}
      // The menu handles Escape itself, which first steps back one level.
      closeOnEscape={false}
      yOffset="12vh"
      transitionProps={{ duration: 120 }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={text.label} className="ad-command-box">
        <Suspense fallback={<Loader size="sm" className="ad-command-loading" />}>
          <Menu onClose={onClose} onCreate={onCreate} />
        </Suspense>
      </Modal.Content>
    </Modal.Root>
  );
}

/** Renders the search box of the top bar, and the command menu that it and Ctrl+K open. */
export function CommandHost({ load }: CommandHostProps): ReactElement | null {
  const isThere = useHasCommandMenu();
  const [Menu] = useState(() => lazyMenu(load));
  const [open, setOpen] = useState(false);
  const [creating, setCreating] = useState<CreateEntry>();
  const toggle = useCallback(() => isThere && setOpen((is) => !is), [isThere]);
  // The shortcut also works in inputs.
  useHotkeys([['mod+K', toggle]], []);
  if (!isThere) return null;
  return (
    <>
      <Button
        variant="default"
        className="ad-command-open"
        leftSection={<Icon of={IconSearch} />}
        rightSection={
          <span className="ad-command-key" aria-hidden>
            <Kbd size="xs">{isMac ? '⌘' : 'Ctrl'}</Kbd> <Kbd size="xs">K</Kbd>
          </span>
        }
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <span className="ad-command-word">{text.open}</span>
      </Button>
      <MenuDialog Menu={Menu} open={open} onClose={() => setOpen(false)} onCreate={setCreating} />
      {creating?.Dialog && (
        <Suspense>
          <creating.Dialog onClose={() => setCreating(undefined)} />
        </Suspense>
      )}
    </>
  );
}
