import { Button, Icon, Kbd, Loader, Modal, useDialogLayer, useHotkeys } from '@org/ui';
import { IconSearch } from '@tabler/icons-react';
import { lazy, type ReactElement, Suspense, useCallback, useState } from 'react';
import type { CreateEntry } from './command-entries.ts';
import { text } from './messages.ts';
import { useHasCommandMenu } from './use-command-menu.ts';
import './command-host.css';

type Dialog = NonNullable<CreateEntry['dialog']>;

// Loaded when it is first opened, since most sessions do not need it.
const CommandMenu = lazy(async () => ({
  default: (await import('./command-menu.tsx')).CommandMenu,
}));
const CreateDialog = lazy(async () => ({
  default: (await import('./create-dialog.tsx')).CreateDialog,
}));

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

function MenuDialog({
  open,
  onClose,
  onCreate,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onCreate: (dialog: Dialog) => void;
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
          <CommandMenu onClose={onClose} onCreate={onCreate} />
        </Suspense>
      </Modal.Content>
    </Modal.Root>
  );
}

/** Renders the search box of the top bar, and the command menu that it and Ctrl+K open. Source: CMDK-001, CMDK-002, CMDK-010. */
export function CommandHost(): ReactElement | null {
  const isThere = useHasCommandMenu();
  const [open, setOpen] = useState(false);
  const [creating, setCreating] = useState<Dialog>();
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
      <MenuDialog open={open} onClose={() => setOpen(false)} onCreate={setCreating} />
      {creating && (
        <Suspense>
          <CreateDialog kind={creating} onClose={() => setCreating(undefined)} />
        </Suspense>
      )}
    </>
  );
}
